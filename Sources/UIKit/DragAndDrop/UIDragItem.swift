/// An item of a drag.
///
/// - Source: developer.apple.com/documentation/uikit/uidragitem
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The provider of the item's content, in one or several types.
    open private(set) var itemProvider: NSItemProvider
    /// Any object of the program; available only within the program.
    open var localObject: Any?
    /// Makes the preview of the item during the drag; nil for the preview with which it was lifted.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Makes an item with a content provider.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
