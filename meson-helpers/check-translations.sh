#!/usr/bin/env bash
# Checks that po/ fits the sources, and that each catalogue is whole.
set -euo pipefail

cd "$(dirname "$0")/.."
fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
failed=0

fail() {
    echo "check-translations: $1" >&2
    failed=1
}

# The texts of a template, without comments and dates.
texts() { msgattrib --no-location --no-wrap --sort-output "$1" | grep -v '^#' | sed '1,/^$/d'; }

meson-helpers/update-translations.sh "$fresh"
diff -u po/POTFILES.in "$fresh/POTFILES.in" >&2 \
    || fail 'po/POTFILES.in does not name the files with texts: run meson-helpers/update-translations.sh'
diff -u <(texts po/photo-picker.pot) <(texts "$fresh/photo-picker.pot") >&2 \
    || fail 'po/photo-picker.pot is not up to date: run meson-helpers/update-translations.sh'

while read -r language; do
    catalogue=po/$language.po
    msgfmt --check --output-file=/dev/null "$catalogue" || fail "$catalogue has mistakes"
    statistics=$(LC_ALL=C msgfmt --statistics --output-file=/dev/null "$catalogue" 2>&1)
    [[ $statistics != *@(fuzzy|untranslated)* ]] || fail "$catalogue is not whole: $statistics"
    msgcmp --use-untranslated "$catalogue" "$fresh/photo-picker.pot" || fail "$catalogue does not have every text"
done <po/LINGUAS

# xgettext does not look inside strings, and what stands inside a text cannot be looked up.
plain='"([^"\\]|\\[^(])*'
if grep -rnP --include='*.swift' '\\\([^"]*\btr[nc]?\('"|\btr[nc]?\(($plain\",\s*)?$plain"'\\\(' Sources >&2; then
    fail 'a text has to be a plain string of its own: give it {placeholders}, and fill them afterwards'
fi

exit "$failed"
