import Foundation
import Testing

@testable import cairn

/// Names of files that are no UTF-8.
@MainActor
struct FileNameTests {
    private nonisolated static let names: [[UInt8]] = [
        [0x61, 0xE9, 0x62], [0xFF, 0xFE], [0xC3], [0xE2, 0x82], [0xC3, 0xA9], [0xED, 0xA0, 0x80], [],
    ]

    @Test(arguments: names)
    func bytesComeBack(_ name: [UInt8]) { #expect(FileName.bytes(FileName.text(name)) == name) }

    @Test func namesInUTF8AreThemselves() {
        #expect(FileName.text(Array("Über/ビュー.xib".utf8)) == "Über/ビュー.xib")
        #expect(FileName.shown(FileName.text([0x61, 0xE9])) == "a\u{FFFD}" && FileName.shown("é") == "é")
    }

    /// A document whose name is Latin-1, by its name and by its folder's, in this process and in workers'.
    @Test func documentsOfSuchNamesAreRead() throws {
        let folder = NSTemporaryDirectory() + "cairn-names-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/" + FileName.text([0x43, 0x61, 0x66, 0xE9]) + ".xib"
        let bytes = try #require(FileSystem.contents(of: CommandRun.fixture("Controls.xib")))
        let descriptor = FileName.withPath(path) { open($0, O_WRONLY | O_CREAT, 0o600) }
        #expect(Descriptor.write(bytes, to: descriptor) && close(descriptor) == 0)
        #expect(DocumentFile.walk([folder]) == [path])
        #expect(CommandRun("layout", path).status == .success)
        #expect(CommandRun("verify", folder).status == CommandRun("verify", CommandRun.fixture("Controls.xib")).status)
        #expect(CommandRun("layout", folder + "/none.xib").messages.contains("there is no such file"))
        #expect(CommandRun("layout", folder).messages.contains("it is a folder"))
    }
}
