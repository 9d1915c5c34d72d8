import InterfaceBuilderDocument

extension DocumentFile: StoryboardContent {
    func makeInitialController(of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController? {
        guard let id = document.root["initialViewController"] else { return nil }
        guard let element = controller(id) else {
            warn("The initial view controller \(id) is no view controller of the document.", at: document.root)
            return nil
        }
        return storyboard.makeController(element, creator: creator)
    }

    func makeController(_ identifier: String, of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController {
        if let element = document.controllers.first(where: { $0["storyboardIdentifier"] == identifier }) {
            return storyboard.makeController(element, creator: creator)
        }
        raise(
            "NSInvalidArgumentException",
            "Storyboard (\(LayoutText.opening(storyboard))>) doesn't contain a view controller with identifier '\(identifier)'")
    }
}

extension UIStoryboard {
    /// The storyboard's document.
    var file: DocumentFile {
        guard let file = content as? DocumentFile else { preconditionFailure("not read by DocumentReader: \(content)") }
        return file
    }

    /// Creates the controller of an element, with the other objects of its scene. A reference to another storyboard is
    /// followed.
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
            return other.content.makeController(identifier, of: other, creator: creator)
        }
        if other !== self, let controller = other.content.makeInitialController(of: other, creator: creator) { return controller }
        raise("NSInvalidArgumentException", "The storyboard reference at \(file.place(of: element)) leads to no view controller")
    }
}

extension InterfaceDocument {
    /// The controllers of a storyboard, in document order.
    fileprivate var controllers: [MarkupElement] {
        root.children(in: "scenes").flatMap { $0.children(in: "objects") }
    }
}
