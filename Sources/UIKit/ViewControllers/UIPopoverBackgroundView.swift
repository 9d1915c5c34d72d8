/// The metrics that a class for popover backgrounds provides.
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

/// A custom background of a popover. Nothing uses it: popovers have the system's background.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverbackgroundview
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// The offset of the arrow from the middle of its side, in points.
    open var arrowOffset: CGFloat = 0
    /// The direction of the arrow.
    open var arrowDirection = UIPopoverArrowDirection.unknown
    /// Whether the background has the system's shadow.
    open class var wantsDefaultContentAppearance: Bool { true }

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a view from an archive; only the properties of the superclass are read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func arrowBase() -> CGFloat { 0 }
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
    open class func arrowHeight() -> CGFloat { 0 }
}
