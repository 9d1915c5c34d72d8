package import Foundation

/// The class that an object of `UserDefaults` gets, as key-value observing of iOS gives observed objects a class of
/// their own: it tells of what is set.
///
/// Foundation on Linux posts no `UserDefaults.didChangeNotification`, and recurses without end where a URL is set that
/// is nil, which `set(nil, forKey:)` is.
package final class ObservedDefaults: UserDefaults {
    /// Has an object tell of what is set from now on. Does nothing for objects of other subclasses.
    package static func adopt(_ defaults: UserDefaults) {
        guard type(of: defaults) == UserDefaults.self else { return }
        // The class stores nothing, so that its objects are laid out like those of its superclass. An object begins
        // with its class.
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
