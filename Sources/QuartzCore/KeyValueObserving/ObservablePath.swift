/// A class with observable properties.
package protocol KeyValueObservable: NSObject {
    /// The observable properties of a class, which is this one or a subclass.
    static func observablePaths(from root: Any.Type) -> [ObservablePath]
}

/// A subclass of a ``KeyValueObservable`` class with additional observable properties.
package protocol KeyValueObservableBelow: NSObject {
    /// The observable properties of a class, which is this one or a subclass, in addition to those of its superclass.
    static func ownObservablePaths(from root: Any.Type) -> [ObservablePath]
}

/// An observable property.
package struct ObservablePath {
    /// The property's name in Objective-C, such as `hidden`.
    package let name: String
    package let path: AnyKeyPath

    package init(_ name: String, _ path: AnyKeyPath) { (self.name, self.path) = (name, path) }

    /// The properties of an object, for key paths from one of its classes.
    static func all(of object: NSObject, from root: Any.Type) -> [ObservablePath] {
        let type = type(of: object)
        return ((type as? any KeyValueObservable.Type)?.observablePaths(from: root) ?? [])
            + ((type as? any KeyValueObservableBelow.Type)?.ownObservablePaths(from: root) ?? [])
    }

    /// Whether the property has a name in Objective-C, or its getter has, as in Swift: `isHidden` for `hidden`.
    func isNamed(_ name: String) -> Bool {
        name == self.name || name.lowercased() == "is" + self.name.lowercased() || name == "url" && self.name == "URL"
    }
}
