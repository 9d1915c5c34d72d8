/// The reason why a font cannot be used.
package enum FontError: Error, Equatable, Sendable {
    /// A font file of the table is not installed.
    case missingFile(path: String, package: String)
    /// The file exists, but is not a font that can be measured and drawn.
    case unreadable(path: String, reason: String)
}

extension FontError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missingFile(let path, let package):
            "no font file at \(path); install the Debian package \(package), or run Scripts/setup"
        case .unreadable(let path, let reason):
            "cannot use the font file \(path): \(reason)"
        }
    }
}
