/// The key of a value that views pass to those in them.
///
/// - Source: developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
}
