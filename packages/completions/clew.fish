# Completes clew in fish. What there is to complete the program says itself: `clew VERB --help=options`
# prints a line for each option, with its kind of value and its choices.
function __clew_options
    set -l words (commandline -opc)
    test (count $words) -ge 2; or return
    if test $words[2] = library; and test (count $words) -ge 3
        clew library $words[3] --help=options 2>/dev/null
    else
        clew $words[2] --help=options 2>/dev/null
    end
end
function __clew_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    for line in (__clew_options)
        set -l field (string split \t -- $line)
        if test "$field[1]" = "$words[-1]"; and test -n "$field[2]"
            if contains -- "$field[2]" T "T,..."
                clew techniques 2>/dev/null | tail -n +2 | cut -d' ' -f1
            else if test -n "$field[3]"
                string split ' ' -- $field[3]
            else
                __fish_complete_path $current
            end
            return
        end
    end
    if string match -q -- '-*' $current
        for line in (__clew_options)
            set -l field (string split \t -- $line)
            printf '%s\t%s\n' $field[1] $field[4]
        end
    else
        __fish_complete_path $current
    end
end
complete -c clew -f
complete -c clew -n 'test (count (commandline -opc)) -eq 1' -a '(clew --help=verbs 2>/dev/null)'
complete -c clew -n 'test (count (commandline -opc)) -eq 2; and test (commandline -opc)[2] = library' -a 'import export list pick stats'
complete -c clew -n 'test (count (commandline -opc)) -ge 2' -a '(__clew_complete)'
