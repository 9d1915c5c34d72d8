import Foundation

/// Reads files that a document or a catalogue names, with protection against endless and huge ones.
package enum AssetFile {
    /// The largest file that is read, in bytes.
    static let maximumSize = 256 << 20

    /// The content of a file.
    ///
    /// - Throws: ``AssetPictureError`` for anything but a regular file, such as a pipe, which might never end; for a
    ///   file that is larger than ``maximumSize`` or cannot be opened.
    package static func contents(of path: String) throws(AssetPictureError) -> [UInt8] {
        // Links are resolved first, since the attributes would be the link's.
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file) else { throw .unreadable }
        guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .noFile }
        guard (attributes[.size] as? Int ?? 0) <= maximumSize else { throw .tooLarge }
        guard let data = FileManager.default.contents(atPath: file) else { throw .unreadable }
        return [UInt8](data)
    }

    /// Whether a path is a folder inside of another, also after a link at the end of the path is resolved.
    package static func isFolder(_ path: String, within root: String) -> Bool {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return false }
        guard attributes[.type] as? FileAttributeType == .typeSymbolicLink else { return FileManager.default.isFolder(path) }
        let outer = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        let inner = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return inner.hasPrefix(outer.hasSuffix("/") ? outer : outer + "/") && FileManager.default.isFolder(inner)
    }
}
