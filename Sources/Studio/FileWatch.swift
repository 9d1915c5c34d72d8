import Foundation

/// Tells which files below a folder change.
@MainActor
final class FileWatch {
    let descriptor: Int32
    private let folder: String
    private let isVisited: (String) -> Bool
    /// Paths relative to the folder, by the system's numbers.
    private var watched: [Int32: String] = [:]
    /// The watched folders without links, so that no circle is walked.
    private var known: Set<String> = []
    private static let mostFolders = 4000

    /// - Parameters:
    ///   - folder: An absolute path.
    ///   - isVisited: Whether a folder with a name is watched.
    /// - Returns: Nil where the system has no more watches.
    init?(_ folder: String, isVisited: @escaping (String) -> Bool) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        (self.folder, self.isVisited) = (folder, isVisited)
        guard descriptor >= 0 else { return nil }
        watch("")
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    private func watch(_ path: String) {
        guard watched.count < Self.mostFolders, let real = Self.real(path.isEmpty ? folder : "\(folder)/\(path)"),
            // Links are followed beside the folder: an imported package has its sources there.
            real.hasPrefix((folder as NSString).deletingLastPathComponent), known.insert(real).inserted
        else { return }
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
        let number = inotify_add_watch(descriptor, path.isEmpty ? folder : "\(folder)/\(path)", mask)
        guard number >= 0 else { return }
        watched[number] = path
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)"))?.sorted() ?? []
        where isVisited(name) {
            let inner = path.isEmpty ? name : "\(path)/\(name)"
            var status = stat()
            if stat("\(folder)/\(inner)", &status) == 0, status.st_mode & S_IFMT == S_IFDIR { watch(inner) }
        }
    }

    private static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// The paths that changed since the last call, each once.
    func changes() -> [String] {
        var found: [String] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress!, $0.count) }
            guard count > 0 else { break }
            var place = 0
            while place + 16 <= count {
                let (number, mask, length) = buffer.withUnsafeBytes { bytes in
                    (
                        bytes.loadUnaligned(fromByteOffset: place, as: Int32.self),
                        bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self),
                        Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
                    )
                }
                let name = String(decoding: buffer[(place + 16)..<(place + 16 + length)].prefix { $0 != 0 }, as: UTF8.self)
                place += 16 + length
                note(number, mask, name, &found)
            }
        }
        return found
    }

    private func note(_ number: Int32, _ mask: UInt32, _ name: String, _ found: inout [String]) {
        guard let around = watched[number], !name.isEmpty else { return }
        let path = around.isEmpty ? name : "\(around)/\(name)"
        if mask & UInt32(bitPattern: Int32(truncatingIfNeeded: IN_ISDIR)) != 0 {
            guard isVisited(name) else { return }
            // A folder that is new may have the name of one that is gone.
            if let real = Self.real("\(folder)/\(path)") { known.remove(real) }
            watch(path)
        } else if !found.contains(path) {
            found.append(path)
        }
    }
}
