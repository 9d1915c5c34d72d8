/// Manages a presentation: the presented view's frame and the other views in its container.
///
/// Subclasses are provided by a `UIViewControllerTransitioningDelegate`, for the style `custom`.
///
/// - Source: developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer, UITraitEnvironment, UIContentContainer {
    private weak var presenter: UIViewController?
    private unowned let presented: UIViewController

    /// Makes a presentation controller for a controller that is to be presented.
    ///
    /// - Parameter presentingViewController: The presenting controller; nil if it is not known yet.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (presented, presenter) = (presentedViewController, presentingViewController)
        super.init()
    }

    /// The controller that is presented, or will be.
    open var presentedViewController: UIViewController { presented }
    /// The controller that presents, or will; the presented one itself if that is not known.
    open var presentingViewController: UIViewController { presented.presentation.presenting ?? presenter ?? presented }
    /// The presented controller's ``UIViewController/modalPresentationStyle``.
    open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
    /// Decides how the presentation adapts to compact size classes. Held weakly. Popovers have a property of a narrower type,
    /// which is preferred.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The style that replaces the presentation's in compact size classes; `none`, the default, keeps it.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// The style that replaces the presentation's for given traits; ``adaptivePresentationStyle`` unless overridden. Nothing
    /// calls it.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptivePresentationStyle
    }

    // MARK: Views

    /// The view that contains the presented view; nil before and after the presentation.
    open var containerView: UIView? { presented.presentation.stage }
    /// The presented controller's view.
    open var presentedView: UIView? { presented.view }
    /// The frame of the presented view in points of the container's coordinates; the whole container or presentation context
    /// unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { frameOfUsualStyle }
    /// Whether the container covers the window. Nothing reads it.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenting view is removed meanwhile. Nothing reads it: the style decides.
    open var shouldRemovePresentersView: Bool { false }
    /// Called before the container lays out its subviews; does nothing unless overridden.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container laid out its subviews; does nothing unless overridden.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Content

    /// The traits of the presented controller.
    open var traitCollection: UITraitCollection { presented.traitCollection }
    /// Traits that the presented controller gets in place of those around it; nil for none. Kept; nothing reads it.
    @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use the traitOverrides property instead")
    open var overrideTraitCollection: UITraitCollection?
    /// The traits changed. Nothing calls it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The size that the presented controller prefers, in points.
    open var preferredContentSize: CGSize { presented.preferredContentSize }
    /// The presented controller prefers another size, or is about to be presented. Does nothing unless overridden.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size that a child's constraints ask for changed. Nothing calls it by itself.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size, in points, that the presented controller gets in a container of the given size; all of it unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The container's size, in points, is about to change. Does nothing unless overridden.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// The traits are about to change. Does nothing unless overridden; nothing calls it.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: Transitions

    /// Called when the container is in the window and before the presented view is added to it; does nothing unless overridden.
    open func presentationTransitionWillBegin() {}
    /// Called when the presentation is complete, with true; does nothing unless overridden.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the presented view is removed; does nothing unless overridden.
    open func dismissalTransitionWillBegin() {}
    /// Called when the presented view is removed, with true; does nothing unless overridden.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The autoresizing mask of the presented view in the container.
    var autoresizing: UIView.AutoresizingMask { [.flexibleWidth, .flexibleHeight] }
    var cornerRadius: CGFloat { 0 }

    /// The view that the container fills.
    func home(in window: UIWindow) -> UIView { window }
    /// Adds the container to the view that it fills.
    func addStage(_ stage: UITransitionView, to home: UIView) { home.addSubview(stage) }

    /// How the system animates the presentation.
    var motion: PresentationMotion {
        switch presented.modalTransitionStyle {
        case .coverVertical: .slide
        case .flipHorizontal: .flip
        case .crossDissolve: .dissolve
        case .partialCurl: .curl
        }
    }

    /// The presented view got another frame, within an animation or at once.
    func presentedViewMoved() {}
    /// The view that takes touches beside the presented view; nil where the container does.
    var outside: UIView? { nil }
    /// Whether a touch beside the presented view, at a point of the container, reaches the views behind it.
    func passesTouch(at point: CGPoint, in stage: UIView) -> Bool { false }

    // MARK: Gestures

    /// Adds the recognizers that change or end the presentation.
    func addGestures(to stage: UIView) {}
    /// Whether a gesture on the container may begin.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether a drag on content that is at its top moves the presented view before the content.
    func precedesScrolling(_ translation: CGPoint) -> Bool { false }
    /// Whether a drag on content that has no room left moves the presented view.
    func takesDrag(_ axis: NSLayoutConstraint.Axis, _ translation: CGPoint) -> Bool { false }

    private var frameOfUsualStyle: CGRect {
        guard let stage = containerView else { return .zero }
        let style = presented.presentationStyle
        guard style == .currentContext || style == .overCurrentContext, let context = presented.presentation.presenting?.view
        else {
            return stage.bounds
        }
        return context.convert(context.bounds, to: stage)
    }
}

/// Decides how a presentation adapts to compact size classes and receives its dismissal by gestures.
///
/// - Source: developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in compact size classes; `none` keeps the one asked for.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style for given traits; the result of the method without traits by default.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    /// Whether a gesture, which begins, may dismiss the controller.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// A gesture is about to dismiss the controller.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// A gesture dismissed the controller.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// A gesture would have dismissed the controller if it could be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns the presentation controller's own adaptive style.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }
    /// Returns the result of the method without traits.
    public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    {
        adaptivePresentationStyle(for: controller)
    }
    /// Returns true.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Provides the animators of a presentation, and the presentation controller for the style `custom`.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// The presentation controller for a controller whose style is `custom`; nil for a plain one.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
    /// The animator of an animated presentation; nil for the system's.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The animator of an animated dismissal; nil for the system's.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// What drives a presentation with an animator; nil if nothing does.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// What drives a dismissal with an animator; nil if nothing does.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns nil.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns nil.
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        nil
    }
    /// Returns nil.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns nil.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns nil.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
