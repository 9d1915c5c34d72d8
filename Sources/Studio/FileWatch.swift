import Foundation

/// Tells which files below a folder change.
@MainActor
final class FileWatch {
    let descriptor: Int32
    private let folder: String
    private let isVisited: (String) -> Bool
    /// Paths relative to the folder, by the system's numbers.
    private var watched: [Int32: String] = [:]
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
        guard watched.count < Self.mostFolders else { return }
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
        let number = inotify_add_watch(descriptor, path.isEmpty ? folder : "\(folder)/\(path)", mask)
        guard number >= 0 else { return }
        watched[number] = path
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)"))?.sorted() ?? []
        where isVisited(name) {
            let inner = path.isEmpty ? name : "\(path)/\(name)"
            var status = stat()
            // Links are not followed, so that no circle is walked.
            if lstat("\(folder)/\(inner)", &status) == 0, status.st_mode & S_IFMT == S_IFDIR { watch(inner) }
        }
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
            if isVisited(name) { watch(path) }
        } else if !found.contains(path) {
            found.append(path)
        }
    }
}
