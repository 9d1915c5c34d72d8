import InterfaceBuilderDocument

/// Bar items. In a program they are objects that documents connect, created by their own classes.
extension AttributeTable {
    static let barItem = AttributeTable(
        UIBarItem.self,
        rows: [
            // An empty title does not replace that of a system item.
            AttributeRow("title") { reader, item in
                if let title = reader.text("title"), !title.isEmpty || reader["systemItem"] == nil { item.title = title }
            },
            .key("title", path: \.title),
            .image("image", \.image),
            .flag("enabled", \.isEnabled),
            .integer("tag", \.tag),
            .insets("imageInsets", \.imageInsets),
            .image("largeContentSizeImage", \.largeContentSizeImage),
            .insets("largeContentSizeImageInsets", \.largeContentSizeImageInsets),
        ])

    static let barButtonItem = AttributeTable(
        UIBarButtonItem.self, elements: ["barButtonItem"], make: { UIBarButtonItem() },
        rows: [
            .word("style", \.style, ["plain": .plain, "done": .done, "bordered": .plain]),
            AttributeRow(["width"], \.width) { reader in reader.number("width").map { max(0, CGFloat($0)) } },
            .color("tintColor", \.tintColor),
            AttributeRow("customView") { reader, item in item.customView = reader.itemView("customView") },
        ])

    static let tabBarItem = AttributeTable(
        UITabBarItem.self, elements: ["tabBarItem"], make: { UITabBarItem() },
        rows: [
            .image("selectedImage", \.selectedImage),
            .text("badgeValue", \.badgeValue),
            .color("badgeColor", \.badgeColor),
        ])

    static let navigationItem = AttributeTable(
        UINavigationItem.self, elements: ["navigationItem"], make: { UINavigationItem() },
        rows: [
            .text("title", \.title),
            .text("backButtonTitle", \.backButtonTitle),
            .text("prompt", \.prompt),
            .word(
                "largeTitleDisplayMode", \.largeTitleDisplayMode,
                ["automatic": .automatic, "always": .always, "never": .never]),
            .flag("hidesBackButton", \.hidesBackButton),
            .flag("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
            AttributeRow("titleView") { reader, item in item.titleView = reader.itemView("titleView") },
            AttributeRow("backBarButtonItem") { reader, item in
                item.backBarButtonItem = reader.child("backBarButtonItem", named: "barButtonItem")?.barButtonItem
            },
            AttributeRow("leftBarButtonItem", "leftBarButtonItems") { reader, item in
                item.leftBarButtonItems = reader.buttons("leftBarButtonItem")
            },
            AttributeRow("rightBarButtonItem", "rightBarButtonItems") { reader, item in
                item.rightBarButtonItems = reader.buttons("rightBarButtonItem")
            },
        ])
}

extension AttributeReader {
    /// The navigation item of the element, with its buttons and views.
    package var navigationItem: UINavigationItem {
        let item = UINavigationItem()
        apply(to: item)
        return item
    }

    /// Applies the element to a navigation item, and registers the item as a destination of connections.
    package func apply(to item: UINavigationItem) {
        context.rules.register(item, as: element)
        AttributeTable.navigationItem.apply(self, to: item)
    }

    /// The tab bar item of the element.
    package var tabBarItem: UITabBarItem {
        let item = UITabBarItem()
        apply(to: item)
        return item
    }

    /// Applies the element to a tab bar item, and registers the item as a destination of connections.
    package func apply(to item: UITabBarItem) {
        context.rules.register(item, as: element)
        if let system = value("systemItem", Self.systemTabs) { (item.title, item.image) = (system.title, system.image) }
        AttributeTable.tabBarItem.apply(self, to: item)
    }

    /// The bar button items directly inside the element.
    package var barButtonItems: [UIBarButtonItem] { all("barButtonItem").compactMap(\.barButtonItem) }

    /// The bar button item of the element; nil if its class's initializer returns nil.
    fileprivate var barButtonItem: UIBarButtonItem? {
        guard let item = context.rules.makeBarButtonItem(element) else { return nil }
        if let system = value("systemItem", Self.systemItems) { item.become(system) }
        AttributeTable.barButtonItem.apply(self, to: item)
        return item
    }

    /// A single button is a keyed element, several are a list.
    fileprivate func buttons(_ key: String) -> [UIBarButtonItem]? {
        let list = first(key + "s")?.all("barButtonItem")
        let readers = list ?? child(key, named: "barButtonItem").map { [$0] } ?? []
        return readers.isEmpty ? nil : readers.compactMap(\.barButtonItem)
    }

    /// The view under a key.
    fileprivate func itemView(_ key: String) -> UIView? {
        element.children.first { $0["key"] == key && $0.isView }.flatMap { context.rules.makeItemView($0, in: context) }
    }

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
