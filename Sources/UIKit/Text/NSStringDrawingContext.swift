/// How far text may shrink when it is drawn, and how far it did.
///
/// - Source: developer.apple.com/documentation/uikit/nsstringdrawingcontext
open class NSStringDrawingContext: NSObject {
    /// The least factor that fonts may shrink by; 0 for no shrinking.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that fonts were shrunk by.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// What the text took, in points.
    open internal(set) var totalBounds: CGRect = .zero
}
