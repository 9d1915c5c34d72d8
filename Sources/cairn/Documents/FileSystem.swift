import Foundation

/// Operations on files by name.
enum FileSystem {
    /// How long a pipe may stay silent, in seconds.
    static let longestSilence = 10.0

    /// All of a file, or of one without an end a little more than may be read.
    ///
    /// A pipe is read until its end; one that stays silent for ``longestSilence`` is given up.
    ///
    /// - Throws: Why it cannot be read.
    static func contents(of path: String, atMost limit: Int) throws(SystemFault) -> [UInt8] {
        if isFolder(path) { throw SystemFault(reason: "it is a folder") }
        let descriptor = FileName.withPath(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { throw errno == ENOENT ? SystemFault(reason: "there is no such file") : .last }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            guard Descriptor.readable([descriptor], until: Date(timeIntervalSinceNow: longestSilence))[0] else {
                throw SystemFault(reason: "nothing was written to the pipe for \(Int(longestSilence)) s")
            }
            guard let more = Descriptor.read(from: descriptor) else { throw .last }
            if more.isEmpty { return bytes }
            bytes += more
        }
        return bytes
    }

    /// The most bytes of a file that the command is told about: a result of another run, a table, a list of classes.
    static let largestInput = 256 << 20

    /// All of a file of at most ``largestInput`` bytes.
    ///
    /// - Throws: Why it cannot be read, or that it is larger.
    static func input(_ path: String) throws(SystemFault) -> [UInt8] {
        let bytes = try contents(of: path, atMost: largestInput)
        guard bytes.count <= largestInput else { throw SystemFault(reason: "it has more than \(largestInput >> 20) MiB") }
        return bytes
    }

    /// Writes a file, with the folders on the way to it.
    ///
    /// - Throws: Why it cannot be written.
    static func write(_ bytes: [UInt8], to path: String) throws(SystemFault) {
        try makeFolders(above: path)
        let descriptor = FileName.withPath(path) { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
        guard descriptor >= 0 else { throw .last }
        let isWritten = Descriptor.write(bytes, to: descriptor)
        let fault = SystemFault.last
        guard close(descriptor) == 0, isWritten else { throw isWritten ? .last : fault }
    }

    private static func makeFolders(above path: String) throws(SystemFault) {
        guard let slash = path.lastIndex(of: "/") else { return }
        let folder = String(path[..<slash])
        guard !folder.isEmpty, status(of: folder) == nil else { return }
        try makeFolders(above: folder)
        guard FileName.withPath(folder, { mkdir($0, 0o777) }) == 0 || errno == EEXIST else { throw .last }
    }

    static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

    /// Whether there is a file at a path that has an end: no pipe, no device.
    static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

    private static func kind(of path: String) -> mode_t? { status(of: path).map { $0.st_mode & S_IFMT } }

    private static func status(of path: String) -> stat? {
        var status = stat()
        return FileName.withPath(path) { stat($0, &status) } == 0 ? status : nil
    }

    /// The absolute path without links; nil where there is no such file.
    static func realPath(_ path: String) -> String? {
        FileName.withPath(path) { realpath($0, nil) }.map { found in
            defer { free(found) }
            return FileName.text(UnsafeBufferPointer(start: found, count: strlen(found)).map { UInt8(bitPattern: $0) })
        }
    }

    /// The entries of a folder, in no order; a link to a folder is one.
    static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
        guard let stream = FileName.withPath(folder, { opendir($0) }) else { return [] }
        defer { closedir(stream) }
        var found: [(name: String, isFolder: Bool)] = []
        while let entry = readdir(stream) {
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            let name = FileName.text(bytes)
            if name != "." && name != ".." { found.append((name, isFolder("\(folder)/\(name)"))) }
        }
        return found
    }
}

/// An error of a system call on a file.
struct SystemFault: Error {
    let reason: String

    /// The reason of the last call that failed.
    static var last: SystemFault { SystemFault(reason: String(cString: strerror(errno))) }
}
