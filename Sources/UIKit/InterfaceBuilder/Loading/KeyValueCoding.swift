import InterfaceBuilderDocument

/// Setting properties by name.
///
/// On Apple's platforms the Objective-C run time knows every property. Here UIKit's own stand in a table, and the stored ones of a
/// program's classes are found in what the compiler records about them.
@MainActor
enum KeyValueCoding {
    /// The element whose connection or attribute is being set.
    private static var place: (file: DocumentFile, element: MarkupElement)?

    /// Runs what a document asks for. Names that are not found are told of with the element's place, instead of ending the program.
    static func loading(_ file: DocumentFile, _ element: MarkupElement, _ body: () -> Void) {
        let outer = place
        place = (file, element)
        body()
        place = outer
    }

    /// Sets a property of any object; responders may have it their own way.
    static func send(_ value: Any?, forKey key: String, to object: AnyObject) {
        if let responder = object as? UIResponder {
            responder.setValue(value, forKey: key)
        } else if !assign(value, forKey: key, to: object) {
            undefinedKey(key, of: object)
        }
    }

    /// Sets a property that is at the end of a path of names.
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

    /// Sets a property where there is one of the name. Returns whether there is; a value that does not fit is told of.
    static func assign(_ value: Any?, forKey key: String, to object: AnyObject) -> Bool {
        for property in KnownProperty.named(key) {
            guard let fits = property.set(value, object) else { continue }
            if !fits { tellMismatch(value, key, object, nil) }
            return true
        }
        let setter = NamedMethod.setter(of: key, of: type(of: object))
        if let setter, setter.set(value, on: object) { return true }
        guard let property = StoredProperty(key, of: type(of: object)) else { return false }
        if !property.write(value, to: object) {
            tellMismatch(value, key, object, property)
        } else {
            tellUnobserved(key, object, hasSetter: setter != nil)
        }
        return true
    }

    /// Whether it has been told that this program's properties have no setters to be found.
    private static var hasToldOfSetters = false

    /// Tells of observers that do not run: of the property's own where they are known, else once that there may be some.
    private static func tellUnobserved(_ key: String, _ object: AnyObject, hasSetter: Bool) {
        let name = LayoutText.className(object)
        if hasSetter {
            guard NamedMethod.isObserved(key, of: type(of: object)) else { return }
            tell(
                "\(name).\(key) is set without running its observers: values of its type are not passed by name. Read it in viewDidLoad."
            )
        } else if !hasToldOfSetters {
            hasToldOfSetters = true
            let cause =
                ProgramSymbols.areNamed(of: type(of: object))
                ? "which a release build drops; build with -Xswiftc -enable-testing" : "of which it was stripped; keep them"
            tell(
                "\(name).\(key) is set without running observers, if it has any, as are others: setters are found by the program's "
                    + "symbols, \(cause); or override setValue(_:forKey:).")
        }
    }

    private static func tell(_ text: String) {
        LoadingLog.write(text, place: place.map { $0.file.place(of: $0.element) })
    }

    /// Ends the program as Apple's key-value coding does; while a document is loaded, only tells of it.
    static func undefinedKey(_ key: String, of object: AnyObject) {
        let reason =
            "[\(LayoutText.opening(object).replacingOccurrences(of: ":", with: ""))> setValue:forUndefinedKey:]: this class is not key "
            + "value coding-compliant for the key \(key)."
        guard let place else { raise("NSUnknownKeyException", reason) }
        let name = LayoutText.className(object)
        let help =
            ClassFinder.isOwn(type(of: object))
            ? "\(name) has no such property here."
            : "Without the Objective-C run time only stored properties, and those among the program's symbols, are found by name; "
                + "override setValue(_:forKey:) in \(name) for others."
        place.file.warn("\(reason) \(help)", at: place.element)
    }

    private static func tellMismatch(_ value: Any?, _ key: String, _ object: AnyObject, _ property: StoredProperty?) {
        let name = LayoutText.className(object)
        let given = value.map { LayoutText.className($0 as AnyObject) } ?? "nil"
        if let property, !property.canBeWritten {
            tell(
                "\(name).\(key) cannot be set by name in this build, being a constant, unowned, or weak and typed by a protocol; "
                    + "declare it as a plain variable of a class, or override setValue(_:forKey:) in \(name). It stays as it is.")
        } else {
            let declared = property.map { "; it is declared as \($0.type)" } ?? ""
            tell("\(name).\(key) cannot take \(given)\(declared). It stays as it is.")
        }
    }

    /// The object that a property holds; nil when there is none or it is not known.
    private static func object(forKey key: String, of object: AnyObject) -> AnyObject? {
        if key == "layer", let view = object as? UIView { return view.layer }
        var mirror = Optional(Mirror(reflecting: object))
        while let this = mirror {
            if let child = this.children.first(where: { $0.label == key }) { return reference(child.value) }
            mirror = this.superclassMirror
        }
        return nil
    }

    private static func reference(_ value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { reference($0.value) } }
        return type(of: value) is AnyClass ? value as AnyObject : nil
    }
}
