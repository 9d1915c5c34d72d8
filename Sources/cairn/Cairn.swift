import Foundation
import Studio
import UIKit

/// The command: a subcommand for each of ``subcommands``.
@main
@MainActor
enum Cairn {
    static func main() {
        signal(SIGPIPE, SIG_IGN)
        BundledFonts.configure()
        UIFont.silenceSubstituteLog()
        UIView.ignoreLayoutLoopDefault()
        let output = CommandOutput(
            standardOutput: { if !Descriptor.write(Array(FileName.shown($0).utf8), to: STDOUT_FILENO) { endUnread() } },
            standardError: { Descriptor.write(Array(FileName.shown($0).utf8), to: STDERR_FILENO) },
            isTerminal: isatty(STDERR_FILENO) != 0)
        let status = run(Array(arguments.dropFirst()), output, usesProcesses: true)
        output.flush()
        exit(status.rawValue)
    }

    /// The program's arguments; `CommandLine.arguments` drops bytes that are not UTF-8.
    private static var arguments: [String] {
        (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0] }.map { argument in
            FileName.text(UnsafeBufferPointer(start: argument, count: strlen(argument)).map { UInt8(bitPattern: $0) })
        }
    }

    /// Ends the program once results cannot be written: as a broken pipe does by default when nobody reads them, else
    /// with the reason.
    private static func endUnread() {
        if errno != EPIPE {
            let reason = String(cString: strerror(errno))
            Descriptor.write(Array("cairn: the results cannot be written: \(reason)\n".utf8), to: STDERR_FILENO)
            exit(ExitStatus.failure.rawValue)
        }
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
    }

    static let subcommands = [
        Subcommand.layout, .verify, .lint, .report, .explain, .edit, .diff, .merge, .render, .fonts, .doctor, .snapshots, .studio,
        .picture, .import, .mcp,
    ]

    /// Runs the command with its arguments, the program's name left out.
    ///
    /// - Parameter usesProcesses: Whether documents are laid out and drawn by child processes with limits of time and
    ///   memory. That takes a process with one thread.
    static func run(_ arguments: [String], _ output: CommandOutput, usesProcesses: Bool = false) -> ExitStatus {
        guard let first = arguments.first else {
            output.error(HelpText.overview(subcommands))
            return .failure
        }
        if ["--help", "-h", "help"].contains(first) { return help(Array(arguments.dropFirst()), output) }
        if first == DocumentWorker.verb, arguments.count == 2 {
            DocumentWorker.run(folder: arguments[1])
            return .success
        }
        if first == "--version" {
            output.print("cairn \(CairnVersion.current)\n")
            return .success
        }
        guard let subcommand = subcommands.first(where: { $0.name == first }) else {
            return refuse(.unknownSubcommand(first, known: subcommands.map(\.name)), output)
        }
        return run(subcommand, Array(arguments.dropFirst()), output, usesProcesses)
    }

    private static func run(
        _ subcommand: Subcommand, _ arguments: [String], _ output: CommandOutput, _ usesProcesses: Bool
    ) -> ExitStatus {
        do throws(UsageError) {
            switch try OptionParser.parse(arguments, for: subcommand) {
            case .help:
                output.print(HelpText.text(of: subcommand))
                return .success
            case .options(var options):
                options.usesProcesses = usesProcesses
                return try subcommand.run(options, output)
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
        switch name {
        case "devices": output.print(HelpText.devices)
        case "man": output.print(ManPage.text(subcommands))
        case "completions":
            let shells = CompletionScript.allCases.map(\.rawValue)
            guard let script = names.dropFirst().first.flatMap(CompletionScript.init) else {
                return refuse(
                    .invalidArgument(
                        option: "completions", value: names.dropFirst().first ?? "", expected: shells.joined(separator: ", ")),
                    output)
            }
            output.print(script.text(subcommands))
        default: return help(on: name, output)
        }
        return .success
    }

    private static func help(on name: String, _ output: CommandOutput) -> ExitStatus {
        guard let subcommand = subcommands.first(where: { $0.name == name }) else {
            return refuse(.unknownSubcommand(name, known: subcommands.map(\.name)), output)
        }
        output.print(HelpText.text(of: subcommand))
        return .success
    }

    static func refuse(_ error: UsageError, in subcommand: Subcommand? = nil, _ output: CommandOutput) -> ExitStatus {
        output.error("cairn: \(error.description)\n")
        guard error.isAboutArguments else { return .failure }
        output.error("See 'cairn \(subcommand.map { "\($0.name) " } ?? "")--help'.\n")
        return .failure
    }
}
