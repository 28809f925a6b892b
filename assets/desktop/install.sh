#!/bin/sh
# Install Down to One for this user: program, menu entry, icon, file type. Run with --remove to take it away again.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin
place=$share/down-to-one-program
entries="applications/down-to-one.desktop applications/down-to-one-replay.desktop mime/packages/down-to-one.xml
metainfo/org.downtoone.game.metainfo.xml"
icons=$(cd "$here/share" && find icons -type f)

refresh() {
  command -v update-mime-database >/dev/null 2>&1 && update-mime-database "$share/mime" || true
  command -v update-desktop-database >/dev/null 2>&1 && update-desktop-database "$share/applications" || true
}

if [ "${1:-}" = "--remove" ]; then
  for file in $entries $icons; do rm -f "$share/$file"; done
  rm -rf "$place" "$bin/down-to-one"
  refresh
  echo "Down to One was removed; your matches and settings are still there."
  exit 0
fi
rm -rf "$place"
mkdir -p "$place" "$bin"
cp -R "$here/down-to-one/." "$place/"
ln -sf "$place/down-to-one" "$bin/down-to-one"
for file in $entries $icons; do
  mkdir -p "$share/$(dirname "$file")"
  cp "$here/share/$file" "$share/$file"
done
sed -i "s|^Exec=down-to-one|Exec=\"$bin/down-to-one\"|" "$share/applications/down-to-one.desktop" \
  "$share/applications/down-to-one-replay.desktop"
refresh
echo "Down to One is in the menu, and at $bin/down-to-one."
