/// An action that a swipe over a row shows as a button beside it.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextualaction
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// Whether an action destroys the row's data, which decides its colour.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum
    public enum Style: Int, Sendable {
        case normal = 0
        case destructive
    }

    /// Does what the action stands for. It calls its last argument when that is done, and tells whether it was, which closes the row.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// What the action is called, where its title does not say. It reads back what was set; nothing speaks.
    open var accessibilityLabel: String?
    /// Whether the action destroys the row's data.
    open private(set) var style: UIContextualAction.Style
    /// Called when the user chose the action, with the button that shows it.
    open private(set) var handler: UIContextualAction.Handler
    /// The button's text, shown where it fits below the image.
    open var title: String?
    /// The colour behind the title: red for destructive actions, and grey for others, unless set. Nil brings that colour back.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }
    private var ownBackgroundColor: UIColor?
    /// The button's image, drawn in white.
    open var image: UIImage?

    /// Makes an action.
    public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
