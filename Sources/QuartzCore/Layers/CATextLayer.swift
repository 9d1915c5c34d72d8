import TextLayout

/// The truncation of a text layer's text.
///
/// - Source: developer.apple.com/documentation/quartzcore/catextlayertruncationmode
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode with a name; an unknown one does not truncate.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is not truncated, but clipped to the bounds.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis replaces the start of the last line.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis replaces the end of the last line.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// An ellipsis replaces the middle of the last line.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of a text layer's lines.
///
/// - Source: developer.apple.com/documentation/quartzcore/catextlayeralignmentmode
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode with a name; an unknown one means ``natural``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Left, since layers have no layout direction.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centred.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Justified: every line but the last of a paragraph fills the width.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws a text from the top of its bounds.
///
/// - Source: developer.apple.com/documentation/quartzcore/catextlayer
open class CATextLayer: CALayer {
    /// A `String`, or an `NSAttributedString`, whose attributes for font, colour, kerning, baseline and paragraphs
    /// override the layer's properties. Other values draw nothing.
    open var string: Any? {
        didSet { setNeedsDisplay() }
    }
    /// A font, or the name of one; nil, the default, means Helvetica. Its size has no effect.
    open var font: CFTypeRef? {
        didSet { setNeedsDisplay() }
    }
    /// The font size in points.
    open var fontSize: CGFloat = 36 {
        willSet { if asksForActions { prepareAction("fontSize") } }
        didSet {
            if hasPreparedAction { runPreparedAction("fontSize") }
            setNeedsDisplay()
        }
    }
    /// The colour of plain text; white by default, nil draws nothing.
    open var foregroundColor: CGColor? = .white {
        willSet { if asksForActions { prepareAction("foregroundColor") } }
        didSet {
            if hasPreparedAction { runPreparedAction("foregroundColor") }
            setNeedsDisplay()
        }
    }
    /// Whether lines wrap at the width of the bounds.
    open var isWrapped = false {
        didSet { setNeedsDisplay() }
    }
    /// The truncation of text that does not fit.
    open var truncationMode: CATextLayerTruncationMode = .none {
        didSet { setNeedsDisplay() }
    }
    /// The alignment of plain text.
    open var alignmentMode: CATextLayerAlignmentMode = .natural {
        didSet { setNeedsDisplay() }
    }
    /// Whether glyphs may be placed at fractions of a pixel. It reads back what was set; that is always allowed.
    open var allowsFontSubpixelQuantization = false

    override class var ownProperties: [LayerProperty] { LayerProperty.ofTexts }

    /// Draws the text from the top of the bounds.
    open override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        let text = LayerText(self)
        text.draw(in: ctx, at: bounds.origin)
    }

    /// The size of the text without wrapping.
    open override func preferredFrameSize() -> CGSize { LayerText(self).size }

    override func copyProperties(of other: CALayer) {
        super.copyProperties(of: other)
        guard let other = other as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
        (isWrapped, truncationMode, alignmentMode) = (other.isWrapped, other.truncationMode, other.alignmentMode)
        allowsFontSubpixelQuantization = other.allowsFontSubpixelQuantization
    }
}
