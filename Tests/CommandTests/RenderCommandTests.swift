import Foundation
import Rasterizer
import Testing

@testable import cairn

@MainActor @Suite(.serialized) struct RenderCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("RenderCommandTests-\(UUID().uuidString)")

    private func rendered(_ name: String, _ arguments: [String] = []) throws -> Data {
        let file = folder.appendingPathComponent(name)
        let run = CommandRun(["render", CommandRun.demonstration("Form"), "-o", file.path] + arguments)
        #expect(run.status == .success && run.output == "\(file.path)\n" && run.messages.isEmpty)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try Data(contentsOf: file)
    }

    @Test("The extension decides the format", arguments: [("a.png", "\u{89}PNG"), ("a.svg", "<?xml"), ("a.PDF", "%PDF-")])
    func formats(name: String, start: String) throws {
        let data = try rendered(name)
        #expect(data.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
        #expect(data.count > 2_000)
    }

    @Test("The same input gives the same bytes", arguments: ["a.png", "a.svg", "a.pdf"])
    func determinism(name: String) throws { #expect(try rendered(name) == rendered(name)) }

    @Test("Dark appearance, another device and the canvas give other pictures")
    func environments() throws {
        let plain = try rendered("a.png")
        for arguments in [["--appearance", "dark"], ["--device", "ipad11_0rounded"], ["--canvas"], ["--scale", "1"]] {
            #expect(try rendered("a.png", arguments) != plain)
        }
    }

    @Test("Several scenes need a choice, and {scene} writes a picture each")
    func scenes() throws {
        let document = CommandRun.fixture("Cells.storyboard")
        let refused = CommandRun("render", document, "-o", folder.path + "/a.png")
        #expect(refused.status == .failure && refused.messages.contains("--scene"))
        let run = CommandRun("render", document, "-o", folder.path + "/{scene}.png")
        let files = run.output.split(separator: "\n").map(String.init)
        #expect(run.status == .success && files.count == 2 && files.allSatisfy(FileManager.default.fileExists))
        try FileManager.default.removeItem(at: folder)
    }

    @Test("A sheet is larger than one of its pictures, and is the same for the same input")
    func sheets() throws {
        let sheet = try rendered("a.png", ["--sheet", "--scale", "1"])
        #expect(try rendered("a.png", ["--sheet", "--scale", "1"]) == sheet)
        let bitmap = try Bitmap(decoding: [UInt8](sheet))
        #expect(bitmap.width > 1_000 && bitmap.height > 800)
    }

    @Test("Folders are walked, and {document} names the pictures of each document")
    func folders() throws {
        let inputs = folder.appendingPathComponent("in")
        for place in ["A", "B/C"] {
            let below = inputs.appendingPathComponent(place)
            try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                atPath: CommandRun.demonstration("Form"), toPath: below.appendingPathComponent("Form.storyboard").path)
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        let refused = CommandRun("render", inputs.path, "-o", folder.path + "/a.png")
        #expect(refused.status == .failure && refused.messages.contains("{document}"))
        let run = CommandRun("render", inputs.path, "-o", folder.path + "/{document}-{scene}.png")
        let files = run.output.split(separator: "\n").map(String.init)
        #expect(run.status == .success && files.count == 2 && files.allSatisfy(FileManager.default.fileExists))
        #expect(files.map { $0.contains("Form-2-") } == [false, true])
    }

    /// A storyboard with empty scenes of some ids.
    private func storyboard(ids: [String]) throws -> String {
        let scenes = ids.map { id in
            """
            <scene><objects><viewController id="\(id)"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="40" height="40"/></view></viewController></objects></scene>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22000"
            targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><scenes>\(scenes.joined())</scenes></document>
            """
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("Ids.storyboard")
        try Data(text.utf8).write(to: file)
        return file.path
    }

    @Test("Ids of scenes cannot name files outside of the folder", arguments: ["../../escape", "/etc/passwd", ".."])
    func idsThatArePaths(id: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = try storyboard(ids: [id])
        let run = CommandRun("render", document, "-o", folder.path + "/a/b/{scene}.png")
        #expect(run.status == .success)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).count == 4)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a/b").count == 1)
    }

    @Test("Two scenes with one id give two pictures")
    func idsThatAreNotUnique() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let run = CommandRun("render", try storyboard(ids: ["same", "same"]), "-o", folder.path + "/{scene}.png")
        #expect(run.output == "\(folder.path)/same.png\n\(folder.path)/same-2.png\n")
    }

    @Test(
        "Wrong use is refused",
        arguments: [["-o", "a.gif"], [], ["-o", "a.png", "--scene", "none"], ["-o", "/proc/none/a.png"]])
    func wrongUse(arguments: [String]) {
        let run = CommandRun(["render", CommandRun.demonstration("Form")] + arguments)
        #expect(run.status == .failure && run.messages.hasPrefix("cairn: ") && run.output.isEmpty)
    }

    @Test(
        "A picture that cannot be drawn or written is reported in plain words",
        arguments: [
            (["-o", "/dev/null/a.png"], "cairn: cannot write /dev/null/a.png: Not a directory\n"),
            (
                ["--size", "9e4x1e4", "-o", "/dev/null"],
                "cairn: -o cannot be '/dev/null': expected - or a name that ends in .png, .svg or .pdf\nSee 'cairn render --help'.\n"
            ),
            (
                ["--canvas", "-o", "{scene}.png"],
                "cairn: --canvas makes one picture: {scene} cannot stand in its name\nSee 'cairn render --help'.\n"
            ),
            (
                ["--size", "9e4x1e4", "--scale", "1", "-o", "a.png"],
                "cairn: cannot write a.png: 90000 x 10000 pixels cannot be drawn: the most are 16384 a side, 67108864 in all\n"
            ),
        ])
    func refusals(arguments: [String], message: String) {
        let run = CommandRun(["render", CommandRun.demonstration("Form")] + arguments)
        #expect(run.status == .failure && run.messages == message)
    }

    @Test func aDocumentWithoutScenesIsNoPicture() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.path + "/None.xib"
        try Data(#"<document targetRuntime="iOS.CocoaTouch"><objects/></document>"#.utf8).write(to: URL(fileURLWithPath: file))
        let run = CommandRun("render", file, "-o", folder.path + "/{scene}.png")
        #expect(run.status == .failure && run.messages == "cairn: \(file) has no scene that could be drawn\n")
    }
}
