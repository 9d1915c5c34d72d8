import InterfaceBuilderDocument

/// An item of a bar: what it shows, and the room it takes.
struct BarItem {
    var title: String?
    var image: UIImage?
    var tint: UIColor?
    var isBold = false
    /// Points, of a space without content; nil for items with content.
    var space: CGFloat?
    /// Whether the space takes what is left over.
    var isFlexible = false
}

/// What documents say about bars and their items.
extension SceneBuilder {
    func barItems(in elements: [MarkupElement]) -> [BarItem] { elements.filter { $0.name == "barButtonItem" }.map(barItem) }

    private func barItem(_ element: MarkupElement) -> BarItem {
        let custom = element.child(key: "customView")
        let state = custom?.children("state").first { $0["key"] == "normal" }
        let content = state ?? custom ?? element
        var item = BarItem(
            title: text(of: content, "title") ?? text(of: content, "text"), image: image(of: content, "image"),
            tint: color(of: element, "tintColor"), isBold: element["style"] == "done")
        if let system = element["systemItem"] { Self.apply(system, to: &item, element) }
        if item.title == nil, item.image == nil, item.space == nil, custom != nil { item.space = 32 }
        return item
    }

    private static func apply(_ system: String, to item: inout BarItem, _ element: MarkupElement) {
        if system == "flexibleSpace" { (item.space, item.isFlexible) = (0, true) }
        if system == "fixedSpace" { item.space = element.length("width").map { CGFloat($0) } ?? 8 }
        if ["done", "save"].contains(system) { item.isBold = true }
        if let title = systemTitles[system] { item.title = title }
        if let symbol = systemSymbols[system] { item.image = UIImage(systemName: symbol) }
    }

    private static let systemTitles = [
        "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo", "redo": "Redo",
    ]

    private static let systemSymbols = [
        "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left", "action": "square.and.arrow.up",
        "organize": "folder", "bookmarks": "book", "search": "magnifyingglass", "refresh": "arrow.clockwise", "stop": "xmark",
        "close": "xmark", "camera": "camera", "trash": "trash", "play": "play.fill", "pause": "pause.fill",
        "rewind": "backward.fill", "fastForward": "forward.fill", "pageCurl": "book", "more": "ellipsis",
        "favorites": "star.fill",
        "featured": "star.fill", "topRated": "star.fill", "recents": "clock.fill", "contacts": "person.crop.circle.fill",
        "history": "clock.fill", "downloads": "square.and.arrow.down", "mostRecent": "clock.fill", "mostViewed": "list.bullet",
    ]

    // MARK: Tab bars

    /// The item that a controller gives a tab bar; a navigation controller's root's where it has none.
    func tabItem(_ element: MarkupElement?) -> BarItem {
        guard let element else { return BarItem(title: "Item") }
        let system = element["systemItem"]
        return BarItem(
            title: text(of: element, "title") ?? system.map { Self.words($0) } ?? "Item",
            image: image(of: element, "image") ?? UIImage(systemName: system.flatMap { Self.systemSymbols[$0] } ?? "square.fill"))
    }

    /// `mostRecent` as "Most Recent".
    private static func words(_ name: String) -> String {
        name.reduce(into: "") { $0 += $0.isEmpty ? $1.uppercased() : $1.isUppercase ? " \($1)" : String($1) }
    }
}
