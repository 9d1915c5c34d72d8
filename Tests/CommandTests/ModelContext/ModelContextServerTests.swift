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
        #expect((result["capabilities"] as? [String: Any])?["tools"] != nil)
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

    @Test func messagesThatAreNoneAreRefused() throws {
        let server = ModelContextServer(folder: folder, command: command, mayWrite: false)
        #expect(
            server.answer(to: "{") == #"{"error":{"code":-32700,"message":"the message is no JSON"},"id":null,"jsonrpc":"2.0"}"#)
        #expect(server.answer(to: "[1]")?.contains("-32600") == true)
        #expect(server.answer(to: #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#) == nil)
        #expect((try request("tools/fetch")["error"] as? [String: Any])?["code"] as? Int == -32601)
        #expect((try request("tools/call", ["name": "rm"])["error"] as? [String: Any])?["code"] as? Int == -32602)
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
            #expect((schema["required"] as? [String] ?? []).allSatisfy { properties[$0] != nil })
            let writes = (tool["annotations"] as? [String: Any])?["readOnlyHint"] as? Bool == false
            #expect(writes == (properties["output"] != nil))
        }
        let layout = try #require((tools[0]["inputSchema"] as? [String: Any])?["properties"] as? [String: [String: Any]])
        #expect(layout["orientation"]?["enum"] as? [String] == ["portrait", "landscape"] && layout["safe-area"] != nil)
    }

    @Test func toolsAnswerAsTheCommandDoes() throws {
        let layout = try call("layout", ["paths": ["SignIn.storyboard"], "format": "jsonl"])
        #expect(!layout.isError && layout.text.hasPrefix(#"{"document": "SignIn.storyboard""#))
        let explanation = try call("explain", ["paths": ["SignIn.storyboard", "lbl-Si-gn1.top"]])
        #expect(!explanation.isError && explanation.text.hasPrefix("lbl-Si-gn1.top = 195\n  decided by "))
        let unknown = try call("explain", ["paths": ["SignIn.storyboard", "lbl-Si-gn2.top"]])
        #expect(unknown.isError && unknown.text.contains("has no view 'lbl-Si-gn2'; did you mean 'lbl-Si-gn1'"))
        #expect(try call("layout", ["paths": ["SignIn.storyboard"], "colour": "red"]) == ("layout has no argument colour", true))
        #expect(try call("lint", ["paths": ["SignIn.storyboard"], "matrix": "yes"]) == ("matrix is true or false", true))
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
