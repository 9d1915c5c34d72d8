import Foundation

/// The paths of the recorded files of a snapshot.
struct SnapshotFiles {
    /// The path without an extension.
    let stem: URL

    var picture: URL { stem.appendingPathExtension("png") }
    var layout: URL { stem.appendingPathExtension("txt") }

    /// - Parameters:
    ///   - name: The snapshot's name in the test; nil if the test has only one.
    ///   - variant: The variant's name; empty for none.
    init(_ place: TestPlace, name: String?, variant: String, folder: URL?) {
        let source = URL(fileURLWithPath: "\(place.filePath)")
        let root = folder ?? source.deletingLastPathComponent().appendingPathComponent("Snapshots")
        let words = [place.test, name].compactMap { $0.map(Self.plain) }.joined(separator: ".")
        stem = root.appendingPathComponent(place.fileName).appendingPathComponent(
            words + (variant.isEmpty ? "" : "@" + Self.plain(variant)))
    }

    func write(_ bytes: [UInt8], to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file, options: .atomic)
    }

    /// The text with each run of characters other than letters, digits, `_` and `+` replaced by `-`.
    private static func plain(_ text: String) -> String {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "+") }.joined(separator: "-")
    }
}

extension TestPlace {
    /// The source file's name, without its extension.
    var fileName: String { URL(fileURLWithPath: "\(filePath)").deletingPathExtension().lastPathComponent }

    /// The function's name, without its parameters.
    var test: String { String(function.prefix { $0 != "(" }) }
}
