import Foundation
import Testing

/// A running program as tools of `cairn mcp`.
@Suite struct ProgramToolTests {
    private typealias Object = [String: Any]

    /// The results of calls, in their order.
    private func results(of calls: [(name: String, arguments: [String: Any])]) throws -> [[String: Any]] {
        let process = Process()
        let products = Bundle.main.bundleURL
        process.executableURL = products.appendingPathComponent("cairn")
        process.arguments = [
            "mcp", "--run", products.appendingPathComponent("SampleApp").path, FileManager.default.currentDirectoryPath,
        ]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        for (number, call) in calls.enumerated() {
            let message: Object = [
                "jsonrpc": "2.0", "id": number, "method": "tools/call",
                "params": ["name": call.name, "arguments": call.arguments] as Object,
            ]
            input.fileHandleForWriting.write(try JSONSerialization.data(withJSONObject: message) + Data("\n".utf8))
        }
        try input.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return try text.split(separator: "\n").map { line in
            let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Object
            return answer?["result"] as? Object ?? [:]
        }
    }

    private func content(_ result: [String: Any], _ key: String) -> String? {
        ((result["content"] as? [[String: Any]])?.first)?[key] as? String
    }

    @Test func areTappedAndSeen() throws {
        let results = try results(of: [
            ("app_tree", [:]), ("app_tap", ["x": 187, "y": 57]), ("app_tree", [:]), ("app_screenshot", ["scale": 1]),
            ("app_explain", ["view": "view-1"]), ("app_tap", [:]), ("app_attributes", ["view": "view-1"]),
            ("app_try", ["edit": "set view-1.alpha 0.5"]), ("app_try", ["edit": "set view-1.colour red"]),
        ])
        #expect(results.count == 9)
        let trees = [results[0], results[2]].compactMap { content($0, "text") }
        #expect(trees.count == 2 && trees[0] != trees[1])
        #expect(trees[0].contains("This is the Title View") && !trees[1].contains("This is the Title View"))
        let picture = content(results[3], "data").flatMap { Data(base64Encoded: $0) }
        #expect(picture?.starts(with: [0x89, 0x50, 0x4E, 0x47]) ?? false)
        #expect(try MessageSchema().faults("explain", Data((content(results[4], "text") ?? "").utf8)) == [])
        #expect(results[5]["isError"] as? Bool == true)
        #expect(try MessageSchema().faults("attributes", Data((content(results[6], "text") ?? "").utf8)) == [])
        #expect(content(results[7], "text")?.contains("window.alpha = 0.5") ?? false)
        #expect(results[8]["isError"] as? Bool == true)
    }
}
