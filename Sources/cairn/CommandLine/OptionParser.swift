/// Reads arguments by a subcommand's table of options.
@MainActor
enum OptionParser {
    enum Outcome {
        case help
        case options(CommandOptions)
    }

    /// Understands `--name value`, `--name=value`, and `--` before operands that begin with a dash.
    static func parse(_ arguments: [String], for subcommand: Subcommand) throws(UsageError) -> Outcome {
        var options = CommandOptions()
        options.sight = subcommand.sight
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                options.paths += rest
                break
            }
            if argument == "--help" || argument == "-h" { return .help }
            if argument.hasPrefix("-") && argument != "-" {
                try apply(argument, &rest, to: &options, by: subcommand.options)
            } else {
                options.paths.append(argument)
            }
        }
        guard
            !options.paths.isEmpty || subcommand.operands.isEmpty || subcommand.operands.hasPrefix("[")
                || options.explained != nil
        else {
            throw .missingOperand(subcommand.operands)
        }
        if let most = subcommand.mostOperands, options.paths.count > most {
            throw .tooManyOperands(options.paths[most], of: subcommand.name, takes: subcommand.operands)
        }
        return .options(options)
    }

    private static func apply(
        _ argument: String, _ rest: inout ArraySlice<String>, to options: inout CommandOptions, by table: [CommandOption]
    ) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = table.first(where: { $0.name == parts[0] }) else {
            throw .unknownOption(parts[0], known: table.map(\.name) + ["--help"])
        }
        guard let placeholder = option.placeholder else {
            if parts.count > 1 { throw .unexpectedArgument(option: option.name) }
            return try option.apply(&options, "")
        }
        if parts.count > 1 { return try option.apply(&options, parts[1]) }
        guard let value = rest.popFirst() else { throw .missingArgument(option: option.name, placeholder: placeholder) }
        try option.apply(&options, value)
    }
}
