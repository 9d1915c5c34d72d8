import Foundation

/// The command: `cairn layout`, `cairn verify`, `cairn render`.
@main
@MainActor
enum Cairn {
    static func main() {
        let output = CommandOutput(
            standardOutput: { FileHandle.standardOutput.write(Data($0.utf8)) },
            standardError: { FileHandle.standardError.write(Data($0.utf8)) },
            isTerminal: isatty(STDERR_FILENO) != 0)
        let status = run(Array(CommandLine.arguments.dropFirst()), output)
        output.flush()
        exit(status.rawValue)
    }

    static let subcommands = [Subcommand.layout, .verify, .render]

    /// Runs the command with its arguments, the program's name left out.
    static func run(_ arguments: [String], _ output: CommandOutput) -> ExitStatus {
        guard let first = arguments.first else {
            output.error(HelpText.overview(subcommands))
            return .failure
        }
        if ["--help", "-h", "help"].contains(first) { return help(Array(arguments.dropFirst()), output) }
        guard let subcommand = subcommands.first(where: { $0.name == first }) else {
            return refuse(.unknownSubcommand(first, known: subcommands.map(\.name)), output)
        }
        return run(subcommand, Array(arguments.dropFirst()), output)
    }

    private static func run(_ subcommand: Subcommand, _ arguments: [String], _ output: CommandOutput) -> ExitStatus {
        do throws(UsageError) {
            switch try OptionParser.parse(arguments, for: subcommand) {
            case .help:
                output.print(HelpText.text(of: subcommand))
                return .success
            case .options(let options): return try subcommand.run(options, output)
            }
        } catch {
            return refuse(error, in: subcommand, output)
        }
    }

    private static func help(_ names: [String], _ output: CommandOutput) -> ExitStatus {
        guard let name = names.first else {
            output.print(HelpText.overview(subcommands))
            return .success
        }
        if name == "devices" {
            output.print(HelpText.devices)
            return .success
        }
        guard let subcommand = subcommands.first(where: { $0.name == name }) else {
            return refuse(.unknownSubcommand(name, known: subcommands.map(\.name)), output)
        }
        output.print(HelpText.text(of: subcommand))
        return .success
    }

    private static func refuse(_ error: UsageError, in subcommand: Subcommand? = nil, _ output: CommandOutput) -> ExitStatus {
        output.error("cairn: \(error.description)\n")
        output.error("See 'cairn \(subcommand.map { "\($0.name) " } ?? "")--help'.\n")
        return .failure
    }
}
