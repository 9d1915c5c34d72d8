import Foundation

/// The build folder of all packages that are built from one copy of UIKit, by one compiler and with the same flags:
/// UIKit is compiled for the first of them only.
public struct SharedBuild {
    /// The folder, which is the scratch path of the package manager.
    public let folder: URL

    /// - Parameters:
    ///   - copy: What tells the copy: the path of its folder, or its address and revision.
    ///   - compiler: The version of the compiler, in the compiler's words.
    ///   - flags: The compiler's flags that the caller adds.
    public init(of copy: String, compiler: String, flags: [String] = []) {
        folder = Self.caches.appending(path: "builds/\(Self.name(for: [copy, compiler] + flags))")
    }

    /// The folder of what is kept between builds: `cairn` in the folder that `XDG_CACHE_HOME` names, or in `.cache` of
    /// the user's folder.
    public static var caches: URL {
        let named = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? ""
        if named.hasPrefix("/") { return URL(filePath: named).appending(path: "cairn") }
        return FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache/cairn")
    }

    /// A name of a file for some texts, the same in all processes.
    ///
    /// - Source: the 64-bit FNV-1a hash, RFC 9923
    public static func name(for texts: [String]) -> String {
        let start: UInt64 = 0xCBF2_9CE4_8422_2325
        let hash = texts.joined(separator: "\n").utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
