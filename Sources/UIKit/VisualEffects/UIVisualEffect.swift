/// Something done to what lies behind a view, or to its content.
///
/// - Source: developer.apple.com/documentation/uikit/uivisualeffect
open class UIVisualEffect: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    /// The translucent colour that stands for the effect; nil where nothing shows.
    var material: UIColor? { nil }
}

/// Content that takes on the look of the blur behind it. Content is drawn as it is here.
///
/// - Source: developer.apple.com/documentation/uikit/uivibrancyeffect
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    public convenience init(blurEffect: UIBlurEffect) { self.init() }
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}

/// Which content a vibrancy effect is for.
///
/// - Source: developer.apple.com/documentation/uikit/uivibrancyeffectstyle
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
