#!/usr/bin/env bash
# Brings po/ up to date with the sources: the list of files with texts, the template, and each catalogue.
#
# usage: update-translations.sh [FOLDER]
#   FOLDER  where the list and the template go, and the catalogues are left alone
set -euo pipefail

folder=$(realpath "${1:-$(dirname "$0")/../po}")
cd "$(dirname "$0")/.."

template=$folder/photo-picker.pot
files=$folder/POTFILES.in
id=data/org.photopicker.PhotoPicker
# Lines come and go without any text changing, so none are noted.
common=(
    --from-code=UTF-8 --add-comments=Translators --add-location=file
    --package-name=photo-picker --copyright-holder='The Photo Picker developers'
)

# Vala's rules read Swift's strings as Swift does.
find Sources -name '*.swift' | LC_ALL=C sort >"$files"
xgettext "${common[@]}" --language=Vala --keyword --keyword=tr --keyword=trn:1,2 --keyword=trc:1c,2 --keyword=msgid \
    --files-from="$files" --output="$template"
xgettext "${common[@]}" --join-existing --output="$template" "$id".desktop.in "$id".metainfo.xml.in

sed -n 's/^#: //p' "$template" | tr ' ' '\n' | LC_ALL=C sort -u >"$files"

if (($# == 0)); then
    while read -r language; do
        msgmerge --quiet --update --backup=none --no-fuzzy-matching --add-location=file "po/$language.po" "$template"
    done <po/LINGUAS
fi
