import Foundation

/// Reading files that a document or a catalogue names, none of which can keep the program waiting or fill its memory.
enum AssetFile {
    /// The largest file that is read, in bytes.
    static let maximumSize = 256 << 20

    /// All of a file.
    ///
    /// - Throws: ``AssetPictureError`` for what is no file, such as a pipe, which might never end; for a file that is larger than
    ///   ``maximumSize`` or cannot be opened.
    static func contents(of path: String) throws(AssetPictureError) -> [UInt8] {
        // Links are resolved first: the attributes would be the link's.
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file) else { throw .unreadable }
        guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .noFile }
        guard (attributes[.size] as? Int ?? 0) <= maximumSize else { throw .tooLarge }
        guard let data = FileManager.default.contents(atPath: file) else { throw .unreadable }
        return [UInt8](data)
    }

    /// Whether a folder lies in another, when links are followed.
    static func isFolder(_ path: String, within root: String) -> Bool {
        guard FileManager.default.isFolder(path) else { return false }
        let (inner, outer) = (URL(fileURLWithPath: path), URL(fileURLWithPath: root))
        let outerPath = outer.resolvingSymlinksInPath().path
        return inner.resolvingSymlinksInPath().path.hasPrefix(outerPath.hasSuffix("/") ? outerPath : outerPath + "/")
    }
}
