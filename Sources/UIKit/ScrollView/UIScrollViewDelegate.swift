/// The delegate of a scroll view.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrollviewdelegate
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The content offset changed, whoever changed it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger leaves the content.
    ///
    /// - Parameters:
    ///   - velocity: Points per millisecond; positive is towards the content's right and bottom.
    ///   - targetContentOffset: The offset at which the content will come to rest; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger left the content, which may move on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content begins to move on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content came to rest, or was stopped.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Whether a tap on the status bar scrolls to the top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// The content is at its top because of a tap on the status bar.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// An animated `setContentOffset` or `scrollRectToVisible` that moved the content came to its end.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The adjusted content inset changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// The view that zooming scales; nil for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// The zoom scale changed, whoever changed it.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// An animated change of the zoom scale begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// An animated change of the zoom scale came to its end.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

/// Default implementations of the optional methods; they do nothing.
extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Agrees.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// No view: the content does not zoom.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
