import Foundation

/// A folder that is removed with the value.
final class TestFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString)")

    init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func text(of path: String) throws -> String { try String(contentsOf: url.appending(path: path), encoding: .utf8) }

    func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url.appending(path: path).path) }
}
