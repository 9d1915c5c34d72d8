/// The priority of a constraint: higher ones are met before any number of lower ones.
///
/// Valid values lie in (0, 1000]; 1000 is required.
///
/// - Source: developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: Hashable, Equatable, _UIKitNumericRawRepresentable, Sendable {
    /// The priority as a number; a constraint accepts values in (0, 1000].
    public var rawValue: Float

    /// Makes a priority from a number, which is not checked until a constraint takes it.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority from a number, which is not checked until a constraint takes it.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// The priority of constraints that always hold; if required constraints conflict, one of them is given up.
    public static let required = UILayoutPriority(1000)
    /// The compression resistance of most views.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a divider that a user drags and that may resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority at which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a divider that a user drags and that does not resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The content hugging of most views.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority at which a fitting size is near its target.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
