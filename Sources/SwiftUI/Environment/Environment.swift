/// A value that a view around this one passed on.
///
/// - Source: developer.apple.com/documentation/swiftui/environment
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var found: Value?

    /// Makes a property of the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value. Before the view is part of a hierarchy it is the usual one.
    public var wrappedValue: Value { found ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: KeptProperty {
    mutating func link(_ store: inout AnyObject?, in node: ViewNode) { found = node.environment[keyPath: keyPath] }
}
