/// The values that views pass to those in them.
///
/// - Source: developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// Makes values that are all the usual ones.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// How many values are set.
    public var description: String { "EnvironmentValues(\(values.count) set)" }

    // MARK: Objects

    /// The object of a type.
    func object<Object: AnyObject>(_ type: Object.Type) -> Object? { objects[ObjectIdentifier(type)] as? Object }
    mutating func setObject<Object: AnyObject>(_ object: Object) { objects[ObjectIdentifier(Object.self)] = object }

    // MARK: Values that only this module reads

    /// The traits of the view of UIKit around the views.
    var traits: UITraitCollection {
        get { self[TraitsKey.self] ?? .current }
        set { self[TraitsKey.self] = newValue }
    }
    var foregroundColor: Color? {
        get { self[ForegroundColorKey.self] }
        set { self[ForegroundColorKey.self] = newValue }
    }
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    var rowAxis: Axis? {
        get { self[RowAxisKey.self] }
        set { self[RowAxisKey.self] = newValue }
    }
    var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }
}

private enum TraitsKey: EnvironmentKey { static var defaultValue: UITraitCollection? { nil } }
private enum ForegroundColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private enum RowAxisKey: EnvironmentKey { static var defaultValue: Axis? { nil } }
