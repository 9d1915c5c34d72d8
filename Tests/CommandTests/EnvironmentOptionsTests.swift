import Foundation
import Testing

@testable import cairn

/// Options that show a document somewhere else than where it was edited.
///
/// Sizes of screens and bars are Apple's; the document is for a phone of 375 x 667 points below a status bar of 20.
@MainActor
struct EnvironmentOptionsTests {
    private func layout(_ scene: String, _ options: [String]) -> CommandRun {
        CommandRun(["layout", "--scene", scene] + options + [CommandRun.fixture("Environments.storyboard")])
    }

    @Test(
        "Screens bring sizes, safe areas, bars and size classes",
        arguments: [
            ([], ["375 x 667 @2x", "env-pl-003  24 74 100 50", "env-pl-005  16 567 343 100"]),
            (
                ["--canvas", "--device", "retina6_12"],
                ["393 x 852 @3x", "env-pl-003  24 113 100 50", "env-pl-005  16 752 361 100"]
            ),
            (["--canvas", "--device", "iPad9_7"], ["768 x 1024 @2x", "env-pl-003  24 80 100 80"]),
            (["--canvas", "--device", "ipad11_0"], ["834 x 1194 @2x", "env-pl-003  24 84 100 80"]),
            (["--orientation", "landscape"], ["667 x 375 @2x", "env-pl-003  24 42 100 30"]),
            (
                ["--canvas", "--device", "retina6_1", "--orientation", "landscape"],
                ["896 x 414 @2x", "env-pl-003  72 54 100 30"]
            ),
            (["--size", "667x375"], ["667 x 375 @2x", "env-pl-003  24 42 100 30"]),
            (["--size", "300x500"], ["300 x 500 @2x", "env-pl-003  24 74 100 50"]),
            (["--canvas", "--device", "ipad9_7", "--size", "507x1024"], ["507 x 1024", "env-pl-003  24 80 100 50"]),
            (["--scale", "1"], ["375 x 667 @1x"]),
            (["--safe-area", "7,5,0,0"], ["env-pl-003  29 17 100 50"]),
            (["--direction", "rtl"], ["env-pl-003  251 74 100 50"]),
            (["--direction", "rtl", "--safe-area", "0,0,0,40"], ["env-pl-003  211 10 100 50"]),
            (["--appearance", "dark"], ["375 x 667 @2x", "env-pl-003  24 74 100 50"]),
        ])
    func environments(_ options: [String], _ expected: [String]) {
        let run = layout("Plain", options)
        #expect(run.status == .success && run.messages.isEmpty)
        for line in expected { #expect(run.output.contains(line)) }
    }

    /// - Source: the bars of iOS 18 and 26 are 44 and 54 points high below a status bar; the insets are those of the
    ///   screens.
    @Test(
        "A named device shows the document as a program does, in the present system's looks, with safe areas once",
        arguments: [
            (["--device", "retina6_12"], ["393 x 852 @3x", "env-pl-003  24 123 100 50", "env-pl-005  16 752 361 100"]),
            (["--device", "retina6_12", "--ios", "18"], ["env-pl-003  24 113 100 50"]),
            (["--device", "iPhone 8"], ["375 x 667 @2x", "env-pl-003  24 84 100 50"]),
        ])
    func devices(_ options: [String], _ expected: [String]) {
        let run = layout("Plain", options)
        #expect(run.status == .success && run.messages.isEmpty)
        for line in expected { #expect(run.output.contains(line)) }
    }

    /// A table edited at 375 points, as wide as its screen, with an accessory of 30 in its row.
    @Test("Rows, and what stands around them, are as wide as their table")
    func tables() throws {
        let file = NSTemporaryDirectory() + "\(UUID().uuidString).storyboard"
        defer { try? FileManager.default.removeItem(atPath: file) }
        func view(_ element: String, _ id: String, _ key: String, _ frame: [Int], _ contents: String = "") -> String {
            """
            <\(element) key="\(key)" id="\(id)"><rect key="frame" x="0" y="\(frame[0])" width="\(frame[1])" height="\(frame[2])"/>
            <autoresizingMask key="autoresizingMask"/>\(contents)</\(element)>
            """
        }
        let content = view("tableViewCellContentView", "content", "contentView", [0, 345, 44])
        let cell = view("tableViewCell", "row", "", [60, 375, 44], content)
        let table = view(
            "tableView", "table", "view", [0, 375, 667],
            view("view", "top", "tableHeaderView", [0, 375, 60]) + "<prototypes>\(cell)</prototypes>")
        try Data(
            """
            <document type="CocoaTouch.Storyboard" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
            <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
            <tableViewController id="controller">\(table)</tableViewController></objects></scene></scenes></document>
            """.utf8
        ).write(to: URL(fileURLWithPath: file))
        #expect(CommandRun("layout", file).output.contains("row  0 60 375 44\n"))
        let wide = CommandRun("layout", "--orientation", "landscape", file).output
        for line in ["top  0 0 667 60", "row  0 60 667 44", "content  0 0 637 44"] { #expect(wide.contains(line + "\n")) }
    }

    @Test(
        "Roots keep what their size means",
        arguments: [
            // embedded: as far from the screen's sides as the container
            ("env-em-001", [], "343 x 100"), ("env-em-001", ["--device", "retina6_12"], "361 x 100"),
            ("env-em-001", ["--orientation", "landscape"], "635 x 100"),
            // made by hand: stays unless another screen is asked for
            ("env-fr-001", ["--orientation", "landscape"], "320 x 300"),
            // where a device is asked for, a view so low is a part of a screen and follows the screen's width only
            ("env-fr-001", ["--device", "retina6_12"], "338 x 300"),
            ("env-fr-001", ["--size", "200x100"], "200 x 100"),
            // below an opaque bar, which is 44 high, or 32 in landscape, and the status bar
            ("env-op-001", ["--canvas", "--device", "retina6_12"], "393 x 749"),
            ("env-op-001", ["--orientation", "landscape"], "667 x 343"),
            ("env-op-001", ["--canvas", "--device", "ipad9_7"], "768 x 954"),
            // which is 54 high on a device with the present system
            ("env-op-001", ["--device", "retina6_12"], "393 x 739"),
            // below the status bar, which landscape has none of
            ("env-sh-001", ["--device", "retina6_12"], "393 x 793"), ("env-sh-001", ["--orientation", "landscape"], "667 x 375"),
        ])
    func rootSizes(_ scene: String, _ options: [String], _ size: String) {
        #expect(layout(scene, options).output.contains("\(scene) UIViewController \(size) @"))
    }

    @Test("Text styles follow the text size: the body is 17 points, and 40 at AX3", arguments: [("L", 20.5), ("AX3", 48.0)])
    func contentSizes(_ size: String, _ height: Double) throws {
        let run = layout("Plain", ["--content-size", size])
        let line = try #require(run.output.split(separator: "\n").first { $0.contains("env-pl-004") })
        #expect(Double(try #require(line.split(separator: " ").last)) == height)
    }

    @Test(
        "The looks of a system bring its bars: 44 points and 54 below a status bar of 20",
        arguments: [("12", "env-pl-003  24 74 100 50"), ("18", "env-pl-003  24 74 100 50"), ("26", "env-pl-003  24 84 100 50")])
    func systems(_ system: String, _ expected: String) {
        #expect(layout("Plain", ["--ios", system]).output.contains(expected))
        let file = CommandRun.fixture("Environments.storyboard")
        let verified = CommandRun("verify", "--scene", "Plain", "--all", "--ios", system, file)
        #expect(verified.output.contains(expected.replacing("  ", with: " of scene env-pl-001 is (") + ")"))
    }

    @Test(
        "A document without a device keeps its canvas but for what is asked",
        arguments: [
            ([], "600 x 600 @1x"), (["--appearance", "dark"], "600 x 600 @1x"),
            (["--orientation", "landscape"], "600 x 600 @1x"),
            (["--device", "retina4_7"], "375 x 667 @2x"),
            (["--device", "retina4_7", "--orientation", "landscape"], "667 x 375 @2x"),
        ])
    func withoutDevice(_ options: [String], _ size: String) {
        let run = CommandRun(["layout"] + options + [CommandRun.fixture("AnyByAny.storyboard")])
        #expect(run.output.contains("any-vc-001 UIViewController \(size)"))
    }

    @Test(
        "Unknown devices end with what may be meant",
        arguments: [
            ("retina6_21", "'retina6_1'"), ("ipad11", "'ipad11_m4'"), ("iPhone 15 Pro Maxx", "'iPhone 15 Pro Max'"),
            ("iPad Pro", "'iPad Pro M4'"),
        ])
    func suggestions(_ name: String, _ suggestion: String) {
        let run = layout("Plain", ["--device", name])
        #expect(run.status == .failure && run.output.isEmpty)
        #expect(run.messages.hasPrefix("cairn: unknown device '\(name)'; did you mean \(suggestion)"))
    }

    @Test("Fonts that are none are refused") func systemFonts() {
        let document = CommandRun.fixture("Environments.storyboard")
        for font in ["no/such.otf", document] {
            let run = CommandRun("layout", "--system-font", font, document)
            #expect(run.status == .failure && run.output.isEmpty && run.messages.contains(font))
        }
    }

    @Test("Files that are no documents are lines of their own") func unreadable() {
        let run = CommandRun("layout", "no/such.xib", #filePath, CommandRun.fixture("SignIn.storyboard"))
        #expect(run.status == .failure)
        let lines = run.messages.split(separator: "\n")
        #expect(lines.first?.hasPrefix("no/such.xib: error: ") ?? false)
        #expect(lines.last?.hasPrefix("\(#filePath):1:1: error: ") ?? false)
        #expect(run.output.contains("ctl-Si-gn1"))
    }
}
