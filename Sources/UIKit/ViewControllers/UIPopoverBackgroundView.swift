/// What a class of a popover's background says of itself.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverbackgroundviewmethods
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods: NSObjectProtocol {
    /// The width of the arrow's base, in points.
    static func arrowBase() -> CGFloat
    /// The distances from the background's edges to the content, in points.
    static func contentViewInsets() -> UIEdgeInsets
    /// The height of the arrow, in points.
    static func arrowHeight() -> CGFloat
}

/// The background of a popover, for programs that draw their own. Nothing asks for one: popovers have the system's background.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverbackgroundview
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// How far the arrow stands from the middle of its side, in points.
    open var arrowOffset: CGFloat = 0
    /// Where the arrow points.
    open var arrowDirection = UIPopoverArrowDirection.unknown
    /// Whether the shadow of the system lies around the background.
    open class var wantsDefaultContentAppearance: Bool { true }

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes one from an archive, of which only the superclass reads.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func arrowBase() -> CGFloat { 0 }
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
    open class func arrowHeight() -> CGFloat { 0 }
}
