internal import CWebServer
import Foundation

/// A child process. It has a group of its own, so that it is ended with what it started, and not by keys meant for this
/// one.
final class SpawnedProcess {
    let id: pid_t
    private var status: Int32?

    /// - Parameters:
    ///   - program: The path of the program.
    ///   - name: The path by which the program knows itself; nil for its own.
    ///   - descriptors: The child's descriptors by this process's; all others are closed in it.
    ///   - environment: Nil for this process's own.
    ///   - folder: The folder in which it starts.
    /// - Throws: The system's reason.
    init(
        _ program: String, named name: String? = nil, _ arguments: [String], descriptors: [(own: Int32, child: Int32)],
        environment: [String: String]? = nil, folder: String? = nil
    ) throws {
        let settings = (environment ?? ProcessInfo.processInfo.environment).sorted { $0.key < $1.key }.map {
            "\($0.key)=\($0.value)"
        }
        let result = Self.withTexts([name ?? program] + arguments) { argv in
            Self.withTexts(settings) { envp in
                var id: pid_t = 0
                let status = system_spawn(
                    &id, program, argv, envp, folder, descriptors.map(\.own), descriptors.map(\.child), Int32(descriptors.count))
                return (status, id)
            }
        }
        guard result.0 == 0 else { throw StudioRefusal("\(program) cannot be started: \(String(cString: strerror(result.0)))") }
        id = result.1
    }

    private static func withTexts<Result>(
        _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = texts.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return pointers.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
    }

    /// Ends the process and all that it started.
    func end(_ signal: Int32 = SIGKILL) {
        if status == nil { kill(-id, signal) }
    }

    /// Waits until the process has ended.
    ///
    /// - Returns: How, in words; nil for the status 0.
    @discardableResult
    func wait() -> String? {
        var found = status ?? 0
        if status == nil {
            while waitpid(id, &found, 0) < 0 && errno == EINTR {}
            status = found
        }
        if found & 0x7F != 0 { return "signal \(found & 0x7F) (\(String(cString: strsignal(found & 0x7F))))" }
        return found >> 8 == 0 ? nil : "status \(found >> 8 & 0xFF)"
    }
}
