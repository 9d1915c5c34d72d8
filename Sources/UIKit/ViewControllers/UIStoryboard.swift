/// A document of view controllers and the segues between them.
///
/// On Apple's platforms storyboards are compiled; here the `.storyboard` file itself is read, which must be among the
/// bundle's resources.
///
/// - Source: developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// The document's content, as read.
    let content: any StoryboardContent

    /// Loads the document `name.storyboard` of a bundle; nil for the main bundle.
    ///
    /// Raises `NSInvalidArgumentException` if the document is missing or unreadable.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        content = storyboardReader.storyboard(named: name, bundle: storyboardBundleOrNil)
    }

    /// Makes a storyboard from content that was already read.
    init(_ content: any StoryboardContent) { self.content = content }

    /// Makes the document's initial controller; nil if it has none.
    @discardableResult
    open func instantiateInitialViewController() -> UIViewController? { content.makeInitialController(of: self, creator: nil) }

    /// Makes the document's initial controller, by the closure unless that returns nil; nil if the document has no
    /// initial controller.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        content.makeInitialController(of: self, creator: creator.map { make in { make($0) } }).map { checked($0) }
    }

    /// Makes the controller with an identifier.
    ///
    /// Raises `NSInvalidArgumentException` if there is none.
    @discardableResult
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        content.makeController(identifier, of: self, creator: nil)
    }

    /// Makes the controller with an identifier, by the closure unless that returns nil.
    ///
    /// Raises `NSInvalidArgumentException` if there is none.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        checked(content.makeController(identifier, of: self, creator: creator.map { make in { make($0) } }))
    }

    private func checked<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController {
        if let controller = controller as? ViewController { return controller }
        raise(
            "NSInternalInconsistencyException",
            "The view controller \(LayoutText.opening(controller))> is not of the class \(LayoutText.name(of: ViewController.self))"
        )
    }
}
