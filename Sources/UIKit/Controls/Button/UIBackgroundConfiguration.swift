/// The rectangle that a configured button draws behind its content.
///
/// - Source: developer.apple.com/documentation/uikit/uibackgroundconfiguration
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    /// Points.
    public var cornerRadius: CGFloat = 0
    /// From the bounds to the rectangle, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The fill; `nil` takes the tint.
    public var backgroundColor: UIColor?
    /// The outline's colour; none shows when nil.
    public var strokeColor: UIColor?
    /// Points.
    public var strokeWidth: CGFloat = 0
    /// From the rectangle to its outline, in points; negative lies inside.
    public var strokeOutset: CGFloat = 0

    /// A background that does not show.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }
}
