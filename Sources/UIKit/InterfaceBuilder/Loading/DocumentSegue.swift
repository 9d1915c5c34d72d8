import InterfaceBuilderDocument
import RuntimeReflection

/// A segue of a storyboard, ready to be performed.
///
/// It is the target of the controls and bar items that trigger it, which call its method `perform:`.
@MainActor
final class DocumentSegue: NSObject {
    let element: MarkupElement
    private let storyboard: UIStoryboard
    /// The container view of an embed segue.
    private weak var container: UIView?
    /// The controller whose scene contains the trigger.
    private weak var controller: UIViewController?

    init(_ element: MarkupElement, of storyboard: UIStoryboard) {
        self.element = element
        kind = StoryboardSegue.Kind(of: element)
        self.storyboard = storyboard
        super.init()
        _ = Self.methods
    }

    /// Registers the segue's action method.
    private static let methods: Void = MemberTables.register {
        MemberTable(
            describes: { $0 is DocumentSegue.Type },
            methods: [
                (
                    action.description,
                    { @MainActor @Sendable segue, values in
                        (segue as? DocumentSegue)?.trigger(values.first ?? nil)
                        return nil
                    }
                )
            ])
    }
    nonisolated private static let action = Selector("perform:")

    private let kind: StoryboardSegue.Kind
    var isEmbedding: Bool { kind == .embed }
    /// Whether the destination is an initial child of a container.
    var isRelationship: Bool { if case .relationship = kind { true } else { false } }

    // MARK: What sets it off

    /// Connects the segue with its trigger; a container view is filled when its controller's view is loaded.
    func connect(to source: AnyObject, in controller: UIViewController) {
        self.controller = controller
        let run: (Any?) -> Void = { [weak self] in self?.trigger($0) }
        switch source {
        case let view as UIView where isEmbedding: container = view
        case let control as UIControl: control.addTarget(self, action: Self.action, for: control.mainEvent)
        case let recognizer as UIGestureRecognizer:
            recognizer.documentActions.append { [weak recognizer] in run(recognizer) }
        case let item as UIBarButtonItem: (item.target, item.action) = (self, Self.action)
        case let cell as UITableViewCell where element["trigger"] == "accessoryAction":
            cell.documentAccessoryAction = { [weak cell] in run(cell) }
        case let cell as UITableViewCell: cell.documentSelection = { [weak cell] in run(cell) }
        case let cell as UICollectionViewCell: cell.documentSelection = { [weak cell] in run(cell) }
        case is UIViewController: break
        default:
            storyboard.file.warn("\(LayoutText.className(source)) cannot set a segue off here.", at: element)
        }
    }

    private func trigger(_ sender: Any?) {
        guard let controller else { return }
        if let identifier = element["identifier"],
            !controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
        {
            return
        }
        perform(from: controller, sender: sender)
    }

    // MARK: Taking it

    /// Creates the destination, prepares the source, and presents.
    func perform(from source: UIViewController, sender: Any?) {
        if kind == .unwind { return unwind(from: source, sender: sender) }
        guard let destination = makeDestination(source, sender) else { return }
        let segue = make(source, destination)
        segue.handler = { [self] in go(from: source, to: destination, sender: sender) }
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func makeDestination(_ source: UIViewController, _ sender: Any?) -> UIViewController? {
        guard let described = storyboard.file.destination(of: element) else { return nil }
        let destination = storyboard.makeController(described, creator: creator(source, sender))
        storyboard.file.read(element) {
            AttributeTable.controller.apply($0, to: destination, only: ["modalPresentationStyle", "modalTransitionStyle"])
        }
        if kind == .popover { preparePopover(of: destination, source, sender) }
        return destination
    }

    /// Lets the destination be a popover that points at the segue's anchor, or else at the sender.
    private func preparePopover(of destination: UIViewController, _ source: UIViewController, _ sender: Any?) {
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        let id = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
        let anchor = id.flatMap { (source.scene as? ControllerScene)?.objects[$0] } ?? sender
        popover.sourceItem = anchor as? any UIPopoverPresentationControllerSourceItem
        if let view = popover.sourceView { popover.sourceRect = view.bounds }
        guard element.child(key: "popoverArrowDirection") != nil else { return }
        storyboard.file.read(element) { reader in
            popover.permittedArrowDirections = reader.child("popoverArrowDirection")?.options(Self.arrowDirections) ?? .any
        }
    }

    private static let arrowDirections: KeyValuePairs<String, UIPopoverArrowDirection> = [
        "up": .up, "down": .down, "left": .left, "right": .right,
    ]

    /// The destination's creator from the source's segue action, if there is one.
    private func creator(_ source: UIViewController, _ sender: Any?) -> ControllerCreator? {
        guard let action = element["destinationCreationSelector"].map({ Selector($0) }) else { return nil }
        return { [self] coder in
            do throws(ReflectionFailure) {
                let method = try ProgramClasses.belowUIKit.method(action.description, of: type(of: source))
                let identifier = element["identifier"]
                return try method.makeObject(on: source, coder, sender: sender, identifier: identifier) as? UIViewController
            } catch {
                storyboard.file.warn(
                    "\(LayoutText.className(source)).\(action) is not asked to make the destination: \(error). init(coder:) makes it.",
                    at: element)
                return nil
            }
        }
    }

    private func make(_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue {
        let identifier = element["identifier"]
        guard element["customClass"] != nil else {
            return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
        let type: AnyClass = ClassFinder.find(element, in: storyboard.file, owner: source, nearest: UIStoryboardSegue.self)
        return UIStoryboardSegue.make(
            type as? UIStoryboardSegue.Type ?? UIStoryboardSegue.self, identifier: identifier, source: source,
            destination: destination)
    }

    private func go(from source: UIViewController, to destination: UIViewController, sender: Any?) {
        switch kind {
        case .show: source.show(destination, sender: sender)
        case .showDetail: source.showDetailViewController(destination, sender: sender)
        case .push: source.navigationController?.pushViewController(destination, animated: isAnimated)
        case .embed: embed(destination, in: source)
        case .custom:
            storyboard.file.warn("A custom segue needs a class that overrides perform().", at: element)
        case .presentation, .popover: source.present(destination, animated: isAnimated)
        case .other(let name):
            storyboard.file.warn("The kind \(name ?? "(none)") of segue is not known; the controller is presented.", at: element)
            source.present(destination, animated: isAnimated)
        case .relationship, .unwind: break
        }
    }

    private var isAnimated: Bool { element["animates"] != "NO" }

    private func embed(_ destination: UIViewController, in source: UIViewController) {
        guard let container else { return }
        source.addChild(destination)
        destination.view.frame = container.bounds
        destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(destination.view)
        destination.didMove(toParent: source)
    }

    // MARK: Unwinding

    /// Unwinds to the nearest controller that implements the segue's action.
    private func unwind(from source: UIViewController, sender: Any?) {
        let action = Selector(element["unwindAction"] ?? "")
        let unwinding = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
        guard let target = source.unwindTarget(for: unwinding) else {
            return storyboard.file.warn(
                "No view controller takes the unwinding \(action): no such method was found among the program's symbols. A release build "
                    + "drops methods that nothing calls: build with -Xswiftc -enable-testing; or override "
                    + "canPerformAction(_:withSender:) and perform(_:with:) in the one that shall.", at: element)
        }
        let segue = make(source, target)
        segue.handler = { target.unwind(for: segue, towards: target) }
        source.prepare(for: segue, sender: sender)
        ActionDispatch.placing(storyboard.file.place(of: element)) { _ = target.perform(action, with: segue) }
        segue.perform()
    }
}
