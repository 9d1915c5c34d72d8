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
        let bytes = try #require(try? FileSystem.contents(of: CommandRun.fixture("Controls.xib"), atMost: 1 << 20))
        let descriptor = FileName.withPath(path) { open($0, O_WRONLY | O_CREAT, 0o600) }
        #expect(Descriptor.write(bytes, to: descriptor) && close(descriptor) == 0)
        #expect(try DocumentReader.walk([folder], excluding: []) == [path])
        #expect(CommandRun("layout", path).status == .success)
        #expect(CommandRun("verify", folder).status == CommandRun("verify", CommandRun.fixture("Controls.xib")).status)
        #expect(CommandRun("layout", folder + "/none.xib").messages.contains("there is no such file"))
        #expect(CommandRun("layout", folder).output == CommandRun("layout", path).output)
        #expect(CommandRun("render", folder, "-o", folder + "/out.png").output == folder + "/out.png\n")
    }

    @Test(arguments: [
        ("abc-12-D3f", "abc-12-D3f"), ("../../escape", "%2E.%2F..%2Fescape"), ("..", "%2E."), ("a/b\\c", "a%2Fb%5Cc"),
        ("50%", "50%25"), ("a\u{0}\n\u{7F}b", "a%00%0A%7Fb"), ("größe", "größe"), ("", ""),
    ])
    func aTextOfADocumentIsOneComponentOfAPath(_ text: String, _ name: String) { #expect(FileName.component(text) == name) }

    @Test func longTextsStayDifferentAndFit() {
        let long = String(repeating: "ä", count: 5_000)
        let names = [long, long + "a", long + "b"].map { FileName.component($0) }
        #expect(Set(names).count == 3 && names.allSatisfy { $0.utf8.count <= 200 && $0.hasPrefix("ä") })
    }

    /// Pipes and devices in a folder are no documents: reading them would not end.
    @Test func foldersAreSearchedForFilesOnly() throws {
        let folder = NSTemporaryDirectory() + "cairn-pipes-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(mkfifo(folder + "/pipe.xib", 0o600) == 0)
        try FileManager.default.createSymbolicLink(atPath: folder + "/zero.xib", withDestinationPath: "/dev/zero")
        try FileManager.default.createSymbolicLink(atPath: folder + "/loop.xib", withDestinationPath: "loop.xib")
        try Data("x".utf8).write(to: URL(fileURLWithPath: folder + "/a.xib"))
        #expect(try DocumentReader.walk([folder], excluding: []) == [folder + "/a.xib"])
        #expect(CommandRun("layout", folder + "/loop.xib").messages.contains("symbolic links"))
    }

    @Test func readingEndsAtTheLimit() throws {
        #expect(try FileSystem.contents(of: "/dev/zero", atMost: 1000).count < 100_000)
    }

    @Test(arguments: ["NIBArchive\u{1}", "bplist00\u{1}"])
    func compiledDocumentsAreToldApart(start: String) throws {
        let file = NSTemporaryDirectory() + "\(UUID().uuidString).nib"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data(start.utf8).write(to: URL(fileURLWithPath: file))
        #expect(CommandRun("layout", file).messages.contains("error: the document is compiled; its source is needed"))
    }

    /// A folder that is a document: compiled, or with the list of classes that sources of the oldest format have.
    @Test(arguments: [("keyedobjects.nib", "the document is compiled"), ("classes.nib", "the format of Xcode 4 and before")])
    func foldersThatAreDocuments(file: String, words: String) throws {
        let folder = NSTemporaryDirectory() + "\(UUID().uuidString).nib"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data().write(to: URL(fileURLWithPath: folder + "/" + file))
        #expect(CommandRun("layout", folder).messages.contains("error: \(words)"))
    }
}
