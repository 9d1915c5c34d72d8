/// Runs a presentation: where the presented view lies, and what else there is in its container.
///
/// Subclasses come in through `UIViewControllerTransitioningDelegate`, for the style `custom`.
///
/// - Source: developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    private weak var presenter: UIViewController?
    private unowned let presented: UIViewController

    /// - Parameter presentingViewController: What presents; nil where that is decided later.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (presented, presenter) = (presentedViewController, presentingViewController)
        super.init()
    }

    open var presentedViewController: UIViewController { presented }
    /// What presents the controller, or would.
    open var presentingViewController: UIViewController { presented.presentation.presenting ?? presenter ?? presented }
    /// The style that was asked for.
    open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
    /// Decides what becomes of the style where there is little room. Popovers have delegates of a narrower type, which go before this one.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The style that takes the place of the one asked for where there is little room; `none` for that one itself.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptivePresentationStyle
    }

    // MARK: Views

    /// Holds the presented view and what goes with it, while it is presented.
    open var containerView: UIView? { presented.presentation.stage }
    open var presentedView: UIView? { presented.view }
    /// Where the presented view lies, in points of the container: all of it, unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { frameOfUsualStyle }
    /// Whether the container covers the whole window; kept, without effect.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether what presents goes away meanwhile.
    open var shouldRemovePresentersView: Bool { false }
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Course

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Whether the presented view stays where it is in the container when that changes its size.
    var autoresizing: UIView.AutoresizingMask { [.flexibleWidth, .flexibleHeight] }
    var cornerRadius: CGFloat { 0 }

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

/// Decides what becomes of a presentation where there is little room, and hears of its end.
///
/// - Source: developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style that takes the place of the one asked for where width is compact; `none` keeps that.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style for some traits; unless implemented, that of the method without them.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    /// Whether a gesture may dismiss the controller; gestures do not here.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// A gesture dismissed the controller; gestures do not here.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }
    public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    {
        adaptivePresentationStyle(for: controller)
    }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// Supplies the presentation controller of a style of one's own.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// What runs the presentation of a controller whose style is `custom`; nil for a plain one.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
