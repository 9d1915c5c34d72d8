/// The information that is passed to observers of a change.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvalueobservingoptions
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// Calls the handler at once, with the current value if ``new`` is set.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Calls the handler before changes, too. Has no effect: handlers are called after changes only.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kind of a change.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvaluechange
public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Objects were inserted into, removed from or replaced in a collection; never reported here.
    case insertion, removal, replacement
}

/// The keys of the change dictionary.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvaluechangekey
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the change.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of changed objects in a collection.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the change is about to happen.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed value.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvalueobservedchange
public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The value after the change, if the options ask for it.
    public let newValue: Value?
    /// The value before the change, if the options ask for it.
    public let oldValue: Value?
    /// The indexes of changed objects in a collection; nil for values that were set.
    public let indexes: IndexSet?
    /// Whether the change is about to happen.
    public let isPrior: Bool
}

/// An observation, which ends when it is deallocated.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvalueobservation
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private weak var object: NSObject?
    private var watch: ((_ key: String?) -> Void)?
    /// The intermediate objects of the observed key path, held weakly.
    private var followed: [ObjectIdentifier] = []

    init(_ object: NSObject?) {
        self.object = object
        super.init()
    }

    /// Calls a closure after changes of the object, with the name of the property if the object reports it.
    func start(_ watch: @escaping (_ key: String?) -> Void) {
        guard let object else { return }
        self.watch = watch
        KeyValueObservers.add(self, to: object)
    }

    /// Observes other objects in addition to its own, replacing the previous ones.
    func follow(_ others: [NSObject]) {
        let identities = others.map { ObjectIdentifier($0) }
        guard watch != nil, let object, identities != followed else { return }
        followed = identities
        KeyValueObservers.remove(self)
        for watched in [object] + others { KeyValueObservers.add(self, to: watched) }
    }

    func look(_ key: String?) { watch?(key) }

    /// Ends the observation.
    public func invalidate() {
        guard watch != nil else { return }
        (watch, followed) = (nil, [])
        KeyValueObservers.remove(self)
    }

    deinit { KeyValueObservers.forgetDead() }
}
