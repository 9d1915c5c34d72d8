import Foundation

/// A process whose output is read line by line.
final class SpawnedProcess {
    /// How a process ended.
    enum End: Equatable, CustomStringConvertible {
        case exit(Int32)
        case signal(Int32)

        init(_ status: Int32) { self = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F) }

        var description: String {
            switch self {
            case .exit(let status): "exit status \(status)"
            case .signal(let signal): "signal \(signal)"
            }
        }
    }

    enum Event {
        case line(String)
        case timeout
        case end(End)
    }

    private var id: pid_t = 0
    private var output: Int32 = -1
    private let errors = FileManager.default.temporaryDirectory.appendingPathComponent("attack-\(UUID().uuidString)").path
    private var buffer: [UInt8] = []
    private var ended: End?

    init(_ program: String, _ arguments: [String]) {
        var ends: [Int32] = [0, 0]
        precondition(pipe(&ends) == 0, "the system gives no pipe")
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        id = Spawning.start(program, arguments, output: ends[1], errors: errors)
        close(ends[1])
        output = ends[0]
    }

    /// The next line of the output, or what came instead.
    func nextLine(within seconds: Double) -> Event {
        let end = Date().addingTimeInterval(seconds)
        while true {
            if let line = takeLine() { return .line(line) }
            var poll = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            let rest = end.timeIntervalSinceNow
            guard rest > 0, Foundation.poll(&poll, 1, Int32(rest * 1000) + 1) > 0 else { return .timeout }
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = read(output, &bytes, bytes.count)
            if count <= 0 { return .end(wait()) }
            buffer += bytes[..<count]
        }
    }

    private func takeLine() -> String? {
        guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeSubrange(...end)
        return line
    }

    /// Ends the process and all that it started.
    func kill() {
        guard ended == nil else { return }
        Foundation.kill(-id, SIGKILL)
        Foundation.kill(id, SIGKILL)
        _ = wait()
    }

    private func wait() -> End {
        if let ended { return ended }
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0 && errno == EINTR {}
        close(output)
        // The children of a crashed process.
        Foundation.kill(-id, SIGKILL)
        let end = End(status)
        ended = end
        return end
    }

    /// The last lines that the process wrote to its standard error.
    var lastWords: String { Self.words(errors) }

    private static func words(_ file: String) -> String {
        guard let data = FileManager.default.contents(atPath: file) else { return "" }
        let lines = String(decoding: data.suffix(1 << 16), as: UTF8.self).split(separator: "\n")
        let reason = lines.last { $0.contains("Fatal error") || $0.contains("Terminating app") || $0.contains("attack: ") }
        return (reason ?? lines.last).map { ": \($0)" } ?? ""
    }

    deinit { unlink(errors) }
}
