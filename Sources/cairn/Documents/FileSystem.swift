import Foundation

/// What the system knows of files, by their names.
enum FileSystem {
    /// All of a file; nil when it cannot be read.
    static func contents(of path: String) -> [UInt8]? {
        let descriptor = FileName.withPath(path) { open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        while let more = Descriptor.read(from: descriptor) {
            if more.isEmpty { return bytes }
            bytes += more
        }
        return nil
    }

    static func exists(_ path: String) -> Bool { status(of: path) != nil }

    static func isFolder(_ path: String) -> Bool { status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

    private static func status(of path: String) -> stat? {
        var status = stat()
        return FileName.withPath(path) { stat($0, &status) } == 0 ? status : nil
    }

    /// The names of all that is below a folder, with the folders on the way; links are not followed.
    static func names(below folder: String) -> [String] {
        entries(of: folder).flatMap { name, isFolder in
            isFolder ? [name] + names(below: "\(folder)/\(name)").map { "\(name)/\($0)" } : [name]
        }
    }

    private static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
        guard let stream = FileName.withPath(folder, { opendir($0) }) else { return [] }
        defer { closedir(stream) }
        var found: [(name: String, isFolder: Bool)] = []
        while let entry = readdir(stream) {
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            let name = FileName.text(bytes)
            if name != "." && name != ".." { found.append((name, isOwnFolder("\(folder)/\(name)"))) }
        }
        return found
    }

    private static func isOwnFolder(_ path: String) -> Bool {
        var status = stat()
        return FileName.withPath(path) { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
