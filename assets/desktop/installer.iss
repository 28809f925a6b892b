; Inno Setup: the installer for Windows, from the folder that `pyinstaller build.spec` makes.
; iscc /DVersion=1.2.0 assets\desktop\installer.iss
#ifndef Version
  #define Version "0.0.0"
#endif

[Setup]
AppId={{7C1D6C2E-6E0E-4B7F-9B0B-0D01D0170E01}
AppName=Down to One
AppVersion={#Version}
AppPublisher=Down to One
DefaultDirName={autopf}\Down to One
DefaultGroupName=Down to One
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
Compression=lzma2/max
SolidCompression=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=down-to-one-{#Version}-windows-setup
SetupIconFile=..\icons\icon.ico
SourceDir=.
UninstallDisplayIcon={app}\down-to-one.exe
UninstallDisplayName=Down to One
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "pt_br"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"
Name: "uk"; MessagesFile: "compiler:Languages\Ukrainian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "..\..\dist\down-to-one\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs

[InstallDelete]
; Nothing of an older version may stay beside the new one.
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{autoprograms}\Down to One"; Filename: "{app}\down-to-one.exe"
Name: "{autodesktop}\Down to One"; Filename: "{app}\down-to-one.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.d1game"; ValueType: string; ValueData: "DownToOne.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\DownToOne.Record"; ValueType: string; ValueData: "Down to One record"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\DownToOne.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\down-to-one.exe,0"
Root: HKA; Subkey: "Software\Classes\DownToOne.Record\shell\open\command"; ValueType: string; ValueData: """{app}\down-to-one.exe"" replay ""%1"""

[Run]
Filename: "{app}\down-to-one.exe"; Description: "{cm:LaunchProgram,Down to One}"; Flags: nowait postinstall skipifsilent
