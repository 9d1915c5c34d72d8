/// A view that shows a preview of a controller when it is pressed with force.
///
/// The system has taken this out with the screens that feel force; nothing here calls the delegate.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The recognizer of the press.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Makes the controllers.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part of the view that stays sharp, in its coordinates.
    var sourceRect: CGRect { get set }
}

/// Makes the controllers of previews.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollerpreviewingdelegate
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The controller for a place of the view; nil for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// The user pressed on: the controller is to be shown.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// The registration of a view.
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
    /// Registers a view for presses with force, which the device's screen does not feel: the delegate is never called.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        PreviewingContext(delegate, sourceView)
    }
    /// Takes a registration back.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// What a preview offers: an action or a group of actions.
///
/// - Source: developer.apple.com/documentation/uikit/uipreviewactionitem
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The text.
    var title: String { get }
}

/// An action of a preview.
///
/// - Source: developer.apple.com/documentation/uikit/uipreviewaction
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// How an action looks.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipreviewaction/style
    public enum Style: Int, Sendable {
        case `default` = 0
        case selected, destructive
    }

    /// The text.
    public let title: String
    /// How the action looks.
    public let style: Style
    /// What the action does.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Makes an action.
    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        (self.title, self.style) = (title, style)
        self.handler = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
        super.init()
    }
}

/// Several actions of a preview, behind one.
///
/// - Source: developer.apple.com/documentation/uikit/uipreviewactiongroup
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// The text.
    public let title: String
    /// How the group looks.
    public let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    /// Makes a group.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.style, self.actions) = (title, style, actions)
        super.init()
    }
}
