/// Shows a tooltip for a view. It is not displayed here.
///
/// - Source: developer.apple.com/documentation/uikit/uitooltipinteraction
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to. Held weakly.
    open private(set) weak var view: UIView?
    /// The delegate. Never called.
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    /// The default text; nil for none.
    open var defaultToolTip: String?
    /// Whether the tooltip is enabled.
    open var isEnabled = true

    /// Creates an interaction without a text.
    public override init() { super.init() }
    /// Creates an interaction with a text.
    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a tooltip interaction. Never called.
///
/// - Source: developer.apple.com/documentation/uikit/uitooltipinteractiondelegate
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// The tooltip at a point; nil for none.
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// Returns nil.
    public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
    { nil }
}

/// The text of a tooltip, with its source rectangle.
///
/// - Source: developer.apple.com/documentation/uikit/uitooltipconfiguration
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    /// The text.
    public let toolTip: String
    /// The source rectangle, in the view's coordinates.
    public let sourceRect: CGRect

    /// Creates a configuration for the whole view.
    public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .infinite) }
    /// Creates a configuration for a rectangle of the view.
    public init(toolTip: String, in sourceRect: CGRect) {
        (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
        super.init()
    }
}
