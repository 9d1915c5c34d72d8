/// What a popover may point at: a view or a bar item.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where the item is, in a view's coordinates, in points.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Where it is, in points; nil where it is in another window or in none.
    public func frame(in referenceView: UIView) -> CGRect? {
        window === referenceView.window ? convert(bounds, to: referenceView) : nil
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Where it is, in points; nil where it is in another window or in none.
    public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}

extension UIAction {
    /// The sender, where something can be presented from it, such as a view or a bar item; nil unless the handler is running.
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }
}

extension UINavigationItem {
    /// Where the overflow menu opens from; nil, because there is none.
    public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
}
