import InterfaceBuilderDocument

/// Bars and search bars, as documents write them, and what is in them. A program's items are objects that documents connect.
extension SceneBuilder {
    package func applyBarAttributes(of element: MarkupElement, to bar: UINavigationBar) {
        applyLook(of: element, to: bar)
        if let items = element.child("items") { bar.items = items.children("navigationItem").map(navigationItem) }
    }

    func applyLook(of element: MarkupElement, to bar: UINavigationBar) {
        bar.barStyle = value(of: "barStyle", of: element, Self.barStyles) ?? .default
        bar.isTranslucent = flag("translucent", of: element) ?? true
        bar.prefersLargeTitles = flag("largeTitles", of: element) ?? false
        bar.barTintColor = color(of: element, "barTintColor")
        bar.titleTextAttributes = textAttributes(of: element, "titleTextAttributes")
        bar.largeTitleTextAttributes = textAttributes(of: element, "largeTitleTextAttributes")
        bar.backIndicatorImage = image(of: element, "backIndicatorImage")
    }

    package func applyBarAttributes(of element: MarkupElement, to bar: UIToolbar) {
        applyLook(of: element, to: bar)
        if let items = element.child("items") { bar.items = barButtonItems(in: items) }
    }

    func applyLook(of element: MarkupElement, to bar: UIToolbar) {
        bar.barStyle = value(of: "barStyle", of: element, Self.barStyles) ?? .default
        bar.isTranslucent = flag("translucent", of: element) ?? true
        bar.barTintColor = color(of: element, "barTintColor")
    }

    package func applyBarAttributes(of element: MarkupElement, to bar: UITabBar) {
        applyLook(of: element, to: bar)
        guard let elements = element.child("items")?.children("tabBarItem") else { return }
        bar.items = elements.map(tabBarItem)
        if let selected = elements.firstIndex(where: { $0.id != nil && $0.id == element["selectedItem"] }) {
            bar.selectedItem = bar.items?[selected]
        }
    }

    func applyLook(of element: MarkupElement, to bar: UITabBar) {
        bar.barStyle = value(of: "barStyle", of: element, Self.barStyles) ?? .default
        bar.isTranslucent = flag("translucent", of: element) ?? true
        bar.barTintColor = color(of: element, "barTintColor")
        if let tint = color(of: element, "selectedImageTintColor") { bar.tintColor = tint }
        bar.itemPositioning =
            value(of: "itemPositioning", of: element, ["automatic": .automatic, "fill": .fill, "centered": .centered])
            ?? .automatic
    }

    package func applyBarAttributes(of element: MarkupElement, to bar: UISearchBar) {
        bar.searchBarStyle =
            value(of: "searchBarStyle", of: element, ["default": .default, "prominent": .prominent, "minimal": .minimal])
            ?? .default
        bar.barTintColor = color(of: element, "barTintColor")
        bar.text = text(of: element, "text")
        bar.placeholder = text(of: element, "placeholder")
        bar.showsCancelButton = flag("showsCancelButton", of: element) ?? false
        applyInputTraits(of: element, to: bar)
    }

    private static let barStyles: [String: UIBarStyle] = ["default": .default, "black": .black, "blackTranslucent": .black]

    private func textAttributes(of element: MarkupElement, _ key: String) -> [NSAttributedString.Key: Any]? {
        guard let stated = variedChild(key, named: "textAttributes", of: element) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = font(of: stated) { attributes[.font] = font }
        if let color = color(of: stated, "textColor") { attributes[.foregroundColor] = color }
        return attributes
    }

    // MARK: Items

    /// The navigation item of an element, with its buttons and views.
    package func navigationItem(_ element: MarkupElement) -> UINavigationItem {
        let item = UINavigationItem()
        apply(element, to: item)
        return item
    }

    /// Makes a navigation item what an element says.
    package func apply(_ element: MarkupElement, to item: UINavigationItem) {
        rules.register(item, as: element)
        if let title = text(of: element, "title") { item.title = title }
        if let title = text(of: element, "backButtonTitle") { item.backButtonTitle = title }
        item.prompt = text(of: element, "prompt")
        item.largeTitleDisplayMode =
            value(of: "largeTitleDisplayMode", of: element, ["automatic": .automatic, "always": .always, "never": .never])
            ?? .automatic
        item.hidesBackButton = flag("hidesBackButton", of: element) ?? false
        item.leftItemsSupplementBackButton = flag("leftItemsSupplementBackButton", of: element) ?? false
        item.titleView = element.children.first { $0["key"] == "titleView" && $0.isView }.flatMap(itemView)
        item.backBarButtonItem = element.child(key: "backBarButtonItem", named: "barButtonItem")
            .flatMap(barButtonItem)
        item.leftBarButtonItems = buttons(of: element, "leftBarButtonItem")
        item.rightBarButtonItems = buttons(of: element, "rightBarButtonItem")
    }

    /// One button is written under its own key, several in a list.
    private func buttons(of element: MarkupElement, _ key: String) -> [UIBarButtonItem]? {
        let list = element.child(key + "s")?.children("barButtonItem")
        let elements = list ?? element.child(key: key, named: "barButtonItem").map { [$0] } ?? []
        return elements.isEmpty ? nil : elements.compactMap(barButtonItem)
    }

    /// The bar button items of a list.
    package func barButtonItems(in list: MarkupElement) -> [UIBarButtonItem] {
        list.children("barButtonItem").compactMap(barButtonItem)
    }

    /// The bar button item of an element; nil when its own class makes none.
    private func barButtonItem(_ element: MarkupElement) -> UIBarButtonItem? {
        guard let item = rules.makeBarButtonItem(element) else { return nil }
        if let system = value(of: "systemItem", of: element, Self.systemItems) { item.become(system) }
        applyContent(of: element, to: item)
        if let style = value(of: "style", of: element, ["plain": UIBarButtonItem.Style.plain, "done": .done, "bordered": .plain])
        {
            item.style = style
        }
        item.width = number("width", of: element).map { max(0, CGFloat($0)) } ?? 0
        item.tintColor = color(of: element, "tintColor")
        item.customView = element.children.first { $0["key"] == "customView" && $0.isView }.flatMap(itemView)
        return item
    }

    private func applyContent(of element: MarkupElement, to item: UIBarItem) {
        if let title = text(of: element, "title"), !title.isEmpty || element["systemItem"] == nil { item.title = title }
        if let image = image(of: element, "image") { item.image = image }
        item.isEnabled = flag("enabled", of: element) ?? true
        item.tag = element.integer("tag") ?? 0
        if let insets = element.child(key: "imageInsets", named: "inset").flatMap(DocumentInsets.init) {
            item.imageInsets = UIEdgeInsets(insets)
        }
    }

    /// The tab bar item of an element.
    package func tabBarItem(_ element: MarkupElement) -> UITabBarItem {
        let item = UITabBarItem()
        apply(element, to: item)
        return item
    }

    /// Makes a tab bar item what an element says.
    package func apply(_ element: MarkupElement, to item: UITabBarItem) {
        rules.register(item, as: element)
        if let system = value(of: "systemItem", of: element, Self.systemTabs) {
            (item.title, item.image) = (system.title, system.image)
        }
        applyContent(of: element, to: item)
        item.selectedImage = image(of: element, "selectedImage")
        item.badgeValue = text(of: element, "badgeValue")
        item.badgeColor = color(of: element, "badgeColor")
    }

    private func itemView(_ element: MarkupElement) -> UIView? { rules.makeItemView(element, with: self) }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
        "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
        "pageCurl": .pageCurl, "close": .close,
    ]

    private static let systemTabs: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
        "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
