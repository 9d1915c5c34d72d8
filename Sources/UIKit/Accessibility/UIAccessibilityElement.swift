/// An accessibility element that is not a view.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilityelement
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The view or element that contains this one. Held weakly.
    open weak var accessibilityContainer: AnyObject?
    /// Whether the element is visible to assistive technologies.
    open var isAccessibilityElement = true
    /// The name of the element.
    open var accessibilityLabel: String?
    /// A description of the effect of using the element.
    open var accessibilityHint: String?
    /// The element's present value.
    open var accessibilityValue: String?
    /// An identifier for tests.
    open var accessibilityIdentifier: String?
    /// The traits of the element.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// Actions that are offered beside activating the element.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// The custom rotors of the element.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    /// The frame in the coordinates of the containing view; null if ``accessibilityFrame`` was set instead.
    open var accessibilityFrameInContainerSpace = CGRect.null

    /// Makes an element in a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The frame in screen coordinates.
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

    /// Scrolls on behalf of an assistive technology. Returns whether it did; false unless overridden.
    @discardableResult
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Increments the value on behalf of an assistive technology. Does nothing unless overridden.
    open func accessibilityIncrement() {}
    /// Decrements the value on behalf of an assistive technology. Does nothing unless overridden.
    open func accessibilityDecrement() {}
    /// Dismisses the element on behalf of an assistive technology. Returns whether it did; false unless overridden.
    @discardableResult
    open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the element's main action. Returns whether it did; false unless overridden.
    @discardableResult
    open func accessibilityActivate() -> Bool { false }

    /// The outline that assistive technologies show instead of the frame, in screen coordinates; nil for the frame.
    open var accessibilityPath: UIBezierPath?
    /// The point that assistive technologies touch, in screen coordinates: the middle of the frame until set.
    open var accessibilityActivationPoint: CGPoint {
        get { activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { activationPoint = newValue }
    }
    private var activationPoint: CGPoint?
    /// The language in which the element's texts are spoken. It reads back what was set; nothing speaks.
    open var accessibilityLanguage: String?
    /// Whether the user can interact with the element.
    open var accessibilityRespondsToUserInteraction = true
    /// The names by which people who speak to the device can choose the element. They read back what was set.
    open var accessibilityUserInputLabels: [String]!
    /// Whether the element is expanded, or can be. It reads back what was set; nothing here depends on it.
    open var accessibilityExpandedStatus = UIAccessibilityExpandedStatus.unsupported
    /// Called when an assistive technology focuses the element. Nothing calls it: none runs here.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive technology's focus leaves the element. Nothing calls it: none runs here.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether an assistive technology focuses the element: never here.
    open func accessibilityElementIsFocused() -> Bool { false }
    /// Performs the program's main action. Returns whether it did; false unless overridden.
    @discardableResult
    open func accessibilityPerformMagicTap() -> Bool { false }
}
