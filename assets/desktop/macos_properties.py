"""Say what the Info.plist of the macOS bundle holds besides what PyInstaller fills in."""

from __future__ import annotations

from typing import Any, Final

PROPERTIES: Final[dict[str, Any]] = {
    "CFBundleDisplayName": "Down to One",
    "CFBundleName": "Down to One",
    "LSApplicationCategoryType": "public.app-category.card-games",
    "LSMinimumSystemVersion": "11.0",
    "NSHighResolutionCapable": True,
    "NSHumanReadableCopyright": "MIT licence",
    "NSSupportsAutomaticGraphicsSwitching": True,
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Down to One record",
            "CFBundleTypeRole": "Viewer",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": ["org.downtoone.record"],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": "org.downtoone.record",
            "UTTypeDescription": "Down to One record",
            "UTTypeConformsTo": ["public.json"],
            "UTTypeTagSpecification": {"public.filename-extension": ["d1game"]},
        }
    ],
}
