/// The items of a menu in a column, which scrolls if they do not fit.
final class MenuListView: UIView {
    private let scroller = UIScrollView()
    private(set) var rows: [MenuRow] = []
    private let chosen: (UIMenuElement) -> Void
    /// The height of all items.
    private(set) var wholeHeight: CGFloat = 0

    /// - Parameter chosen: Called when an item is tapped.
    init(chosen: @escaping (UIMenuElement) -> Void) {
        self.chosen = chosen
        super.init(frame: .zero)
        scroller.frame = bounds
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.backgroundColor = .secondarySystemGroupedBackground
        scroller.layer.cornerRadius = MenuMetrics.cornerRadius
        scroller.clipsToBounds = true
        addSubview(scroller)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 16
        layer.shadowOffset = .zero
    }

    required init?(coder: NSCoder) { nil }

    /// Replaces the items.
    func show(_ sections: [MenuSections.Section], title: String) {
        scroller.subviews.forEach { $0.removeFromSuperview() }
        (rows, wholeHeight) = ([], 0)
        if !title.isEmpty { add(heading(title), height: MenuMetrics.titleHeight) }
        let showsMarks = sections.contains { $0.elements.contains { ($0 as? any UIMenuLeaf)?.state ?? .off != .off } }
        for (index, section) in sections.enumerated() {
            if index > 0 { add(space(), height: MenuMetrics.sectionGap) }
            add(section, showsMarks)
        }
        scroller.contentSize = CGSize(width: MenuMetrics.width, height: wholeHeight)
    }

    private func add(_ section: MenuSections.Section, _ showsMarks: Bool) {
        if !section.title.isEmpty { add(heading(section.title), height: MenuMetrics.titleHeight) }
        for (index, element) in section.elements.enumerated() {
            if index > 0 { add(line(), height: 1 / pixelScale) }
            let row = MenuRow(element, showsMarks: showsMarks)
            row.addAction(UIAction { [weak self] _ in self?.chosen(element) }, for: .touchUpInside)
            rows.append(row)
            add(row, height: row.fittingHeight)
        }
    }

    private func add(_ view: UIView, height: CGFloat) {
        view.frame = CGRect(x: 0, y: wholeHeight, width: MenuMetrics.width, height: height)
        scroller.addSubview(view)
        wholeHeight += height
    }

    private func heading(_ title: String) -> UIView {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        return label
    }

    private func line() -> UIView {
        let view = UIView()
        view.backgroundColor = .separator
        return view
    }

    private func space() -> UIView {
        let view = UIView()
        view.backgroundColor = .tertiarySystemFill
        return view
    }

    /// The enabled item at a point of the window.
    func row(at point: CGPoint, in window: UIWindow) -> MenuRow? {
        rows.first {
            $0.isEnabled && $0.bounds.contains($0.convert(point, from: window)) && bounds.contains(convert(point, from: window))
        }
    }
}
