import Foundation
import Testing

@testable import cairn

/// The tools of the Model Context Protocol: what they are, what they answer, and that none leaves its folder.
@MainActor
struct ModelContextServerTests {
    private let folder: String
    private let command = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
        "cairn"
    ).path

    init() throws {
        let made = NSTemporaryDirectory() + "cairn-mcp-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: made, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: CommandRun.fixture("SignIn.storyboard"), toPath: made + "/SignIn.storyboard")
        folder = try #require(FileSystem.realPath(made))
    }

    private func answer(_ message: [String: Any], mayWrite: Bool = false) throws -> [String: Any] {
        let server = ModelContextServer(folder: folder, command: command, mayWrite: mayWrite)
        let line = String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
        let answer = try #require(server.answer(to: line))
        #expect(!answer.contains("\n"), "a message is one line")
        return try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    }

    private func request(_ method: String, _ parameters: [String: Any] = [:], mayWrite: Bool = false) throws -> [String: Any] {
        try answer(["jsonrpc": "2.0", "id": 7, "method": method, "params": parameters], mayWrite: mayWrite)
    }

    private func call(_ tool: String, _ arguments: [String: Any], mayWrite: Bool = false) throws -> (text: String, isError: Bool)
    {
        let answer = try request("tools/call", ["name": tool, "arguments": arguments], mayWrite: mayWrite)
        let result = try #require(answer["result"] as? [String: Any], "\(answer)")
        let content = try #require(result["content"] as? [[String: Any]])
        return (content[0]["text"] as? String ?? "", result["isError"] as? Bool ?? true)
    }

    @Test func itIntroducesItself() throws {
        let result = try #require(request("initialize", ["protocolVersion": "2025-06-18"])["result"] as? [String: Any])
        #expect(result["protocolVersion"] as? String == "2025-06-18")
        #expect((result["serverInfo"] as? [String: Any])?["version"] as? String == CairnVersion.current)
        let capabilities = try #require(result["capabilities"] as? [String: Any])
        #expect(capabilities["tools"] != nil && capabilities["prompts"] != nil)
        let newer = try #require(request("initialize", ["protocolVersion": "2099-01-01"])["result"] as? [String: Any])
        #expect(newer["protocolVersion"] as? String == ModelContextServer.introducedRevisions[0])
        #expect(try request("ping")["result"] as? [String: String] == [:])
    }

    /// A request of a revision whose requests stand by themselves.
    private func stateless(
        _ method: String, _ parameters: [String: Any] = [:], revision: Any? = "2026-07-28", capabilities: Any? = [String: Any]()
    ) throws -> [String: Any] {
        var envelope: [String: Any] = ["io.modelcontextprotocol/clientInfo": ["name": "test", "version": "1"]]
        envelope["io.modelcontextprotocol/protocolVersion"] = revision
        envelope["io.modelcontextprotocol/clientCapabilities"] = capabilities
        return try request(method, parameters.merging(["_meta": envelope]) { old, _ in old })
    }

    @Test("Requests of the revision of 2026-07-28 need no introduction, and say their revision themselves")
    func requestsThatStandByThemselves() throws {
        let found = try #require(stateless("server/discover")["result"] as? [String: Any])
        #expect(
            found["supportedVersions"] as? [String] == ModelContextServer.statelessRevisions
                + ModelContextServer.introducedRevisions)
        #expect((found["capabilities"] as? [String: Any])?["tools"] != nil)
        let tools = try #require(stateless("tools/list")["result"] as? [String: Any])
        for result in [found, tools] {
            #expect(result["resultType"] as? String == "complete" && result["cacheScope"] as? String == "public")
            #expect((result["ttlMs"] as? Int).map { $0 > 0 } == true)
            let server = (result["_meta"] as? [String: Any])?["io.modelcontextprotocol/serverInfo"] as? [String: Any]
            #expect(server?["version"] as? String == CairnVersion.current)
        }
        let plain = try #require(request("tools/list")["result"] as? [String: Any])
        #expect((tools["tools"] as? [NSDictionary]) == (plain["tools"] as? [NSDictionary]) && plain["resultType"] == nil)
        let call = try stateless("tools/call", ["name": "layout", "arguments": ["paths": ["SignIn.storyboard"]]])
        let result = try #require(call["result"] as? [String: Any])
        #expect(result["resultType"] as? String == "complete" && result["isError"] as? Bool == false && result["ttlMs"] == nil)
    }

    @Test("Their revision has to be one that is spoken, and what the protocol removed is gone")
    func revisionsThatAreNotSpoken() throws {
        let other = try #require(stateless("tools/list", revision: "2027-01-01")["error"] as? [String: Any])
        #expect(other["code"] as? Int == -32022)
        let data = try #require(other["data"] as? [String: Any])
        #expect(data["supported"] as? [String] == ["2026-07-28"] && data["requested"] as? String == "2027-01-01")
        for answer in [
            try stateless("tools/list", capabilities: nil), try stateless("tools/list", revision: 7),
            try stateless("server/discover", revision: nil), try request("server/discover"),
        ] {
            #expect((answer["error"] as? [String: Any])?["code"] as? Int == -32602)
        }
        for method in ["initialize", "ping", "tools/fetch"] {
            #expect((try stateless(method)["error"] as? [String: Any])?["code"] as? Int == -32601)
        }
    }

    @Test(
        "Messages that are no requests are refused with the protocol's codes",
        arguments: [
            ("{", -32700), (String(repeating: "[", count: 100_000), -32700), ("", -32700), ("[1]", -32600), ("\"text\"", -32600),
            (#"{"jsonrpc": "2.0", "id": 1, "method": 7}"#, -32600), (#"{"jsonrpc": "1.0", "id": 1, "method": "ping"}"#, -32600),
            (#"{"jsonrpc": "2.0", "id": null, "method": "ping"}"#, -32600),
            (#"{"jsonrpc": "2.0", "id": {}, "method": "ping"}"#, -32600),
            (#"{"jsonrpc": "2.0", "id": true, "method": "ping"}"#, -32600),
            (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": []}"#, -32602),
            (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "lint", "arguments": []}}"#, -32602),
            (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": ["lint"]}}"#, -32602),
            (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/fetch"}"#, -32601),
            (#"{"jsonrpc": "2.0", "id": 1, "method": "prompts/get", "params": {"name": "review-document"}}"#, -32602),
        ])
    func messagesThatAreNone(_ message: String, _ code: Int) throws {
        let server = ModelContextServer(folder: folder, command: command, mayWrite: false)
        let answer = try #require(server.answer(to: message))
        let object = try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
        #expect((object["error"] as? [String: Any])?["code"] as? Int == code)
        #expect(server.answer(to: #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#) == nil)
    }

    @Test func errorsListWhatIsValid() throws {
        func message(_ answer: [String: Any]) -> String { (answer["error"] as? [String: Any])?["message"] as? String ?? "" }
        #expect(message(try request("tools/fetch")).contains("there are initialize, ping, tools/list, tools/call"))
        #expect(
            message(try request("tools/call", ["name": "rm"]))
                == "there is no tool rm; there are layout, verify, lint, explain, diff, fonts, render")
        #expect(
            message(try request("prompts/get", ["name": "x"])).contains("there are review-document, review-change, explain-point")
        )
        #expect(try call("lint", ["paths": ["SignIn.storyboard"], "format": "pdf"]).text.contains("expected text, json"))
        #expect(try call("explain", ["paths": ["SignIn.storyboard"], "at": "1,1"]).text.contains("there are SignIn, ext-Si-gn1"))
        #expect(try call("explain", ["paths": ["SignIn.storyboard", "no"]]).text.hasPrefix("cairn: "))
        #expect(
            try call("render", ["paths": ["SignIn.storyboard"], "scene": "Sign"]).text.contains(
                "there are ctl-Si-gn1, ext-Si-gn1"))
        let several = try call("render", ["paths": ["SignIn.storyboard"]]).text
        #expect(several.contains("choose one with --scene") && several.contains("; there are ctl-Si-gn1 “"), "\(several)")
        try FileManager.default.copyItem(atPath: folder + "/SignIn.storyboard", toPath: folder + "/Other.storyboard")
        let folders = try call("render", ["paths": ["."]]).text
        #expect(folders.contains("there are ./Other.storyboard, ./SignIn.storyboard\n") && !folders.contains("{document}"))
        #expect(try call("render", ["paths": ["SignIn.storyboard"], "device": "Pixel"]).text.contains("did you mean 'iPhone "))
        let value = try call("explain", ["paths": ["SignIn.storyboard", "lbl-Si-gn1.flavour"]]).text
        #expect(value.contains("there are left, top, right, bottom, width, height"))
    }

    @Test func promptsAreListedAndFilledIn() throws {
        func names(_ mayWrite: Bool) throws -> [String] {
            let result = try #require(request("prompts/list", mayWrite: mayWrite)["result"] as? [String: Any])
            return try #require(result["prompts"] as? [[String: Any]]).compactMap { $0["name"] as? String }
        }
        #expect(try names(false) == ["review-document", "review-change", "explain-point"])
        #expect(try names(true) == names(false) + ["repair-layout"])
        let prompt = try request("prompts/get", ["name": "review-document", "arguments": ["document": "Main.storyboard"]])
        let message = try #require(((prompt["result"] as? [String: Any])?["messages"] as? [[String: Any]])?.first)
        let text = try #require((message["content"] as? [String: Any])?["text"] as? String)
        #expect(message["role"] as? String == "user" && text.contains("Main.storyboard") && !text.contains("{"))
        let other = try request("prompts/get", ["name": "review-document", "arguments": ["document": "a", "colour": "b"]])
        #expect(
            (other["error"] as? [String: Any])?["message"] as? String == "review-document has no argument colour; it has document"
        )
    }

    @Test(
        "Each tool has a schema with an argument for each option, and only --write offers those that write",
        arguments: [false, true])
    func tools(_ mayWrite: Bool) throws {
        let result = try #require(request("tools/list", mayWrite: mayWrite)["result"] as? [String: Any])
        let tools = try #require(result["tools"] as? [[String: Any]])
        let reading = ["layout", "verify", "lint", "explain", "diff", "fonts", "render"]
        #expect(tools.compactMap { $0["name"] as? String } == reading + (mayWrite ? ["edit", "merge"] : []))
        for tool in tools {
            let schema = try #require(tool["inputSchema"] as? [String: Any])
            let properties = try #require(schema["properties"] as? [String: [String: Any]])
            #expect(schema["type"] as? String == "object" && (tool["description"] as? String)?.isEmpty == false)
            #expect(
                properties.values.allSatisfy {
                    ["string", "boolean", "array"].contains($0["type"] as? String) && $0["description"] != nil
                })
            #expect((tool["outputSchema"] as? [String: Any])?["type"] as? String == "object")
            #expect((schema["required"] as? [String] ?? []).allSatisfy { properties[$0] != nil })
            let writes = (tool["annotations"] as? [String: Any])?["readOnlyHint"] as? Bool == false
            #expect(writes == (properties["output"] != nil))
        }
        let layout = try #require((tools[0]["inputSchema"] as? [String: Any])?["properties"] as? [String: [String: Any]])
        #expect(layout["orientation"]?["enum"] as? [String] == ["portrait", "landscape"] && layout["safe-area"] != nil)
        #expect((layout["device"]?["examples"] as? [String])?.contains("retina6_12") == true && layout["device"]?["enum"] == nil)
    }

    @Test func toolsAnswerAsTheCommandDoes() throws {
        let layout = try call("layout", ["paths": ["SignIn.storyboard"], "format": "jsonl"])
        #expect(!layout.isError && layout.text.hasPrefix(#"{"document": "SignIn.storyboard""#))
        let explanation = try call("explain", ["paths": ["SignIn.storyboard", "lbl-Si-gn1.top"], "format": "text"])
        #expect(!explanation.isError && explanation.text.contains("\nlbl-Si-gn1.top = 195\n  decided by "))
        let unknown = try call("explain", ["paths": ["SignIn.storyboard", "lbl-Si-gn2.top"]])
        #expect(unknown.isError && unknown.text.contains("has no view 'lbl-Si-gn2'; did you mean 'lbl-Si-gn1'"))
        let argument = try call("layout", ["paths": ["SignIn.storyboard"], "colour": "red"])
        #expect(argument.isError && argument.text.hasPrefix("layout has no argument colour; it has paths, scene, device"))
        #expect(try call("lint", ["paths": ["SignIn.storyboard"], "matrix": "yes"]) == ("matrix is true or false", true))
    }

    /// The schemas of the tools' results, by name.
    private func schemas() throws -> [String: [String: Any]] {
        let result = try #require(request("tools/list", mayWrite: true)["result"] as? [String: Any])
        let tools = try #require(result["tools"] as? [[String: Any]])
        return Dictionary(uniqueKeysWithValues: tools.map { ($0["name"] as! String, $0["outputSchema"] as! [String: Any]) })
    }

    @Test("Results are objects that the tools' schemas describe, and the text is the same as JSON")
    func structuredResults() throws {
        let schemas = try schemas()
        let name = "SignIn.storyboard"
        let old = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        for (file, change) in [
            ("Ours", ("=\"40\"", "=\"41\"")), ("Theirs", ("=\"40\"", "=\"42\"")),
            ("Faulty", ("id=\"lea-Si-gn1\"", "id=\"top-Si-gn1\"")),
        ] {
            try Data(old.replacing(change.0, with: change.1).utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file).storyboard"))
        }
        let calls: [(String, [String: Any])] = [
            ("layout", ["paths": ["."]]), ("lint", ["paths": ["."]]), ("verify", ["paths": ["."]]),
            ("lint", ["explain": "misplaced"]),
            ("explain", ["paths": [name, "lbl-Si-gn1.top"]]), ("explain", ["paths": [name], "at": "100,120", "scene": "SignIn"]),
            ("diff", ["paths": [name, "Ours.storyboard"]]), ("fonts", [:]), ("render", ["paths": [name], "scene": "SignIn"]),
            ("render", ["paths": [name], "scene": "SignIn", "output": "x.png"]),
            ("edit", ["paths": [name, "set lbl-Si-gn1.text Hi"], "dry-run": true]),
            ("merge", ["paths": [name, "Ours.storyboard", "Theirs.storyboard"]]),
            ("layout", ["paths": [name], "format": "text"]),
        ]
        for (tool, arguments) in calls {
            let answer = try request("tools/call", ["name": tool, "arguments": arguments], mayWrite: true)
            let result = try #require(answer["result"] as? [String: Any])
            #expect(result["isError"] as? Bool == false, "\(tool) \(result)")
            let structured = try #require(result["structuredContent"] as? [String: Any], "\(tool)")
            #expect(Self.faults(structured, schemas[tool]!, tool) == [])
            let text = (result["content"] as? [[String: Any]])?.first?["text"] as? String ?? ""
            guard arguments["format"] == nil, arguments["explain"] == nil, tool != "render" else { continue }
            let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
            let whole = parsed as? [String: Any] ?? [structured.keys.first!: parsed]
            #expect(tool == "explain" || NSDictionary(dictionary: whole) == NSDictionary(dictionary: structured), "\(tool)")
        }
        let failed = try request("tools/call", ["name": "layout", "arguments": ["paths": ["none.xib"]]])
        #expect((failed["result"] as? [String: Any])?["structuredContent"] == nil)
    }

    /// Where a value is not as a schema says.
    private static func faults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
        let kinds = schema["type"] as? [String] ?? [schema["type"] as? String ?? ""]
        let isBoolean = (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
        let kind =
            value is NSNull
            ? "null"
            : value is String
                ? "string" : isBoolean ? "boolean" : value is NSNumber ? "number" : value is [Any] ? "array" : "object"
        guard kinds.contains(kind) || kind == "number" && kinds.contains("integer") else { return ["\(place) is \(kind)"] }
        if let words = schema["enum"] as? [String], let word = value as? String, !words.contains(word) {
            return ["\(place) is \(word)"]
        }
        if let items = value as? [Any], let schema = schema["items"] as? [String: Any] {
            return items.enumerated().flatMap { faults($1, schema, "\(place)[\($0)]") }
        }
        guard let members = value as? [String: Any] else { return [] }
        let known = schema["properties"] as? [String: [String: Any]] ?? [:]
        let missing = (schema["required"] as? [String] ?? []).filter { members[$0] == nil }.map { "\(place) has no \($0)" }
        return missing
            + members.keys.sorted().flatMap { key -> [String] in
                guard let schema = known[key] else {
                    return schema["additionalProperties"] as? Bool == false ? ["\(place) has \(key)"] : []
                }
                return faults(members[key]!, schema, "\(place).\(key)")
            }
    }

    @Test("Edits are objects, made in their order or none of them")
    func editsAsObjects() throws {
        let file = folder + "/SignIn.storyboard"
        let old = try String(contentsOfFile: file, encoding: .utf8)
        let edits: [[String: Any]] = [
            ["edit": "set", "object": "lbl-Si-gn1", "attribute": "text", "value": "Two \"words\"\n\\"],
            ["edit": "set", "object": "lbl-Si-gn1", "attribute": "hidden", "value": true],
            ["edit": "set", "object": "lea-Si-gn1", "attribute": "constant", "value": 22.5],
            [
                "edit": "add", "element": "label", "id": "new", "to": "root-Si-gn", "position": "first",
                "attributes": ["numberOfLines": 2],
            ],
            [
                "edit": "constrain", "item": "new", "attribute": "top", "relation": ">=", "toItem": "stk-Si-gn1",
                "toAttribute": "bottom",
                "constant": 8, "priority": 750, "id": "new-top",
            ],
            ["edit": "move", "object": "new", "after": "stk-Si-gn1"],
            ["edit": "uninstall", "object": "new-top", "sizeClasses": "heightClass=compact"],
        ]
        let (text, isError) = try call("edit", ["paths": ["SignIn.storyboard"], "edits": edits], mayWrite: true)
        let new = try String(contentsOfFile: file, encoding: .utf8)
        #expect(!isError && new != old, "\(text)")
        for written in [
            "Two &quot;words&quot;&#10;\\\"", "hidden=\"YES\"", "constant=\"22.5\" id=\"lea", "numberOfLines=\"2\"",
            "relation=\"greaterThanOrEqual\" secondItem=\"stk-Si-gn1\"", "<exclude reference=\"new-top\"/>",
        ] {
            #expect(new.contains(written), "\(written)")
        }
        let refused: [([[String: Any]], String)] = [
            ([["edit": "paint"]], "edits[0]: edit is one of set, unset, add, constrain, move, remove, install, uninstall"),
            (
                [edits[1], ["edit": "set", "object": "lbl-Si-gn1"]],
                "edits[1]: set needs attribute; it has object, attribute, value, sizeClasses"
            ),
            ([["edit": "remove", "object": "a", "value": 1]], "edits[0]: remove has no value; it has object"),
            (
                [["edit": "set", "object": "a", "attribute": "b", "value": ["c"]]],
                "edits[0]: value is a text, a number, or true or false"
            ),
            (
                [["edit": "constrain", "item": "a", "attribute": "top", "relation": "=="]],
                "edits[0]: relation is one of <=, =, >="
            ),
            ([["edit": "set", "object": "gone", "attribute": "text", "value": "x"]], "the document has no object 'gone'"),
            (
                [["edit": "set", "object": "lbl-Si-gn1", "attribute": "numberOfLines", "value": "x"]],
                "expected a whole number from 0"
            ),
        ]
        for (edits, words) in refused {
            let answer = try call("edit", ["paths": ["SignIn.storyboard"], "edits": edits], mayWrite: true)
            #expect(answer.isError && answer.text.contains(words), "\(answer.text)")
        }
        let placed = try call("edit", ["paths": ["SignIn.storyboard"], "edits": [edits[1], refused[6].0[0]]], mayWrite: true)
        #expect(placed.text.hasPrefix("SignIn.storyboard:") && placed.text.contains("(line 2 of the edits, column 1) [edit]"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == new)
        let long: [String: Any] = [
            "edit": "set", "object": "lbl-Si-gn1", "attribute": "text", "value": String(repeating: "long ", count: 50_000),
        ]
        let answer = try call("edit", ["paths": ["SignIn.storyboard"], "edits": [long]], mayWrite: true)
        #expect(!answer.isError, "longer than an argument of a process may be")
    }

    @Test("A picture is the answer, also where nothing may be written")
    func picturesAreShown() throws {
        for mayWrite in [false, true] {
            let result = try #require(
                request(
                    "tools/call", ["name": "render", "arguments": ["paths": ["SignIn.storyboard"], "scene": "SignIn"]],
                    mayWrite: mayWrite)["result"] as? [String: Any])
            let part = try #require((result["content"] as? [[String: Any]])?.first)
            #expect(part["type"] as? String == "image" && part["mimeType"] as? String == "image/png")
            let bytes = (part["data"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
            #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.count > 2_000)
        }
    }

    @Test func nothingLeavesTheFolder() throws {
        try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "/etc")
        for path in ["/etc/passwd", "../x.xib", "link/passwd", "a/../../b"] {
            let (text, isError) = try call("layout", ["paths": [path]])
            #expect(isError && text == "\(path) leads out of the folder")
        }
        #expect(try call("layout", ["paths": ["-"]]).isError)
        let document = folder + "/Linked.xib"
        try FileManager.default.createSymbolicLink(atPath: document, withDestinationPath: CommandRun.fixture("SignIn.storyboard"))
        for path in [".", folder] {
            let (text, isError) = try call("layout", ["paths": [path]])
            #expect(isError && text.hasPrefix(folder) && text.hasSuffix("/Linked.xib leads out of the folder"))
        }
        try FileManager.default.removeItem(atPath: document)
        #expect(try call("lint", ["paths": ["."], "baseline": "/etc/passwd"]).text == "/etc/passwd leads out of the folder")
        #expect(try call("render", ["paths": ["SignIn.storyboard"], "output": "/tmp/x.png"], mayWrite: true).isError)
        let drawn = try call("render", ["paths": ["SignIn.storyboard"], "output": "x.png", "scene": "SignIn"], mayWrite: true)
        #expect(!drawn.isError && FileManager.default.fileExists(atPath: folder + "/x.png"))
        // What begins with a dash is a name and no option.
        #expect(try call("layout", ["paths": ["--help"]]).isError)
    }
}
