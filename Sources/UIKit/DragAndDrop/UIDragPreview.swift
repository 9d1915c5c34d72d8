/// What is shown of an item while it is dragged.
///
/// - Source: developer.apple.com/documentation/uikit/uidragpreview
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view that is shown.
    public let view: UIView
    /// What the preview looks like.
    public let parameters: UIDragPreviewParameters

    /// Makes a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Makes a preview of a view as it looks.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// What the preview of a dragged item looks like.
///
/// - Source: developer.apple.com/documentation/uikit/uidragpreviewparameters
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where the preview of a dragged item comes from or goes to.
///
/// - Source: developer.apple.com/documentation/uikit/uidragpreviewtarget
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that stands for a dragged item, and where it is.
///
/// - Source: developer.apple.com/documentation/uikit/uitargeteddragpreview
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// The same view and look with another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
