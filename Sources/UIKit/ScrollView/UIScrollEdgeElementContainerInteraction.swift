/// Marks a view over the edge of a scroll view, so that the edge effect extends below it. It reads back what was set;
/// the effect is not drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrolledgeelementcontainerinteraction
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    public override init() { super.init() }

    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// The scroll view below.
    open weak var scrollView: UIScrollView?
    /// The edge of the scroll view.
    open var edge: UIRectEdge = []

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
