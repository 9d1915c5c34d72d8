/// The work that an application goes on with in the background, and the time it has for it.
@MainActor
struct BackgroundTasks {
    /// Seconds that an application has in the background.
    ///
    /// - Source: about 30 on current systems, by developers' measurements; Apple documents no figure.
    static let allowance: TimeInterval = 30

    private var open: [(id: UIBackgroundTaskIdentifier, expire: (() -> Void)?)] = []
    private var count = 0
    /// When the application went to the background; nil in the foreground.
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

    /// The handlers of the tasks that have not ended, in the order in which they began.
    var expirations: [() -> Void] { open.compactMap(\.expire) }

    /// Seconds left.
    func timeRemaining(in state: UIApplication.State) -> TimeInterval {
        guard state == .background, let start else { return .greatestFiniteMagnitude }
        return max(0, start + Self.allowance - CACurrentMediaTime())
    }
}
