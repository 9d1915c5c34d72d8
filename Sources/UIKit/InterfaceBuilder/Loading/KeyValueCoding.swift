import InterfaceBuilderDocument
import RuntimeReflection

/// Setting and reading properties by name.
///
/// On Apple's platforms the Objective-C runtime knows every property. Here UIKit's properties are in the rows of
/// `AttributeTable`, and `RuntimeReflection` finds those of a program's classes.
@MainActor
enum KeyValueCoding {
    /// The element whose connection or attribute is being set.
    private static var place: (file: DocumentFile, element: MarkupElement)?

    /// Runs the key-value coding of a document. Unknown keys are logged with the element's position, instead of ending
    /// the program.
    static func loading(_ file: DocumentFile, _ element: MarkupElement, _ body: () -> Void) {
        let outer = place
        place = (file, element)
        body()
        place = outer
    }

    /// Sets a property of any object; responders may override the method.
    static func send(_ value: Any?, forKey key: String, to object: AnyObject) {
        if let responder = object as? UIResponder {
            responder.setValue(value, forKey: key)
        } else if let own = MemberTable.optionalMethod("setValue:forKey:", of: object) {
            _ = own([value, key])
        } else {
            setProperty(value, forKey: key, of: object)
        }
    }

    /// Sets a property of an object that is not a responder and may override `setValue(_:forUndefinedKey:)`, which is
    /// called for unknown keys.
    static func setProperty(_ value: Any?, forKey key: String, of object: AnyObject) {
        guard !assign(value, forKey: key, to: object) else { return }
        if let own = MemberTable.optionalMethod("setValue:forUndefinedKey:", of: object) {
            _ = own([value, key])
        } else {
            undefinedKey(key, of: object)
        }
    }

    /// Sets a property at a key path.
    static func send(_ value: Any?, forKeyPath path: String, to object: AnyObject) {
        guard let dot = path.firstIndex(of: ".") else { return send(value, forKey: path, to: object) }
        let key = String(path[..<dot])
        guard let inner = self.object(forKey: key, of: object) else { return undefinedKey(key, of: object) }
        if let responder = inner as? UIResponder {
            responder.setValue(value, forKeyPath: String(path[path.index(after: dot)...]))
        } else {
            send(value, forKeyPath: String(path[path.index(after: dot)...]), to: inner)
        }
    }

    /// Sets a property if there is one with the key. Returns whether there is one; a value of another type is logged.
    static func assign(_ value: Any?, forKey key: String, to object: AnyObject) -> Bool {
        if let fits = AttributeTable.find(type(of: object))?.set(value, forKey: key, of: object) {
            if !fits { tell("\(LayoutText.className(object)).\(key) cannot take \(name(of: value)). It stays as it is.") }
            return true
        }
        if object is UIDevice, key == "orientation" {
            tellOfTurningDevice()
            return true
        }
        do throws(ReflectionFailure) {
            tellUnobserved(key, object, try ProgramClasses.belowUIKit.set(value, forKey: key, of: object))
        } catch .unknownProperty {
            return false
        } catch {
            if value != nil || !takesNil(key, of: object) { tellFailure(error, value, key, object) }
        }
        return true
    }

    /// Calls `setNilValueForKey` if the program's class overrides it. Returns whether it does.
    nonisolated static func takesNil(_ key: String, of object: AnyObject) -> Bool {
        guard let own = MemberTable.optionalMethod("setNilValueForKey:", of: object) else { return false }
        _ = own([key])
        return true
    }

    /// Ends the program as Apple's key-value coding does if a scalar property is set to nil.
    nonisolated static func raiseNil(_ key: String, of object: AnyObject) -> Never {
        let name = LayoutText.opening(object).replacingOccurrences(of: ":", with: "")
        raise("NSInvalidArgumentException", "[\(name)> setNilValueForKey]: could not set nil as the value for the key \(key).")
    }

    // MARK: Reading

    /// The value of a property, a number as an `NSNumber`. The outer optional is nil if there is no property with the
    /// key.
    static func value(forKey key: String, of object: AnyObject) -> Any?? {
        if let value = known(key, of: object) { return .some(PropertyValue.object(value)) }
        guard let value = ProgramClasses.belowUIKit.value(forKey: key, of: object) else { return nil }
        return .some(PropertyValue.object(value))
    }

    /// The value of a property of UIKit's classes.
    private static func known(_ key: String, of object: AnyObject) -> Any?? {
        if key == "layer", let view = object as? UIView { return .some(view.layer) }
        if let value = AttributeTable.find(type(of: object))?.value(forKey: key, of: object) { return .some(value) }
        return (object as? NSObject)?.observableValue(forKey: key)
    }

    /// Ends the program as Apple's key-value coding does if an unknown key is read.
    nonisolated static func raiseUndefinedValue(_ key: String, of object: AnyObject) -> Never {
        raise("NSUnknownKeyException", unknown(key, of: object, "valueForUndefinedKey:"))
    }

    /// Ends the program as Apple's key-value coding does if an unknown key is set.
    nonisolated static func raiseUndefinedKey(_ key: String, of object: AnyObject) -> Never {
        raise("NSUnknownKeyException", unknown(key, of: object, "setValue:forUndefinedKey:"))
    }

    private nonisolated static func unknown(_ key: String, of object: AnyObject, _ method: String) -> String {
        "[\(LayoutText.opening(object).replacingOccurrences(of: ":", with: ""))> \(method)]: this class is not key "
            + "value coding-compliant for the key \(key)."
    }

    /// Whether it was logged that the setters of this program's properties cannot be found.
    private static var hasToldOfSetters = false

    /// Logs the property observers that did not run: the property's own if they are known, else once that there may be
    /// some.
    private static func tellUnobserved(_ key: String, _ object: AnyObject, _ observers: ProgramClasses.Observers) {
        let name = LayoutText.className(object)
        switch observers {
        case .ran: return
        case .skipped:
            tell(
                "\(name).\(key) is set without running its observers: values of its type are not passed by name. Read it in viewDidLoad."
            )
        case .unknown(let failure) where !hasToldOfSetters:
            hasToldOfSetters = true
            tell(
                "\(name).\(key) is set without running observers, if it has any, as are others: setters are found by the program's "
                    + "symbols, \(lack(failure)); or override setValue(_:forKey:).")
        case .unknown: return
        }
    }

    /// The reason why a program's symbols do not contain its setters.
    private static func lack(_ failure: ReflectionFailure) -> String {
        switch failure {
        case .strippedProgram: "of which it was stripped; keep them"
        case .unreadableProgram(let path): "which cannot be read from \(path)"
        default: "which a release build drops; build with -Xswiftc -enable-testing"
        }
    }

    /// Whether it was logged that setting the device's orientation has no effect.
    private static var hasToldOfTurningDevice = false

    /// Since iOS 16 the device's orientation has no setter for key-value coding: setting it has no effect, and the
    /// system logs so.
    private static func tellOfTurningDevice() {
        guard !hasToldOfTurningDevice else { return }
        hasToldOfTurningDevice = true
        tell(
            "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
                + "UIWindowScene.requestGeometryUpdate(_:)")
    }

    private static func tell(_ text: String) {
        LoadingLog.write(text, place: place.map { $0.file.place(of: $0.element) })
    }

    /// Ends the program as Apple's key-value coding does; during loading of a document, logs a warning instead.
    static func undefinedKey(_ key: String, of object: AnyObject) {
        guard let place else { raiseUndefinedKey(key, of: object) }
        let name = LayoutText.className(object)
        let help =
            ClassFinder.isOwn(type(of: object))
            ? "\(name) has no such property here."
            : "Without the Objective-C run time only stored properties, and those among the program's symbols, are found by name; "
                + "override setValue(_:forKey:) in \(name) for others."
        place.file.warn("\(unknown(key, of: object, "setValue:forUndefinedKey:")) \(help)", at: place.element)
    }

    /// Logs the reason why a property was not set.
    private static func tellFailure(_ failure: ReflectionFailure, _ value: Any?, _ key: String, _ object: AnyObject) {
        let owner = LayoutText.className(object)
        switch failure {
        case .unwritableProperty:
            tell(
                "\(owner).\(key) cannot be set by name in this build: \(failure), or override setValue(_:forKey:) in \(owner). It "
                    + "stays as it is.")
        case .mismatchedValue: tell("\(owner).\(key) cannot take \(name(of: value)); \(failure). It stays as it is.")
        default: tell("\(owner).\(key) is not set: \(failure). It stays as it is.")
        }
    }

    /// The class of a value, for messages.
    private static func name(of value: Any?) -> String { value.map { LayoutText.className($0 as AnyObject) } ?? "nil" }

    /// The object that a property holds; nil if there is none or the property is unknown.
    private static func object(forKey key: String, of object: AnyObject) -> AnyObject? {
        if case let value?? = known(key, of: object), let inner = KeyValueObservers.unwrapped(value) as? NSObject { return inner }
        return ProgramClasses.heldObject(key, of: object)
    }
}

extension KeyValueCoding {
    /// Key-value coding as responders use it.
    struct Responders: NamedPropertySetting {
        func assign(_ value: Any?, forKey key: String, to object: AnyObject) -> Bool {
            KeyValueCoding.assign(value, forKey: key, to: object)
        }

        func send(_ value: Any?, forKeyPath path: String, to object: AnyObject) {
            KeyValueCoding.send(value, forKeyPath: path, to: object)
        }

        func undefinedKey(_ key: String, of object: AnyObject) { KeyValueCoding.undefinedKey(key, of: object) }

        func value(forKey key: String, of object: AnyObject) -> Any?? { KeyValueCoding.value(forKey: key, of: object) }

        func value(forKeyPath path: String, of object: AnyObject) -> Any? { NamedValues.value(at: path, of: object) }

        func undefinedValue(_ key: String, of object: AnyObject) -> Never { KeyValueCoding.raiseUndefinedValue(key, of: object) }
    }
}
