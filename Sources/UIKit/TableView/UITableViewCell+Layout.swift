/// Where a cell's parts lie. Lengths are points.
extension UITableViewCell {
    func placeContent() {
        placeAccessory()
        let frame = contentFrame
        if let contentView = contentViewIfMade {
            if contentView.frame != frame { contentView.frame = frame }
            if labels.areInUse { placeLabels(in: contentView.bounds) }
        }
        backgroundView?.frame = bounds
        placeSelection()
        decorate()
    }

    /// Shows what the cell's place in its table adds: the section's corners and the line below. Nothing else moves.
    func decorate() {
        if let row, row.style == .insetGrouped { round(row.corners) }
        placeSeparator()
    }

    /// The content view's rectangle: the cell's, less the accessory, the safe area at the sides and what editing takes.
    var contentFrame: CGRect {
        let safe = row?.safeSides ?? .zero
        let accessory = shownAccessory.map { $0.frame.width + sideMargin } ?? 0
        let editing = state.isEditing && editingStyle != .none && shouldIndentWhileEditing ? Self.editingWidth : 0
        let (left, right) = isRightToLeft ? (accessory, editing) : (editing, accessory)
        return bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left + left, bottom: 0, right: safe.right + right))
    }

    /// Takes the background that cells have in the table's style, unless another was set.
    func takeStandardBackground() {
        guard let row, backgroundColor === Self.plainBackground || backgroundColor === Self.groupedBackground else { return }
        let standard = row.style == .plain ? Self.plainBackground : Self.groupedBackground
        if backgroundColor !== standard { backgroundColor = standard }
    }

    /// Objects of their own, so that a colour that a program sets is told apart.
    static let plainBackground = UIColor { UIColor.systemBackground.resolvedColor(with: $0) }
    private static let groupedBackground = UIColor { UIColor.secondarySystemGroupedBackground.resolvedColor(with: $0) }

    private func round(_ corners: CACornerMask) {
        layer.cornerRadius = corners.isEmpty ? 0 : Self.cornerRadius
        layer.maskedCorners = corners
        clipsToBounds = !corners.isEmpty
    }

    /// Of sections set in from the sides.
    private static let cornerRadius: CGFloat = 10

    /// What the button for deleting or inserting takes of the leading side.
    private static let editingWidth: CGFloat = 38

    // MARK: Accessory

    /// Shows what is asked for now.
    func accessoryChanged() {
        let view = state.isEditing ? editingAccessoryView : accessoryView
        let type = state.isEditing ? editingAccessoryType : accessoryType
        if let view {
            show(accessory: view)
        } else if (shownAccessory as? CellAccessoryView)?.type != type {
            show(accessory: type == .none ? nil : CellAccessoryView(type))
        }
    }

    private func show(accessory: UIView?) {
        guard shownAccessory !== accessory else { return }
        shownAccessory?.removeFromSuperview()
        shownAccessory = accessory
        if let accessory {
            // Its cell places it, also where a document has it placed by constraints among the cell's contents.
            accessory.translatesAutoresizingMaskIntoConstraints = true
            addSubview(accessory)
        }
        marginsChanged()
        setNeedsLayout()
    }

    func placeAccessory() {
        guard let view = shownAccessory else { return }
        if view is CellAccessoryView { view.bounds.size = view.sizeThatFits(bounds.size) }
        let safe = row?.safeSides ?? .zero
        let size = view.bounds.size
        let x = isRightToLeft ? safe.left + sideMargin : bounds.width - safe.right - sideMargin - size.width
        let y = ((bounds.height - size.height) / 2).roundedToPixel(pixelScale)
        let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        if view.frame != frame { view.frame = frame }
    }

    // MARK: Selection and separator

    private func placeSelection() {
        let shows = (state.isSelected || state.isHighlighted) && selectionStyle != .none
        guard shows || selectionView != nil else { return }
        let view = selectionView ?? makeSelectionView()
        view.isHidden = !shows
        view.frame = bounds
    }

    private func makeSelectionView() -> UIView {
        let view = selectedBackgroundView ?? UIView()
        if selectedBackgroundView == nil { view.backgroundColor = .systemGray4 }
        selectionView = view
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        return view
    }

    private func placeSeparator() {
        guard let row, row.showsSeparator else {
            separator?.isHidden = true
            return
        }
        let line = separator ?? makeSeparator()
        line.isHidden = false
        if line.backgroundColor != row.separatorColor ?? .separator { line.backgroundColor = row.separatorColor ?? .separator }
        let inset = separatorInset
        let height = 1 / pixelScale
        let width = max(0, bounds.width - inset.left - inset.right)
        line.frame = CGRect(x: inset.left, y: bounds.height - height, width: width, height: height)
    }

    private func makeSeparator() -> UIView {
        let line = UIView()
        separator = line
        addSubview(line)
        return line
    }

    /// The table's insets if it has any, or else from where the text begins.
    var automaticSeparatorInset: UIEdgeInsets {
        let safe = row?.safeSides ?? .zero
        let text = safe.left + textLeading
        let automatic =
            isRightToLeft
            ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: text) : UIEdgeInsets(top: 0, left: text, bottom: 0, right: 0)
        guard let stated = row?.separatorInset else { return automatic }
        return row?.separatorInsetReference == .fromAutomaticInsets ? stated + automatic : stated
    }
}
