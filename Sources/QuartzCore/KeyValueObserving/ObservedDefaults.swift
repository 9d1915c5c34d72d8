package import Foundation

/// The class that an observed `UserDefaults` object gets, like the subclasses that key-value observing of iOS creates:
/// it reports changes.
///
/// Foundation on Linux posts no `UserDefaults.didChangeNotification`, and recurses endlessly if a nil URL is set, which
/// `set(nil, forKey:)` does.
package final class ObservedDefaults: UserDefaults {
    /// Makes an object report changes from now on. Does nothing for objects of other subclasses.
    package static func adopt(_ defaults: UserDefaults) {
        guard type(of: defaults) == UserDefaults.self else { return }
        // The class has no stored properties, so that its objects have the layout of its superclass. An object begins
        // with the pointer to its class.
        let object = Unmanaged.passUnretained(defaults).toOpaque()
        object.storeBytes(
            of: unsafeBitCast(ObservedDefaults.self as AnyClass, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    }

    // The setters for numbers call the one for values.

    package override func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        super.set(value, forKey: defaultName)
        tell(defaultName)
    }

    package override func set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        super.set(url, forKey: defaultName)
    }

    package override func removeObject(forKey defaultName: String) {
        super.removeObject(forKey: defaultName)
        tell(defaultName)
    }

    private func tell(_ key: String) {
        if KeyValueObservers.exist { KeyValueObservers.changed(self, key) }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
}
