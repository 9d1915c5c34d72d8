/// An effect on the background or the content of a view.
///
/// - Source: developer.apple.com/documentation/uikit/uivisualeffect
open class UIVisualEffect: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    /// The translucent colour over the blurred backdrop; nil if nothing is drawn.
    var material: UIColor? { nil }
    /// The standard deviation of the blur, in points.
    var blurRadius: CGFloat { 0 }
}

/// Gives content vibrancy over a blur. Here it has no effect: content is drawn unchanged.
///
/// - Source: developer.apple.com/documentation/uikit/uivibrancyeffect
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    /// Creates an effect; the blur is not used.
    public convenience init(blurEffect: UIBlurEffect) { self.init() }
    /// Creates an effect; blur and style are not used.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}

/// The kind of content of a vibrancy effect. Not used.
///
/// - Source: developer.apple.com/documentation/uikit/uivibrancyeffectstyle
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
