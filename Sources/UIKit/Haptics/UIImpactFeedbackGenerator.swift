/// Lets the user feel that two things meet.
///
/// - Source: developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight and the hardness of the things that meet.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle
    public enum FeedbackStyle: Int, Sendable {
        /// Small things.
        case light = 0
        /// Things of medium size.
        case medium
        /// Large things.
        case heavy
        /// Things that give way.
        case soft
        /// Things that do not give way.
        case rigid
    }

    private let style: FeedbackStyle

    /// Creates a generator of impacts of a style.
    nonisolated public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator of impacts of a style in a view. The view makes no difference.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

    /// Creates a generator of impacts of medium size.
    nonisolated public override convenience init() { self.init(style: .medium) }

    /// Lets the user feel an impact of full intensity.
    open func impactOccurred() { impactOccurred(intensity: 1) }
    /// Lets the user feel an impact of full intensity.
    ///
    /// - Parameter location: Where it happens. Not recorded.
    open func impactOccurred(at location: CGPoint) { impactOccurred(intensity: 1) }
    /// Lets the user feel an impact.
    ///
    /// - Parameter intensity: From 0 to 1; other values count as the nearer of these.
    open func impactOccurred(intensity: CGFloat) {
        UIDevice.current.haptics.feel(.impact(style, intensity: min(max(intensity, 0), 1)))
    }
    /// Lets the user feel an impact.
    ///
    /// - Parameters:
    ///   - intensity: From 0 to 1; other values count as the nearer of these.
    ///   - location: Where it happens. Not recorded.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}
