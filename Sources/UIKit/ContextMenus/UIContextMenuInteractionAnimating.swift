/// Takes animations that run beside those of a context menu.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller whose view is the preview, if one is.
    var previewViewController: UIViewController? { get }
    /// Adds changes that are animated with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is done after the animations.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Takes animations that run while the preview of a context menu becomes what it stands for.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview goes, by default back to where it came from.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How the preview of a context menu goes when it was tapped.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes back to where it came from.
    case dismiss = 0
    /// It grows towards the user.
    case pop
}

/// What a context menu that opens or closes hands to its delegate.
final class ContextMenuAnimator: MenuAnimator, UIContextMenuInteractionCommitAnimating {
    private(set) weak var previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

    init(_ preview: UIViewController?) { previewViewController = preview }
}
