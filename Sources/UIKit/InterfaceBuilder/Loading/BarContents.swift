import InterfaceBuilderDocument

/// What documents put in bars.
@MainActor
struct BarContents {
    private let objects: DocumentObjects
    private let builder: SceneBuilder

    /// - Parameter element: The bar's element, or that of the controller whose items are wanted.
    init(_ element: MarkupElement, _ objects: DocumentObjects) {
        self.objects = objects
        let scene = objects.file.document.scene(below: element, of: nil, traits: DocumentFile.traits)
        builder = SceneBuilder(BuiltScene(scene, objects.file.environment()), of: objects.file.document)
    }

    // MARK: Bars

    /// The items of a toolbar; nil when the document gives it none.
    func barButtonItems(of bar: MarkupElement) -> [UIBarButtonItem]? { bar.child("items").map(barButtonItems) }

    func barButtonItems(in list: MarkupElement) -> [UIBarButtonItem] { list.children("barButtonItem").compactMap(barButtonItem) }

    func tabBarItems(of bar: MarkupElement) -> [UITabBarItem]? {
        bar.child("items")?.children("tabBarItem").map { element in
            let item = UITabBarItem()
            apply(element, to: item)
            return item
        }
    }

    func navigationItems(of bar: MarkupElement) -> [UINavigationItem]? {
        bar.child("items")?.children("navigationItem").map { element in
            let item = UINavigationItem(title: "")
            apply(element, to: item)
            return item
        }
    }

    // MARK: Items

    func apply(_ element: MarkupElement, to item: UINavigationItem) {
        objects.register(item, as: element)
        item.title = element["title"] ?? item.title
        item.prompt = element["prompt"]
        if let back = element["backButtonTitle"] { item.backButtonTitle = back }
        if let mode = element["largeTitleDisplayMode"] { item.largeTitleDisplayMode = mode == "never" ? .never : .always }
        item.leftBarButtonItems = items("leftBarButtonItem", of: element)
        item.rightBarButtonItems = items("rightBarButtonItem", of: element)
        item.backBarButtonItem = element.child(key: "backBarButtonItem").flatMap(barButtonItem)
        item.titleView = element.child(key: "titleView").flatMap { objects.makeView($0, controller: nil) }
    }

    /// One item, or several in an array of their own.
    private func items(_ key: String, of element: MarkupElement) -> [UIBarButtonItem]? {
        let elements = element.child(key: key).map { [$0] } ?? element.child(key + "s")?.children.map { $0 } ?? []
        let items = elements.compactMap(barButtonItem)
        return items.isEmpty ? nil : items
    }

    private func barButtonItem(_ element: MarkupElement) -> UIBarButtonItem? {
        let type: AnyClass = ClassFinder.find(element, in: objects.file, owner: objects.owner, nearest: UIBarButtonItem.self)
        guard let type = type as? UIBarButtonItem.Type else { return nil }
        let item = objects.makeCoded(element) { type.init(coder: $0) }
        if let item { apply(element, to: item) }
        return item
    }

    private func apply(_ element: MarkupElement, to item: UIBarButtonItem) {
        if let name = element["systemItem"], let system = UIBarButtonItem.SystemItem.named(name) { item.become(system) }
        apply(bar: element, to: item)
        if element["style"] == "done" { item.style = .done }
        if let width = element.length("width") { item.width = CGFloat(width) }
        if let color = builder.color(of: element, "tintColor") { item.tintColor = color }
        if let view = element.children.first(where: { $0["key"] == "customView" || $0.isView }) {
            item.customView = objects.makeView(view, controller: nil)
        }
    }

    func apply(_ element: MarkupElement, to item: UITabBarItem) {
        objects.register(item, as: element)
        if let name = element["systemItem"], let system = UITabBarItem.SystemItem.named(name) {
            (item.title, item.image) = (system.title, system.image)
        }
        apply(bar: element, to: item)
        item.badgeValue = element["badgeValue"]
        if let image = builder.image(of: element, "selectedImage") { item.selectedImage = image }
    }

    private func apply(bar element: MarkupElement, to item: UIBarItem) {
        if let title = element["title"], !title.isEmpty || element["systemItem"] == nil { item.title = title }
        if let image = builder.image(of: element, "image") { item.image = image }
        if let tag = element.integer("tag") { item.tag = tag }
        item.isEnabled = element.flag("enabled") ?? true
    }
}

extension UIBarButtonItem.SystemItem {
    /// The item that documents call by a name.
    fileprivate static func named(_ name: String) -> Self? {
        sequence(first: 0, next: { $0 + 1 }).prefix(while: { Self(rawValue: $0) != nil }).lazy.compactMap(Self.init)
            .first { "\($0)" == name }
    }
}

extension UITabBarItem.SystemItem {
    /// The item that documents call by a name.
    fileprivate static func named(_ name: String) -> Self? {
        sequence(first: 0, next: { $0 + 1 }).prefix(while: { Self(rawValue: $0) != nil }).lazy.compactMap(Self.init)
            .first { "\($0)" == name }
    }
}
