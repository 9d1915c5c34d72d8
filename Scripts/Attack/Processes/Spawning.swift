import Foundation

/// Starts processes.
enum Spawning {
    /// Starts a program in this process's folder and group.
    ///
    /// - Parameters:
    ///   - input: A file for standard input; without one, there is nothing to read.
    ///   - output: A descriptor to write standard output to.
    ///   - errors: A file for standard error.
    static func start(_ program: String, _ arguments: [String], input: String? = nil, output: Int32, errors: String) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, input ?? "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        // Without backtraces, which take seconds.
        var environment: [UnsafeMutablePointer<CChar>?] = [strdup("SWIFT_BACKTRACE=enable=no")] + inherited + [nil]
        defer { for entry in environment { free(entry) } }
        var id: pid_t = 0
        var fault = posix_spawn(&id, program, &actions, nil, &words, &environment)
        for _ in 0..<attemptsWhileBusy where fault == ETXTBSY {
            usleep(10_000)
            fault = posix_spawn(&id, program, &actions, nil, &words, &environment)
        }
        precondition(fault == 0, "\(program) cannot be started: \(String(cString: strerror(fault)))")
        return id
    }

    /// How often a program is tried again that is open for writing, 10 ms apart: a process that another thread starts
    /// while this one writes the program holds a copy of the descriptor until it becomes its own program.
    private static let attemptsWhileBusy = 500

    private static var inherited: [UnsafeMutablePointer<CChar>?] {
        ProcessInfo.processInfo.environment.sorted { $0.key < $1.key }.filter { $0.key != "SWIFT_BACKTRACE" }
            .map { strdup("\($0.key)=\($0.value)") }
    }
}
