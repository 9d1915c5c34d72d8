import LayoutEngine

/// The standard distances.
@MainActor
enum SystemSpacing {
    /// Points between two neighbouring views.
    static let between: CGFloat = 8

    /// Points from one vertical position down to another: between two baselines the distance of two lines of text, else
    /// the usual one.
    ///
    /// Apple's distance between baselines follows the fonts in a way that is not public. This is the distance of the
    /// baselines of two lines set solid: the depth of the upper font below its baseline, the larger of the fonts'
    /// leadings, and the height of the lower font.
    static func from(_ upper: NSLayoutYAxisAnchor, to lower: NSLayoutYAxisAnchor) -> CGFloat {
        guard upper.attribute.isBaseline, lower.attribute.isBaseline else { return between }
        let (above, below) = (font(at: upper), font(at: lower))
        guard let upperFont = above ?? below, let lowerFont = below ?? above else { return between }
        return lowerFont.ascender - upperFont.descender + max(0, upperFont.leading, lowerFont.leading)
    }

    /// The font of the text whose baseline the anchor uses.
    private static func font(at anchor: NSLayoutYAxisAnchor) -> UIFont? {
        (anchor.layoutItem?.layoutBaselineItem(first: anchor.attribute == .firstBaseline) as? UIView)?.baselineFont
    }
}
