/// Provides an item of a share sheet when it is known what it is for.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemsource
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Stands for the item until an activity is chosen; of the same class as the item.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The item for an activity; nil for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// The subject under which the item is sent; asked for where a test reads it, since nothing here sends items.
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// The uniform type identifier of an item that is bytes, by which the pasteboard keeps it.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// A small picture of the item; asked for where a test reads it, since the stand-in for the share sheet shows no items.
    func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    /// Returns an empty text.
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

/// Provides an item of a share sheet that takes work to make: subclasses override ``item``.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemprovider
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// Stands for the item until an activity is chosen.
    nonisolated(unsafe) public let placeholderItem: Any?
    /// The activity that was chosen; nil before.
    nonisolated(unsafe) public private(set) var activityType: UIActivity.ActivityType?

    /// Makes a provider of an item of the placeholder's class.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item; the placeholder unless overridden. Asked for on another thread, as the operation's work, when an activity was chosen.
    nonisolated open var item: Any { placeholderItem as Any }

    /// What the operation made of ``item``; nil before, and where it was cancelled.
    nonisolated(unsafe) private var made: Any?

    /// Makes the item.
    nonisolated open override func main() { if !isCancelled { made = item } }

    /// Notes what the item is made for.
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
