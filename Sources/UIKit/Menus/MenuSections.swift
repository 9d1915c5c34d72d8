/// The items of a menu from top to bottom, in sections; inline menus form separate sections.
@MainActor
struct MenuSections {
    struct Section {
        var title = ""
        var elements: [UIMenuElement] = []
    }

    private(set) var sections: [Section] = []

    /// The deferred elements whose items have not been provided.
    private(set) var waiting: [UIDeferredMenuElement] = []
    private let known: (UIDeferredMenuElement) -> [UIMenuElement]?

    /// - Parameter known: The items of a deferred element, once provided.
    init(_ elements: [UIMenuElement], known: @escaping (UIDeferredMenuElement) -> [UIMenuElement]?) {
        self.known = known
        add(elements, title: "")
        sections.removeAll(where: \.elements.isEmpty)
    }

    private mutating func add(_ elements: [UIMenuElement], title: String) {
        var section = Section(title: title)
        let elements = elements.flatMap { resolve($0) }
        for element in elements where !Self.isHidden(element) {
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
                sections.append(section)
                add(menu.children, title: menu.title)
                section = Section()
            } else {
                section.elements.append(element)
            }
        }
        sections.append(section)
    }

    /// Inserts an entry as a section at the top.
    mutating func insert(_ element: UIMenuElement) { sections.insert(Section(elements: [element]), at: 0) }

    private mutating func resolve(_ element: UIMenuElement) -> [UIMenuElement] {
        guard let deferred = element as? UIDeferredMenuElement else { return [element] }
        if let elements = known(deferred) { return elements }
        waiting.append(deferred)
        return [deferred]
    }

    private static func isHidden(_ element: UIMenuElement) -> Bool {
        (element as? any UIMenuLeaf)?.attributes.contains(.hidden) ?? false
    }
}
