import Foundation

/// A file without a name that keeps what a program prints.
final class ConsoleFile {
    let handle: FileHandle

    /// - Throws: The system's reason.
    init() throws {
        var name = Array((NSTemporaryDirectory() + "/cairn-console-XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw UsageError.unstartable(reason: "\(NSTemporaryDirectory()) takes no file") }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(name)
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// The last lines.
    func lines(atMost count: Int) -> String {
        try? handle.seek(toOffset: 0)
        let text = String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
        return text.split(separator: "\n").suffix(count).joined(separator: "\n")
    }
}
