/// The rectangle that a configured button draws behind its content.
///
/// - Source: developer.apple.com/documentation/uikit/uibackgroundconfiguration
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    /// The radius of the corners in points, used as far as the button's corner style says; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The distances from the button's bounds to the rectangle, in points; zero by default.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the rectangle; nil, the default, leaves it to the button's style.
    public var backgroundColor: UIColor?
    /// The colour of the outline; nil, the default, draws none.
    public var strokeColor: UIColor?
    /// The width of the outline in points; 0, the default, draws none.
    public var strokeWidth: CGFloat = 0
    /// The distance of the outline outside of the rectangle, in points; negative values lie inside.
    public var strokeOutset: CGFloat = 0

    /// Makes a background with a clear fill and no outline.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }
}
