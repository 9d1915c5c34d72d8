import Foundation

// The language server of the Swift SDK: an editor starts it in place of the toolchain's. It starts that one and takes
// out the errors that it reports only because it reads sources before they are rewritten.

enum ServerFault: Error, CustomStringConvertible {
    case notSetUp
    case missing(String)

    var description: String {
        switch self {
        case .notSetUp: "it does not know the Swift toolchain yet; run its setup"
        case .missing(let path): "the toolchain has no language server: \(path) is missing"
        }
    }
}

/// The toolchain's own language server, beside the compiler that the SDK was set up for.
func toolchainServer() throws -> URL {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let toolchain = (0..<3).reduce(program) { url, _ in url.deletingLastPathComponent() }
    let record = (try? String(contentsOf: toolchain.appending(path: "compiler"), encoding: .utf8)) ?? ""
    guard let compiler = record.split(separator: "\n").first else { throw ServerFault.notSetUp }
    let server = URL(filePath: String(compiler)).deletingLastPathComponent().appending(path: "sourcekit-lsp")
    guard FileManager.default.isExecutableFile(atPath: server.path) else { throw ServerFault.missing(server.path) }
    return server
}

do {
    let server = try toolchainServer()
    let conversation = Conversation(Settings(userFolders: Settings.userFolders))
    let relay = Relay(input: .standardInput, output: .standardOutput, conversation: conversation)
    exit(try relay.run(server, Array(CommandLine.arguments.dropFirst())))
} catch {
    FileHandle.standardError.write(Data("error: cairn SDK: \(error)\n".utf8))
    exit(1)
}
