/// Provides an item of a share sheet for the chosen activity.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemsource
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// A placeholder for the item until an activity is chosen; of the same class as the item.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The item for an activity; nil for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// The subject for sending the item; called when a test reads it, since nothing here sends items.
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// The uniform type identifier of an item that is `Data`, under which the pasteboard stores it.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// A thumbnail of the item; called when a test reads it, since the placeholder for the share sheet shows no items.
    func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    /// Returns an empty string.
    public func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// Returns `public.data`.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "public.data" }
    /// Returns nil.
    public func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage? { nil }
}

/// Provides an item of a share sheet that takes time to create: subclasses override ``item``.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemprovider
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// A placeholder for the item until an activity is chosen.
    nonisolated(unsafe) public let placeholderItem: Any?
    /// The chosen activity; nil before.
    nonisolated(unsafe) public private(set) var activityType: UIActivity.ActivityType?

    /// Makes a provider of an item of the placeholder's class.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item; the placeholder unless overridden. Called on another thread, as the operation's work, after an
    /// activity was chosen.
    nonisolated open var item: Any { placeholderItem as Any }

    /// The result of ``item``; nil before the operation ran, and if it was cancelled.
    nonisolated(unsafe) private var made: Any?

    /// Creates the item.
    nonisolated open override func main() { if !isCancelled { made = item } }

    /// Stores the activity for which the item is created.
    @MainActor
    func prepare(for type: UIActivity.ActivityType?) { activityType = type }

    /// Returns the placeholder.
    @MainActor
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem as Any
    }
    /// Returns the item.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return isCancelled ? nil : made ?? item
    }
}
