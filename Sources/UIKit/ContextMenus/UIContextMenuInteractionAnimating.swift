/// An animator to which animations can be added that run together with those of a context menu.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller whose view is the preview, if there is one.
    var previewViewController: UIViewController? { get }
    /// Adds changes to be animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure to be called after the animations.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// An animator for the commit of a context menu's preview.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The style of the preview's animation; by default it returns to where it came from.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The style in which a tapped preview of a context menu disappears.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It returns to where it came from.
    case dismiss = 0
    /// It grows towards the user.
    case pop
}

/// The animator that an opening or closing context menu passes to its delegate.
final class ContextMenuAnimator: MenuAnimator, UIContextMenuInteractionCommitAnimating {
    private(set) weak var previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

    init(_ preview: UIViewController?) { previewViewController = preview }
}
