/// What can be the content of a container that gives it a size: a view controller.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentcontainer
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size the content would like, in points; zero for none.
    var preferredContentSize: CGSize { get }
    /// Tells that a child would like another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Tells that the constraints in a child ask for another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size of a child when this container has a size, in points.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    /// Tells that the content is about to get another size, in points.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Tells that the traits are about to change.
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
