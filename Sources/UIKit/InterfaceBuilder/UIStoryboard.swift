import InterfaceBuilderDocument

/// A document of view controllers and the ways between them.
///
/// On Apple's platforms storyboards are compiled; here the `.storyboard` itself is read, which must be among the bundle's resources.
///
/// - Source: developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let file: DocumentFile

    /// Stands for the document `name.storyboard` of a bundle, the program's when nil.
    ///
    /// Raises `NSInvalidArgumentException` where there is no such document, or it cannot be read.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        guard let found = DocumentSearch.find(name, extension: "storyboard", in: storyboardBundleOrNil) else {
            raise(
                "NSInvalidArgumentException",
                "Could not find a storyboard named '\(name)' in bundle \(LoadingText.name(of: storyboardBundleOrNil))")
        }
        do {
            file = try DocumentFile(path: found.path, bundle: found.bundle)
        } catch {
            raise("NSInvalidArgumentException", "Could not read a storyboard: \(LoadingText.reason(error, found.path))")
        }
    }

    init(_ file: DocumentFile) { self.file = file }

    /// Makes the controller that the document starts with; nil when it has none.
    open func instantiateInitialViewController() -> UIViewController? { makeInitialController(nil) }

    /// Makes the controller that the document starts with, by the closure where it makes one; nil when the document starts with none.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        makeInitialController(creator.map { make in { make($0) } }).map { checked($0) }
    }

    /// Makes the controller with an identifier.
    ///
    /// Raises `NSInvalidArgumentException` when there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        makeController(identified(identifier), creator: nil)
    }

    /// Makes the controller with an identifier, by the closure where it makes one.
    ///
    /// Raises `NSInvalidArgumentException` when there is none.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        checked(makeController(identified(identifier), creator: creator.map { make in { make($0) } }))
    }

    private func makeInitialController(_ creator: ControllerCreator?) -> UIViewController? {
        guard let id = file.document.root["initialViewController"] else { return nil }
        guard let element = file.controller(id) else {
            file.warn("The initial view controller \(id) is no view controller of the document.", at: file.document.root)
            return nil
        }
        return makeController(element, creator: creator)
    }

    private func identified(_ identifier: String) -> MarkupElement {
        if let element = file.document.controllers.first(where: { $0["storyboardIdentifier"] == identifier }) { return element }
        raise(
            "NSInvalidArgumentException",
            "Storyboard (\(LayoutText.opening(self))>) doesn't contain a view controller with identifier '\(identifier)'")
    }

    private func checked<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController {
        if let controller = controller as? ViewController { return controller }
        raise(
            "NSInternalInconsistencyException",
            "The view controller \(LayoutText.opening(controller))> is not of the class \(LayoutText.name(of: ViewController.self))"
        )
    }
}

/// Makes a controller in place of its class's own `init(coder:)`.
typealias ControllerCreator = (NSCoder) -> UIViewController?

extension UIStoryboard {
    /// Makes the controller of an element, with what stands beside it in its scene. A reference to another storyboard is followed.
    func makeController(_ element: MarkupElement, creator: ControllerCreator?) -> UIViewController {
        LoadingChain.load(element, of: file) {
            if element.name == "viewControllerPlaceholder" { return referencedController(element, creator) }
            return ControllerScene(element, of: self).makeController(creator)
        }
    }

    private func referencedController(_ element: MarkupElement, _ creator: ControllerCreator?) -> UIViewController {
        let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? file.bundle
        let other = element["storyboardName"].map { UIStoryboard(name: $0, bundle: bundle) } ?? self
        if let identifier = element["referencedIdentifier"] {
            return other.makeController(other.identified(identifier), creator: creator)
        }
        if other !== self, let controller = other.makeInitialController(creator) { return controller }
        raise("NSInvalidArgumentException", "The storyboard reference at \(file.place(of: element)) leads to no view controller")
    }
}

extension InterfaceDocument {
    /// The controllers of a storyboard, in document order.
    fileprivate var controllers: [MarkupElement] {
        (root.child("scenes")?.children("scene") ?? []).flatMap { $0.child("objects")?.children.map { $0 } ?? [] }
    }
}
