/// The background tasks of an application, and the time that they have.
@MainActor
struct BackgroundTasks {
    /// The time that an application has in the background, in seconds.
    ///
    /// - Source: about 30 on current systems, by developers' measurements; Apple documents no figure.
    static let allowance: TimeInterval = 30

    private var open: [(id: UIBackgroundTaskIdentifier, expire: (() -> Void)?)] = []
    private var count = 0
    /// The time at which the application entered the background; nil in the foreground.
    private var start: TimeInterval?

    mutating func begin(_ expire: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        count += 1
        let id = UIBackgroundTaskIdentifier(rawValue: count)
        open.append((id, expire))
        return id
    }

    mutating func end(_ id: UIBackgroundTaskIdentifier) { open.removeAll { $0.id == id } }

    mutating func enterBackground(at time: TimeInterval) { start = time }
    mutating func enterForeground() { start = nil }

    /// The expiration handlers of the tasks that have not ended, in the order of their start.
    var expirations: [() -> Void] { open.compactMap(\.expire) }

    /// The remaining time in seconds.
    func timeRemaining(in state: UIApplication.State) -> TimeInterval {
        guard state == .background, let start else { return .greatestFiniteMagnitude }
        return max(0, start + Self.allowance - CACurrentMediaTime())
    }
}
