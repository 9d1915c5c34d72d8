/// The glass of iOS 26: a blur of the backdrop under a translucent colour. Nothing is refracted here.
///
/// - Source: developer.apple.com/documentation/uikit/uiglasseffect
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    /// The transparency of the glass.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiglasseffect/style
    public enum Style: Int, Sendable {
        case regular = 0
        case clear
    }

    private let style: Style
    /// Whether the glass reacts to touches. It reads back what was set; that never happens.
    open var isInteractive = false
    /// The tint of the glass; nil for none.
    open var tintColor: UIColor?

    /// Creates regular glass.
    public override convenience init() { self.init(style: .regular) }

    /// Creates glass of a style.
    public init(style: UIGlassEffect.Style) {
        self.style = style
        super.init()
    }

    /// The radius is our choice.
    override var blurRadius: CGFloat { style == .clear ? 2 : 6 }

    /// The alpha of the colours is our choice.
    override var material: UIColor? {
        let opacity: CGFloat = style == .clear ? 0.3 : 0.7
        if let tintColor { return tintColor.withAlphaComponent(opacity) }
        return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.14 : 0.97, alpha: opacity) }
    }
}

/// Merges the glass of its descendants. Nothing merges here: each glass is drawn by itself.
///
/// - Source: developer.apple.com/documentation/uikit/uiglasscontainereffect
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
    /// The distance within which glass shapes merge, in points. It reads back what was set; nothing here depends on it.
    open var spacing: CGFloat = 0
}
