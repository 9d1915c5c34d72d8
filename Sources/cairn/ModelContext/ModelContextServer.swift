import Foundation

/// Answers the messages of the Model Context Protocol, one a line.
///
/// Requests of the revisions up to 2025-11-25 follow an introduction (`initialize`). Since 2026-07-28 each request says
/// in its `_meta` which revision it is of, so that no state is kept between requests; `server/discover` takes the place
/// of the introduction.
///
/// - Source: modelcontextprotocol.io/specification
@MainActor
struct ModelContextServer {
    /// The revisions with an introduction that are spoken, the newest first. They do not differ in what is used here.
    static let introducedRevisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
    /// The revisions whose requests stand by themselves, the newest first.
    static let statelessRevisions = ["2026-07-28"]

    private let tools: [ModelContextTool]
    private let prompts: [ModelContextPrompt]
    private let calls: ToolCalls
    /// The tools of a running program; nil where none is run.
    private let program: ProgramTools?

    /// - Parameters:
    ///   - folder: The absolute path, without links, of the folder outside of which nothing is read or written.
    ///   - command: The file of the `cairn` command, which does the work of each call in a process of its own.
    ///   - mayWrite: Whether tools that write files are offered.
    ///   - program: A product of the folder's package, or the path of a program, that is run for tools of its own.
    init(folder: String, command: String, mayWrite: Bool, program: String? = nil) {
        self.program = program.map { ProgramTools(product: $0, folder: folder) }
        tools = ModelContextTool.offered(mayWrite: mayWrite)
        prompts = ModelContextPrompt.offered(mayWrite: mayWrite)
        calls = ToolCalls(folder: folder, command: command)
    }

    private typealias Object = [String: Any]

    /// The answer to a line; nil for a notification, which gets none.
    func answer(to line: MessageLines.Line) -> String? {
        switch line {
        case .message(let text): answer(to: text)
        case .tooLong:
            Self.text(Self.failure(NSNull(), -32600, "the message has more than \(MessageLines.longest >> 20) MiB"))
        }
    }

    /// The answer to a message; nil for a notification, which gets none.
    func answer(to line: String) -> String? {
        guard let value = try? JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed) else {
            return Self.text(Self.failure(NSNull(), -32700, "the message is no JSON"))
        }
        guard let message = value as? Object, message["jsonrpc"] as? String == "2.0", let method = message["method"] as? String
        else {
            return Self.text(
                Self.failure((value as? Object)?["id"] ?? NSNull(), -32600, "the message is no request of JSON-RPC 2.0"))
        }
        guard let id = message["id"] else { return nil }
        guard id is String || id is NSNumber && !CallRefusal.isTruthValue(id) else {
            return Self.text(Self.failure(NSNull(), -32600, "the id of a request is a text or a number"))
        }
        guard let parameters = (message["params"] ?? Object()) as? Object else {
            return Self.text(Self.failure(id, -32602, "params is an object"))
        }
        let envelope = parameters["_meta"] as? Object ?? [:]
        let isStateless = method == "server/discover" || envelope[Self.revisionKey] != nil
        return Self.text(isStateless ? statelessAnswer(method, parameters, envelope, id) : answer(method, parameters, id))
    }

    private func answer(_ method: String, _ parameters: Object, _ id: Any) -> Object {
        switch method {
        case "initialize": Self.success(id, introduction(parameters))
        case "ping": Self.success(id, [:])
        case "tools/list": Self.success(id, ["tools": descriptions])
        case "tools/call": called(parameters, id) { $0 }
        case "prompts/list": Self.success(id, ["prompts": prompts.map(\.description)])
        case "prompts/get": prompted(parameters, id) { $0 }
        default: Self.unknown(method, id, besides: ["initialize", "ping"])
        }
    }

    private var descriptions: [Object] { tools.map(\.description) + (program?.descriptions ?? []) }

    private static func unknown(_ method: String, _ id: Any, besides others: [String]) -> Object {
        let known = others + ["tools/list", "tools/call", "prompts/list", "prompts/get"]
        return failure(id, -32601, "there is no method \(method); there are \(known.joined(separator: ", "))")
    }

    private func called(_ parameters: Object, _ id: Any, _ complete: (Object) -> Object) -> Object {
        let known = tools.first { $0.name == parameters["name"] as? String }
        guard let name = parameters["name"] as? String, known != nil || program?.has(name) ?? false else {
            return Self.failure(id, -32602, Self.missing("tool", parameters["name"], tools.map(\.name)))
        }
        guard let arguments = (parameters["arguments"] ?? Object()) as? Object else {
            return Self.failure(id, -32602, "arguments is an object")
        }
        if let tool = known { return Self.success(id, complete(calls.result(of: tool, arguments))) }
        return Self.success(id, complete(program!.result(of: name, arguments)))
    }

    private func prompted(_ parameters: Object, _ id: Any, _ complete: (Object) -> Object) -> Object {
        guard let name = parameters["name"] as? String, let prompt = prompts.first(where: { $0.name == name }) else {
            return Self.failure(id, -32602, Self.missing("prompt", parameters["name"], prompts.map(\.name)))
        }
        do throws(CallRefusal) {
            return Self.success(id, complete(try prompt.result(parameters["arguments"] as? Object ?? [:])))
        } catch {
            return Self.failure(id, -32602, error.reason)
        }
    }

    private static func missing(_ kind: String, _ name: Any?, _ known: [String]) -> String {
        "there is no \(kind) \(name as? String ?? "without a name"); there are \(known.joined(separator: ", "))"
    }

    // MARK: Introductions

    private func introduction(_ parameters: Object) -> Object {
        let asked = parameters["protocolVersion"] as? String
        return [
            "protocolVersion": asked.flatMap { Self.introducedRevisions.contains($0) ? $0 : nil } ?? Self.introducedRevisions[0],
            "capabilities": Self.capabilities, "serverInfo": Self.serverInfo, "instructions": Self.instructions,
        ]
    }

    private static let capabilities: Object = ["tools": [:] as Object, "prompts": [:] as Object]
    private static let serverInfo = ["name": "cairn", "title": "Cairn", "version": CairnVersion.current]
    private static let instructions = """
        Lays out Interface Builder documents of iOS: frames, faults, differences between documents or revisions, and the constraints that decide a \
        view's place and size. Paths are relative to the folder that the server was started with.
        """

    // MARK: Requests that stand by themselves

    private static let revisionKey = "io.modelcontextprotocol/protocolVersion"
    private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
    private static let serverInfoKey = "io.modelcontextprotocol/serverInfo"

    private func statelessAnswer(_ method: String, _ parameters: Object, _ envelope: Object, _ id: Any) -> Object {
        guard let revision = envelope[Self.revisionKey] as? String, envelope[Self.capabilitiesKey] is Object else {
            return Self.failure(id, -32602, "_meta of the request has to have \(Self.revisionKey) and \(Self.capabilitiesKey)")
        }
        guard Self.statelessRevisions.contains(revision) else {
            return Self.failure(
                id, -32022, "the revision \(revision) of the protocol is not supported",
                data: ["supported": Self.statelessRevisions, "requested": revision])
        }
        switch method {
        case "server/discover":
            return Self.success(
                id,
                Self.lasting([
                    "supportedVersions": Self.statelessRevisions + Self.introducedRevisions, "capabilities": Self.capabilities,
                    "instructions": Self.instructions,
                ]))
        case "tools/list": return Self.success(id, Self.lasting(["tools": descriptions]))
        case "tools/call": return called(parameters, id, Self.complete)
        case "prompts/list": return Self.success(id, Self.lasting(["prompts": prompts.map(\.description)]))
        case "prompts/get": return prompted(parameters, id, Self.complete)
        default: return Self.unknown(method, id, besides: ["server/discover"])
        }
    }

    /// A result of the stateless revisions, which says that no more of it follows and who answered.
    private static func complete(_ result: Object) -> Object {
        result.merging(["resultType": "complete", "_meta": [serverInfoKey: serverInfo]]) { _, new in new }
    }

    /// A result that is the same as long as the server runs, and for everybody.
    private static func lasting(_ result: Object) -> Object {
        complete(result).merging(["ttlMs": 3_600_000, "cacheScope": "public"]) { _, new in new }
    }

    // MARK: Messages

    private static func success(_ id: Any, _ result: Object) -> Object { ["jsonrpc": "2.0", "id": id, "result": result] }

    private static func failure(_ id: Any, _ code: Int, _ message: String, data: Object? = nil) -> Object {
        var error: Object = ["code": code, "message": message]
        error["data"] = data
        return ["jsonrpc": "2.0", "id": id, "error": error]
    }

    private static func text(_ object: Object) -> String {
        let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
