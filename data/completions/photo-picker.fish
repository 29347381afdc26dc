# Completion of photo-picker for fish.

set -l albums 'all camera-roll recent favorites videos slo-mo time-lapse selfies screenshots
    panoramas animated long-exposure portrait bursts recently-deleted'
set -l types 'image/\* image/avif image/bmp image/gif image/heic image/jpeg image/png
    image/svg+xml image/tiff image/webp video/\* video/mp4 video/webm'

complete -c photo-picker -f -a '(__fish_complete_directories)'

complete -c photo-picker -l print-selection -d 'Print what was chosen'
complete -c photo-picker -l max -x -d 'Let at most so many be chosen'
complete -c photo-picker -l min -x -d 'Ask for at least so many'
complete -c photo-picker -l single -d 'Let one be chosen'
complete -c photo-picker -l select -r -F -d 'Start with this file checked'
complete -c photo-picker -l album -x -a "$albums" -d 'Open this album'
complete -c photo-picker -l media -x -a 'images videos all' -d 'Kinds offered'
complete -c photo-picker -l mime -x -a "$types" -d 'Offer only this type'
complete -c photo-picker -l sort -x -a 'newest oldest name size' -d 'Order of the photos'
complete -c photo-picker -l format -x -a 'lines null uris json' -d 'Form of the output'
complete -c photo-picker -s 0 -l null -d 'End each path with a NUL byte'
complete -c photo-picker -l output -r -F -d 'Write the choice to this file'
complete -c photo-picker -l title -x -d 'Title of the window'
complete -c photo-picker -l accept-label -x -d 'Text of the Done button'
complete -c photo-picker -l private -d 'Leave no trace of the photos'
complete -c photo-picker -l caller -x -d 'Remember the window for this program by itself'
complete -c photo-picker -l forget-settings -d 'Forget what is remembered of all windows'
complete -c photo-picker -l list-albums -d 'Print the albums'
complete -c photo-picker -l list-photos -x -a "$albums" -d 'Print the photos of an album'
complete -c photo-picker -l version -d 'Print the version'
complete -c photo-picker -l help -d 'Print a summary of the options'
