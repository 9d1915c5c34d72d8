import Foundation

/// A face of an installed font file.
struct FontFile: Hashable, Sendable {
    /// Absolute path.
    let path: String
    /// Face within a collection.
    var index = 0
    /// Debian package that installs the file.
    var package: String
    /// Whether fallback faces should be bold, too.
    var isBold = false

    func checkExistence() throws(FontError) {
        guard FileManager.default.fileExists(atPath: path) else { throw .missingFile(path: path, package: package) }
    }
}
