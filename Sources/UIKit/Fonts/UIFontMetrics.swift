/// Scales fonts and lengths with the user's preferred text size.
///
/// Lengths are scaled in proportion to the text style's leading; at the default text size nothing changes.
///
/// - Source: developer.apple.com/documentation/uikit/uifontmetrics; fonts of 18, 16 and 13 points that logs of iOS 26.1
///   show at two other text sizes, which the leadings of `callout` explain and its point sizes do not.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let textStyle: UIFont.TextStyle

    /// Creates the metrics of a text style; unknown ones scale as `body` does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// The font at the size scaled for the current traits.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
    /// The font at the size scaled for the given traits; nil means the current ones.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledPointSize(of: font, traitCollection))
    }
    /// The font at the size scaled for the current traits.
    ///
    /// - Parameter maximumPointSize: Points; 0 for no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }
    /// The font at the size scaled for the given traits; nil means the current ones.
    ///
    /// - Parameter maximumPointSize: Points; 0 for no limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = scaledPointSize(of: font, traitCollection)
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }

    /// A length in points, scaled for the current traits; not rounded.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    /// A length in points, scaled for the given traits; nil means the current ones. Not rounded.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return value * DynamicTypeTable.leading(of: textStyle, in: category) / DynamicTypeTable.leading(of: textStyle, in: .large)
    }

    /// The scaled size of a font, rounded to whole points.
    private func scaledPointSize(of font: UIFont, _ traitCollection: UITraitCollection?) -> CGFloat {
        scaledValue(for: font.pointSize, compatibleWith: traitCollection).rounded()
    }
}
