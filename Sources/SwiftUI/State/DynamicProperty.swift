/// A stored property of a view that is brought up to date before the view is asked for its content.
///
/// - Source: developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {
    /// Brings the property up to date. The dynamic properties in it are up to date already.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}
