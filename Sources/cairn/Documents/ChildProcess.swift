import Foundation

/// A process forked from this one, which serves requests that arrive on one pipe and answers them on another.
///
/// A forked process starts with everything this one has read, such as fonts, within about a millisecond. It has a limit
/// of memory, so that no document can take the machine's, and ends without a core file or a backtrace when it crashes.
///
/// - Precondition: This process has one thread. Locks that other threads held would stay locked in the child.
final class ChildProcess {
    /// How a process ended.
    enum End: Equatable {
        case status(Int32)
        case signal(Int32)
        /// A signal, after most of the memory it may have was in use.
        case outOfMemory
    }

    /// The address space a child may have, in bytes.
    static let memoryLimit: rlim_t = 4 << 30

    let id: pid_t
    /// Where requests are written.
    let requests: Int32
    /// Where answers are read.
    let answers: Int32

    /// Forks. The child runs `body` and ends with its status.
    ///
    /// - Parameters:
    ///   - descriptors: Those of other children's pipes, which the child closes: a pipe ends when nobody holds its
    ///     other end.
    ///   - body: Gets the descriptors to read requests from and to write answers to.
    /// - Throws: The system's reason where it makes no process.
    init(closing descriptors: [Int32] = [], _ body: (_ requests: Int32, _ answers: Int32) -> Int32) throws(SystemFault) {
        let (requestsEnd, requests) = try Self.pipe()
        let (answers, answersEnd) = try Self.pipe()
        id = fork()
        guard id >= 0 else { throw .last }
        if id == 0 {
            for descriptor in descriptors + [requests, answers] { close(descriptor) }
            Self.limitItself()
            _exit(body(requestsEnd, answersEnd))
        }
        close(requestsEnd)
        close(answersEnd)
        (self.requests, self.answers) = (requests, answers)
    }

    private static func pipe() throws(SystemFault) -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [0, 0]
        guard Foundation.pipe(&ends) == 0 else { throw .last }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func limitItself() {
        var memory = rlimit(rlim_cur: memoryLimit, rlim_max: memoryLimit)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
        var core = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
        // The Swift runtime's handlers would print a backtrace, which takes seconds.
        for crash in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT] { signal(crash, SIG_DFL) }
    }

    /// Waits until the process has ended, after killing it where asked to.
    func end(killing: Bool = false) -> End {
        if killing { kill(id, SIGKILL) }
        close(requests)
        close(answers)
        var status: Int32 = 0
        var usage = rusage()
        while wait4(id, &status, 0, &usage) < 0 && errno == EINTR {}
        let signal = status & 0x7F
        if signal == 0 { return .status(status >> 8 & 0xFF) }
        let isFull = rlim_t(usage.ru_maxrss) * 1024 > Self.memoryLimit / 2
        return isFull && !killing ? .outOfMemory : .signal(signal)
    }
}

extension ChildProcess.End: CustomStringConvertible {
    var description: String {
        switch self {
        case .status(let status): "status \(status)"
        case .signal(let signal): "signal \(signal)"
        case .outOfMemory: "more than \(ChildProcess.memoryLimit >> 30) GiB of memory"
        }
    }
}
