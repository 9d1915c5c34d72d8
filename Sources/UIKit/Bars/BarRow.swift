/// A row of bar items.
@MainActor
struct BarRow {
    /// The space between neighbours, in points; our estimate.
    static let gap: CGFloat = 16

    private struct Entry {
        var view: UIView?
        var width: CGFloat
        var isFlexible = false
        var isSpace = false
    }

    private var entries: [Entry] = []

    /// Makes an empty row.
    init() {}

    /// Makes the views of the items that are not hidden.
    ///
    /// - Parameters:
    ///   - fonts: The bar's fonts.
    ///   - appearance: Returns the appearance of titles for an item's style.
    init(_ items: [UIBarButtonItem], fonts: BarFonts, appearance: (UIBarButtonItem.Style) -> UIBarButtonItemAppearance?) {
        for item in items where !item.isHidden {
            switch item.systemItem {
            case .flexibleSpace: entries.append(Entry(width: 0, isFlexible: true, isSpace: true))
            case .fixedSpace: entries.append(Entry(width: item.width, isSpace: true))
            default:
                let view =
                    item.customView.map(_UITAMICAdaptorView.hosting) ?? _UIButtonBarButton(item, fonts, appearance(item.style))
                entries.append(Entry(view: view, width: Self.width(of: item, view)))
            }
        }
    }

    /// The views, in order.
    var views: [UIView] { entries.compactMap(\.view) }
    var isEmpty: Bool { entries.isEmpty }

    private static func width(of item: UIBarButtonItem, _ view: UIView) -> CGFloat {
        if item.width > 0 { return item.width }
        guard item.customView == nil, let titles = item.possibleTitles else { return size(of: view).width }
        let font = (view as? UIButton)?.titleLabel?.font
        let widths = titles.map { $0.size(withAttributes: [.font: font as Any]).width.rounded(.up) }
        return max(size(of: view).width, widths.max() ?? 0)
    }

    /// The size of a view in a bar: the one that constraints determine, or its present size, or that of its content.
    static func size(of view: UIView) -> CGSize {
        if let adaptor = view as? _UITAMICAdaptorView { return adaptor.contentSize }
        guard view.bounds.isEmpty || view is _UIButtonBarButton || view is UILabel else { return view.bounds.size }
        let content = view.intrinsicContentSize
        let fitting = view.sizeThatFits(.zero)
        return CGSize(
            width: content.width == UIView.noIntrinsicMetric ? fitting.width : content.width,
            height: content.height == UIView.noIntrinsicMetric ? fitting.height : content.height)
    }

    /// The width of all items with the gaps between them; flexible spaces count as zero.
    var width: CGFloat { entries.indices.reduce(0) { $0 + entries[$1].width + gap(after: $1) } }

    /// The space between an item and the next; none beside space items.
    private func gap(after index: Int) -> CGFloat {
        guard index + 1 < entries.count, !entries[index].isSpace, !entries[index + 1].isSpace else { return 0 }
        return Self.gap
    }

    /// Sets the frames of the views.
    ///
    /// - Parameters:
    ///   - rect: The frame of the row, in the coordinates of the views' superview.
    ///   - reversed: Whether the first item is at the right.
    ///   - fills: Whether flexible spaces share the remaining width.
    func place(in rect: CGRect, reversed: Bool, fills: Bool, pixelScale: CGFloat) {
        let flexible = entries.filter(\.isFlexible).count
        let share = fills && flexible > 0 ? max(0, rect.width - width) / CGFloat(flexible) : 0
        var offset: CGFloat = 0
        for (index, entry) in entries.enumerated() {
            let width = entry.isFlexible ? share : entry.width
            let x = reversed ? rect.maxX - offset - width : rect.minX + offset
            entry.view.map { Self.place($0, x: x, width: width, in: rect, pixelScale) }
            offset += width + gap(after: index)
        }
    }

    /// Buttons are as high as the bar, for easy touches, or as their platters; custom views keep their height.
    private static func place(_ view: UIView, x: CGFloat, width: CGFloat, in rect: CGRect, _ pixelScale: CGFloat) {
        let isTall = view is _UIButtonBarButton && ChromeMetrics.buttonPlatter[view.generation] == nil
        let height = isTall ? rect.height : min(size(of: view).height, rect.height)
        view.frame = CGRect(x: x, y: rect.midY - height / 2, width: width, height: height).roundedToPixels(pixelScale)
    }
}
