/// A document of view controllers and the ways between them.
///
/// On Apple's platforms storyboards are compiled; here the `.storyboard` itself is read, which must be among the bundle's resources.
///
/// - Source: developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// The document, in the form that its reader gives it.
    let content: any StoryboardContent

    /// Stands for the document `name.storyboard` of a bundle, the program's when nil.
    ///
    /// Raises `NSInvalidArgumentException` where there is no such document, or it cannot be read.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        content = storyboardReader.storyboard(named: name, bundle: storyboardBundleOrNil)
    }

    /// Stands for a document that was read already.
    init(_ content: any StoryboardContent) { self.content = content }

    /// Makes the controller that the document starts with; nil when it has none.
    @discardableResult
    open func instantiateInitialViewController() -> UIViewController? { content.makeInitialController(of: self, creator: nil) }

    /// Makes the controller that the document starts with, by the closure where it makes one; nil when the document starts with none.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        content.makeInitialController(of: self, creator: creator.map { make in { make($0) } }).map { checked($0) }
    }

    /// Makes the controller with an identifier.
    ///
    /// Raises `NSInvalidArgumentException` when there is none.
    @discardableResult
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        content.makeController(identifier, of: self, creator: nil)
    }

    /// Makes the controller with an identifier, by the closure where it makes one.
    ///
    /// Raises `NSInvalidArgumentException` when there is none.
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
