import InterfaceBuilderCanvas
import Foundation
import InterfaceBuilderDocument
import Testing

@testable import cairn

@MainActor
struct OptionParserTests {
    private func options(_ arguments: String...) throws -> CommandOptions {
        guard case .options(let options) = try OptionParser.parse(arguments, for: .layout) else {
            throw CancellationError()
        }
        return options
    }

    @Test func everySharedOption() throws {
        let options = try options(
            "--scene", "BYZ", "--device", "retina6_12", "--orientation=landscape", "a.xib", "--size", "320x568.5", "--scale", "3",
            "--safe-area", "59,0,34,0", "--insets", "t.tsv", "--content-size", "AX3", "--ios", "18", "--appearance", "dark",
            "--direction",
            "rtl",
            "--leaf-sizes", "recorded", "--system-font", "f.ttf", "--format", "jsonl", "--", "--b.xib")
        #expect(options.paths == ["a.xib", "--b.xib"])
        #expect(options.scene == "BYZ")
        #expect(options.device?.id == "retina6_12")
        #expect(options.orientation == .landscape)
        #expect(options.size == CGSize(width: 320, height: 568.5))
        #expect(options.scale == 3)
        #expect(options.safeArea == DocumentInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        #expect(options.insets == "t.tsv")
        #expect(options.contentSize == .AX3)
        #expect(options.looks == .iOS18)
        #expect(options.appearance == .dark)
        #expect(options.direction == .rtl)
        #expect(options.leafSizes == .recorded)
        #expect(options.systemFont == "f.ttf")
        #expect(options.format == .jsonl)
    }

    @Test(arguments: [
        (["--colour", "a.xib"], UsageError.unknownOption("--colour", known: [])),
        (["a.xib", "--scene"], .missingArgument(option: "--scene", placeholder: "ID")),
        (["--format", "yaml", "a.xib"], .invalidArgument(option: "--format", value: "yaml", expected: "text, json, jsonl")),
        (["--format=sarif", "a.xib"], .invalidArgument(option: "--format", value: "sarif", expected: "text, json, jsonl")),
        (["--device", "Newton", "a.xib"], .unknownDevice("Newton", near: ["retina3_5", "iPhone 4", "retina4_0"])),
        (["--ios", "17", "a.xib"], .invalidArgument(option: "--ios", value: "17", expected: "12, 18, 26")),
        (["--scale", "4", "a.xib"], .invalidArgument(option: "--scale", value: "4", expected: "1, 2, 3")),
        (["--size", "320", "a.xib"], .invalidArgument(option: "--size", value: "320", expected: "two lengths such as 375x667")),
        (
            ["--size", "nanx1", "a.xib"],
            .invalidArgument(option: "--size", value: "nanx1", expected: "two lengths such as 375x667")
        ),
        (
            ["--safe-area", "1,2,3", "a.xib"],
            .invalidArgument(option: "--safe-area", value: "1,2,3", expected: "four lengths such as 59,0,34,0")
        ),
        ([], .missingOperand("PATH...")),
    ])
    func wrongUse(_ arguments: [String], _ expected: UsageError) {
        let error = #expect(throws: UsageError.self) { try OptionParser.parse(arguments, for: .layout) }
        if case .unknownOption(let name, _) = expected, case .unknownOption(let found, _) = error {
            #expect(name == found)
        } else {
            #expect(error == expected)
        }
    }

    @Test func devicesByIdAndProduct() {
        #expect(CanvasModel.named("retina5_9")?.size == CGSize(width: 375, height: 812))
        #expect(CanvasModel.named("ipad13_0ROUNDED")?.id == "iPad13_0rounded")
        #expect(CanvasModel.named("iphone se (3rd generation)")?.id == "retina4_7")
        #expect(CanvasModel.named("") == nil)
        #expect(Set(CanvasModel.all.map { $0.id.lowercased() }).count == CanvasModel.all.count)
        let products = CanvasModel.all.flatMap(\.products)
        #expect(Set(products).count == products.count)
    }
}

@MainActor
struct CairnTests {
    /// The latest release in the list of changes is the version that the command prints.
    @Test func versionIsThatOfTheLatestRelease() throws {
        let root = CommandRun.fixtures.deletingLastPathComponent()
        let changes = try String(contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
        let releases = changes.split(separator: "\n").filter { $0.hasPrefix("## ") && $0 != "## Unreleased" }
        let latest = try #require(releases.first)
        let run = CommandRun("--version")
        #expect(run.status == .success && run.messages.isEmpty)
        #expect(run.output == "cairn \(latest.dropFirst(3).prefix { $0 != " " })\n")
        #expect(latest.contains(/^## \d+\.\d+\.\d+ \(\d{4}-\d{2}-\d{2}\)$/))
    }

    @Test(arguments: ["layout", "verify"]) func helpHasAnExample(_ name: String) {
        let run = CommandRun(name, "--help")
        #expect(run.status == .success)
        #expect(run.output.contains("Example:\n  cairn \(name) "))
        #expect(run.messages.isEmpty)
        #expect(CommandRun("help", name).output == run.output)
    }

    @Test func overview() {
        #expect(CommandRun("--help").status == .success)
        #expect(CommandRun("--help").output.contains("Example:"))
        #expect(CommandRun().status == .failure)
        #expect(CommandRun("help", "devices").output.contains("retina6_12"))
    }

    @Test func wrongUseSaysWhatToDo() {
        let run = CommandRun("layuot", "a.xib")
        #expect(run.status == .failure)
        #expect(run.output.isEmpty)
        #expect(run.messages.hasPrefix("cairn: unknown subcommand 'layuot'; did you mean 'layout'?"))
        let option = CommandRun("layout", "--devise", "x", "a.xib")
        #expect(option.status == .failure)
        #expect(option.messages.hasPrefix("cairn: unknown option '--devise'; did you mean '--device'?\n"))
    }

    @Test(
        "Operands that a subcommand does not take are refused",
        arguments: [
            (["fonts", "x"], "'x' is one operand too many: fonts takes none\n"),
            (["doctor", "x"], "'x' is one operand too many: doctor takes none\n"),
            (["studio", "a", "b"], "'b' is one operand too many: studio takes only [PATH]\n"),
            (["merge", "a", "b", "c", "d"], "'d' is one operand too many: merge takes only BASE OURS THEIRS\n"),
            (["import", "a", "b"], "'b' is one operand too many: import takes only PROJECT.xcodeproj | "),
        ])
    func operands(_ arguments: [String], _ message: String) {
        let run = CommandRun(arguments)
        #expect(run.status == .failure && run.messages.hasPrefix("cairn: \(message)"), "\(run.messages)")
    }

    @Test(
        "Help and the page for man tell how documents are shown",
        arguments: [
            ("layout", "Frames are those of Interface Builder's canvas unless --device is given"),
            ("verify", "Frames are those of Interface Builder's canvas; --device names its screen."),
            ("lint", "Documents are shown as a program on a device shows them, unless --canvas is given."),
        ])
    func sights(_ verb: String, _ sentence: String) {
        #expect(CommandRun("help", verb).output.contains(".\n\(sentence)"))
        let page = CommandRun("help", "man").output.replacing("\\-", with: "-")
        #expect(page.components(separatedBy: ".SS cairn \(verb) ").last?.prefix(300).contains(sentence) ?? false)
        #expect(!CommandRun("help", "fonts").output.contains("canvas"))
    }
}
