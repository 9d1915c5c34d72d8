import Foundation

/// A face of an installed font file.
struct FontFile: Hashable, Sendable {
    /// The absolute path.
    let path: String
    /// The index of the face within a collection.
    var index = 0
    /// The Debian package that installs the file.
    var package: String
    /// Whether fallback faces should be bold, too.
    var isBold = false

    init(path: String, package: String) { (self.path, self.package) = (path, package) }

    /// Creates a file of the font table.
    ///
    /// - Parameter name: The path within a folder of fonts.
    init(name: String, package: String, isBold: Bool = false) {
        (path, self.package, self.isBold) = (FontFolder.path(of: name), package, isBold)
    }

    var isInstalled: Bool { FileManager.default.fileExists(atPath: path) }

    func checkExistence() throws(FontError) {
        guard isInstalled else { throw .missingFile(path: path, package: package) }
    }
}
