import TextLayout

/// A label's sizes. Text is measured unwrapped and, if it must wrap, once more at the width that layout found.
extension UILabel {
    /// A length that exceeds every text, in points; labels measure their unwrapped size with it.
    static let unlimitedSide: CGFloat = 16_777_216

    /// The width at which the text wraps for the intrinsic size.
    var wrappingWidth: CGFloat {
        if numberOfLines == 1 { return Self.unlimitedSide }
        return preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : solvedWidth ?? Self.unlimitedSide
    }

    /// The size of the text within the given width, by ``UILabel/textRect(forBounds:limitedToNumberOfLines:)``, which
    /// subclasses override.
    func contentSize(width: CGFloat) -> CGSize {
        let bounds = CGRect(x: 0, y: 0, width: width, height: Self.unlimitedSide)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    func measuredTextRect(bounds: CGRect, lines: Int) -> CGRect {
        guard content.text.length > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let size = content.measure(style, width: Double(max(0, bounds.width)), lines: lines)
        let scale = pixelScale
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(CGFloat(size.width).roundedUpToPixel(scale), bounds.width),
            height: min(CGFloat(size.height).roundedUpToPixel(scale), bounds.height))
    }

    /// The single-line size of a text that would wrap at a width, in points, only because a substitute font is wider;
    /// nil for other texts.
    func condensedLineSize(width: CGFloat) -> CGSize? {
        guard numberOfLines != 1, width < Self.unlimitedSide, content.measure(style, width: Double(width), lines: 0).lineCount > 1
        else { return nil }
        let line = content.measure(style, width: Double(width), lines: 1)
        guard line.end == content.text.length, !line.isTruncated else { return nil }
        return measuredTextRect(bounds: CGRect(x: 0, y: 0, width: width, height: Self.unlimitedSide), lines: 1).size
    }

    // MARK: The width that layout finds

    /// Wraps the text at the width found by layout, if it is smaller than the unwrapped text's.
    func wrapText(atSolvedWidth width: CGFloat) {
        guard wrapsToWidth, width > 0 else { return }
        let newWidth = width >= contentSize(width: Self.unlimitedSide).width ? nil : width
        guard newWidth != solvedWidth else { return }
        solvedWidth = newWidth
        contentSizeChanged()
    }

    /// Wraps the text at a width without measuring it unwrapped: plain text that fits has the same size either way.
    func wrapText(atStatedWidth width: CGFloat) {
        guard Self.isSystems, !content.isAttributed, width > 0
        else { return super.widthStated(width) }
        solvedWidth = width
    }

    func unwrapText() {
        guard solvedWidth != nil else { return }
        solvedWidth = nil
        contentSizeChanged()
    }

    // MARK: Baselines

    /// Points from the top to the first baseline, or from the last to the bottom, of a label as high as its content.
    func textBaselineOffset(first: Bool) -> CGFloat {
        guard content.text.length > 0 else { return first ? font.ascender : -font.descender }
        let size = content.measure(style, width: Double(wrappingWidth), lines: numberOfLines)
        return CGFloat(first ? size.firstBaseline : size.belowLastBaseline) + heightAroundText / 2
    }

    /// The height that a subclass adds to the text's, in points. The text is centred in it, as in any label.
    private var heightAroundText: CGFloat {
        guard type(of: self) != UILabel.self else { return 0 }
        let bounds = CGRect(x: 0, y: 0, width: wrappingWidth, height: Self.unlimitedSide)
        return max(0, intrinsicContentSize.height - measuredTextRect(bounds: bounds, lines: numberOfLines).height)
    }
}
