/// A class with properties that can be observed.
package protocol KeyValueObservable: NSObject {
    /// The observable properties of a class, which is this one or one below.
    static func observablePaths(from root: Any.Type) -> [ObservablePath]
}

/// A class below a ``KeyValueObservable`` one with more properties that can be observed.
package protocol KeyValueObservableBelow: NSObject {
    /// The observable properties that a class, which is this one or one below, has beside those of the class above.
    static func ownObservablePaths(from root: Any.Type) -> [ObservablePath]
}

/// A property that can be observed.
package struct ObservablePath {
    /// The property's name in Objective-C, such as `hidden`.
    package let name: String
    package let path: AnyKeyPath

    package init(_ name: String, _ path: AnyKeyPath) { (self.name, self.path) = (name, path) }

    /// The properties of an object, as seen from a class of it.
    static func all(of object: NSObject, from root: Any.Type) -> [ObservablePath] {
        let type = type(of: object)
        return ((type as? any KeyValueObservable.Type)?.observablePaths(from: root) ?? [])
            + ((type as? any KeyValueObservableBelow.Type)?.ownObservablePaths(from: root) ?? [])
    }

    /// Whether the property has a name in Objective-C, or the name of its getter there, which is that in Swift too:
    /// `isHidden` beside `hidden`.
    func isNamed(_ name: String) -> Bool {
        name == self.name || name.lowercased() == "is" + self.name.lowercased() || name == "url" && self.name == "URL"
    }
}
