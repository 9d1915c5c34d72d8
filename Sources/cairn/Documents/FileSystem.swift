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
        if isFolder(path) {
            try checkIsReachable(path)
            throw SystemFault(reason: "it is a folder")
        }
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

    /// An entry of a folder. A link to a folder is a folder too.
    struct Entry {
        let name: String
        let isFolder: Bool
        let isLink: Bool
    }

    /// The entries of a folder, in no order.
    ///
    /// - Throws: Why they cannot be listed or reached.
    static func entries(of folder: String) throws(SystemFault) -> [Entry] {
        try checkIsReachable(folder)
        guard let stream = FileName.withPath(folder, { opendir($0) }) else { throw .last }
        defer { closedir(stream) }
        var found: [Entry] = []
        while let entry = readdir(stream) {
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            let name = FileName.text(bytes)
            if name == "." || name == ".." { continue }
            let path = "\(folder)/\(name)"
            found.append(Entry(name: name, isFolder: isFolder(path), isLink: isLink(path)))
        }
        return found
    }

    /// - Throws: Why the entries of a folder cannot be listed or reached.
    static func checkIsReachable(_ folder: String) throws(SystemFault) {
        guard FileName.withPath(folder, { access($0, R_OK | X_OK) }) == 0 else { throw .last }
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return FileName.withPath(path) { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}

/// An error of a system call on a file.
struct SystemFault: Error {
    let reason: String

    /// The reason of the last call that failed.
    static var last: SystemFault { SystemFault(reason: String(cString: strerror(errno))) }
}
