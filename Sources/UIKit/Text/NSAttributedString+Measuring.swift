import TextLayout

extension NSAttributedString {
    /// The size of the string without wrapping, in points, not rounded.
    public func size() -> CGSize { AttributedText(self).size() }

    /// The bounds of the string, in points, not rounded.
    ///
    /// - Parameters:
    ///   - size: The available size in points; zero or less for no limit along an axis.
    ///   - options: Without `usesLineFragmentOrigin` the text is on one line, and the origin is that of its baseline.
    ///   - context: Limits the scaling of fonts to fit the width; receives the scale factor and the bounds.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        AttributedText(self).boundingRect(with: size, options: options, context: context)
    }

    /// The font of characters without a font attribute.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/key/font
    static var fontOfPlainText: UIFont { UIFont(FontRequest(kind: .named("Helvetica"), size: 12)) }
}

extension AttributedText {
    /// See `NSAttributedString.size()`.
    func size() -> CGSize {
        let size = TextMeasurer.shared.measure(drawable().text, in: TextContainer())
        return CGSize(width: size.width, height: size.height)
    }

    /// See `NSAttributedString.boundingRect(with:options:context:)`.
    func boundingRect(with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> CGRect {
        let drawable = drawable(fitting: size, options: options, context: context)
        let measured = TextMeasurer.shared.measure(drawable.text, in: drawable.container)
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : measured.belowLastBaseline - measured.height
        let bounds = CGRect(x: 0, y: top, width: measured.width, height: measured.height)
        context?.totalBounds = bounds
        return bounds
    }

    /// The text and the available space, converted for the TextLayout module.
    func drawable(
        fitting size: CGSize = .zero, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> (text: StyledText, container: TextContainer) {
        let container = TextContainer(fitting: size, options: options)
        let room = AttachmentRoom(container)
        func styled(scale: CGFloat) -> StyledText {
            StyledText(
                self, defaultFont: NSAttributedString.fontOfPlainText, paragraphStyle: .ofPlainText, fontScale: scale, room: room)
        }
        let minimum = context?.minimumScaleFactor ?? 0
        let scale = minimum > 0 ? FontShrinking(minimumScale: minimum).scale(for: container, text: styled) : 1
        context?.actualScaleFactor = scale
        return (styled(scale: scale), container)
    }
}

extension TextContainer {
    /// The container that corresponds to drawing options.
    init(fitting size: CGSize, options: NSStringDrawingOptions) {
        let wraps = options.contains(.usesLineFragmentOrigin)
        self.init(
            width: wraps && size.width > 0 ? Double(size.width) : .infinity,
            height: wraps && size.height > 0 ? Double(size.height) : .infinity,
            maximumLines: 0,
            lineBreakMode: options.contains(.truncatesLastVisibleLine) ? .truncatingTail : nil,
            truncatesLastLineOnly: options.contains(.truncatesLastVisibleLine))
    }
}

/// Finds the scale factor at which a text fits.
struct FontShrinking {
    /// The minimum scale factor.
    var minimumScale: CGFloat
    /// The number of bisections: sufficient for a hundredth of a point at common sizes.
    private static let steps = 12

    /// The greatest factor, up to 1, at which a text fits its container; the minimum if none does.
    ///
    /// - Complexity: about twelve layouts of the text.
    func scale(for container: TextContainer, text: (CGFloat) -> StyledText) -> CGFloat {
        func fits(_ scale: CGFloat) -> Bool {
            var whole = container
            whole.height = .infinity
            if container.maximumLines == 1 { whole.width = .infinity }
            let size = TextMeasurer.shared.measure(text(scale), in: whole)
            return size.width <= container.width && size.height <= container.height && !size.isTruncated
        }
        if fits(1) { return 1 }
        var (low, high) = (min(max(minimumScale, 0), 1), CGFloat(1))
        for _ in 0..<Self.steps {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
