import Foundation
import PictureTesting
import Rasterizer
import Testing

@testable import cairn

/// Pictures that were looked at, and the messages for files that cannot be shown.
@MainActor struct RenderPictureTests {
    private static let folder = URL(fileURLWithPath: CommandRun.demonstration("Pictures")).deletingLastPathComponent()
        .appendingPathComponent("Pictures").path

    /// Renders a document of the pictures' folder and compares it with the picture beside this file.
    private func mismatch(_ name: String, _ document: String, _ arguments: [String]) throws -> String? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let run = CommandRun(["render", "\(Self.folder)/\(document)", "-o", file.path] + arguments)
        #expect(run.status == .success && run.messages.isEmpty, "\(run.messages)")
        return pictureMismatch(try Bitmap(decoding: [UInt8](Data(contentsOf: file))), name)
    }

    @Test("Image sets, colour sets, symbols and placeholders", arguments: ["light", "dark"])
    func assets(appearance: String) throws {
        let difference = try mismatch(
            "Assets-\(appearance)", "Pictures.storyboard", ["--canvas", "--scene", "assets", "--appearance", appearance])
        #expect(difference == nil)
    }

    @Test("A whole storyboard: containers, bars, tables, stand-ins, arrows, and a scene moved from over another")
    func canvas() throws {
        let difference = try mismatch("Canvas", "Canvas.storyboard", ["--canvas", "--scale", "1"])
        #expect(difference == nil)
    }

    @Test("Documents hold shapes, and not one picture of the whole page")
    func shapes() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(CommandRun("render", "\(Self.folder)/Canvas.storyboard", "--canvas", "-o", file.path).status == .success)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.components(separatedBy: "<path ").count > 100)
        #expect(text.components(separatedBy: "<image ").count < 10)
    }

    @Test("A damaged catalogue is reported with file and line, and the picture is made all the same")
    func damagedCatalogues() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("RenderPictureTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let document = folder.appendingPathComponent("Pictures.storyboard").path
        try FileManager.default.copyItem(atPath: "\(Self.folder)/Pictures.storyboard", toPath: document)
        try FileManager.default.copyItem(atPath: "\(Self.folder)/Media.xcassets", toPath: folder.path + "/Media.xcassets")
        let contents = folder.path + "/Media.xcassets/hills.imageset/Contents.json"
        try Data("{\n  \"images\": [,]\n}".utf8).write(to: URL(fileURLWithPath: contents))
        let run = CommandRun(["render", document, "-o", folder.path + "/out.png"])
        #expect(run.status == .success)
        #expect(run.messages == "\(contents):2:14: warning: this is not JSON: no value starts like this [asset]\n")
    }
}
