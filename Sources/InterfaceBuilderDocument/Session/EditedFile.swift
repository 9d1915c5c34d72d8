import Foundation

/// The file of a document that is edited: it is read once, and written by replacing it as a whole.
///
/// A file that is not as it was when it was read or written last is never overwritten.
package struct EditedFile {
    /// The absolute path without links.
    package let path: String
    /// The bytes that the file had when it was read or written last.
    package private(set) var bytes: [UInt8]

    /// The state of the file, compared with the one that is known.
    package enum State: Equatable {
        case unchanged
        case changed([UInt8])
        case gone
    }

    /// Reads a file.
    package init(_ path: String) throws(EditedFileFault) {
        guard let real = realpath(path, nil) else { throw .unreadable(EditedFileFault.system(errno)) }
        defer { free(real) }
        self.path = String(cString: real)
        bytes = try Self.contents(self.path)
    }

    /// Compares the file with what is known of it. O(length).
    package func state() throws(EditedFileFault) -> State {
        var status = stat()
        if stat(path, &status) != 0 && errno == ENOENT { return .gone }
        let found = try Self.contents(path)
        return found == bytes ? .unchanged : .changed(found)
    }

    /// Knows the file with the bytes that others gave it.
    package mutating func take(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Replaces the file: another one is written beside it, with its permissions, and gets its name, so that at any
    /// time the name stands for a whole document.
    ///
    /// - Throws: A reason why the file is as it was.
    package mutating func save(_ new: [UInt8]) throws(EditedFileFault) { try save(new, writing: Self.write) }

    mutating func save(_ new: [UInt8], writing: (Int32, [UInt8]) -> Int32) throws(EditedFileFault) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw errno == ENOENT ? .gone : .unwritable(EditedFileFault.system(errno)) }
        // The system's administrator may write all files; a file that nobody may write is meant to stay.
        guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else { throw .readOnly }
        guard try state() == .unchanged else { throw .changedOutside }
        if new == bytes { return }
        let temporary = try Self.temporary(beside: path, new, status, writing)
        guard rename(temporary, path) == 0 else {
            let reason = EditedFileFault.system(errno)
            unlink(temporary)
            throw .unwritable(reason)
        }
        bytes = new
    }

    /// Writes a file beside another one, with its permissions.
    ///
    /// - Returns: The new file's path.
    private static func temporary(
        beside path: String, _ bytes: [UInt8], _ status: stat, _ writing: (Int32, [UInt8]) -> Int32
    ) throws(EditedFileFault) -> String {
        let name = "\(path).cairn-\(getpid())"
        unlink(name)
        let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(EditedFileFault.system(errno)) }
        var error = writing(descriptor, bytes)
        // The owner can only be kept by the system's administrator.
        if error == 0 { _ = fchown(descriptor, status.st_uid, status.st_gid) }
        if error == 0, fchmod(descriptor, status.st_mode & 0o7777) != 0 { error = errno }
        if error == 0, fsync(descriptor) != 0 { error = errno }
        if close(descriptor) != 0, error == 0 { error = errno }
        guard error != 0 else { return name }
        unlink(name)
        throw [ENOSPC, EDQUOT, EFBIG].contains(error) ? .noSpace : .unwritable(EditedFileFault.system(error))
    }

    /// Writes all bytes.
    ///
    /// - Returns: The number of an error; 0 for none.
    private static func write(_ descriptor: Int32, _ bytes: [UInt8]) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let count = Foundation.write(descriptor, buffer.baseAddress! + written, buffer.count - written)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return errno }
                written += count
            }
            return 0
        }
    }

    private static func contents(_ path: String) throws(EditedFileFault) -> [UInt8] {
        do throws(RegularFile.Fault) {
            return try RegularFile.contents(path, atMost: InterfaceDocument.maximumSize)
        } catch {
            throw .unreadable(error.reason)
        }
    }
}

/// A reason why a document's file cannot be read or written.
package enum EditedFileFault: Error, Hashable {
    case unreadable(String)
    /// The file may not be written.
    case readOnly
    /// The disk is full, or the file would be larger than files may be.
    case noSpace
    /// Others changed the file since it was read or written last.
    case changedOutside
    /// There is no file of the name any more.
    case gone
    case unwritable(String)

    /// A system error in words.
    static func system(_ number: Int32) -> String { String(cString: strerror(number)) }
}

extension EditedFileFault: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let reason): "the file cannot be read: \(reason)"
        case .readOnly: "the file may not be written"
        case .noSpace: "there is no space for the file"
        case .changedOutside: "the file was changed by another program; it is not overwritten"
        case .gone: "there is no such file any more"
        case .unwritable(let reason): "the file cannot be written: \(reason)"
        }
    }
}
