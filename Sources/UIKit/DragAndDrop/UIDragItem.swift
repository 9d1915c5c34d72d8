/// One thing that is dragged.
///
/// - Source: developer.apple.com/documentation/uikit/uidragitem
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// Offers the item's content in one or several types.
    open private(set) var itemProvider: NSItemProvider
    /// Anything that the program wants to know the item by; seen only inside the program.
    open var localObject: Any?
    /// Makes what is shown of the item while it is dragged; nil for the picture with which it was lifted.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Makes an item with the content that a provider offers.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
