/// Scales fonts and lengths with the text size that the user chose.
///
/// Lengths grow in the proportion of the text style's point sizes; at the default text size nothing changes.
///
/// - Source: developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: NSObject, @unchecked Sendable {
    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let textStyle: UIFont.TextStyle

    /// Makes the metrics of a text style; unknown ones scale as `body` does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// The font at the size scaled for the current traits.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
    /// The font at the size scaled for the given traits; nil stands for the current ones.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }
    /// The font at the size scaled for the current traits.
    ///
    /// - Parameter maximumPointSize: Points; 0 for no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }
    /// The font at the size scaled for the given traits; nil stands for the current ones.
    ///
    /// - Parameter maximumPointSize: Points; 0 for no limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }

    /// A length in points, scaled for the current traits; not rounded.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    /// A length in points, scaled for the given traits; nil stands for the current ones. Not rounded.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return value * DynamicTypeTable.pointSize(of: textStyle, in: category)
            / DynamicTypeTable.pointSize(of: textStyle, in: .large)
    }
}
