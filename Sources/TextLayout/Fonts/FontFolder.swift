import CBinaryPath
import Foundation

/// The folders of font files: the one that came with the program or the library that contains this code, then Debian's.
///
/// Nothing else is looked at, neither the environment nor the machine's configuration.
enum FontFolder {
    /// Where Debian's packages install fonts.
    static let debian = "/usr/share/fonts/"

    /// A file's absolute path, installed or not.
    ///
    /// - Parameter name: The path within either folder, such as `opentype/inter/Inter-Regular.otf`.
    static func path(of name: String) -> String {
        guard let bundled, bundled.names.contains(name) else { return debian + name }
        return bundled.folder + name
    }

    /// The folder that came along, and the files in it.
    private static let bundled = binaryFolder.flatMap { bundle(besideBinariesIn: $0) }

    /// The folder of the program or the library, without a slash at its end.
    private static var binaryFolder: String? {
        guard let path = cbinary_path() else { return nil }
        defer { free(path) }
        return (String(cString: path) as NSString).deletingLastPathComponent
    }

    /// What came with a program in `PREFIX/bin` or a library in `PREFIX/lib/NAME`.
    static func bundle(besideBinariesIn folder: String) -> (folder: String, names: Set<String>)? {
        for prefix in ["/../", "/../../"] {
            let fonts = (folder + prefix + "share/cairn/fonts" as NSString).standardizingPath + "/"
            let names = FileManager.default.enumerator(atPath: fonts)?.compactMap { $0 as? String } ?? []
            if !names.isEmpty { return (fonts, Set(names)) }
        }
        return nil
    }
}
