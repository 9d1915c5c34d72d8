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

    var isInstalled: Bool { FileManager.default.fileExists(atPath: path) }

    func checkExistence() throws(FontError) {
        guard isInstalled else { throw .missingFile(path: path, package: package) }
    }
}
