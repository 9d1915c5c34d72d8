import InterfaceBuilderDocument

/// How a navigation bar sets its content.
@MainActor
struct NavigationBarStyle {
    var isLarge: Bool
    var tint: UIColor
    var titleColor: UIColor
    var largeTitleColor: UIColor

    init(_ bar: MarkupElement?, _ builder: SceneBuilder, isLarge: Bool, tint: UIColor) {
        func titleColor(_ key: String) -> UIColor? {
            bar?.child(key: key).flatMap { builder.color(of: $0, "textColor") ?? builder.color(of: $0, "NSColor") }
        }
        let usual: UIColor = bar?["barStyle"] == "black" ? .white : .label
        self.isLarge = isLarge
        self.tint = bar.flatMap { builder.color(of: $0, "tintColor") } ?? tint
        self.titleColor = titleColor("titleTextAttributes") ?? usual
        largeTitleColor = titleColor("largeTitleTextAttributes") ?? usual
    }
}

/// What a navigation bar shows for a controller: its title, and buttons at both sides.
@MainActor
struct NavigationBarDrawing {
    private let title: String?
    private let prompt: String?
    private let left: [BarItem]
    private let right: [BarItem]

    /// - Parameter isPushed: Whether the bar has a button that leads back.
    init(_ item: MarkupElement?, _ holder: MarkupElement?, _ builder: SceneBuilder, isPushed: Bool = false) {
        let view = item?.child(key: "titleView")
        title =
            item.flatMap { builder.text(of: $0, "title") } ?? view.flatMap { builder.text(of: $0, "text") }
            ?? (view == nil ? holder?["title"] : nil)
        prompt = item?["prompt"]
        var left = item.map { Self.items("left", of: $0, builder) } ?? []
        let hasBackButton = isPushed && !(item?.flag("hidesBackButton") ?? false)
        if hasBackButton, left.isEmpty || item?.flag("leftItemsSupplementBackButton") ?? false {
            left.insert(BarItem(image: UIImage(systemName: "chevron.left")), at: 0)
        }
        self.left = left
        right = item.map { Self.items("right", of: $0, builder) } ?? []
    }

    private static func items(_ side: String, of item: MarkupElement, _ builder: SceneBuilder) -> [BarItem] {
        if let single = item.child(key: "\(side)BarButtonItem") { return builder.barItems(in: [single]) }
        return builder.barItems(in: item.child("\(side)BarButtonItems")?.children.map { $0 } ?? [])
    }

    func draw(in bounds: CGRect, _ style: NavigationBarStyle) {
        let large: CGFloat = style.isLarge ? min(52, bounds.height / 2) : 0
        let row = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height - large)
        let taken = max(
            BarDrawing.draw(left, in: row, midY: row.midY, tint: style.tint, fromRight: false),
            BarDrawing.draw(right, in: row, midY: row.midY, tint: style.tint, fromRight: true))
        guard let title else { return }
        if style.isLarge {
            OrnamentText(text: title, font: .systemFont(ofSize: 34, weight: .bold), color: style.largeTitleColor)
                .draw(in: CGRect(x: BarDrawing.side, y: row.maxY, width: max(0, row.width - 2 * BarDrawing.side), height: large))
        } else {
            let room = row.insetBy(dx: min(taken, row.width / 2 - 1), dy: 0)
            OrnamentText(text: title, font: .systemFont(ofSize: 17, weight: .semibold), color: style.titleColor)
                .draw(centredIn: room)
        }
    }
}
