# Completes clew in bash. What there is to complete the program says itself: `clew VERB --help=options`
# prints a line for each option, with its kind of value and its choices.
_clew() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} program=${COMP_WORDS[0]}
  COMPREPLY=()
  if [ "$COMP_CWORD" = 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W "$("$program" --help=verbs 2>/dev/null | cut -f1) --help --version" -- "$current")
    return
  fi
  local verb=${COMP_WORDS[1]} acts="import export list pick stats"
  if [ "$verb" = library ] && [ "$COMP_CWORD" = 2 ]; then
    mapfile -t COMPREPLY < <(compgen -W "$acts" -- "$current")
    return
  fi
  local options
  if [ "$verb" = library ]; then
    options=$("$program" library "${COMP_WORDS[2]}" --help=options 2>/dev/null)
  else
    options=$("$program" "$verb" --help=options 2>/dev/null)
  fi
  local name kind choices
  while IFS=$'\x1f' read -r name kind choices _; do
    [ "$name" = "$before" ] && [ -n "$kind" ] || continue
    if [ "$kind" = "T,..." ] || [ "$kind" = T ]; then
      choices=$("$program" techniques 2>/dev/null | tail -n +2 | cut -d' ' -f1)
    elif [ -z "$choices" ]; then
      break
    fi
    mapfile -t COMPREPLY < <(compgen -W "$choices" -- "$current")
    return
  done <<<"${options//$'\t'/$'\x1f'}"
  if [[ $current == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(cut -f1 <<<"$options")" -- "$current")
  else
    mapfile -t COMPREPLY < <(compgen -f -- "$current")
  fi
}
complete -o filenames -F _clew clew
