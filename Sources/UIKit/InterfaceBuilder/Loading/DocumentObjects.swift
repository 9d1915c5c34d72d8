import InterfaceBuilderDocument
import RuntimeReflection

/// The objects of one load of a document or of a scene of it: first created, then connected, then sent `awakeFromNib`.
///
/// A scene of a storyboard is loaded in two parts, its controller first and the view on demand; connections between
/// both are possible.
@MainActor
final class DocumentObjects {
    /// An object with its element.
    struct Made {
        let object: AnyObject
        let element: MarkupElement
    }

    let file: DocumentFile
    /// The File's Owner of a xib; the controller of a scene.
    weak var owner: AnyObject?
    private let external: [String: Any]
    /// The load of the scene that this is a part of, for example for a cell.
    private weak var outer: DocumentObjects?
    private var objectsByID: [String: WeakObject] = [:]

    /// A weak reference: objects keep one another alive only by their properties.
    private struct WeakObject {
        weak var object: AnyObject?
    }
    /// The objects created since the last `awakeFromNib`, in document order.
    private var made: [Made] = []
    /// Connections, with their sources, whose destination does not exist yet.
    private var waiting: [Connection] = []
    /// Objects without another owner.
    var retained: [AnyObject] = []

    init(_ file: DocumentFile, owner: AnyObject?, external: [String: Any] = [:], within outer: DocumentObjects? = nil) {
        self.file = file
        self.outer = outer
        self.owner = owner
        self.external = external
    }

    /// Creates and connects the objects of a xib, or of a part of a document. Returns the top-level objects, without
    /// placeholders.
    func instantiate(_ elements: [MarkupElement]) -> [Any] {
        let top = elements.compactMap(makeTopLevel)
        finish()
        reportLooseConnections()
        return top
    }

    /// Connects the new objects, sets their runtime attributes, and sends `awakeFromNib`.
    func finish() {
        let new = made
        made = []
        for entry in new { collectConnections(of: entry) }
        connectWaiting()
        for entry in new { RuntimeAttributes(file).apply(entry.element, to: entry.object) }
        for entry in new { wake(entry.object) }
    }

    /// The object with an object id of the document.
    subscript(id: String) -> AnyObject? { objectsByID[id]?.object ?? outer?[id] }

    func register(_ object: AnyObject, as element: MarkupElement) {
        name(object, element.id)
        made.append(Made(object: object, element: element))
    }

    /// Registers an object as a destination of connections; it has no connections and is not sent `awakeFromNib`.
    func name(_ object: AnyObject, _ id: String?) {
        if let id { objectsByID[id] = WeakObject(object: object) }
    }

    private func wake(_ object: AnyObject) {
        switch object {
        case let view as UIView: view.awakeFromNib()
        case let controller as UIViewController: controller.awakeFromNib()
        // Other classes have the method if their sources are rewritten.
        default: _ = MemberTable.optionalMethod("awakeFromNib", of: object)?([])
        }
    }

    // MARK: Making objects

    /// Creates a top-level object; a placeholder is bound to the object that the caller supplies for it.
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

    /// Creates a constraint of a class of the program, without items.
    func makeConstraint(_ element: MarkupElement) -> NSLayoutConstraint {
        let type: AnyClass = ClassFinder.find(element, in: file, owner: owner, nearest: NSLayoutConstraint.self)
        let constraint = makeInstance(of: type as? NSLayoutConstraint.Type ?? NSLayoutConstraint.self)
        register(constraint, as: element)
        return constraint
    }

    /// Creates an object that is not a view: a controller, a custom object, a gesture recognizer.
    func makeObject(_ element: MarkupElement) -> AnyObject? {
        let type: AnyClass = ClassFinder.find(element, in: file, owner: owner, nearest: NSObject.self)
        if let type = type as? UIViewController.Type { return makeController(element, type) }
        if let type = type as? UICollectionViewLayout.Type { return makeLayout(element, type) }
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

    /// Creates the layout of a collection view, which has its attributes when `init(coder:)` of UIKit's class returns.
    private func makeLayout(_ element: MarkupElement, _ type: UICollectionViewLayout.Type) -> UICollectionViewLayout? {
        makeCoded(element, { type.init(coder: $0) }) { [file] in file.applyAttributes(of: element, to: $0) }
    }

    /// Creates a controller of a xib, with its view if the xib contains it.
    private func makeController(_ element: MarkupElement, _ type: UIViewController.Type) -> UIViewController? {
        guard let made = makeCoded(element, { type.init(coder: $0) }) else { return nil }
        file.applyAttributes(of: element, to: made, for: self)
        let view = element.children.first { $0["key"] == "view" && $0.isView }
        if let view = view.flatMap({ makeView($0, controller: element) }) { made.view = view }
        return made
    }

    /// Creates a bar button item; nil if its class's initializer returns nil.
    func makeBarButtonItem(_ element: MarkupElement) -> UIBarButtonItem? {
        let found: AnyClass = ClassFinder.find(element, in: file, owner: owner, nearest: UIBarButtonItem.self)
        let type = found as? UIBarButtonItem.Type ?? UIBarButtonItem.self
        return makeCoded(element) { type.init(coder: $0) }
    }

    /// Creates an object by its class's `init(coder:)`.
    ///
    /// - Parameter read: Applies the document to the object when the `init(coder:)` of the framework's class ends.
    func makeCoded<Object: AnyObject>(
        _ element: MarkupElement, _ make: (NSCoder) -> Object?, read: @escaping @MainActor (AnyObject) -> Void = { _ in }
    ) -> Object? {
        let coder = DocumentCoder(element) { [self] in
            register($0, as: element)
            read($0)
        }
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

    /// Establishes the connections whose ends both exist; the others wait for the view.
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

    /// The destination of a connection: the inner nil is the first responder or none, the outer one an object that does
    /// not exist yet.
    private func destination(of connection: Connection) -> AnyObject?? {
        guard connection.leadsToObject, let id = connection.element["destination"] else { return .some(nil) }
        if let object = self[id] { return object }
        return connection.element.name == "action" && isFirstResponder(id) ? .some(nil) : nil
    }

    private func isFirstResponder(_ id: String) -> Bool {
        file.document.elementsByID[id]?["placeholderIdentifier"] == "IBFirstResponder" || id == "-2"
    }

    /// Warns of connections whose destination is not in the document, once all objects are created.
    func reportLooseConnections() {
        for connection in waiting {
            guard let id = connection.element["destination"], file.document.elementsByID[id] == nil else { continue }
            file.warn("The \(connection.element.name) leads to \(id), which is not in the document.", at: connection.element)
        }
        waiting = []
    }
}
