import Foundation

/// The signals by which people and terminals end this command, which end what it started too.
enum EndingSignals {
    /// The group of processes that ends with this one; 0 for none.
    nonisolated(unsafe) private static var group: pid_t = 0

    /// Has a group of processes end with this one.
    ///
    /// - Parameter id: The first process of the group; nil once it has ended.
    static func hold(group id: pid_t?) {
        group = id ?? 0
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, id == nil ? SIG_DFL : end) }
    }

    private static let end: @convention(c) (Int32) -> Void = { number in
        if EndingSignals.group > 0 { kill(-EndingSignals.group, SIGKILL) }
        _exit(128 + number)
    }
}
