/// Reusable views and the closures that create new ones, by identifier.
@MainActor
struct ReusePool<View: UIView> {
    private var makers: [String: () -> View] = [:]
    private var waiting: [String: [View]] = [:]

    mutating func register(_ identifier: String, _ make: (() -> View)?) { makers[identifier] = make }

    func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

    mutating func put(_ view: View, _ identifier: String) { waiting[identifier, default: []].append(view) }

    /// Dequeues a view.
    mutating func takeWaiting(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// Removes a view from the queue that the data source returned without dequeuing it.
    mutating func remove(_ view: View, _ identifier: String) {
        guard let index = waiting[identifier]?.lastIndex(where: { $0 === view }) else { return }
        waiting[identifier]?.remove(at: index)
    }

    /// Makes a new view; nil if nothing is registered.
    func make(_ identifier: String) -> View? { makers[identifier]?() }
}
