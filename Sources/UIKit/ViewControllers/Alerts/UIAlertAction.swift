/// A button of an alert or an action sheet, with its handler.
///
/// - Source: developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying, UIAccessibilityIdentification {
    /// The kind of an action, which decides its button's appearance and position.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uialertaction/style-swift.enum
    public enum Style: Int, Sendable {
        /// An action without a special meaning.
        case `default` = 0
        /// An action that cancels and changes nothing.
        case cancel
        /// An action that changes or deletes data.
        case destructive
    }

    /// The text of the action's button.
    open private(set) var title: String?
    /// The kind of the action.
    open private(set) var style = Style.default
    /// Whether the action's button is enabled.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { controller?.actionChanged(self) } }
    }
    /// An identifier for tests.
    open var accessibilityIdentifier: String?
    /// The name for assistive technologies: the title until set.
    open var accessibilityLabel: String? {
        get { ownAccessibilityLabel ?? title }
        set { ownAccessibilityLabel = newValue }
    }
    private var ownAccessibilityLabel: String?

    // Programs set these by key-value coding.

    /// The colour of the title; nil for that of the style.
    var titleTextColor: UIColor? {
        didSet { controller?.actionChanged(self) }
    }
    var titleTextAlignment = NSTextAlignment.center {
        didSet { controller?.actionChanged(self) }
    }
    /// The alignment's raw value, which may be any number.
    var alignmentNumber: Int {
        get { titleTextAlignment.rawValue }
        set { titleTextAlignment = NSTextAlignment(rawValue: newValue) ?? .center }
    }
    /// An image at the leading edge, and a check mark at the trailing one.
    var image: UIImage? {
        didSet { controller?.actionChanged(self) }
    }
    var isChecked = false {
        didSet { controller?.actionChanged(self) }
    }

    /// The alert controller that the action was added to.
    weak var controller: UIAlertController?
    private var handler: ((UIAlertAction) -> Void)?

    /// Makes an action.
    ///
    /// - Parameter handler: Called after the user chose the action and the alert was dismissed.
    public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    /// A copy with the same title, style, state and handler, which belongs to no alert.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: UIAlertAction?
        MainActor.assumeIsolated {
            let action = UIAlertAction(title: title, style: style, handler: handler)
            (action.isEnabled, action.titleTextColor, action.image) = (isEnabled, titleTextColor, image)
            (action.titleTextAlignment, action.isChecked) = (titleTextAlignment, isChecked)
            copy = action
        }
        return copy!
    }

    /// Calls the handler.
    func run() { handler?(self) }
}
