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
    /// The subject under which the item is sent. Not called: nothing here sends items.
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// The uniform type identifier of an item that is bytes, by which the pasteboard keeps it.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// A small picture of the item. Not called: the share sheet shows no items.
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
    public let placeholderItem: Any?
    /// The activity that was chosen; nil before.
    public private(set) var activityType: UIActivity.ActivityType?

    /// Makes a provider of an item of the placeholder's class.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item; the placeholder unless overridden. Asked for on the main thread, when an activity was chosen.
    open var item: Any { placeholderItem as Any }

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
        return item
    }
}
