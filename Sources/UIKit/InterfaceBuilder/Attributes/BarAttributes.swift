extension AttributeTable {
    static let navigationBar = AttributeTable(
        UINavigationBar.self, elements: ["navigationBar"], make: { UINavigationBar() },
        rows: [
            .word("barStyle", \.barStyle, barStyles),
            .flag("translucent", \.isTranslucent),
            .flag("largeTitles", \.prefersLargeTitles, keys: ["prefersLargeTitles"]),
            .color("barTintColor", \.barTintColor),
            AttributeRow("titleTextAttributes") { $1.titleTextAttributes = $0.textAttributes("titleTextAttributes") },
            AttributeRow("largeTitleTextAttributes") {
                $1.largeTitleTextAttributes = $0.textAttributes("largeTitleTextAttributes")
            },
            .image("backIndicatorImage", \.backIndicatorImage),
            .key("hidesShadow", path: \.background.hidesShadow),
            AttributeRow("items") { reader, bar in
                if let items = reader.first("items") { bar.items = items.all("navigationItem").map(\.navigationItem) }
            },
            .key("delegate", path: \.delegate),
            AttributeRow("standardAppearance") { reader, bar in
                reader.navigationBarAppearance("standardAppearance").map { bar.standardAppearance = $0 }
            },
            .appearance("compactAppearance", \.compactAppearance) { $0.navigationBarAppearance("compactAppearance") },
            .appearance("scrollEdgeAppearance", \.scrollEdgeAppearance) { $0.navigationBarAppearance("scrollEdgeAppearance") },
            .appearance("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance) {
                $0.navigationBarAppearance("compactScrollEdgeAppearance")
            },
        ])

    static let toolbar = AttributeTable(
        UIToolbar.self, elements: ["toolbar"], make: { UIToolbar() },
        rows: [
            .word("barStyle", \.barStyle, barStyles),
            .flag("translucent", \.isTranslucent),
            .color("barTintColor", \.barTintColor),
            AttributeRow("items") { reader, bar in if let items = reader.first("items") { bar.items = items.barButtonItems } },
            .key("hidesShadow", path: \.background.hidesShadow),
            .key("delegate", path: \.delegate),
            AttributeRow("standardAppearance") { reader, bar in
                reader.appearance("standardAppearance", UIToolbarAppearance()).map { bar.standardAppearance = $0 }
            },
            .appearance("compactAppearance", \.compactAppearance) {
                $0.appearance("compactAppearance", UIToolbarAppearance())
            },
            .appearance("scrollEdgeAppearance", \.scrollEdgeAppearance) {
                $0.appearance("scrollEdgeAppearance", UIToolbarAppearance())
            },
        ])

    static let tabBar = AttributeTable(
        UITabBar.self, elements: ["tabBar"], make: { UITabBar() },
        rows: [
            .word("barStyle", \.barStyle, barStyles),
            .flag("translucent", \.isTranslucent),
            .color("barTintColor", \.barTintColor),
            .color("selectedImageTintColor", \.tintColor, keys: []),
            .key("hidesShadow", path: \.background.hidesShadow),
            .word("itemPositioning", \.itemPositioning, ["automatic": .automatic, "fill": .fill, "centered": .centered]),
            AttributeRow("items", "selectedItem") { reader, bar in
                guard let items = reader.first("items")?.all("tabBarItem") else { return }
                bar.items = items.map(\.tabBarItem)
                guard let id = reader["selectedItem"], let index = items.firstIndex(where: { $0.element.id == id }) else {
                    return
                }
                bar.selectedItem = bar.items?[index]
            },
            .key("delegate", path: \.delegate),
            AttributeRow("standardAppearance") { reader, bar in
                reader.appearance("standardAppearance", UITabBarAppearance()).map { bar.standardAppearance = $0 }
            },
            .appearance("scrollEdgeAppearance", \.scrollEdgeAppearance) {
                $0.appearance("scrollEdgeAppearance", UITabBarAppearance())
            },
        ])

    static let searchBar = AttributeTable(
        UISearchBar.self, elements: ["searchBar"], make: { UISearchBar() },
        rows: [searchBarRows, AttributeRow.parts, AttributeRow.inputTraits].flatMap { $0 })

    private static let barStyles: [String: UIBarStyle] = ["default": .default, "black": .black, "blackTranslucent": .black]
}

extension AttributeTable {
    private static let searchBarRows: [AttributeRow<UISearchBar>] = [
        .word(
            "searchBarStyle", \.searchBarStyle,
            ["default": .default, "prominent": .prominent, "minimal": .minimal]),
        .color("barTintColor", \.barTintColor),
        .text("text", \.text),
        .text("placeholder", \.placeholder),
        .flag("showsCancelButton", \.showsCancelButton),
        .flag("showsBookmarkButton", \.showsBookmarkButton),
        .flag("showsSearchResultsButton", \.showsSearchResultsButton),
        .flag("showsScopeBar", \.showsScopeBar),
        AttributeRow("scopeButtonTitles") { reader, bar in
            if let titles = reader.first("scopeButtonTitles") { bar.scopeButtonTitles = titles.all("string").map(\.element.text) }
        },
        .word("barStyle", \.barStyle, barStyles),
        .flag("translucent", \.isTranslucent),
        .offset("searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment),
        .offset("searchTextPositionAdjustment", \.searchTextPositionAdjustment),
        .key("delegate", path: \.delegate),
    ]
}

extension AttributeRow where Root == UISearchBar {
    /// The offset of `<offsetWrapper key="…">`, in points.
    fileprivate static func offset(_ name: String, _ path: ReferenceWritableKeyPath<UISearchBar, UIOffset>) -> Self {
        Self([name], path) { reader in
            reader.child(name, named: "offsetWrapper").map {
                UIOffset(horizontal: $0.number("horizontal") ?? 0, vertical: $0.number("vertical") ?? 0)
            }
        }
    }
}

// MARK: Appearances

extension AttributeRow {
    /// An appearance of a bar that documents need not specify.
    fileprivate static func appearance<Look>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Look?>, read: @escaping @MainActor (AttributeReader) -> Look?
    ) -> Self { value([name], path, read: read) }
}

extension AttributeReader {
    /// An appearance with the background that the document specifies; nil if the document has none with the key.
    fileprivate func appearance<Look: UIBarAppearance>(_ key: String, _ look: Look) -> Look? {
        guard let stated = child(key) else { return nil }
        if let color = stated.color("backgroundColor") { look.backgroundColor = color }
        if let image = stated.image("backgroundImage") { look.backgroundImage = image }
        if stated.childElement("shadowColor") != nil { look.shadowColor = stated.color("shadowColor") }
        if let image = stated.image("shadowImage") { look.shadowImage = image }
        return look
    }

    /// The same for a navigation bar, with the attributes of its titles.
    fileprivate func navigationBarAppearance(_ key: String) -> UINavigationBarAppearance? {
        guard let look = appearance(key, UINavigationBarAppearance()), let stated = child(key) else { return nil }
        if let title = stated.textAttributes("titleTextAttributes") { look.titleTextAttributes = title }
        if let title = stated.textAttributes("largeTitleTextAttributes") { look.largeTitleTextAttributes = title }
        return look
    }
}
