import RuntimeReflection

/// Objects whose properties can be observed by key path.
///
/// - Source: developer.apple.com/documentation/swift/using-key-value-observing-in-swift
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls a handler after a property changed, as long as the returned observation exists.
    ///
    /// Observable are the properties of the framework's classes that Apple documents as such, and others that programs
    /// commonly observe: see `Notes/run-time-reflection.md`. So are properties that rewritten sources
    /// declare `dynamic`. Other properties cannot be observed without an Objective-C run time: doing so writes a line
    /// to the log, and only ``NSKeyValueObservingOptions/initial`` has an effect. Handlers are called only if the value
    /// is a different one.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(keyPath, through: nil, options, changeHandler)
    }

    /// Does the same for a property of an object that is itself a property.
    ///
    /// - Parameter middle: The intermediate object, which is observed too; nil for a property of the object itself.
    package func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, through middle: ((Self) -> NSObject?)?, _ options: NSKeyValueObservingOptions,
        _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation(self)
        if let defaults = self as? UserDefaults { ObservedDefaults.adopt(defaults) }
        let isKnown =
            middle != nil || ObservablePath.all(of: self, from: Self.self).contains { $0.path == keyPath }
            || MemberTables.tellsOfChanges(type(of: self)) || self is any KeyedObject
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
