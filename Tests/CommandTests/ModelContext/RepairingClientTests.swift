import Foundation
import InterfaceBuilderDocument
import Testing

@testable import cairn

/// A scripted client of `cairn mcp --write` repairs documents of ours: it knows nothing but what the tools lint,
/// explain, render and edit answer.
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
            ("clipped-text", ["set \(label).adjustsFontSizeToFit NO", "constrain \(label).height = 5 id bad-1"]),
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
        let found = try client.findings()
        #expect(found.map(\.rule).contains(fault.rule), "the fault is found: \(found.map(\.rule))")
        let before = try client.picture(of: found.first?.scene)
        for _ in 0..<3 where try !client.findings().isEmpty { try client.repairFirst() }
        #expect(try client.findings().map(\.message) == [])
        let isVisible = ["clipped-text", "low-contrast", "overlapping-views", "outside-screen", "outside-superview"]
        if isVisible.contains(fault.rule) { #expect(try client.picture(of: found.first?.scene) != before) }
    }

    private struct Finding {
        let rule: String
        let scene: String
        let message: String
        let items: [String]
    }

    private typealias Object = [String: Any]

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

        /// The content and the structured result of a call.
        private func call(_ tool: String, _ arguments: Object) throws -> (content: [Object], structured: Object?) {
            let message: Object = [
                "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": ["name": tool, "arguments": arguments] as Object,
            ]
            let line = String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
            let answer = try #require(server.answer(to: line))
            let object = try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? Object)
            let result = try #require(object["result"] as? Object)
            return (try #require(result["content"] as? [Object]), result["structuredContent"] as? Object)
        }

        func findings(in file: String? = nil) throws -> [Finding] {
            let result = try #require(call("lint", ["paths": [file ?? name]]).structured)
            let document = try #require((result["documents"] as? [Object])?.first)
            return try #require(document["findings"] as? [Object]).filter { $0["severity"] as? String != "note" }.map {
                Finding(
                    rule: $0["rule"] as! String, scene: $0["scene"] as! String, message: $0["message"] as! String,
                    items: $0["items"] as! [String])
            }
        }

        /// The PNG of a scene.
        func picture(of scene: String?) throws -> String {
            let part = try #require(call("render", ["paths": [name], "scene": scene ?? ""]).content.first)
            return try #require(part["data"] as? String)
        }

        /// Tries remedies of the first finding on a copy, and makes the first that leaves fewer findings.
        func repairFirst() throws {
            let before = try findings()
            for edits in try remedies(of: before[0]) {
                let copy = "copy-of-" + name
                let update = before[0].rule != "misplaced"
                let tried: Object = ["paths": [name], "edits": edits, "output": copy, "update-frames": update]
                guard try call("edit", tried).structured?["isChanged"] as? Bool == true else { continue }
                guard try findings(in: copy).count < before.count else { continue }
                let made = try call("edit", ["paths": [name], "edits": edits, "update-frames": update]).structured
                #expect(made?["file"] as? String == name)
                return
            }
            Issue.record("no remedy helps against \(before[0])")
        }

        /// What may help, the likeliest first.
        private func remedies(of finding: Finding) throws -> [[Object]] {
            let view = finding.items[0]
            switch finding.rule {
            case "duplicate-constraint": return [[remove(view)]]
            case "unsatisfiable": return finding.items.reversed().map { [remove($0)] }
            case "clipped-text": return try deciding(view, "height").map { [remove($0)] }
            case "ambiguous-layout":
                guard finding.items.last == "vertical" else { return [] }
                let root = try views(at: "5,300", in: finding.scene).last
                return ([200, 0] as [Double]).map { points in
                    [
                        [
                            "edit": "constrain", "item": view, "attribute": "top", "relation": "=", "toItem": root ?? "",
                            "toAttribute": "top", "constant": points,
                        ]
                    ]
                }
            case "low-contrast": return [[set(view, "textColor", "labelColor")], [set(view, "textColor", "#000000")]]
            case "missing-accessibility-label": return [[set(view + ".accessibilityConfiguration", "label", "Logo")]]
            case "overlapping-views":
                let place = try values(of: view)
                let there = try views(at: "\(place["left"]! + 20),\(place["top"]! + 10)", in: finding.scene)
                #expect(Set(finding.items.prefix(2)).isSubset(of: there), "both views are where they overlap: \(there)")
                return try deciding(view, "top").map { [set($0, "constant", 400)] }
            case "misplaced": return [try finding.items.flatMap(frames)]
            case "outside-screen", "outside-superview", "outside-safe-area":
                return try deciding(view, "left").map { [set($0, "constant", 20)] }
            default: return []
            }
        }

        private func remove(_ object: String) -> Object { ["edit": "remove", "object": object] }

        private func set(_ object: String, _ attribute: String, _ value: Any) -> Object {
            ["edit": "set", "object": object, "attribute": attribute, "value": value]
        }

        /// The explanations of a value, or of the place and the size of a view; none for objects that are no views.
        private func explanations(_ question: String) throws -> [Object] {
            let result = try call("explain", ["paths": [name, question]]).structured
            return result?["explanations"] as? [Object] ?? []
        }

        /// The ids of the document's constraints that decide a value.
        private func deciding(_ view: String, _ value: String) throws -> [String] {
            let deciding = try explanations("\(view).\(value)").first?["decides"] as? [Object] ?? []
            return deciding.filter { $0["kind"] as? String == "constraint" }.compactMap { $0["id"] as? String }.reversed()
        }

        /// The place and the size of a view; empty for objects that are none.
        private func values(of view: String) throws -> [String: Double] {
            let pairs = try explanations(view).map { ($0["value"] as! String, ($0["points"] as! NSNumber).doubleValue) }
            return Dictionary(uniqueKeysWithValues: pairs)
        }

        /// The ids of the views at a point, the topmost first.
        private func views(at point: String, in scene: String) throws -> [String] {
            let result = try #require(call("explain", ["paths": [name], "at": point, "scene": scene]).structured)
            let views = (result["points"] as? [Object])?.first?["views"] as? [Object] ?? []
            return views.compactMap { $0["id"] as? String }
        }

        /// Edits that record the frame that a view has.
        private func frames(of id: String) throws -> [Object] {
            let values = try values(of: id)
            let names = [("x", "left"), ("y", "top"), ("width", "width"), ("height", "height")]
            return names.compactMap { name, value in values[value].map { set(id + ".frame", name, $0) } }
        }
    }
}

extension DocumentEdit {
    /// The id of the object that is removed.
    fileprivate var object: String {
        if case .remove(let path) = self { path.id } else { "" }
    }
}
