/// The labels and the image of the cell's style, as far as they were asked for.
struct CellLabels {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    /// The text style that the second label got from the system; nil for a label with a font of its own.
    var detailStyle: UIFont.TextStyle?

    var areInUse: Bool { text != nil || detail != nil || image != nil }
}

extension UITableViewCell {
    // MARK: Content view

    var madeContentView: UIView {
        if let contentViewIfMade { return contentViewIfMade }
        let made = UITableViewCellContentView(frame: contentFrame)
        takeContentView(made)
        return made
    }

    /// A view for ``takeContentView(_:)`` that has a cell's margins in it.
    package static func makeContentView() -> UIView { UITableViewCellContentView(frame: .zero) }

    /// Replaces the content view by one that a document specifies or a configuration makes, or, for nil, by one that is
    /// made when it is asked for; the old one keeps its subviews.
    package func takeContentView(_ view: UIView?) {
        let old = contentViewIfMade
        (contentViewIfMade, measuredView) = (view, nil)
        (view as? UITableViewCellContentView)?.cell = self
        exchangeContentView(old, for: view, at: indexOfContentView(replacing: old))
        if configured.view != nil { view?.frame = contentFrame }
    }

    var viewsBehindContent: [UIView?] { [selectionView, configuredBackground.view] }

    /// Adds a part of the cell's style to the content, where no configuration describes that.
    private func show(_ part: UIView) { if configured.view == nil { contentView.addSubview(part) } }

    /// The margins of the content view, in points: the table's side margin, 8 beside an accessory, and what the system
    /// has above and below.
    ///
    /// - Source: the margins that recorded frames imply.
    var contentMargins: UIEdgeInsets {
        let margins = SystemMargins.ofCell(
            side: sideMargin, hasAccessory: shownAccessory != nil, presenter: .program(generation))
        guard isRightToLeft else { return margins }
        return UIEdgeInsets(top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
    }

    /// The side margin of the table, or of the cell's own width outside a table.
    var sideMargin: CGFloat { row?.sideMargin ?? SystemMargins.side(inWidth: bounds.width) }

    /// The looks may be those of another system.
    func looksChanged() {
        if let known = labels.detailStyle, known != detailStyle, let label = labels.detail, label.font.request.textStyle == known
        {
            style(detail: label)
        }
        marginsChanged()
        setNeedsLayout()
    }

    func marginsChanged() { contentViewIfMade?.updateInsets() }

    // MARK: Labels

    var madeTextLabel: UILabel {
        if let label = labels.text { return label }
        let label = UITableViewLabel()
        label.follow(style == .value2 ? Self.smallTextStyle : Self.textStyle)
        if style == .value2 { label.textColor = tintColor }
        labels.text = label
        show(label)
        return label
    }

    var madeDetailTextLabel: UILabel? {
        guard style != .default else { return nil }
        if let label = labels.detail { return label }
        let label = UITableViewLabel()
        style(detail: label)
        if style == .value1 { label.textColor = .secondaryLabel }
        labels.detail = label
        show(label)
        return label
    }

    var madeImageView: UIImageView? {
        guard style != .value2 else { return nil }
        if let view = labels.image { return view }
        let view = UIImageView()
        labels.image = view
        show(view)
        return view
    }

    private func style(detail label: UILabel) {
        labels.detailStyle = detailStyle
        label.follow(detailStyle)
    }

    private var detailStyle: UIFont.TextStyle {
        switch style {
        case .subtitle: SystemTextLooks.subtitle[generation]
        case .value2: Self.smallTextStyle
        case .default, .value1: Self.textStyle
        }
    }

    /// 17 points at the default text size.
    private static let textStyle = UIFont.TextStyle.body
    /// 12 points at the default text size.
    private static let smallTextStyle = UIFont.TextStyle.caption1

    // MARK: Backgrounds

    func selectedBackgroundChanged(from old: UIView?) {
        guard old !== selectedBackgroundView else { return }
        backgroundViewChanged(to: selectedBackgroundView)
        selectionView?.removeFromSuperview()
        selectionView = nil
        setNeedsLayout()
    }

    // MARK: State

    func resetForReuse() {
        guard state.isHighlighted || state.isSelected else { return }
        state.isHighlighted = false
        state.isSelected = false
        highlightContent()
    }

    /// Highlights the labels and images of a cell that is selected or touched.
    private func highlightContent() {
        editingControls.mark?.isOn = state.isSelected
        guard let contentView = contentViewIfMade else { return }
        contentView.highlightContent((state.isSelected || state.isHighlighted) && selectionStyle != .none)
    }

    func change(_ flag: WritableKeyPath<State, Bool>, to value: Bool) {
        guard state[keyPath: flag] != value else { return }
        defer { setNeedsUpdateConfiguration() }
        guard flag == \State.isEditing else {
            state[keyPath: flag] = value
            return highlightContent()
        }
        let mask: StateMask = value ? .showingEditControl : []
        willTransition(to: mask)
        state.isEditing = value
        accessoryChanged()
        updateEditingControls()
        didTransition(to: mask)
    }

    /// The table that displays the cell.
    var enclosingTable: UITableView? { superview as? UITableView }
}

extension UIView {
    /// Highlights the labels and images in the view, or no longer; controls have states of their own.
    fileprivate func highlightContent(_ isHighlighted: Bool) {
        for view in subviews where !(view is UIControl) {
            (view as? UILabel)?.isHighlighted = isHighlighted
            (view as? UIImageView)?.isHighlighted = isHighlighted
            view.highlightContent(isHighlighted)
        }
    }
}
