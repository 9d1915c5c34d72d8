/// A swipe action of a row, shown as a button.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextualaction
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The style of an action, which decides its colour.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum
    public enum Style: Int, Sendable {
        case normal = 0
        case destructive
    }

    /// Performs the action. It calls its last argument when done with whether it succeeded, which closes the row.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// The accessibility label, if it differs from the title. It reads back what was set; nothing speaks.
    open var accessibilityLabel: String?
    /// Whether the action is destructive.
    open private(set) var style: UIContextualAction.Style
    /// Called when the user chooses the action, with the view of its button.
    open private(set) var handler: UIContextualAction.Handler
    /// The button's text, shown if it fits below the image.
    open var title: String?
    /// The background colour: red for destructive actions, and grey for others, by default, which nil restores.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }
    private var ownBackgroundColor: UIColor?
    /// The button's image, drawn in white.
    open var image: UIImage?

    /// Creates an action.
    public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
