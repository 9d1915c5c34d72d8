/// An action that a swipe over a table's row shows beside it. Apple replaced it by ``UIContextualAction``.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewrowaction
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// Whether an action destroys the row's data, which decides its colour.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitableviewrowaction/style-swift.enum
    public enum Style: UInt, Sendable {
        case destructive = 0
        case normal
        /// The same as ``destructive``.
        public static var `default`: Style { .destructive }
    }

    /// Whether the action destroys the row's data.
    open private(set) var style: UITableViewRowAction.Style
    /// The button's text.
    open var title: String?
    /// The colour behind the title; nil, the default, means red for destructive actions, and grey for others.
    open var backgroundColor: UIColor?
    /// A visual effect behind the title; stored, without effect here.
    open var backgroundEffect: UIVisualEffect?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Makes an action.
    ///
    /// - Parameter handler: Called with the row's index path. The row stays aside until the table leaves editing mode
    ///   or the row goes.
    public init(
        style: UITableViewRowAction.Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// The action as those are shown that replaced it.
    func contextualAction(at path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, _ in
            self.handler(self, path)
        }
        action.backgroundColor = backgroundColor
        return action
    }
}
