/// A focus item container that scrolls to show the focused item.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusitemscrollablecontainer
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The content's point at the container's top left corner.
    var contentOffset: CGPoint { get set }
    /// The size of the content, in points.
    var contentSize: CGSize { get }
    /// The size of the visible area, in points.
    var visibleSize: CGSize { get }
}

extension UIScrollView: UIFocusItemScrollableContainer {
    /// The size of the view's bounds.
    public var visibleSize: CGSize { bounds.size }
}
