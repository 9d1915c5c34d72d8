import InterfaceBuilderDocument
import RuntimeReflection

/// The objects of one loading of a document, or of a scene of it: made first, then connected, then told that they are
/// awake.
///
/// A scene of a storyboard is loaded in two parts, its controller first and the view when it is asked for; both know
/// one another's objects.
@MainActor
final class DocumentObjects {
    /// An object with the element it was made from.
    struct Made {
        let object: AnyObject
        let element: MarkupElement
    }

    let file: DocumentFile
    /// The File's Owner of a xib, the controller of a scene.
    weak var owner: AnyObject?
    private let external: [String: Any]
    /// The loading of the scene that this is a part of, a cell's for example.
    private weak var outer: DocumentObjects?
    private var objectsByID: [String: WeakObject] = [:]

    /// Objects keep one another alive as their properties say, and no more than that.
    private struct WeakObject {
        weak var object: AnyObject?
    }
    /// What was made since the last time everything was awake, in document order.
    private var made: [Made] = []
    /// Connections, with their sources, that wait for what they lead to.
    private var waiting: [Connection] = []
    /// Keeps what nothing else does.
    var retained: [AnyObject] = []

    init(_ file: DocumentFile, owner: AnyObject?, external: [String: Any] = [:], within outer: DocumentObjects? = nil) {
        self.file = file
        self.outer = outer
        self.owner = owner
        self.external = external
    }

    /// Makes and connects the objects of a xib, or of a part of a document. Returns those at the top, without
    /// placeholders.
    func instantiate(_ elements: [MarkupElement]) -> [Any] {
        let top = elements.compactMap(makeTopLevel)
        finish()
        reportLooseConnections()
        return top
    }

    /// Connects what was made since the last time, sets what the document sets by name, and tells the objects that they
    /// are awake.
    func finish() {
        let new = made
        made = []
        for entry in new { collectConnections(of: entry) }
        connectWaiting()
        for entry in new { RuntimeAttributes(file).apply(entry.element, to: entry.object) }
        for entry in new { wake(entry.object) }
    }

    /// The object that was made for an object id of the document.
    subscript(id: String) -> AnyObject? { objectsByID[id]?.object ?? outer?[id] }

    func register(_ object: AnyObject, as element: MarkupElement) {
        name(object, element.id)
        made.append(Made(object: object, element: element))
    }

    /// Lets connections lead to an object that has none of its own and is not told that it is awake.
    func name(_ object: AnyObject, _ id: String?) {
        if let id { objectsByID[id] = WeakObject(object: object) }
    }

    private func wake(_ object: AnyObject) {
        switch object {
        case let view as UIView: view.awakeFromNib()
        case let controller as UIViewController: controller.awakeFromNib()
        // Classes below others than responders have the method in rewritten sources.
        default: _ = MemberTable.optionalMethod("awakeFromNib", of: object)?([])
        }
    }

    // MARK: Making objects

    /// Makes one of the objects at the top; a placeholder is bound to the object that the caller has for it.
    func makeTopLevel(_ element: MarkupElement) -> AnyObject? {
        switch element.name {
        case "placeholder", "exit":
            bind(element)
            return nil
        case _ where element.isView: return makeView(element, controller: nil)
        default: return makeObject(element)
        }
    }

    private func bind(_ element: MarkupElement) {
        let name = element["placeholderIdentifier"] ?? ""
        guard name != "IBFirstResponder", element.name != "exit" else { return }
        let object = name == "IBFilesOwner" ? owner : external[name].map { $0 as AnyObject }
        if let object { return register(object: object, asPlaceholder: element) }
        if name != "IBFilesOwner" { file.warn("There is no external object for the placeholder '\(name)'.", at: element) }
    }

    private func register(object: AnyObject, asPlaceholder element: MarkupElement) {
        name(object, element.id)
        collectConnections(of: Made(object: object, element: element))
    }

    /// Makes a constraint of a class of the program's own, without items.
    func makeConstraint(_ element: MarkupElement) -> NSLayoutConstraint {
        let type: AnyClass = ClassFinder.find(element, in: file, owner: owner, nearest: NSLayoutConstraint.self)
        let constraint = makeInstance(of: type as? NSLayoutConstraint.Type ?? NSLayoutConstraint.self)
        register(constraint, as: element)
        return constraint
    }

    /// Makes an object that is no view: a controller, an object of the program's own, a gesture recognizer.
    func makeObject(_ element: MarkupElement) -> AnyObject? {
        let type: AnyClass = ClassFinder.find(element, in: file, owner: owner, nearest: NSObject.self)
        if let type = type as? UIViewController.Type { return makeController(element, type) }
        if let type = type as? UICollectionViewLayout.Type { return makeCoded(element) { type.init(coder: $0) } }
        if let type = type as? UIGestureRecognizer.Type { return makeRecognizer(element, type) }
        guard let type = type as? NSObject.Type, type != NSObject.self || element.name == "customObject" else {
            if element.id != nil { file.warn("\(element.name) is not available here; it is left out.", at: element) }
            return nil
        }
        let object = makeInstance(of: type)
        register(object, as: element)
        return object
    }

    private func makeRecognizer(_ element: MarkupElement, _ type: UIGestureRecognizer.Type) -> UIGestureRecognizer? {
        makeCoded(element) { coder in
            let made = UIGestureRecognizer.make(type, coder)
            if let made { file.applyAttributes(of: element, to: made) }
            return made
        }
    }

    /// Makes a controller of a xib, with its view if it has one there.
    private func makeController(_ element: MarkupElement, _ type: UIViewController.Type) -> UIViewController? {
        guard let made = makeCoded(element, { type.init(coder: $0) }) else { return nil }
        file.applyAttributes(of: element, to: made, for: self)
        let view = element.children.first { $0["key"] == "view" && $0.isView }
        if let view = view.flatMap({ makeView($0, controller: element) }) { made.view = view }
        return made
    }

    /// Makes an item of a bar; nil when its class makes none.
    func makeBarButtonItem(_ element: MarkupElement) -> UIBarButtonItem? {
        let found: AnyClass = ClassFinder.find(element, in: file, owner: owner, nearest: UIBarButtonItem.self)
        let type = found as? UIBarButtonItem.Type ?? UIBarButtonItem.self
        return makeCoded(element) { type.init(coder: $0) }
    }

    /// Makes an object by its class's `init(coder:)`.
    func makeCoded<Object: AnyObject>(_ element: MarkupElement, _ make: (NSCoder) -> Object?) -> Object? {
        let coder = DocumentCoder(element) { [self] in register($0, as: element) }
        guard let object = make(coder) else { return nil }
        coder.finish(object)
        return object
    }

    // MARK: Connections

    private func collectConnections(of entry: Made) {
        for element in entry.element.children(in: "connections") {
            waiting.append(Connection(source: entry.object, element: element))
        }
    }

    /// Makes the connections whose both ends are there; the others wait for the view.
    private func connectWaiting() {
        var later: [Connection] = []
        var collections: [(first: Connection, members: [AnyObject])] = []
        for connection in waiting {
            guard let destination = destination(of: connection) else {
                later.append(connection)
                continue
            }
            if connection.isCollection {
                let index = collections.firstIndex { $0.first.continues(in: connection) }
                if let index {
                    collections[index].members.append(destination!)
                } else {
                    collections.append((connection, [destination!]))
                }
            } else {
                connection.connect(to: destination, in: self)
            }
        }
        for collection in collections { collection.first.connect(to: collection.members, in: self) }
        waiting = later
    }

    /// What a connection leads to: the inner nil is the first responder or nothing in particular, the outer one what is
    /// not there yet.
    private func destination(of connection: Connection) -> AnyObject?? {
        guard connection.leadsToObject, let id = connection.element["destination"] else { return .some(nil) }
        if let object = self[id] { return object }
        return connection.element.name == "action" && isFirstResponder(id) ? .some(nil) : nil
    }

    private func isFirstResponder(_ id: String) -> Bool {
        file.document.elementsByID[id]?["placeholderIdentifier"] == "IBFirstResponder" || id == "-2"
    }

    /// Warns of connections whose destination is not in the document, once all objects are made.
    func reportLooseConnections() {
        for connection in waiting {
            guard let id = connection.element["destination"], file.document.elementsByID[id] == nil else { continue }
            file.warn("The \(connection.element.name) leads to \(id), which is not in the document.", at: connection.element)
        }
        waiting = []
    }
}
