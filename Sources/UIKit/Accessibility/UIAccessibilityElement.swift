/// Stands for something that assistive technologies see and that is not a view.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilityelement
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The view, or the element, in which this one is. Held weakly.
    open weak var accessibilityContainer: AnyObject?
    /// Whether assistive technologies see the element.
    open var isAccessibilityElement = true
    /// What the element is called.
    open var accessibilityLabel: String?
    /// What is said about using the element.
    open var accessibilityHint: String?
    /// What the element stands at.
    open var accessibilityValue: String?
    /// A name for tests.
    open var accessibilityIdentifier: String?
    /// What the element is.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// What is offered beside activating the element.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// What an assistive technology can go through from the element.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    /// Where the element is, in the coordinates of the view that contains it; null while ``accessibilityFrame`` says it.
    open var accessibilityFrameInContainerSpace = CGRect.null

    /// Makes an element in a view.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// Where the element is on the screen, in points.
    open var accessibilityFrame: CGRect {
        get {
            guard !accessibilityFrameInContainerSpace.isNull, let view = accessibilityContainer as? UIView else {
                return screenFrame
            }
            return view.frameOnScreen(accessibilityFrameInContainerSpace)
        }
        set { (screenFrame, accessibilityFrameInContainerSpace) = (newValue, .null) }
    }
    private var screenFrame = CGRect.zero

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    /// Scrolls for an assistive technology. Returns whether it did; false unless overridden.
    @discardableResult
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Raises the value for an assistive technology. Does nothing unless overridden.
    open func accessibilityIncrement() {}
    /// Lowers the value for an assistive technology. Does nothing unless overridden.
    open func accessibilityDecrement() {}
    /// Leaves the element for an assistive technology. Returns whether it did; false unless overridden.
    @discardableResult
    open func accessibilityPerformEscape() -> Bool { false }

    /// Does what the element is for. Returns whether it did; false unless overridden.
    @discardableResult
    open func accessibilityActivate() -> Bool { false }

    /// The outline that assistive technologies show instead of the frame, in points of the screen; nil for the frame.
    open var accessibilityPath: UIBezierPath?
    /// Where assistive technologies touch the element, in points of the screen: the middle of its frame until set.
    open var accessibilityActivationPoint: CGPoint {
        get { activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { activationPoint = newValue }
    }
    private var activationPoint: CGPoint?
    /// The language in which the element's texts are spoken. Stored; nothing speaks.
    open var accessibilityLanguage: String?
    /// Whether the user can do something with the element.
    open var accessibilityRespondsToUserInteraction = true
    /// Whether the element shows more, or could. Stored; nothing reads it.
    open var accessibilityExpandedStatus = UIAccessibilityExpandedStatus.unsupported
    /// An assistive technology went to the element. Nothing calls it: none runs here.
    open func accessibilityElementDidBecomeFocused() {}
    /// An assistive technology left the element. Nothing calls it: none runs here.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether an assistive technology is at the element: never here.
    open func accessibilityElementIsFocused() -> Bool { false }
    /// Does the program's most useful action. Returns whether it did; false unless overridden.
    @discardableResult
    open func accessibilityPerformMagicTap() -> Bool { false }
}
