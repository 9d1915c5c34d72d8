/// Plays feedback of a collision.
///
/// - Source: developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass and the rigidity of the colliding objects.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle
    public enum FeedbackStyle: Int, Sendable {
        /// Small objects.
        case light = 0
        /// Objects of medium size.
        case medium
        /// Large objects.
        case heavy
        /// Elastic objects.
        case soft
        /// Rigid objects.
        case rigid
    }

    private let style: FeedbackStyle

    /// Creates a generator with a style.
    nonisolated public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator with a style for a view. The view is not used.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

    /// Creates a generator with the style ``FeedbackStyle/medium``.
    nonisolated public override convenience init() { self.init(style: .medium) }

    /// Plays an impact of full intensity.
    open func impactOccurred() { impactOccurred(intensity: 1) }
    /// Plays an impact of full intensity.
    ///
    /// - Parameter location: The location of the impact. Not recorded.
    open func impactOccurred(at location: CGPoint) { impactOccurred(intensity: 1) }
    /// Plays an impact.
    ///
    /// - Parameter intensity: 0...1; other values are clamped.
    open func impactOccurred(intensity: CGFloat) {
        UIDevice.current.haptics.feel(.impact(style, intensity: min(max(intensity, 0), 1)))
    }
    /// Plays an impact.
    ///
    /// - Parameters:
    ///   - intensity: 0...1; other values are clamped.
    ///   - location: The location of the impact. Not recorded.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}
