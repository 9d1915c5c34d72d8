import Foundation
import Testing

@testable import InterfaceBuilderDocument

/// Property lists that a program or a document brings along.
struct PropertyListFileTests {
    /// What becomes of a file of these bytes.
    private func values(of bytes: [UInt8]) throws -> Any {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("list-\(UUID().uuidString)")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try PropertyListFile.values(file.path)
    }

    @Test func listsAreRead() throws {
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: ["a": ["b"]], format: format, options: 0)
            #expect(try values(of: [UInt8](data)) as? [String: [String]] == ["a": ["b"]])
        }
    }

    /// Twenty lists each of which names the next one eight times stand for more values than any memory holds.
    @Test func listsOfTooManyValuesAreRefused() {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for level in 0..<20 {
            offsets.append(UInt8(bytes.count))
            bytes += [0xA8] + [UInt8](repeating: UInt8(level + 1), count: 8)
        }
        offsets.append(UInt8(bytes.count))
        bytes += [0x10, 1]
        let table = UInt8(bytes.count)
        bytes += offsets
        func number(_ value: UInt8) -> [UInt8] { [0, 0, 0, 0, 0, 0, 0, value] }
        bytes += [0, 0, 0, 0, 0, 0, 1, 1] + number(21) + number(0) + number(table)
        #expect(throws: RegularFile.Fault.self) { try values(of: bytes) }
    }

    @Test func whatIsNoFileIsRefused() {
        #expect(throws: RegularFile.Fault(reason: "it is not a file")) { try PropertyListFile.values("/dev/zero") }
        #expect(throws: RegularFile.Fault(reason: "there is no such file")) { try PropertyListFile.values("/nowhere/at/all") }
    }
}
