import Foundation

/// The folders of font files: the one shipped with the program or library that contains this code, then Debian's.
///
/// Neither the environment nor the machine's configuration is read.
enum FontFolder {
    /// The folder where Debian's packages install fonts.
    static let debian = "/usr/share/fonts/"

    /// A file's absolute path, installed or not.
    ///
    /// - Parameter name: The path within either folder, such as `opentype/inter/Inter-Regular.otf`.
    static func path(of name: String) -> String {
        guard let bundled, bundled.names.contains(name) else { return debian + name }
        return bundled.folder + name
    }

    /// The shipped folder and the files in it.
    private static let bundled = binary(in: memoryMap, at: #dsohandle)
        .flatMap { bundle(besideBinariesIn: ($0 as NSString).deletingLastPathComponent) }

    /// The process's memory map from Linux. Foundation's other ways of reading stop after a page.
    static var memoryMap: Data { FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data() }

    /// The path of the program or library that is mapped at an address.
    ///
    /// A line of the map has the range of addresses, four fields about it, and the file's path without symbolic links.
    static func binary(in maps: Data, at address: UnsafeRawPointer) -> String? {
        for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 5)
            guard words.count == 6 else { continue }
            let range = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard range.count == 2, range[0] <= UInt(bitPattern: address), UInt(bitPattern: address) < range[1]
            else { continue }
            return String(words[5].drop { $0 == " " })
        }
        return nil
    }

    /// The folder shipped with a program in `PREFIX/bin` or a library in `PREFIX/lib/NAME`.
    static func bundle(besideBinariesIn folder: String) -> (folder: String, names: Set<String>)? {
        for prefix in ["/../", "/../../"] {
            let fonts = (folder + prefix + "share/cairn/fonts" as NSString).standardizingPath + "/"
            let names = FileManager.default.enumerator(atPath: fonts)?.compactMap { $0 as? String } ?? []
            if !names.isEmpty { return (fonts, Set(names)) }
        }
        return nil
    }
}
