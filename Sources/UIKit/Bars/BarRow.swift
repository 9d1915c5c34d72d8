/// A row of bar items.
@MainActor
struct BarRow {
    @MainActor
    private struct Entry {
        let item: UIBarButtonItem
        var view: UIView?
        /// The width as of the last measurement, in points; 0 for flexible spaces.
        var width: CGFloat = 0
        /// The height as of the last measurement, in points.
        var height: CGFloat = 0
        /// The size that the view of a program must not exceed, in points.
        var limit = CGSize.zero

        var isSpace: Bool { item.isSpace }
        var isFlexible: Bool { item.systemItem == .flexibleSpace }
        var adaptor: _UITAMICAdaptorView? { view as? _UITAMICAdaptorView }
    }

    private var entries: [Entry] = []
    private var generation = SystemGeneration.ofPrograms
    /// The superview of the row's views.
    let stack = _UIButtonBarStackView(frame: .zero)

    /// Makes an empty row.
    init() {}

    /// Makes the views of the items that are not hidden.
    ///
    /// - Parameters:
    ///   - fonts: The bar's fonts.
    ///   - appearance: Returns the appearance of titles for an item's style.
    init(_ items: [UIBarButtonItem], fonts: BarFonts, appearance: (UIBarButtonItem.Style) -> UIBarButtonItemAppearance?) {
        generation = fonts.generation
        for item in items where !item.isHidden {
            item.adaptor?.takeContent()
            let view = item.isSpace ? nil : item.adaptor ?? _UIButtonBarButton(item, fonts, appearance(item.style))
            entries.append(Entry(item: item, view: view))
            // A toolbar may have tied it to its place by constraints.
            view?.translatesAutoresizingMaskIntoConstraints = true
            view.map(stack.addSubview)
        }
    }

    var isEmpty: Bool { entries.isEmpty }

    // MARK: Widths

    /// The width of all items with the gaps between them, in points, as of the last measurement.
    var width: CGFloat { entries.indices.reduce(0) { $0 + entries[$1].width + gap(after: $1) } }

    /// Measures the items. Views of programs get the width that the other items leave.
    ///
    /// - Parameter room: The size of the row's place, in points.
    mutating func measure(in room: CGSize) {
        let room = CGSize(width: room.width, height: min(room.height, ChromeMetrics.barButtonHeight))
        for index in entries.indices {
            (entries[index].width, entries[index].height) = (entries[index].item.width, room.height)
        }
        for index in entries.indices where entries[index].width <= 0 {
            if let button = entries[index].view as? _UIButtonBarButton { entries[index].width = button.widthInBar }
        }
        for (index, entry) in entries.enumerated() {
            guard let adaptor = entry.adaptor else { continue }
            let limit = CGSize(width: entry.width > 0 ? entry.width : max(0, room.width - width), height: room.height)
            let size = adaptor.contentSize(within: limit)
            (entries[index].limit, entries[index].height) = (limit, size.height)
            if entry.width <= 0 { entries[index].width = size.width }
        }
    }

    /// The space between an item and the next; none beside space items.
    private func gap(after index: Int) -> CGFloat {
        guard index + 1 < entries.count, !entries[index].isSpace, !entries[index + 1].isSpace else { return 0 }
        return ChromeMetrics.barButtonGap[generation]
    }

    /// The distance that the row's first or last item keeps from the point up to which buttons reach.
    func inset(atStart: Bool) -> CGFloat {
        let isView = (atStart ? entries.first : entries.last)?.adaptor != nil
        return isView ? ChromeMetrics.barButtonOverhang[generation] : 0
    }

    // MARK: Frames

    /// Sets the frames of the views, and that of the row, which is centred vertically.
    ///
    /// - Parameters:
    ///   - rect: The place of the row, in the coordinates of the superview.
    ///   - reversed: Whether the first item is at the right.
    ///   - fills: Whether flexible spaces share the remaining width.
    func place(in rect: CGRect, reversed: Bool, fills: Bool, pixelScale: CGFloat) {
        let height = min(rect.height, ChromeMetrics.barButtonHeight)
        stack.frame = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
            .roundedToPixels(pixelScale)
        let flexible = entries.filter(\.isFlexible).count
        let share = fills && flexible > 0 ? max(0, rect.width - width) / CGFloat(flexible) : 0
        var offset: CGFloat = 0
        for (index, entry) in entries.enumerated() {
            let width = entry.isFlexible ? share : entry.width
            place(entry, x: reversed ? rect.width - offset - width : offset, width: width, pixelScale)
            offset += width + gap(after: index)
        }
    }

    /// Buttons are as high as the row, views of programs as high as they need.
    private func place(_ entry: Entry, x: CGFloat, width: CGFloat, _ pixelScale: CGFloat) {
        let frame = CGRect(x: x, y: (stack.bounds.height - entry.height) / 2, width: width, height: entry.height)
            .roundedToPixels(pixelScale)
        if let adaptor = entry.adaptor { adaptor.place(in: frame, limit: entry.limit) } else { entry.view?.frame = frame }
    }

    // MARK: Constraints

    /// Whether an item has a button.
    var hasButtons: Bool { entries.contains { $0.view is _UIButtonBarButton } }

    /// Ties the row to the edges of a superview, and the views to one another and to the row, by constraints.
    func tie(to superview: UIView) {
        stack.translatesAutoresizingMaskIntoConstraints = false
        var ties = [
            stack.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            superview.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
            stack.topAnchor.constraint(equalTo: superview.topAnchor),
            stack.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        ]
        var end = stack.leadingAnchor
        for (index, view) in entries.compactMap(\.view).enumerated() {
            view.translatesAutoresizingMaskIntoConstraints = false
            let gap = index == 0 ? 0 : ChromeMetrics.barButtonGap[generation]
            ties.append(view.leadingAnchor.constraint(equalTo: end, constant: gap))
            end = view.trailingAnchor
            ties += [
                view.topAnchor.constraint(equalTo: stack.topAnchor), view.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
            ]
            ties += (view as? _UIButtonBarButton)?.tiesOfContent() ?? []
        }
        ties.append(stack.trailingAnchor.constraint(equalTo: end))
        NSLayoutConstraint.activate(ties)
    }
}
