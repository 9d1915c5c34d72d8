import Foundation
import Testing

@testable import InterfaceBuilderDocument

/// Files are replaced as a whole, and only if nobody else changed them.
struct EditedFileTests {
    private let folder = NSTemporaryDirectory() + "document-file-\(UUID().uuidString)"
    private let path: String

    init() throws {
        path = folder + "/Main.xib"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try write("old", to: path)
    }

    private func write(_ text: String, to path: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
    private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
    private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder) }
    private func mode() throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test func aFileIsReplacedWithItsPermissions() throws {
        chmod(path, 0o640)
        var file = try EditedFile(path)
        try file.save(Array("new".utf8))
        #expect(try text() == "new" && mode() == 0o640 && names() == ["Main.xib"])
        #expect(try file.state() == .unchanged)
        try file.save(Array("newer".utf8))
        #expect(try text() == "newer")
    }

    @Test func linksStayLinks() throws {
        let link = folder + "/Link.xib"
        symlink("Main.xib", link)
        var file = try EditedFile(link)
        try file.save(Array("new".utf8))
        #expect(try text() == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Main.xib")
    }

    @Test func filesThatMayNotBeWrittenStay() throws {
        chmod(path, 0o444)
        var file = try EditedFile(path)
        #expect(throws: EditedFileFault.readOnly) { try file.save(Array("new".utf8)) }
        #expect(try text() == "old" && names() == ["Main.xib"])
    }

    @Test func changesOfOthersAreNotOverwritten() throws {
        var file = try EditedFile(path)
        try write("theirs", to: path)
        #expect(try file.state() == .changed(Array("theirs".utf8)))
        #expect(throws: EditedFileFault.changedOutside) { try file.save(Array("new".utf8)) }
        #expect(try text() == "theirs")
        file.take(Array("theirs".utf8))
        try file.save(Array("both".utf8))
        #expect(try text() == "both")
    }

    @Test func filesThatAreGoneAreNotMadeAnew() throws {
        var file = try EditedFile(path)
        try FileManager.default.removeItem(atPath: path)
        #expect(try file.state() == .gone)
        #expect(throws: EditedFileFault.gone) { try file.save(Array("new".utf8)) }
        #expect(try names().isEmpty)
        #expect(throws: EditedFileFault.self) { try EditedFile(path) }
    }

    @Test func aFullDiskLeavesTheOldFile() throws {
        var file = try EditedFile(path)
        #expect(throws: EditedFileFault.noSpace) {
            try file.save(Array("new".utf8)) { descriptor, bytes in
                _ = Foundation.write(descriptor, Array(bytes.prefix(1)), 1)
                return ENOSPC
            }
        }
        #expect(try text() == "old" && names() == ["Main.xib"])
        try file.save(Array("new".utf8))
        #expect(try text() == "new")
    }

    /// A process that ends while it saves leaves the old file or the new one.
    @Test func whatIsLeftOfASaveThatEndedDoesNotHinderTheNext() throws {
        try write("half", to: "\(path).cairn-\(getpid())")
        var file = try EditedFile(path)
        try file.save(Array("new".utf8))
        #expect(try text() == "new" && names() == ["Main.xib"])
    }
}
