import Foundation

/// Reading files that a document or a catalogue names, none of which can keep the program waiting or fill its memory.
package enum AssetFile {
    /// The largest file that is read, in bytes.
    static let maximumSize = 256 << 20

    /// All of a file.
    ///
    /// - Throws: ``AssetPictureError`` for what is no file, such as a pipe, which might never end; for a file that is
    ///   larger than ``maximumSize`` or cannot be opened.
    package static func contents(of path: String) throws(AssetPictureError) -> [UInt8] {
        // Links are resolved first: the attributes would be the link's.
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file) else { throw .unreadable }
        guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .noFile }
        guard (attributes[.size] as? Int ?? 0) <= maximumSize else { throw .tooLarge }
        guard let data = FileManager.default.contents(atPath: file) else { throw .unreadable }
        return [UInt8](data)
    }

    /// Whether there is a folder at a path inside of another, which a link at the end of the path may lead out of.
    package static func isFolder(_ path: String, within root: String) -> Bool {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return false }
        guard attributes[.type] as? FileAttributeType == .typeSymbolicLink else { return FileManager.default.isFolder(path) }
        let outer = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        let inner = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return inner.hasPrefix(outer.hasSuffix("/") ? outer : outer + "/") && FileManager.default.isFolder(inner)
    }
}
