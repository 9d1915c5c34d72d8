/// Manages a presentation: the presented view's frame and the other views in its container.
///
/// For the style `custom`, a `UIViewControllerTransitioningDelegate` provides an instance of a subclass.
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
    /// The controller that presents, or will; the presented one itself if it is unknown.
    open var presentingViewController: UIViewController { presented.presentation.presenting ?? presenter ?? presented }
    /// The presented controller's ``UIViewController/modalPresentationStyle``.
    open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
    /// The delegate that decides how the presentation adapts to compact size classes. Held weakly. Popovers have a
    /// property of a narrower type, which overload resolution prefers.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The style that replaces the presentation's in compact size classes; `none`, the default, for no replacement.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// The style that replaces the presentation's for given traits; ``adaptivePresentationStyle`` unless overridden.
    /// Nothing calls it.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptivePresentationStyle
    }

    // MARK: Views

    /// The view that contains the presented view; nil before and after the presentation.
    open var containerView: UIView? { presented.presentation.stage }
    /// The view that is moved into the container: the presented controller's, or one around it, as sheets and
    /// subclasses have it.
    open var presentedView: UIView? { presented.view }
    /// The frame of the presented view in the container's coordinates, in points; the whole container or presentation
    /// context unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { frameOfUsualStyle }
    /// Whether the container covers the window. Nothing reads it.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenting view is removed during the presentation. Nothing reads it: the style decides.
    open var shouldRemovePresentersView: Bool { false }
    /// Called before the container lays out its subviews; does nothing unless overridden.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container laid out its subviews; does nothing unless overridden.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Content

    /// The traits of the presented controller.
    open var traitCollection: UITraitCollection { presented.traitCollection }
    /// Traits that override those of the presented controller's environment; nil for none. It reads back what was set;
    /// nothing here depends on it.
    @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use the traitOverrides property instead")
    open var overrideTraitCollection: UITraitCollection?
    /// Called when the traits changed. Nothing calls it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The preferred content size of the presented controller, in points.
    open var preferredContentSize: CGSize { presented.preferredContentSize }
    /// Called when the preferred content size of the presented controller changed, and before its presentation. Does
    /// nothing unless overridden.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when the fitting size of a child's constraints changed. UIKit does not call it.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size, in points, of the presented controller in a container of the given size; all of it unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called before the container's size, in points, changes. Does nothing unless overridden.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called before the traits change. Does nothing unless overridden; nothing calls it.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// Moves the presented view to the frame for its preferred size, unless a transition moves it.
    func followPreferredSize() {
        guard let stage = containerView, presented.isViewLoaded, presented.stagedView.superview === stage,
            presented.presentation.transition == nil
        else { return }
        presented.placePresentedView()
        stage.setNeedsLayout()
    }

    // MARK: Transitions

    /// Called after the container was added to the window and before the presented view is added to it; does nothing
    /// unless overridden.
    open func presentationTransitionWillBegin() {}
    /// Called when the presentation ended, with whether it was completed; does nothing unless overridden.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the presented view is removed; does nothing unless overridden.
    open func dismissalTransitionWillBegin() {}
    /// Called after the presented view was removed, with true; does nothing unless overridden.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The autoresizing mask of the presented view in the container.
    var autoresizing: UIView.AutoresizingMask { [.flexibleWidth, .flexibleHeight] }
    var cornerRadius: CGFloat { 0 }

    /// Whether the presented view is a part of the window over other content, whose interface is elevated.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiuserinterfacelevel
    var isElevated: Bool { false }
    /// Called when a presentation begins: makes the views of the system's around the presented controller's view.
    func prepareViews() {}
    /// Moves the presented view to a frame of the container.
    func move(_ view: UIView, to frame: CGRect) { view.frame = frame }

    /// The view whose bounds the container fills.
    func home(in window: UIWindow) -> UIView { window }
    /// Adds the container to the view that it fills.
    func addStage(_ stage: UITransitionView, to home: UIView) { home.addSubview(stage) }

    /// The system's animation of the presentation.
    var motion: PresentationMotion {
        switch presented.modalTransitionStyle {
        case .coverVertical: .slide
        case .flipHorizontal: .flip
        case .crossDissolve: .dissolve
        case .partialCurl: .curl
        }
    }

    /// Called when the presented view's frame changed, possibly within an animation.
    func presentedViewMoved() {}
    /// The view that receives touches outside the presented view; nil if the container does.
    var outside: UIView? { nil }
    /// Whether a touch outside the presented view, at a point of the container, reaches the views behind it.
    func passesTouch(at point: CGPoint, in stage: UIView) -> Bool { false }

    // MARK: Gestures

    /// Adds the recognizers that resize or dismiss the presented view.
    func addGestures(to stage: UIView) {}
    /// Whether a gesture recognizer of the container may begin.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether a drag on content that is scrolled to its top moves the presented view before the content.
    func precedesScrolling(_ translation: CGPoint) -> Bool { false }
    /// Whether a drag on content that cannot scroll further moves the presented view.
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

/// The delegate of a presentation: it decides how it adapts to compact size classes, and is notified of dismissals by
/// the user.
///
/// - Source: developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in compact size classes; `none` keeps the presentation's own.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style for given traits; by default the result of the method without traits.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    /// Whether a dismissal gesture that begins may dismiss the controller.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before a gesture dismisses the controller.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after a gesture dismissed the controller.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when a gesture attempted to dismiss a controller that must not be dismissed.
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
    /// The interaction controller for a presentation with an animator; nil if it is not interactive.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The interaction controller for a dismissal with an animator; nil if it is not interactive.
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
