/// The preview of an item during a drag.
///
/// - Source: developer.apple.com/documentation/uikit/uidragpreview
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view.
    public let view: UIView
    /// The appearance of the preview.
    public let parameters: UIDragPreviewParameters

    /// Makes a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Makes a preview of a view with the default appearance.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// The appearance of a dragged item's preview.
///
/// - Source: developer.apple.com/documentation/uikit/uidragpreviewparameters
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The start or the destination of a dragged item's preview.
///
/// - Source: developer.apple.com/documentation/uikit/uidragpreviewtarget
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of a dragged item, with its target.
///
/// - Source: developer.apple.com/documentation/uikit/uitargeteddragpreview
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// A preview with the same view and appearance and another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
