/// What handlers are told of a change, beside that there was one.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvalueobservingoptions
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// Bit mask, or the number or name, of the value.
    public let rawValue: UInt
    /// Creates a value of a bit mask, a number or a name.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// Calls the handler at once, with the present value where ``new`` asks for it.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Calls the handler before changes, too. Not followed: handlers are called after changes only.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// How a value changed.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvaluechange
public enum NSKeyValueChange: UInt, Sendable {
    /// It was set.
    case setting = 1
    /// Objects were inserted into, removed from or replaced in a list; nothing here tells of these.
    case insertion, removal, replacement
}

/// The keys of what observers by name are told.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvaluechangekey
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// Bit mask, or the number or name, of the value.
    public let rawValue: String
    /// Creates a value of a bit mask, a number or a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How the value changed.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The places of changed objects in a list.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the change is still to come.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed value.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvalueobservedchange
public struct NSKeyValueObservedChange<Value> {
    /// How a value changed.
    public typealias Kind = NSKeyValueChange

    /// How the value changed.
    public let kind: Kind
    /// The value after the change, where the options ask for it.
    public let newValue: Value?
    /// The value before the change, where the options ask for it.
    public let oldValue: Value?
    /// The places of changed objects in a list; nil for values that were set.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
}

/// Keeps an observation up as long as it lives.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvalueobservation
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private weak var object: NSObject?
    private var watch: ((_ key: String?) -> Void)?
    /// The objects through which the observed value is reached, which are not kept alive.
    private var followed: [ObjectIdentifier] = []

    init(_ object: NSObject?) {
        self.object = object
        super.init()
    }

    /// Calls a closure when the object changed, with the name of the property that was set where the object tells it.
    func start(_ watch: @escaping (_ key: String?) -> Void) {
        guard let object else { return }
        self.watch = watch
        KeyValueObservers.add(self, to: object)
    }

    /// Watches other objects beside its own, in place of those that it watched so before.
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
