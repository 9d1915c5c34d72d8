import Foundation
import SeededRandom

/// Right and wrong messages to the server of tools: it answers each request in one line of JSON, and nothing outside of
/// its folder changes.
struct MessagesPart: AttackPart {
    static let name = "messages"
    static let summary = "right, wrong and damaged messages to the server of tools"

    private let environment: AttackEnvironment

    init(_ environment: AttackEnvironment) throws(AttackFailure) { self.environment = environment }

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        let document = try MutatedDocument.contents(of: random.pick(environment.documents))
        let message = RandomMessage(document)
        return MessagesCase(
            environment: environment, document: document, mayWrite: random.flip(),
            lines: (0...random.below(4)).map { _ in message.line(&random) })
    }
}

/// The pieces are the messages.
struct MessagesCase: AttackCase {
    let environment: AttackEnvironment
    let document: [UInt8]
    let mayWrite: Bool
    let lines: [[UInt8]]

    var pieceCount: Int { lines.count }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        try environment.emptyFolder()
        try environment.write(document, to: "inside/a.xib")
        try environment.write(document, to: "outside.xib")
        for (name, bytes) in files(kept) where name == "messages" { try environment.write(bytes, to: name) }
        symlink("..", environment.folder + "/inside/link")
        let run = run()
        if let fault = run.fault(statuses: 0...0) { return fault }
        for line in run.output.split(separator: UInt8(ascii: "\n")) {
            if let fault = fault(ofAnswer: Data(line)) { return fault }
        }
        return changed.map { "\($0) is written" }
    }

    /// The server reads the messages from a file.
    private func run() -> CommandRun {
        let arguments = ["mcp"] + (mayWrite ? ["--write"] : []) + [environment.folder + "/inside"]
        return CommandRun(environment.tool, arguments, input: environment.folder + "/messages", in: environment.folder)
    }

    private func fault(ofAnswer line: Data) -> String? {
        let answer = try? JSONSerialization.jsonObject(with: line)
        guard let answer = answer as? [String: Any], answer["jsonrpc"] as? String == "2.0", answer["id"] != nil else {
            return "an answer is none: \(String(decoding: line.prefix(200), as: UTF8.self))"
        }
        return answer["result"] == nil && answer["error"] == nil ? "an answer has neither a result nor an error" : nil
    }

    /// A file that should not have changed.
    private var changed: String? {
        let (manager, folder) = (FileManager.default, environment.folder)
        for name in ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        where !["inside", "outside.xib", "messages"].contains(name) { return name }
        if manager.contents(atPath: folder + "/outside.xib") != Data(document) { return "outside.xib" }
        if mayWrite { return nil }
        let inside = ((try? manager.contentsOfDirectory(atPath: folder + "/inside")) ?? []).sorted()
        if inside != ["a.xib", "link"] { return "a file in the folder of a server that only reads" }
        return manager.contents(atPath: folder + "/inside/a.xib") == Data(document) ? nil : "a.xib"
    }

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        [("messages", kept.of(lines).flatMap { $0 + [0x0A] }), ("a.xib", document)]
    }
}

/// Makes messages that call tools on a document.
struct RandomMessage {
    private let ids: [String]

    init(_ document: [UInt8]) {
        let parts = String(decoding: document, as: UTF8.self).components(separatedBy: " id=\"").dropFirst().prefix(40)
        ids = parts.map { String($0.prefix { $0 != "\"" }) } + ["none"]
    }

    /// A message in one line, damaged in one case of five.
    func line(_ random: inout SplitMix) -> [UInt8] {
        let message: [String: Any] = [
            "jsonrpc": "2.0", "id": random.below(9), "method": random.pick(Self.methods), "params": parameters(&random),
        ]
        let data = try? JSONSerialization.data(withJSONObject: message, options: .sortedKeys)
        var bytes = [UInt8](data ?? Data()).filter { $0 != 0x0A }
        if random.below(5) == 0 { damage(&bytes, &random) }
        return bytes
    }

    private static let methods = ["tools/call", "tools/call", "tools/call", "tools/call", "initialize", "tools/list", "ping", ""]
    private static let tools = ["layout", "verify", "lint", "explain", "diff", "fonts", "edit", "render", "merge", "nothing"]
    private static let paths = [
        "a.xib", "a.xib", "a.xib", "../outside.xib", "link/outside.xib", "link", ".", "", "/etc/passwd", "-o", "a\u{0}.xib",
    ]
    private static let arguments = [
        ("output", "o.png"), ("output", "../o.png"), ("output", "link/outside.xib"), ("size", "1x1"), ("size", "1e9x1e9"),
        ("format", "json"), ("insets", "../outside.xib"), ("system-font", "/etc/passwd"), ("script", "../outside.xib"),
        ("config", "/dev/zero"), ("baseline", "link/outside.xib"), ("classes", "/dev/zero"), ("rule", "all"), ("nothing", "x"),
    ]

    private func parameters(_ random: inout SplitMix) -> [String: Any] {
        var arguments: [String: Any] = ["paths": operands(&random)]
        for _ in 0..<random.below(3) {
            let (name, value) = random.pick(Self.arguments)
            arguments[name] = random.below(6) == 0 ? value.count : value
        }
        if random.below(4) == 0 { arguments["fix"] = random.flip() }
        if random.below(12) == 0 { arguments["paths"] = random.pick(["a.xib", "", "../outside.xib"]) }
        return ["name": random.pick(Self.tools), "arguments": arguments]
    }

    private func operands(_ random: inout SplitMix) -> [String] {
        let (one, other) = (random.pick(ids), random.pick(ids))
        let rest = [
            "remove \(one)", "move \(one) to \(other)", "set \(one).text \"x\"", "constrain \(one).width = 2 * \(other).height",
            "\(one).width", one, random.pick(Self.paths), random.pick(Self.paths),
        ]
        return [random.pick(Self.paths)] + (0..<random.below(4)).map { _ in random.pick(rest) }
    }

    private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes[place] = random.pick([0, 0x22, 0x5B, 0x5C, 0x7B, 0x7D, 0xC3, 0xFF])
        case 2: bytes.insert(contentsOf: repeatElement(0x5B, count: random.pick([1, 600, 20_000])), at: place)
        default: bytes.insert(contentsOf: bytes[..<place], at: place)
        }
    }
}
