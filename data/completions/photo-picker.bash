# Completion of photo-picker for bash.

_photo_picker() {
    # shellcheck disable=SC2034 # _init_completion sets them all
    local cur prev words cword split choices
    _init_completion -s || return

    case $prev in
        --album | --list-photos)
            choices='all camera-roll recent favorites videos slo-mo time-lapse selfies screenshots
                panoramas animated long-exposure portrait bursts recently-deleted'
            ;;
        --media) choices='images videos all' ;;
        --mime)
            choices='image/* image/avif image/bmp image/gif image/heic image/jpeg image/png
                image/svg+xml image/tiff image/webp video/* video/mp4 video/webm'
            ;;
        --sort) choices='newest oldest name size' ;;
        --format) choices='lines null uris json' ;;
        --convert) choices='jpeg png webp' ;;
        --strip) choices='location all' ;;
        --copy-to)
            _filedir -d
            return
            ;;
        --select | --output)
            _filedir
            return
            ;;
        --max | --min | --resize | --max-bytes | --title | --accept-label | --caller | --parent) return ;;
        *)
            if [[ $cur != -* ]]; then
                _filedir -d
                return
            fi
            choices='--print-selection --max= --min= --single --select= --album= --media= --mime=
                --sort= --format= --null --output= --copy-to= --resize= --max-bytes= --convert= --strip=
                --title= --accept-label= --caller= --compose --parent=
                --private --forget-settings --list-albums --list-photos= --version --help'
            ;;
    esac

    # A subshell of its own, so that the * of a type does not become names of files.
    mapfile -t COMPREPLY < <(set -f; compgen -W "$choices" -- "$cur")
    [[ ${COMPREPLY-} == *= ]] && compopt -o nospace
    return 0
} && complete -F _photo_picker photo-picker
