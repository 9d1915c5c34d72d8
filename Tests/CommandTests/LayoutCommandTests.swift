import Foundation
import Testing
import UIKit

@testable import cairn

@MainActor
struct LayoutCommandTests {
    private func object(_ line: Substring) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }

    @Test func aLineForEachDocument() throws {
        let good = CommandRun.fixture("SignIn.storyboard")
        let run = CommandRun("layout", "--format", "jsonl", good, "no/such.xib", CommandRun.fixture("Stacks.xib"))
        #expect(run.status == .failure)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 3)
        let first = try object(lines[0])
        #expect(first["document"] as? String == good)
        #expect(first["error"] is NSNull)
        let scene = try #require((first["scenes"] as? [[String: Any]])?.first)
        #expect(scene["id"] as? String == "ctl-Si-gn1")
        #expect(scene["class"] as? String == "SignInController")
        #expect(scene["scale"] as? Double == 3)
        #expect(scene["size"] as? [Double] == [393, 852])
        let views = try #require(scene["views"] as? [[String: Any]])
        #expect(views.map { $0["id"] as? String } == ["root-Si-gn", "stk-Si-gn1", "top-Si-gn1", "bot-Si-gn1", "lbl-Si-gn1"])
        #expect(views[1]["class"] as? String == "UIStackView")
        // 59 points of safe area, 40 of constraint: the device's insets without a table
        #expect(views[1]["frame"] as? [Double] == [20, 99, 353, 80])
        let second = try object(lines[1])
        #expect(second["error"] as? String == "no/such.xib: error: there is no such file [unreadable]")
        #expect((second["scenes"] as? [Any])?.isEmpty == true)
        #expect(run.messages == "no/such.xib: error: there is no such file [unreadable]\n")
    }

    @Test("A frame's numbers are those nearest to its pixels") func rounding() throws {
        let file = CommandRun.fixture("Environments.storyboard")
        let run = CommandRun("layout", "--format", "jsonl", "--device", "retina6_12", file)
        let document = try object(try #require(run.output.split(separator: "\n").first))
        let scenes = try #require(document["scenes"] as? [[String: Any]])
        let views = scenes.flatMap { $0["views"] as? [[String: Any]] ?? [] }
        let numbers = views.flatMap { $0["frame"] as? [Double] ?? [] }
        #expect(numbers.contains { $0 != $0.rounded() })
        #expect(numbers.filter { ($0 * 3).rounded() / 3 != $0 } == [])
    }

    @Test("What UIKit tells a program's console about views stays away") func noConsole() {
        let sink = LayoutWarning.sink
        defer { LayoutWarning.sink = sink }
        var console: [String] = []
        LayoutWarning.sink = { console.append($0) }
        #expect(CommandRun("layout", CommandRun.fixture("SignIn.storyboard")).status == .success)
        LayoutWarning.sink("a warning with an address")
        #expect(console == [])
    }

    @Test func jsonIsOneArray() throws {
        let run = CommandRun(
            "layout", "--format", "json", CommandRun.fixture("SignIn.storyboard"), CommandRun.fixture("Cells.storyboard"))
        #expect(run.status == .success)
        let documents = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
        #expect(documents?.count == 2)
    }

    @Test func textIndentsViewsAndTellsOfFaults() {
        let path = CommandRun.fixture("Faults.xib")
        let run = CommandRun("layout", path)
        #expect(run.status == .success)
        #expect(
            run.output.contains("scene fau-lt-001 UIView 375 x 667 @2x\n  UIView fau-lt-001  0 0 375 667\n    UIView fau-lt-002"))
        let messages = run.messages.split(separator: "\n")
        #expect(messages.contains { $0.hasPrefix("\(path):9:39: error: x=\"nan\" of rect") })
        #expect(messages.contains { $0.hasPrefix("\(path):16:73: error: secondItem of constraint refers to gone-00-000") })
        #expect(messages.allSatisfy { $0.hasPrefix(path) && $0.hasSuffix("]") })
    }

    @Test(arguments: ["SignIn", "ctl-Si-gn1", "root-Si-gn"]) func scenesByIdAndIdentifier(_ scene: String) {
        let run = CommandRun("layout", "--scene", scene, CommandRun.fixture("SignIn.storyboard"))
        #expect(run.status == .success)
        #expect(run.output.components(separatedBy: "scene ").count == 2)
    }

    @Test func unknownScenes() {
        let run = CommandRun("layout", "--scene", "Sign", CommandRun.fixture("SignIn.storyboard"))
        #expect(run.status == .failure)
        #expect(run.messages.contains("has no scene 'Sign'; there are ctl-Si-gn1, ext-Si-gn1"))
    }

    @Test(arguments: [
        (["--size", "320x568"], "top-Si-gn1  0 0 280 34"), (["--safe-area", "0,10,0,20"], "stk-Si-gn1  30 40 323 80"),
        (["--device", "iPhone SE (3rd generation)"], "stk-Si-gn1  20 60 335 80"),
        (["--device", "retina6_1", "--orientation", "landscape"], "stk-Si-gn1  68 40 760 80"), (["--scale", "1"], "@1x"),
        (["--direction", "rtl", "--size", "400x500"], "stk-Si-gn1  20 99 360 80"),
    ])
    func canvasOptions(_ options: [String], _ expected: String) {
        let run = CommandRun(["layout"] + options + ["--scene", "SignIn", CommandRun.fixture("SignIn.storyboard")])
        #expect(run.status == .success)
        #expect(run.output.contains(expected))
    }

    @Test func tablesOfInsetsAreFoundByThePathWithinTheirFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "cairn-insets-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = folder.appendingPathComponent("a.storyboard").path
        try FileManager.default.copyItem(atPath: CommandRun.fixture("SignIn.storyboard"), toPath: document)
        let table = folder.appendingPathComponent("insets.tsv").path
        let header = "file\tscene\tview\tkind\tedge\tinset\thow\n"
        try (header + "a.storyboard\tctl-Si-gn1\troot-Si-gn\tsafe\ttop\t7\trule\n").write(
            toFile: table, atomically: true, encoding: .utf8)
        #expect(CommandRun("layout", "--insets", table, document).output.contains("stk-Si-gn1  20 47 353 80"))
        try "file\tscene\n".write(toFile: table, atomically: true, encoding: .utf8)
        let run = CommandRun("layout", "--insets", table, document)
        #expect(run.status == .failure)
        #expect(run.messages.contains("line 1: the columns must be"))
    }
}
