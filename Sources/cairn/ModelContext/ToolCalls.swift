import Foundation

/// Does the calls of tools: each in a process of the command's own, which has limits of time and memory and cannot take
/// the server with it.
@MainActor
struct ToolCalls {
    /// The absolute path, without links, of the folder outside of which nothing is read or written.
    let folder: String
    /// The file of the `cairn` command.
    let command: String

    /// Why a call is not done.
    private struct Refusal: Error {
        let reason: String
    }

    /// The result of a call as the protocol has it: what the command prints or draws, or why it failed.
    func result(of tool: ModelContextTool, _ arguments: [String: Any]) -> [String: Any] {
        do {
            let isPicture = tool.draws && (arguments["output"] as? String ?? Self.standardOutput) == Self.standardOutput
            var line = try line(of: tool, arguments.filter { !isPicture || $0.key != "output" })
            if isPicture { line.insert(contentsOf: ["-o", Self.standardOutput], at: 1) }
            let (results, messages, status) = try run(line)
            let isError = status != ExitStatus.success.rawValue && status != ExitStatus.found.rawValue
            if isPicture && !isError { return picture(results, messages) }
            let text = String(decoding: results, as: UTF8.self)
            return content([text, messages].filter { !$0.isEmpty }.joined(separator: "\n"), isError: isError)
        } catch {
            return content((error as? Refusal)?.reason ?? error.localizedDescription, isError: true)
        }
    }

    private func content(_ text: String, isError: Bool) -> [String: Any] {
        ["content": [["type": "text", "text": text]], "isError": isError]
    }

    private static let standardOutput = "-"

    private func picture(_ bytes: Data, _ messages: String) -> [String: Any] {
        var parts: [[String: Any]] = [["type": "image", "data": bytes.base64EncodedString(), "mimeType": "image/png"]]
        if !messages.isEmpty { parts.append(["type": "text", "text": messages]) }
        return ["content": parts, "isError": false]
    }

    // MARK: Arguments

    /// The command's arguments for a call.
    private func line(of tool: ModelContextTool, _ arguments: [String: Any]) throws -> [String] {
        var line = [tool.name]
        let options = tool.options
        for name in arguments.keys.sorted() where name != "paths" {
            guard let option = options.first(where: { ModelContextTool.argument($0) == name }) else {
                throw Refusal(reason: "\(tool.name) has no argument \(name)")
            }
            line += try words(option, arguments[name]!)
        }
        let paths = try paths(arguments["paths"] ?? [String]())
        for path in paths.prefix(tool.pathCount ?? paths.count) {
            try checkIsInside(path)
            try checkDocumentsAreInside(path)
        }
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
                throw Refusal(reason: "\(ModelContextTool.argument(option)) is true or false")
            }
            return flag ? [option.name] : []
        }
        guard let text = value as? String else { throw Refusal(reason: "\(ModelContextTool.argument(option)) is a text") }
        if option.takesFile { try checkIsInside(text) }
        return [option.name, text]
    }

    private func paths(_ value: Any) throws -> [String] {
        guard let paths = value as? [String] else { throw Refusal(reason: "paths is a list of texts") }
        // The server's own standard input is no document.
        if paths.contains(DocumentReader.standardInput) { throw Refusal(reason: "standard input cannot be read") }
        return paths
    }

    // MARK: The folder

    private func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }

    /// Refuses a path that leads out of the folder, also over links. What does not exist yet is judged by the nearest
    /// folder above that does.
    private func checkIsInside(_ path: String) throws {
        guard !path.split(separator: "/").contains("..") else { throw Refusal(reason: "\(path) leads out of the folder") }
        var existing = absolute(path)
        while FileSystem.realPath(existing) == nil, existing.contains("/") {
            existing = (existing as NSString).deletingLastPathComponent
        }
        let found = FileSystem.realPath(existing) ?? "/"
        guard found == folder || found.hasPrefix(folder + "/") else { throw Refusal(reason: "\(path) leads out of the folder") }
    }

    /// Refuses a folder in which a link to a file outside stands for a document.
    private func checkDocumentsAreInside(_ path: String) throws {
        guard FileSystem.isFolder(absolute(path)) else { return }
        let documents = try? DocumentReader.walk([absolute(path)], excluding: [])
        for document in documents ?? [] { try checkIsInside(document) }
    }

    // MARK: The process

    private func run(_ arguments: [String]) throws -> (results: Data, messages: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        let (results, messages) = (try Self.temporaryFile(), try Self.temporaryFile())
        (process.standardOutput, process.standardError) = (results, messages)
        try process.run()
        process.waitUntilExit()
        let text = String(decoding: try Self.contents(of: messages), as: UTF8.self)
        return (try Self.contents(of: results), text, process.terminationStatus)
    }

    /// A file without a name, which goes with its last user.
    private static func temporaryFile() throws -> FileHandle {
        guard let file = tmpfile() else { throw Refusal(reason: SystemFault.last.reason) }
        defer { fclose(file) }
        return FileHandle(fileDescriptor: dup(fileno(file)), closeOnDealloc: true)
    }

    private static func contents(of file: FileHandle) throws -> Data {
        try file.seek(toOffset: 0)
        return try file.readToEnd() ?? Data()
    }
}
