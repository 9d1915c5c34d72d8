import Foundation

/// Does the calls of tools: each in a process of the command's own, which has limits of time and memory and cannot take
/// the server with it.
@MainActor
struct ToolCalls {
    /// The absolute path, without links, of the folder outside of which nothing is read or written.
    let folder: String
    /// The file of the `cairn` command.
    let command: String

    /// The result of a call as the protocol has it: what the command prints or draws, as text or a picture and as an
    /// object, or why it failed.
    func result(of tool: ModelContextTool, _ arguments: [String: Any]) -> [String: Any] {
        do {
            return tool.draws ? try drawn(by: tool, arguments) : try printed(by: tool, arguments)
        } catch {
            return content((error as? CallRefusal)?.reason ?? error.localizedDescription, isError: true)
        }
    }

    /// The command prints JSON, which the result has as an object too. Another format that is asked for takes a run of
    /// its own.
    private func printed(by tool: ModelContextTool, _ arguments: [String: Any]) throws -> [String: Any] {
        let format = arguments["format"] as? String ?? "json"
        let edits = try arguments["edits"].map { try EditArgument.edits($0).map { "\($0)\n" }.joined() }
        var results = try run(try line(of: tool, arguments.merging(tool.prints ? ["format": "json"] : [:]) { $1 }), edits)
        guard !results.isError else { return content(results.text, isError: true) }
        let structured = ToolResults.structured(tool.name, results.output)
        if format != "json" {
            results = try run(try line(of: tool, rehearsed(arguments, of: tool)), edits)
            guard !results.isError else { return content(results.text, isError: true) }
        }
        return content(results.text, structured)
    }

    /// The arguments of a second run, which must not write what the first one wrote.
    private func rehearsed(_ arguments: [String: Any], of tool: ModelContextTool) -> [String: Any] {
        tool.options.contains { $0.name == "--dry-run" } ? arguments.merging(["dry-run": true]) { $1 } : arguments
    }

    private func drawn(by tool: ModelContextTool, _ arguments: [String: Any]) throws -> [String: Any] {
        let file = arguments["output"] as? String ?? Self.standardOutput
        let isPicture = file == Self.standardOutput
        var line = try line(of: tool, arguments.filter { !isPicture || $0.key != "output" })
        if isPicture { line.insert(contentsOf: ["-o", Self.standardOutput], at: 1) }
        let results = try run(line)
        guard !results.isError else { return content(results.text, isError: true) }
        guard isPicture else { return content(results.text, ["file": file]) }
        var result = content(results.messages, ToolResults.structured(picture: results.output))
        let picture: [String: Any] = ["type": "image", "data": results.output.base64EncodedString(), "mimeType": "image/png"]
        result["content"] = [picture] + (results.messages.isEmpty ? [] : result["content"] as? [[String: Any]] ?? [])
        return result
    }

    private func content(_ text: String, _ structured: [String: Any]? = nil, isError: Bool = false) -> [String: Any] {
        var result: [String: Any] = ["content": [["type": "text", "text": text]], "isError": isError]
        result["structuredContent"] = structured
        return result
    }

    private static let standardOutput = "-"

    // MARK: Arguments

    /// The command's arguments for a call.
    private func line(of tool: ModelContextTool, _ arguments: [String: Any]) throws -> [String] {
        var line = [tool.name]
        let options = tool.options
        for name in arguments.keys.sorted() where name != "paths" && !(name == "edits" && tool.takesEdits) {
            guard let option = options.first(where: { ModelContextTool.argument($0) == name }) else {
                throw CallRefusal("\(tool.name) has no argument \(name); it has \(tool.arguments.joined(separator: ", "))")
            }
            line += try words(option, arguments[name]!)
        }
        let paths = try paths(arguments["paths"] ?? [String]())
        for path in paths.prefix(tool.pathCount ?? paths.count) {
            try checkIsInside(path)
            try checkDocumentsAreInside(path)
        }
        // Edits are read from standard input, which has no limit of length.
        if arguments["edits"] != nil { line += ["--script", "-"] }
        line += ["--"] + paths
        // Of revisions only the documents in the folder are compared.
        let areRevisions =
            tool.name == "diff" && paths.count <= 2 && !paths.allSatisfy { FileManager.default.fileExists(atPath: absolute($0)) }
        guard areRevisions, paths.count == 1 || !FileManager.default.fileExists(atPath: absolute(paths[1])) else { return line }
        try checkDocumentsAreInside(".")
        return line + ["."]
    }

    private func words(_ option: CommandOption, _ value: Any) throws -> [String] {
        if option.placeholder == nil {
            guard let flag = value as? Bool else {
                throw CallRefusal("\(ModelContextTool.argument(option)) is true or false")
            }
            return flag ? [option.name] : []
        }
        guard let text = CallRefusal.text(value) else { throw CallRefusal("\(ModelContextTool.argument(option)) is a text") }
        if option.takesFile { try checkIsInside(text) }
        return [option.name, text]
    }

    private func paths(_ value: Any) throws -> [String] {
        guard let paths = value as? [String] else { throw CallRefusal("paths is a list of texts") }
        // The server's own standard input is no document.
        if paths.contains(DocumentReader.standardInput) { throw CallRefusal("standard input cannot be read") }
        return paths
    }

    // MARK: The folder

    private func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }

    /// Refuses a path that leads out of the folder, also over links. What does not exist yet is judged by the nearest
    /// folder above that does.
    private func checkIsInside(_ path: String) throws {
        guard !path.split(separator: "/").contains("..") else { throw CallRefusal("\(path) leads out of the folder") }
        var existing = absolute(path)
        while FileSystem.realPath(existing) == nil, existing.contains("/") {
            existing = (existing as NSString).deletingLastPathComponent
        }
        let found = FileSystem.realPath(existing) ?? "/"
        guard found == folder || found.hasPrefix(folder + "/") else { throw CallRefusal("\(path) leads out of the folder") }
    }

    /// Refuses a folder in which a link to a file outside stands for a document.
    private func checkDocumentsAreInside(_ path: String) throws {
        guard FileSystem.isFolder(absolute(path)) else { return }
        let documents = try? DocumentReader.walk([absolute(path)], excluding: [])
        for document in documents ?? [] { try checkIsInside(document) }
    }

    // MARK: The process

    /// The output, the messages and the outcome of a run of the command.
    private struct Results {
        let output: Data
        let messages: String
        let isError: Bool
        /// The output, followed by the messages.
        var text: String {
            [String(decoding: output, as: UTF8.self), messages].filter { !$0.isEmpty }.joined(separator: "\n")
        }
    }

    /// - Parameter input: What the command reads from its standard input; nothing if nil.
    private func run(_ arguments: [String], _ input: String? = nil) throws -> Results {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = try input.map(Self.file) ?? FileHandle.nullDevice
        let (results, messages) = (try Self.temporaryFile(), try Self.temporaryFile())
        (process.standardOutput, process.standardError) = (results, messages)
        try process.run()
        process.waitUntilExit()
        let isDone = [ExitStatus.success, .found].map(\.rawValue).contains(process.terminationStatus)
        return Results(
            output: try Self.contents(of: results), messages: String(decoding: try Self.contents(of: messages), as: UTF8.self),
            isError: process.terminationReason != .exit || !isDone)
    }

    /// A file without a name, with a text to be read.
    private static func file(_ text: String) throws -> FileHandle {
        let file = try temporaryFile()
        try file.write(contentsOf: Data(text.utf8))
        try file.seek(toOffset: 0)
        return file
    }

    /// A file without a name, which goes with its last user.
    private static func temporaryFile() throws -> FileHandle {
        guard let file = tmpfile() else { throw CallRefusal(SystemFault.last.reason) }
        defer { fclose(file) }
        return FileHandle(fileDescriptor: dup(fileno(file)), closeOnDealloc: true)
    }

    private static func contents(of file: FileHandle) throws -> Data {
        try file.seek(toOffset: 0)
        return try file.readToEnd() ?? Data()
    }
}
