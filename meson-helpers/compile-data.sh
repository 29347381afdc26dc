#!/usr/bin/env bash
# Puts the program's data beside a program that is not installed: into BINDIR/share, laid out as /usr/share is.
#
# usage: compile-data.sh BINDIR
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
share=$1/share
schemas=$share/glib-2.0/schemas
mkdir -p "$schemas" "$share/icons" "$share/photo-picker"

cp "$root/data/style.css" "$share/photo-picker/"
cp -r "$root/data/icons/hicolor" "$share/icons/"
glib-compile-schemas --strict --targetdir="$schemas" "$root/data"

while read -r language; do
    messages=$share/locale/$language/LC_MESSAGES
    mkdir -p "$messages"
    msgfmt -o "$messages/photo-picker.mo" "$root/po/$language.po"
done <"$root/po/LINGUAS"

if command -v gtk-update-icon-cache >/dev/null; then
    # The folder has no index.theme: that of the system's hicolor holds for it.
    gtk-update-icon-cache --quiet --force --ignore-theme-index "$share/icons/hicolor"
fi
