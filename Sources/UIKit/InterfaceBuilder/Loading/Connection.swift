import InterfaceBuilderDocument

/// A connection of a document: an outlet, an outlet collection, an action or a segue.
@MainActor
struct Connection {
    /// The source. A pending connection may outlive it.
    private(set) weak var source: AnyObject?
    let element: MarkupElement

    var isCollection: Bool { element.name == "outletCollection" }
    /// Whether the destination is an object of the same scene.
    var leadsToObject: Bool { element.name != "segue" }
    private var property: String { element["property"] ?? "" }

    /// Whether another connection adds to the same outlet collection.
    func continues(in other: Connection) -> Bool {
        other.isCollection && other.source === source && other.property == property
    }

    func connect(to destination: AnyObject?, in objects: DocumentObjects) {
        switch element.name {
        case "outlet": set(destination, in: objects)
        case "action": addAction(to: destination, in: objects)
        case "segue": addSegue(in: objects)
        default: objects.file.warn("A connection of the kind \(element.name) is not known; it is left out.", at: element)
        }
    }

    /// Sets an outlet collection, in the document's order; one that appends keeps the existing members.
    func connect(to members: [AnyObject], in objects: DocumentObjects) {
        guard let view = source as? UIView, property == "gestureRecognizers" else { return set(members, in: objects) }
        members.compactMap { $0 as? UIGestureRecognizer }.forEach(view.addGestureRecognizer)
    }

    private func set(_ value: Any?, in objects: DocumentObjects) {
        guard let source else { return }
        KeyValueCoding.loading(objects.file, element) { KeyValueCoding.send(value, forKey: property, to: source) }
    }

    // MARK: Actions

    private func addAction(to destination: AnyObject?, in objects: DocumentObjects) {
        let selector = Selector(element["selector"] ?? "")
        guard let sender = source else { return }
        guard let source = sender as? any ActionSource else {
            objects.file.warn(
                "\(LayoutText.className(sender)) cannot send actions here; the action \(selector) is left out.", at: element)
            return
        }
        let place = objects.file.place(of: element)
        source.connectAction(selector, to: destination, event: element["eventType"], place: place)
        if let destination { ActionDispatch.tellIfMissing(selector, of: destination, place: place) }
    }

    // MARK: Segues

    private func addSegue(in objects: DocumentObjects) {
        guard let source, let controller = objects.owner as? UIViewController else { return }
        (controller.scene as? ControllerScene)?.segue(element)?.connect(to: source, in: controller)
    }
}

/// An object whose actions documents connect.
@MainActor
protocol ActionSource: AnyObject {
    /// - Parameters:
    ///   - target: nil for the first responder.
    ///   - event: The document's name of the event; nil for objects with a single event.
    ///   - place: The position in the document, for messages.
    func connectAction(_ action: Selector, to target: AnyObject?, event: String?, place: String)
}

extension UIControl: ActionSource {
    func connectAction(_ action: Selector, to target: AnyObject?, event: String?, place: String) {
        let events = event.flatMap { Self.documentEvents[$0] }
        if let event, events == nil {
            LoadingLog.write(
                "The event \(event) is not known; the action \(action) follows the control's main event.", place: place)
        }
        register(TargetAction(target, action, place: place), for: events ?? mainEvent)
    }

    /// The event of segues and of actions without a known event: `touchUpInside` for buttons, `valueChanged` for other
    /// controls.
    var mainEvent: UIControl.Event { self is UIButton ? .touchUpInside : .valueChanged }

    private static let documentEvents: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}

extension UIBarButtonItem: ActionSource {
    func connectAction(_ action: Selector, to target: AnyObject?, event: String?, place: String) {
        (self.target, self.action, actionPlace) = (target, action, place)
    }
}

extension UIGestureRecognizer: ActionSource {
    func connectAction(_ action: Selector, to target: AnyObject?, event: String?, place: String) {
        add(TargetAction(target, action, place: place))
    }
}
