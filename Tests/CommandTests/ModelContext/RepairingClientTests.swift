import Foundation
import InterfaceBuilderDocument
import Testing

@testable import cairn

/// A scripted client of `cairn mcp --write` repairs documents of ours: it knows nothing but what the tools answer.
@MainActor
struct RepairingClientTests {
    /// A fault, as edits that bring it into a document.
    struct Fault: Sendable, CustomTestStringConvertible {
        let rule: String
        let document: String
        let edits: [String]
        var testDescription: String { "\(rule) in \(document)" }
    }

    nonisolated private static let signIn = "Documents/SignIn.storyboard"
    nonisolated private static let article = "Documents/ScrollingArticle.storyboard"

    /// Twenty faults, ten in each of two documents, each of a kind by itself.
    nonisolated static let faults: [Fault] =
        faults(signIn, label: "lbl-Si-gn1", view: "bot-Si-gn1", root: "root-Si-gn", leading: "lea-Si-gn1", top: "lto-Si-gn1")
        + faults(article, label: "Art-07-bot", view: "Art-03-scr", root: "Art-02-rot", leading: "Art-c8-led", top: "Art-cf-top")

    nonisolated private static func faults(
        _ document: String, label: String, view: String, root: String, leading: String, top: String
    ) -> [Fault] {
        [
            ("duplicate-constraint", ["constrain \(label).width >= 20 id dup-1", "constrain \(label).width >= 20 id dup-2"]),
            ("unsatisfiable", ["constrain \(label).width = 50 id bad-1", "constrain \(label).width = 60 id bad-2"]),
            ("unsatisfiable", ["constrain \(label).width >= 2000 id bad-1"]),
            ("clipped-text", ["constrain \(label).height = 5 id bad-1"]),
            ("ambiguous-layout", ["remove \(top)"]),
            (
                "low-contrast",
                ["remove \(label).textColor", "add color to \(label) key=textColor white=0.9 alpha=1 colorSpace=calibratedWhite"]
            ),
            (
                "missing-accessibility-label",
                [
                    "add button btn-1 to \(root)", "unset btn-1.normal.title", "set btn-1.normal.image logo",
                    "set btn-1.frame.y 300", "set btn-1.frame.x 40",
                ]
            ),
            (
                "overlapping-views",
                [
                    "add label lbl-1 to \(root) \"text=The first of two\"",
                    "add label lbl-2 to \(root) \"text=The second of two\"",
                    "constrain lbl-1.top = \(root).top + 300 id o-1", "constrain lbl-1.leading = \(root).leading + 40 id o-2",
                    "constrain lbl-2.top = \(root).top + 305 id o-3", "constrain lbl-2.leading = \(root).leading + 50 id o-4",
                ]
            ),
            ("misplaced", ["set \(view).frame.x 33"]),
            (document == signIn ? "outside-screen" : "outside-superview", ["set \(leading).constant -90"]),
        ].map { Fault(rule: $0.0, document: document, edits: $0.1) }
    }

    /// Every third of the faults; all of them with `CAIRN_FULL=1`.
    nonisolated static let tried: [Fault] =
        ProcessInfo.processInfo.environment["CAIRN_FULL"] == nil ? stride(from: 0, to: 20, by: 3).map { faults[$0] } : faults

    @Test(arguments: tried)
    func repairs(_ fault: Fault) throws {
        let client = try Client(fault)
        defer { client.end() }
        let found = try client.rules()
        #expect(found.contains(fault.rule), "the fault is found: \(found)")
        for _ in 0..<3 where try !client.findings().isEmpty { try client.repairFirst() }
        #expect(try client.findings().map(\.message) == [])
    }

    private struct Finding {
        let rule: String
        let message: String
        let items: [String]
    }

    /// The client: a conversation with a server, about one document.
    @MainActor
    private final class Client {
        private let folder: String
        private let server: ModelContextServer
        private let name: String

        init(_ fault: Fault) throws {
            let made = NSTemporaryDirectory() + "cairn-repair-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: made, withIntermediateDirectories: true)
            folder = try #require(FileSystem.realPath(made))
            name = (fault.document as NSString).lastPathComponent
            let source = CommandRun.fixtures.appendingPathComponent(fault.document)
            let document = try InterfaceDocument(bytes: Array(Data(contentsOf: source)))
            var edits = try fault.edits.map { try DocumentEdit(parsing: $0) }
            if fault.rule == "low-contrast", document.elementsByID[edits[0].object]?.child(key: "textColor") == nil {
                edits.removeFirst()
            }
            try Data(try document.applying(edits).tree.source).write(to: URL(fileURLWithPath: folder + "/" + name))
            let command = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
                "cairn")
            server = ModelContextServer(folder: folder, command: command.path, mayWrite: true)
        }

        func end() { try? FileManager.default.removeItem(atPath: folder) }

        private func call(_ tool: String, _ arguments: [String: Any]) throws -> (text: String, isError: Bool) {
            let message: [String: Any] = [
                "jsonrpc": "2.0", "id": 1, "method": "tools/call",
                "params": ["name": tool, "arguments": arguments] as [String: Any],
            ]
            let line = String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
            let answer = try #require(server.answer(to: line))
            let object = try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
            let result = try #require(object["result"] as? [String: Any])
            let content = try #require((result["content"] as? [[String: Any]])?.first)
            return (content["text"] as? String ?? "", result["isError"] as? Bool ?? true)
        }

        func findings(in file: String? = nil) throws -> [Finding] {
            let (text, isError) = try call("lint", ["paths": [file ?? name], "format": "json"])
            try #require(!isError, "\(text)")
            let result = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            let document = try #require((result["documents"] as? [[String: Any]])?.first)
            return try #require(document["findings"] as? [[String: Any]]).filter { $0["severity"] as? String != "note" }.map {
                Finding(rule: $0["rule"] as! String, message: $0["message"] as! String, items: $0["items"] as! [String])
            }
        }

        func rules() throws -> [String] { try findings().map(\.rule) }

        /// Tries remedies of the first finding on a copy, and makes the first that leaves fewer findings.
        func repairFirst() throws {
            let before = try findings()
            for edits in try remedies(of: before[0]) {
                let copy = "copy-of-" + name
                let update = before[0].rule == "misplaced" ? false : true
                let (text, isError) = try call("edit", ["paths": [name] + edits, "output": copy, "update-frames": update])
                guard !isError else { continue }
                #expect(text.isEmpty)
                guard try findings(in: copy).count < before.count else { continue }
                let made = try call("edit", ["paths": [name] + edits, "update-frames": update])
                #expect(made == ("", false))
                return
            }
            Issue.record("no remedy helps against \(before[0])")
        }

        /// What may help, the likeliest first.
        private func remedies(of finding: Finding) throws -> [[String]] {
            switch finding.rule {
            case "duplicate-constraint": [["remove \(finding.items[0])"]]
            case "unsatisfiable": finding.items.reversed().map { ["remove \($0)"] }
            case "clipped-text": try deciding("\(finding.items[0]).height").map { ["remove \($0)"] }
            case "ambiguous-layout":
                finding.items.last == "vertical"
                    ? [try root().map { ["constrain \(finding.items[0]).top = \($0).top + 200"] } ?? []]
                        + [try root().map { ["constrain \(finding.items[0]).top = \($0).top"] } ?? []]
                    : []
            case "low-contrast":
                [
                    [
                        "remove \(finding.items[0]).textColor",
                        "add color to \(finding.items[0]) key=textColor white=0 alpha=1 colorSpace=calibratedWhite",
                    ]
                ]
            case "missing-accessibility-label":
                [["add accessibility to \(finding.items[0]) key=accessibilityConfiguration label=Logo"]]
            case "overlapping-views": try deciding("\(finding.items[0]).top").map { ["set \($0).constant 400"] }
            case "misplaced": [try finding.items.flatMap(frames)]
            case "outside-screen", "outside-superview", "outside-safe-area":
                try deciding("\(finding.items[0]).left").map { ["set \($0).constant 20"] }
            default: []
            }
        }

        /// The ids of the document's constraints that decide a value.
        private func deciding(_ value: String) throws -> [String] {
            let (text, isError) = try call("explain", ["paths": [name, value], "format": "jsonl"])
            try #require(!isError, "\(text)")
            let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            let deciding = object["decides"] as? [[String: Any]] ?? []
            return deciding.filter { $0["kind"] as? String == "constraint" }.compactMap { $0["id"] as? String }.reversed()
        }

        private func views() throws -> [[String: Any]] {
            let (text, _) = try call("layout", ["paths": [name], "format": "jsonl"])
            let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            return (object["scenes"] as? [[String: Any]] ?? []).flatMap { $0["views"] as? [[String: Any]] ?? [] }
        }

        private func root() throws -> String? { try views().first?["id"] as? String }

        /// Edits that record the frame that a view has.
        private func frames(of id: String) throws -> [String] {
            guard let frame = try views().first(where: { $0["id"] as? String == id })?["frame"] as? [Double] else { return [] }
            return zip(["x", "y", "width", "height"], frame).map { "set \(id).frame.\($0) \($1)" }
        }
    }
}

extension DocumentEdit {
    /// The id of the object that is removed.
    fileprivate var object: String {
        if case .remove(let path) = self { path.id } else { "" }
    }
}
