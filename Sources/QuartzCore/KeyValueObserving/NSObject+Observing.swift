import RuntimeReflection

/// What can be observed by key path.
///
/// - Source: developer.apple.com/documentation/swift/using-key-value-observing-in-swift
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls a handler after a property changed, as long as what is returned lives.
    ///
    /// Properties of the framework's own classes are observable that Apple documents as such, and those that programs
    /// commonly observe: see `Documentation/Design/run-time-reflection.md`. So are properties that rewritten sources
    /// declare `dynamic`. There is no Objective-C run time that could watch others; observing one writes a line to the
    /// log, and only ``NSKeyValueObservingOptions/initial`` acts. Handlers are called when the value differs from
    /// before.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(keyPath, through: nil, options, changeHandler)
    }

    /// The same for a property of an object that another property is.
    ///
    /// - Parameter middle: The object, which is watched too; nil for a property of the object itself.
    package func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, through middle: ((Self) -> NSObject?)?, _ options: NSKeyValueObservingOptions,
        _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation(self)
        if let defaults = self as? UserDefaults { ObservedDefaults.adopt(defaults) }
        let isKnown =
            middle != nil || ObservablePath.all(of: self, from: Self.self).contains { $0.path == keyPath }
            || MemberTables.tellsOfChanges(type(of: self))
        if options.contains(.initial) {
            changeHandler(self, change(nil, self[keyPath: keyPath], options.subtracting(.old)))
        }
        guard isKnown else {
            NSKeyValueObservation.tellUnobservable(keyPath, of: self)
            return observation
        }
        var last = self[keyPath: keyPath]
        observation.start { [weak self, weak observation] _ in
            guard let self else { return }
            if let middle { observation?.follow([middle(self)].compactMap { $0 }) }
            let (before, now) = (last, self[keyPath: keyPath])
            guard !KeyValueObservers.areSame(before, now) else { return }
            last = now
            changeHandler(self, change(before, now, options))
        }
        if let middle { observation.follow([middle(self)].compactMap { $0 }) }
        return observation
    }

    private func change<Value>(
        _ old: Value?, _ new: Value, _ options: NSKeyValueObservingOptions
    ) -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
            indexes: nil, isPrior: false)
    }
}

extension NSKeyValueObservation {
    static func tellUnobservable(_ property: Any, of object: NSObject) {
        let text =
            "[QuartzCore] Changes of \(property) of \(type(of: object)) cannot be observed without the Objective-C run time.\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
}
