#!/bin/sh
# output-folder.sh begin FOLDER: prints an empty folder beside FOLDER, to build in.
# output-folder.sh end FOLDER:   replaces FOLDER by it.
# FOLDER may be missing, empty, or made by an earlier run, which the file .made-by-clew shows. Any other folder
# belongs to somebody: it is left as it is, and the script fails.
set -eu
mark=.made-by-clew
usage="usage: output-folder.sh begin|end FOLDER"
what=${1:?$usage}
folder=${2:?$usage}
new=${folder%/}.new

check() {
  for path in "$folder" "$new"; do
    [ -e "$path" ] || continue
    if [ ! -d "$path" ]; then
      echo "$path is not a folder" >&2
      exit 2
    fi
    [ -z "$(ls -A "$path")" ] || [ -f "$path/$mark" ] || {
      echo "$path is not empty, and Clew did not make what is in it: name another folder" >&2
      exit 2
    }
  done
}

check
case $what in
  begin)
    rm -rf "$new"
    mkdir -p "$new"
    echo "made by Clew; this folder is replaced by the next run" >"$new/$mark"
    (cd "$new" && pwd)
    ;;
  end)
    rm -rf "$folder"
    mv "$new" "$folder"
    ;;
  *)
    echo "$usage" >&2
    exit 2
    ;;
esac
