/// A view that represents the content of a context menu or a drag, with its position.
///
/// - Source: developer.apple.com/documentation/uikit/uitargetedpreview
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The previewed view.
    public let view: UIView
    /// The origin or destination of the preview.
    public let target: UIPreviewTarget
    /// The appearance of the preview.
    public let parameters: UIPreviewParameters

    /// Creates a preview of a view that may be outside of a window.
    public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// Creates a preview of a view at its current position.
    ///
    /// - Precondition: The view is in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard view.window != nil, let container = view.superview else {
            let reason = "UITargetedPreview requires a view that is in a window, or a target; the view is \(view)."
            raise("NSInternalInconsistencyException", reason)
        }
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }

    /// Creates a preview of a view at its current position, with an appearance.
    ///
    /// - Precondition: The view is in a window.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The view's size, in points.
    open var size: CGSize { view.bounds.size }

    /// The preview with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// A snapshot of the view with the preview's parameters.
    var picture: UIView? {
        guard let picture = view.snapshotView(afterScreenUpdates: false) else { return nil }
        if let color = parameters.backgroundColor { picture.backgroundColor = color }
        if let path = parameters.visiblePath {
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            picture.layer.mask = mask
        }
        return picture
    }
}
