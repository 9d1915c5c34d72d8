/// An item that a popover can point at: a view or a bar item.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// The item's frame in a view's coordinates, in points.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// The view's frame in another view's coordinates, in points; nil if they are in different windows.
    public func frame(in referenceView: UIView) -> CGRect? {
        window === referenceView.window ? convert(bounds, to: referenceView) : nil
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// The frame of the item's view in a view's coordinates, in points; nil if they are in different windows.
    public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}

extension UIAction {
    /// The sender, if something can be presented from it, such as a view or a bar item; nil unless the handler is
    /// running.
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }
}

extension UINavigationItem {
    /// The source of the overflow menu; nil, because there is none.
    public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
}
