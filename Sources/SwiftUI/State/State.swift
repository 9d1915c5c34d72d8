/// A value that a view keeps from one description of it to the next; a change of it describes the view again.
///
/// - Source: developer.apple.com/documentation/swiftui/state
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    /// Makes a state with the value that it begins with.
    public init(wrappedValue value: Value) { initial = value }
    /// Makes a state with the value that it begins with.
    public init(initialValue value: Value) { initial = value }

    /// The value. Before the view is part of a hierarchy it is the first one, and cannot be changed.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    /// A way to read and change the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(get: { location.value }, set: { location.set($0) })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Makes a state that begins with nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: KeptProperty {
    mutating func link(_ store: inout AnyObject?, in node: ViewNode) {
        let kept = store as? StateLocation<Value> ?? StateLocation(initial)
        kept.node = node
        (store, location) = (kept, kept)
    }
}

/// Where a state's value is kept. Threads other than the main one may read and change it.
private final class StateLocation<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: Value
    weak var node: ViewNode?

    init(_ value: Value) { kept = value }

    var value: Value { lock.withLock { kept } }

    func set(_ value: Value) {
        // The old value ends outside of the lock, since its end may read the state.
        let (old, node) = lock.withLock { () -> (Value, ViewNode?) in
            defer { kept = value }
            return (kept, self.node)
        }
        if let new = value as? any Equatable, Self.isEqual(new, old) { return }
        onMainActor { node?.setNeedsUpdate() }
    }

    private static func isEqual<New: Equatable>(_ new: New, _ old: Any) -> Bool { old as? New == new }
}
