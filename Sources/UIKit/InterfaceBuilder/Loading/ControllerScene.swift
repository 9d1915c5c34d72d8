import InterfaceBuilderDocument

/// A controller's scene in a storyboard: its objects, its view, which is loaded lazily, and its segues.
@MainActor
final class ControllerScene: ControllerDescription {
    let storyboard: UIStoryboard
    let element: MarkupElement
    let objects: DocumentObjects
    /// The scene's segues except a container's relationships, in document order.
    private(set) var segues: [DocumentSegue] = []

    init(_ element: MarkupElement, of storyboard: UIStoryboard) {
        self.element = element
        self.storyboard = storyboard
        objects = DocumentObjects(storyboard.file, owner: nil)
        // Gesture recognizers are siblings of the controller.
        segues = (element.parent ?? element).segues.map { DocumentSegue($0, of: storyboard) }.filter { !$0.isRelationship }
    }

    /// Creates the controller, then the other objects of its scene.
    func makeController(_ creator: ControllerCreator?) -> UIViewController {
        let file = storyboard.file
        let type =
            ClassFinder.find(element, in: file, owner: nil, nearest: UIViewController.self) as? UIViewController.Type
            ?? UIViewController.self
        let coder = DocumentCoder(element, reader: read)
        guard let controller = creator?(coder) ?? type.init(coder: coder) else {
            raise("NSInvalidArgumentException", "init(coder:) of \(LayoutText.name(of: type)) made no view controller")
        }
        coder.finish(controller)
        addSceneObjects()
        objects.finish()
        ControllerRelationships(element, of: storyboard).connect(controller)
        return controller
    }

    private func read(_ object: AnyObject) {
        guard let controller = object as? UIViewController else { return }
        controller.scene = self
        objects.owner = controller
        objects.register(controller, as: element)
        storyboard.file.applyAttributes(of: element, to: controller, for: objects)
    }

    private func addSceneObjects() {
        for sibling in element.parent.map({ Array($0.children) }) ?? [] where sibling.id != element.id {
            if let object = objects.makeTopLevel(sibling) { objects.retained.append(object) }
        }
    }

    // MARK: The view

    private var viewElement: MarkupElement? { element.children.first { $0["key"] == "view" && $0.isView } }

    /// Creates the controller's view and connects it. Returns whether the storyboard has one.
    func loadView(of controller: UIViewController) -> Bool {
        guard let element = viewElement else { return false }
        return LoadingChain.load(element, of: storyboard.file) {
            guard let view = objects.makeView(element, controller: self.element) else { return false }
            controller.view = view
            addRefreshControl(to: controller)
            objects.finish()
            objects.reportLooseConnections()
            for segue in segues where segue.isEmbedding { segue.perform(from: controller, sender: nil) }
            return true
        }
    }

    var resizesView: Bool { viewElement != nil && element["autoresizesArchivedViewToFullSize"] != "NO" }

    private func addRefreshControl(to controller: UIViewController) {
        guard let element = element.child(key: "refreshControl"), let controller = controller as? UITableViewController else {
            return
        }
        controller.refreshControl = objects.makeView(element, controller: self.element) as? UIRefreshControl
    }

    // MARK: Segues

    func segue(_ element: MarkupElement) -> DocumentSegue? { segues.first { $0.element == element } }

    func performSegue(named identifier: String, from controller: UIViewController, sender: Any?) -> Bool {
        guard let segue = segues.first(where: { $0.element["identifier"] == identifier }) else { return false }
        segue.perform(from: controller, sender: sender)
        return true
    }
}

/// The initial child controllers of a container in a storyboard.
@MainActor
struct ControllerRelationships {
    /// The `<segue>` elements, with the role of the destination of each.
    private let segues: [(role: String, element: MarkupElement)]
    private let storyboard: UIStoryboard

    init(_ element: MarkupElement, of storyboard: UIStoryboard) {
        segues = element.children(in: "connections").compactMap { segue in
            guard case .relationship(let role) = StoryboardSegue.Kind(of: segue) else { return nil }
            return (role, segue)
        }
        self.storyboard = storyboard
    }

    /// Creates the controllers and passes them to the container.
    func connect(_ container: UIViewController) {
        guard !segues.isEmpty else { return }
        switch container {
        case let stack as UINavigationController: stack.setViewControllers(controllers("rootViewController"), animated: false)
        case let tabs as UITabBarController: tabs.setViewControllers(controllers("viewControllers"), animated: false)
        case let split as UISplitViewController: connectColumns(of: split)
        default:
            storyboard.file.warn(
                "\(LayoutText.className(container)) takes no controllers from storyboards here.", at: segues[0].element)
        }
    }

    private func connectColumns(of split: UISplitViewController) {
        let columns: [(String, UISplitViewController.Column)] = [
            ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
            ("detailViewController", .secondary), ("compactViewController", .compact),
        ]
        for (name, column) in columns {
            if let controller = controllers(name).first { split.setViewController(controller, for: column) }
        }
    }

    private func controllers(_ relationship: String) -> [UIViewController] {
        segues.filter { $0.role == relationship }
            .compactMap { storyboard.file.destination(of: $0.element) }.map { storyboard.makeController($0, creator: nil) }
    }
}
