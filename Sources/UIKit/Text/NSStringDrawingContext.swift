/// How far text may shrink when it is drawn, and how far it did.
///
/// - Source: developer.apple.com/documentation/uikit/nsstringdrawingcontext
open class NSStringDrawingContext: NSObject {
    /// The smallest factor that fonts may shrink by, 0...1; 0, the default, means no shrinking.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that fonts were shrunk by in the last measurement or drawing.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the text last measured or drawn, in points.
    open internal(set) var totalBounds: CGRect = .zero
}
