import Foundation
import InterfaceBuilderCanvas
import Studio

extension Subcommand {
    /// `cairn studio`: the workbench in a browser.
    static let studio = Subcommand(
        name: "studio", summary: "show documents and running programs in a browser, live, and say why views are where they are",
        operands: "[PATH]",
        options: [
            .text(
                "--run", "PRODUCT",
                "build and show a program of the package too: a product, or the path of a program that is built"
            ) {
                $0.programs.append($1)
            },
            .text("--argument", "WORD", "an argument of the programs that are run") { $0.programArguments.append($1) },
            .text("--swift-sdk", "NAME", "the Swift SDK that products are built with") { $0.swiftSDK = $1 },
            .value(
                "--port", "N", "the port of this machine (default: 4270, or any free one if that is taken)",
                expected: "a number from 1 to 65535", parse: { Int($0).flatMap { 1...65535 ~= $0 ? $0 : nil } }
            ) { $0.port = $1 },
            CommandOption(
                name: "--read-only", placeholder: nil,
                summary: "show programs without taking input for them, nor starting or stopping them, and change no document"
            ) { options, _ in options.isReadOnly = true },
            CommandOption(name: "--open", placeholder: nil, summary: "open the page in the browser of this machine") {
                options, _ in
                options.opensBrowser = true
            },
            .exclude,
        ],
        example: (
            "cairn studio --run Notes App",
            "prints the address of a page that shows the documents in the folder App, and the program Notes of its package"
        ),
        sight: .device, run: StudioCommand.run)
}

@MainActor
enum StudioCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        let path = options.paths.first ?? "."
        let isFile = FileSystem.isFile(path)
        let name = isFile ? URL(fileURLWithPath: path).deletingLastPathComponent().path : path
        guard FileSystem.isFolder(name), let folder = FileSystem.realPath(name) else {
            throw .unreadable(path, reason: "there is no such file or folder")
        }
        guard let command = FileSystem.realPath("/proc/self/exe") else {
            throw .unstartable(reason: "the program's own file is not known")
        }
        try InstalledFonts.check(areNeeded: true, output)
        let exclusions = options.exclusions
        var configuration = StudioServer.Configuration(
            folder: folder, command: command, documents: { documents(in: folder, excluding: exclusions) },
            isVisited: ProjectFolders.isVisited)
        configuration.port = options.port ?? StudioServer.usualPort
        configuration.isReadOnly = options.isReadOnly
        configuration.programs = options.programs.map { program in
            program.contains("/") ? FileSystem.realPath(program) ?? program : program
        }
        configuration.programArguments = options.programArguments
        configuration.sdk = options.swiftSDK
        configuration.document = isFile ? (path as NSString).lastPathComponent : nil
        return try serve(configuration, options, output)
    }

    private static func serve(
        _ configuration: StudioServer.Configuration, _ options: CommandOptions, _ output: CommandOutput
    ) throws(UsageError) -> ExitStatus {
        let server: StudioServer
        do { server = try StudioServer(configuration) } catch { throw .unstartable(reason: "\(error)") }
        if server.port != configuration.port {
            output.error("cairn: the port \(configuration.port) is taken; Studio takes \(server.port)\n")
        }
        output.print("Studio shows \(configuration.folder) at\n\(server.url)\nControl-C ends it.\n")
        output.flush()
        if options.opensBrowser { open(server.url) }
        server.run()
        return .success
    }

    private static func documents(in folder: String, excluding exclusions: [IgnorePattern]) -> [String] {
        guard let walk = try? DocumentWalk(folder, excluding: exclusions) else { return [] }
        let found = walk.documents.filter { !walk.unreadableFolders.contains($0) }
        return found.map { String($0.dropFirst(folder.count + (folder.hasSuffix("/") ? 0 : 1))) }
    }

    /// Opens an address in the browser that the desktop has.
    private static func open(_ url: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", url]
        try? process.run()
    }
}
