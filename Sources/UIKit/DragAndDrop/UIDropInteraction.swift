/// Lets users drop items on a view.
///
/// - Source: developer.apple.com/documentation/uikit/uidropinteraction
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// The delegate that receives the items. Held weakly.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view that the interaction was added to. Held weakly.
    open private(set) weak var view: UIView?
    /// Whether several drags may be over the view at once. It reads back what was set; there is only one drag at a time
    /// here.
    open var allowsSimultaneousDropSessions = false

    /// Makes an interaction with a delegate.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a drop interaction. All methods are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uidropinteractiondelegate
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Whether the view can handle the session.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// Called when the touch entered the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// The proposal for a drop at the present location. Without this method nothing can be dropped.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
    /// Called when the touch left the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// Called when the items were dropped: the delegate loads them here.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// Called after the previews have reached their targets.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    /// Called after the end of the drag, wherever it ended.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    /// The preview, with its target, of an item that is dropped; nil to fade it out in place.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Called before the preview of an item moves to its target.
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
    /// Returns true.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    /// Returns a proposal to cancel.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .cancel)
    }
    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
    /// Returns the default preview.
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {}
}
