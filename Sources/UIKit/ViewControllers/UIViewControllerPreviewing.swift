/// The context of a view that shows a preview of a controller when it is pressed with force.
///
/// Apple removed the feature together with force-sensitive screens; nothing here calls the delegate.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The recognizer of the press, for failure requirements.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// The delegate that provides the controllers.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that responds to presses.
    var sourceView: UIView { get }
    /// The part of the view that stays sharp during the press, in its coordinates.
    var sourceRect: CGRect { get set }
}

/// Provides the controllers of previews.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollerpreviewingdelegate
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The controller for a location in the view; nil for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Called when the user pressed harder: the controller should be shown.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// The context of a registered view.
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
    }
}

extension UIViewController {
    /// Registers a view for force presses, which the device's screen does not sense: the delegate is never called.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        PreviewingContext(delegate, sourceView)
    }
    /// Removes a registration.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// An item of a preview: an action or a group of actions.
///
/// - Source: developer.apple.com/documentation/uikit/uipreviewactionitem
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The title.
    var title: String { get }
}

/// An action of a preview.
///
/// - Source: developer.apple.com/documentation/uikit/uipreviewaction
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// The style of an action.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipreviewaction/style
    public enum Style: Int, Sendable {
        case `default` = 0
        case selected, destructive
    }

    /// The title.
    public let title: String
    /// The style of the action.
    public let style: Style
    /// The closure that is called for the action.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Makes an action.
    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        (self.title, self.style) = (title, style)
        self.handler = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
        super.init()
    }
}

/// A group of actions of a preview.
///
/// - Source: developer.apple.com/documentation/uikit/uipreviewactiongroup
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// The title.
    public let title: String
    /// The style of the group.
    public let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    /// Makes a group.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.style, self.actions) = (title, style, actions)
        super.init()
    }
}
