/// Content and layout of a section's header or footer. Lengths are points.
extension UITableViewHeaderFooterView {
    var madeContentView: UIView {
        if let contentViewIfMade { return contentViewIfMade }
        let view = UIView(frame: bounds)
        takeContentView(view)
        return view
    }

    /// Replaces the content view by one that a document specifies.
    package func takeContentView(_ view: UIView) {
        let old = contentViewIfMade
        contentViewIfMade = view
        exchangeContentView(old, for: view, at: backgroundView == nil ? 0 : 1)
    }

    // MARK: Titles

    var titleLabel: UILabel {
        if let textLabelIfMade { return textLabelIfMade }
        let label = UILabel()
        label.numberOfLines = 0
        textLabelIfMade = label
        contentView.addSubview(label)
        styleChanged()
        return label
    }

    var detailLabel: UILabel {
        if let detailTextLabelIfMade { return detailTextLabelIfMade }
        let label = UILabel()
        label.follow(.footnote)
        label.textColor = .secondaryLabel
        detailTextLabelIfMade = label
        contentView.addSubview(label)
        return label
    }

    func styleChanged() {
        guard let label = textLabelIfMade else { return }
        label.follow(tableStyle == .plain ? .headline : .footnote)
        label.textColor = tableStyle == .plain ? .label : .secondaryLabel
        setNeedsLayout()
    }

    // MARK: Layout

    private var sideMargin: CGFloat { (superview as? UITableView)?.sideMargin ?? SystemMargins.side(inWidth: bounds.width) }

    func placeContent() {
        backgroundView?.frame = bounds
        guard let contentView = contentViewIfMade else { return }
        if contentView.frame != bounds { contentView.frame = bounds }
        guard let label = textLabelIfMade else { return }
        let size = titleSize(width: bounds.width)
        let isFooter = isSectionFooter
        let y =
            tableStyle == .plain
            ? (bounds.height - size.height) / 2 : isFooter ? Self.gap : bounds.height - Self.gap - size.height
        let x = isRightToLeft ? bounds.width - sideMargin - size.width : sideMargin
        label.frame = CGRect(x: x, y: y.roundedToPixel(pixelScale), width: size.width, height: size.height)
    }

    /// The space between the title of a grouped table and its rows.
    private static let gap: CGFloat = 6

    /// Whether the view is a section's footer.
    private var isSectionFooter: Bool { (superview as? UITableView)?.isFooter(self) ?? false }

    private func titleSize(width: CGFloat) -> CGSize {
        guard let label = textLabelIfMade, label.text?.isEmpty == false else { return .zero }
        let room = max(0, width - 2 * sideMargin)
        let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, room), height: size.height)
    }

    func contentFittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        if let contentView = contentViewIfMade, !contentView.constraints.isEmpty {
            return contentView.fittingSize(target, horizontal, vertical)
        }
        if !constraints.isEmpty { return fittingSize(target, horizontal, vertical) }
        return CGSize(width: target.width, height: max(target.height, titleHeight(width: target.width)))
    }

    /// The height of a title: 28 points in plain tables, 38 for one line in others, and more for more lines.
    ///
    /// - Source: the distances between recorded sections.
    func titleHeight(width: CGFloat) -> CGFloat {
        let text = titleSize(width: width).height
        return tableStyle == .plain
            ? max(UITableView.plainTitleHeight, text + 7) : max(UITableView.groupedTitleHeight, text + 22)
    }
}
