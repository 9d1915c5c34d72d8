/// Content and layout of a section's header or footer. Lengths are points.
extension UITableViewHeaderFooterView {
    var madeContentView: UIView {
        if let contentViewIfMade { return contentViewIfMade }
        let view = _UITableViewHeaderFooterContentView(frame: bounds)
        takeContentView(view)
        return view
    }

    /// Replaces the content view by one that a document specifies or a configuration makes, or, for nil, by one that is
    /// made when it is asked for.
    package func takeContentView(_ view: UIView?) {
        let old = contentViewIfMade
        contentViewIfMade = view
        exchangeContentView(old, for: view, at: indexOfContentView(replacing: old))
        if configured.view != nil { view?.frame = bounds }
    }

    var viewsBehindContent: [UIView?] { [configuredBackground.view] }

    /// Adds a title to the content, where no configuration describes that.
    private func show(_ title: UILabel) { if configured.view == nil { contentView.addSubview(title) } }

    // MARK: Titles

    var titleLabel: UILabel {
        if let textLabelIfMade { return textLabelIfMade }
        let label = UILabel()
        label.numberOfLines = 0
        textLabelIfMade = label
        show(label)
        styleChanged()
        return label
    }

    var detailLabel: UILabel {
        if let detailTextLabelIfMade { return detailTextLabelIfMade }
        let label = UILabel()
        label.follow(.footnote)
        label.textColor = .secondaryLabel
        detailTextLabelIfMade = label
        show(label)
        return label
    }

    func styleChanged() {
        guard let label = textLabelIfMade else { return }
        let textStyle =
            tableStyle == .plain
            ? UIFont.TextStyle.headline : isFooterTitle ? .footnote : SystemTextLooks.groupedTitle[generation]
        styledStyle = textStyle
        if SystemTextLooks.sectionTitlesFollowTraits[generation] {
            label.follow(textStyle)
        } else {
            label.adjustsFontForContentSizeCategory = false
            label.font = .preferredFont(forTextStyle: textStyle, compatibleWith: screenTraits ?? window?.screen.traitCollection)
        }
        label.textColor = tableStyle == .plain ? .label : .secondaryLabel
        setNeedsLayout()
    }

    /// Sets the title anew for other looks or another text size, unless the program gave it a font.
    func looksChanged() { if let label = textLabelIfMade, label.font.request.textStyle == styledStyle { styleChanged() } }

    // MARK: Layout

    private var sideMargin: CGFloat { (superview as? UITableView)?.sideMargin ?? SystemMargins.side(inWidth: bounds.width) }

    func placeContent() {
        backgroundView?.frame = bounds
        placeContentView()
        guard let contentView = contentViewIfMade else { return }
        let frame = contentView.frame
        guard let label = textLabelIfMade, configured.view == nil else { return }
        let size = titleSize(width: frame.width)
        let below = ListMetrics.belowGroupedTitle[generation]
        let isFooter = isSectionFooter
        let y =
            tableStyle == .plain
            ? (bounds.height - size.height) / 2 : isFooter ? below : bounds.height - below - size.height
        let x = isRightToLeft ? frame.width - sideMargin - size.width : sideMargin
        label.frame = CGRect(x: x, y: y.roundedToPixel(pixelScale), width: size.width, height: size.height)
    }

    func placeContentView() {
        guard let contentView = contentViewIfMade else { return }
        let frame = bounds.inset(by: contentInset)
        if contentView.frame != frame { contentView.frame = frame }
    }

    /// The distances of the content view from the sides.
    private var contentInset: UIEdgeInsets { (superview as? UITableView)?.titleContentInset ?? .zero }

    /// Whether the view is a section's footer.
    private var isSectionFooter: Bool { (superview as? UITableView)?.isFooter(self) ?? false }

    private func titleSize(width: CGFloat) -> CGSize {
        guard let label = textLabelIfMade, label.text?.isEmpty == false else { return .zero }
        let room = max(0, width - 2 * sideMargin)
        let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, room), height: size.height)
    }

    func contentFittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        if isSizedByContentView {
            return contentView.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        if !constraints.isEmpty { return fittingSize(target, horizontal, vertical) }
        return CGSize(width: target.width, height: max(target.height, titleHeight(width: target.width)))
    }

    /// The height of a footer's title with the room above and below it, in points.
    func footerTitleHeight(width: CGFloat) -> CGFloat {
        let inset = contentInset
        return titleSize(width: width - inset.left - inset.right).height + 2 * ListMetrics.belowGroupedTitle[generation]
    }

    /// The height of a title: 28 points in plain tables, 38 for one line in others, and more for more lines.
    func titleHeight(width: CGFloat) -> CGFloat {
        let inset = contentInset
        let text = titleSize(width: width - inset.left - inset.right).height
        let (isPlain, room) = (tableStyle == .plain, ListMetrics.aroundGroupedTitle[generation])
        return max(ListMetrics.titleHeight(isPlain: isPlain, generation), text + (isPlain ? 7 : room))
    }
}
