/// The limit of font scaling when text is drawn or measured, and the results.
///
/// - Source: developer.apple.com/documentation/uikit/nsstringdrawingcontext
open class NSStringDrawingContext: NSObject {
    /// The minimum scale factor of fonts, 0...1; 0, the default, for no scaling.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale factor of fonts in the last measurement or drawing.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the text that was last measured or drawn, in points.
    open internal(set) var totalBounds: CGRect = .zero
}
