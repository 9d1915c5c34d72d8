/// Scripts that complete the command's subcommands and options in a shell, made from the tables.
@MainActor
enum CompletionScript: String, CaseIterable {
    case bash, zsh, fish

    func text(_ subcommands: [Subcommand]) -> String {
        switch self {
        case .bash: Self.bash(subcommands)
        case .zsh: Self.zsh(subcommands)
        case .fish: Self.fish(subcommands)
        }
    }

    /// The words that may stand first after subcommands that take one of a few.
    private static func firstOperands(_ subcommands: [Subcommand]) -> [(name: String, words: [String])] {
        [("help", subcommands.map(\.name) + ["devices", "man", "completions"]), ("report", ["merge"])]
    }

    private static let shells = allCases.map(\.rawValue).joined(separator: " ")

    // MARK: bash

    private static func bash(_ subcommands: [Subcommand]) -> String {
        let words = (subcommands.map(\.name) + ["help", "--help", "--version"]).joined(separator: " ")
        let operands = firstOperands(subcommands).map { "            \($0.name)) words='\($0.words.joined(separator: " "))' ;;" }
        var values: [String] = []
        var names: [String] = []
        for subcommand in subcommands {
            for option in subcommand.options where !option.choices.isEmpty {
                values.append("        '\(subcommand.name) \(option.name)') words='\(option.choices.joined(separator: " "))' ;;")
            }
            let all = subcommand.options.map(\.name) + ["--help"]
            names.append("        \(subcommand.name)) words='\(all.joined(separator: " "))' ;;")
        }
        return """
            # Completion of cairn for bash: eval "$(cairn help completions bash)"
            _cairn() {
                local words='' current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
                COMPREPLY=()
                if [ "$COMP_CWORD" -eq 1 ]; then
                    COMPREPLY=($(compgen -W '\(words)' -- "$current"))
                    return
                fi
                if [ "$COMP_CWORD" -eq 2 ] && [ "${current#-}" = "$current" ]; then
                    case "${COMP_WORDS[1]}" in
            \(operands.joined(separator: "\n"))
                    esac
                fi
                case "${COMP_WORDS[1]} $previous" in
            \(values.joined(separator: "\n"))
                    'help completions') words='\(shells)' ;;
                esac
                if [ -z "$words" ] && [ "${current#-}" != "$current" ]; then
                    case "${COMP_WORDS[1]}" in
            \(names.joined(separator: "\n"))
                    esac
                fi
                if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$current")); fi
            }
            complete -o default -F _cairn cairn

            """
    }

    // MARK: zsh

    private static func zsh(_ subcommands: [Subcommand]) -> String {
        let commands = subcommands.map { "        \(quoted("\($0.name):\($0.summary)"))" }
        let cases = subcommands.map { subcommand in
            let options = subcommand.options.map { "            \(quoted(zshOption($0))) \\" }
            return "        \(subcommand.name))\n            _arguments \\\n\(options.joined(separator: "\n"))\n"
                + "            '--help[this text]' '*:file:_files' ;;"
        }
        let operands = firstOperands(subcommands).map { "\($0.name)) compadd -- \($0.words.joined(separator: " ")); return ;;" }
        return """
            #compdef cairn
            # Completion of cairn for zsh: eval "$(cairn help completions zsh)", or this text as the file _cairn in a folder of fpath.
            _cairn() {
                local -a commands
                commands=(
            \(commands.joined(separator: "\n"))
                    'help:what a subcommand does'
                )
                if (( CURRENT == 2 )); then
                    _describe command commands
                    return
                fi
                local subcommand=$words[2]
                if (( CURRENT == 3 )) && [[ $words[3] != -* ]]; then
                    case $subcommand in
                        \(operands.joined(separator: "\n            "))
                    esac
                fi
                if [[ "$subcommand $words[3]" == 'help completions' ]]; then
                    compadd -- \(shells)
                    return
                fi
                shift words
                (( CURRENT-- ))
                case $subcommand in
            \(cases.joined(separator: "\n"))
                    *) _files ;;
                esac
            }
            compdef _cairn cairn

            """
    }

    private static func zshOption(_ option: CommandOption) -> String {
        let summary = option.summary.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        guard let placeholder = option.placeholder else { return "\(option.name)[\(summary)]" }
        let values = option.choices.isEmpty ? (option.takesFile ? "_files" : "") : "(\(option.choices.joined(separator: " ")))"
        return "*\(option.name)[\(summary)]:\(placeholder.replacing(":", with: "\\:")):\(values)"
    }

    // MARK: fish

    private static func fish(_ subcommands: [Subcommand]) -> String {
        var lines = ["# Completion of cairn for fish: cairn help completions fish | source"]
        for subcommand in subcommands {
            lines.append(
                "complete -c cairn -n __fish_use_subcommand -a \(subcommand.name) -d \(fishQuoted(subcommand.summary))")
        }
        lines.append("complete -c cairn -n __fish_use_subcommand -a help -d 'what a subcommand does'")
        lines.append("complete -c cairn -n __fish_use_subcommand -l version -d 'the version'")
        lines.append("complete -c cairn -l help -d 'what a subcommand does'")
        for (name, words) in firstOperands(subcommands) {
            let condition = "\(fishWord(name)); and not __fish_seen_subcommand_from completions merge"
            lines.append("complete -c cairn -f -n '\(condition)' -a '\(words.joined(separator: " "))'")
        }
        lines.append("complete -c cairn -f -n '__fish_seen_subcommand_from completions' -a '\(shells)'")
        for subcommand in subcommands {
            for option in subcommand.options {
                let name = option.name.hasPrefix("--") ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
                let values = option.choices.isEmpty ? "" : " -a \(fishQuoted(option.choices.joined(separator: " ")))"
                let argument = option.placeholder == nil ? "" : (option.takesFile ? " -r -F" : " -x") + values
                lines.append(
                    "complete -c cairn -n '\(fishWord(subcommand.name))' \(name)\(argument) -d \(fishQuoted(option.summary))"
                )
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Whether the word after the command is that of a subcommand: `merge` may stand further back too.
    private static func fishWord(_ name: String) -> String { "contains -- \(name) (commandline -opc)[2]" }

    // MARK: Quoting

    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

    private static func fishQuoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}

extension CommandOption {
    /// The words that may stand after the option; empty where it takes anything else.
    var choices: [String] {
        guard words.isEmpty else { return words }
        guard let placeholder, placeholder.contains("|") else { return [] }
        return placeholder.split(separator: "|").map(String.init)
    }

    /// Whether a file's name stands after the option.
    var takesFile: Bool { placeholder.map { $0.hasPrefix("FILE") || $0 == "OUT" || $0 == "FOLDER" } ?? false }
}
