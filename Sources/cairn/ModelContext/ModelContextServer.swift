import Foundation

/// Answers the messages of the Model Context Protocol, one a line.
///
/// - Source: modelcontextprotocol.io/specification
@MainActor
struct ModelContextServer {
    /// The revisions of the protocol that are spoken, the newest first. They do not differ in what is used here.
    static let revisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

    private let tools: [ModelContextTool]
    private let calls: ToolCalls

    /// - Parameters:
    ///   - folder: The absolute path, without links, of the folder outside of which nothing is read or written.
    ///   - command: The file of the `cairn` command, which does the work of each call in a process of its own.
    ///   - mayWrite: Whether tools that write files are offered.
    init(folder: String, command: String, mayWrite: Bool) {
        tools = ModelContextTool.all.filter { mayWrite || !$0.writes }
        calls = ToolCalls(folder: folder, command: command)
    }

    private typealias Object = [String: Any]

    /// The answer to a message; nil for a notification, which gets none.
    func answer(to line: String) -> String? {
        guard let value = try? JSONSerialization.jsonObject(with: Data(line.utf8)) else {
            return Self.text(Self.failure(NSNull(), -32700, "the message is no JSON"))
        }
        guard let message = value as? Object, message["jsonrpc"] as? String == "2.0", let method = message["method"] as? String
        else {
            return Self.text(
                Self.failure((value as? Object)?["id"] ?? NSNull(), -32600, "the message is no request of JSON-RPC 2.0"))
        }
        guard let id = message["id"] else { return nil }
        return Self.text(answer(method, message["params"] as? Object ?? [:], id))
    }

    private func answer(_ method: String, _ parameters: Object, _ id: Any) -> Object {
        switch method {
        case "initialize": return Self.success(id, introduction(parameters))
        case "ping": return Self.success(id, [:])
        case "tools/list": return Self.success(id, ["tools": tools.map(\.description)])
        case "tools/call":
            guard let name = parameters["name"] as? String, let tool = tools.first(where: { $0.name == name }) else {
                return Self.failure(id, -32602, "there is no tool \(parameters["name"] ?? "without a name")")
            }
            return Self.success(id, calls.result(of: tool, parameters["arguments"] as? Object ?? [:]))
        default: return Self.failure(id, -32601, "there is no method \(method)")
        }
    }

    private func introduction(_ parameters: Object) -> Object {
        let asked = parameters["protocolVersion"] as? String
        return [
            "protocolVersion": asked.flatMap { Self.revisions.contains($0) ? $0 : nil } ?? Self.revisions[0],
            "capabilities": ["tools": [:] as Object],
            "serverInfo": ["name": "cairn", "title": "Cairn", "version": CairnVersion.current],
            "instructions": """
            Lays out Interface Builder documents of iOS: frames, faults, differences between documents or revisions, and the constraints that decide a \
            view's place and size. Paths are relative to the folder that the server was started with.
            """,
        ]
    }

    private static func success(_ id: Any, _ result: Object) -> Object { ["jsonrpc": "2.0", "id": id, "result": result] }

    private static func failure(_ id: Any, _ code: Int, _ message: String) -> Object {
        ["jsonrpc": "2.0", "id": id, "error": ["code": code, "message": message] as Object]
    }

    private static func text(_ object: Object) -> String {
        let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
