/// Views that wait to be used again, and how new ones are made, by identifier.
@MainActor
struct ReusePool<View: UIView> {
    private var makers: [String: () -> View] = [:]
    private var waiting: [String: [View]] = [:]

    mutating func register(_ identifier: String, _ make: (() -> View)?) { makers[identifier] = make }

    func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

    mutating func put(_ view: View, _ identifier: String) { waiting[identifier, default: []].append(view) }

    /// A view that waits; it does not any more.
    mutating func takeWaiting(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// Takes back a view that the data source uses without asking the pool.
    mutating func remove(_ view: View, _ identifier: String) {
        guard let index = waiting[identifier]?.lastIndex(where: { $0 === view }) else { return }
        waiting[identifier]?.remove(at: index)
    }

    /// A new view; nil where nothing is registered.
    func make(_ identifier: String) -> View? { makers[identifier]?() }
}
