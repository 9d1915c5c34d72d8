import Foundation

/// Holds a folder for one process at a time: the package manager compiles several modules at once.
struct FolderLock {
    /// Calls a function while no other process holds the folder.
    static func hold<Result>(_ folder: URL, _ body: () throws -> Result) throws -> Result {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "lock").path
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw Executable.Fault(path: path, number: errno) }
        defer { close(file) }
        while flock(file, LOCK_EX) != 0 {
            guard errno == EINTR else { throw Executable.Fault(path: path, number: errno) }
        }
        return try body()
    }
}
