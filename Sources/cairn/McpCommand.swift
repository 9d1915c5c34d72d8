import Foundation

extension Subcommand {
    /// `cairn mcp`: the same calls for programs, over standard input and output.
    static let mcp = Subcommand(
        name: "mcp",
        summary: "serve the other subcommands as tools of the Model Context Protocol, over standard input and output",
        operands: "FOLDER",
        options: [
            CommandOption(name: "--write", placeholder: nil, summary: "offer also tools that write files, in the folder only") {
                options, _ in
                options.mayWrite = true
            },
            .text(
                "--run", "PRODUCT",
                "offer also tools for a running program: a product of the folder's package, or the path of a program that is built"
            ) { $0.programs = [$1] },
        ],
        example: (
            "cairn mcp App/Views",
            "lets a coding agent lay out, check, compare and explain the documents of a folder, and nothing outside of it"
        ),
        run: McpCommand.run)
}

@MainActor
enum McpCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        guard FileSystem.isFolder(options.paths[0]), let folder = FileSystem.realPath(options.paths[0]) else {
            throw .unreadable(options.paths[0], reason: "it is no folder")
        }
        guard let command = FileSystem.realPath("/proc/self/exe") else {
            throw .unstartable(reason: "the program's own file is not known")
        }
        let server = ModelContextServer(
            folder: folder, command: command, mayWrite: options.mayWrite, program: options.programs.first)
        var lines = MessageLines(from: STDIN_FILENO)
        while let line = lines.next() {
            guard let answer = server.answer(to: line) else { continue }
            output.print(answer + "\n")
            output.flush()
        }
        return .success
    }
}
