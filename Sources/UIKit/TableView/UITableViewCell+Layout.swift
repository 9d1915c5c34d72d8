/// Places a cell's parts. Lengths are points.
extension UITableViewCell {
    func placeContent() {
        placeAccessory()
        placeEditingControls()
        placeContentView()
        if let contentView = contentViewIfMade {
            if labels.areInUse, configured.view == nil { placeLabels(in: contentView.bounds) }
        }
        configuredBackground.place(in: bounds)
        backgroundView?.frame = bounds
        placeSelection()
        decorate()
    }

    func placeContentView() {
        guard let contentView = contentViewIfMade else { return }
        let frame = contentFrame
        if contentView.frame != frame { contentView.frame = frame }
    }

    /// Shows what depends on the row's place in its section: rounded corners and the separator.
    func decorate() {
        if let row, row.style == .insetGrouped { round(row.corners) }
        placeSeparator()
    }

    /// The content view's frame: the cell's bounds without the accessory, the safe area at the sides and the space for
    /// editing.
    var contentFrame: CGRect {
        let safe = row?.safeSides ?? .zero
        let accessory = shownAccessory.map { $0.frame.width + sideMargin } ?? 0
        let room = editingRoom
        let (left, right) = isRightToLeft ? (accessory + room.trailing, room.leading) : (room.leading, accessory + room.trailing)
        return bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left + left, bottom: hairline, right: safe.right + right))
    }

    /// The height that the content view leaves to the separator.
    private var hairline: CGFloat {
        guard let row, row.separatorStyle != .none, !isRowMeasured, bounds.height > 0, enclosingTable?.laysOutRows == true,
            ListMetrics.contentViewsLeaveHairline[generation]
        else { return 0 }
        return 1 / pixelScale
    }

    /// Sets the standard background of the table's style, unless the program set another.
    func takeStandardBackground() {
        guard let row, backgroundColor === Self.plainBackground || backgroundColor === Self.groupedBackground else { return }
        let standard = row.style == .plain ? Self.plainBackground : Self.groupedBackground
        if backgroundColor !== standard { backgroundColor = standard }
    }

    /// Separate objects, so that a colour set by the program can be distinguished from them.
    static let plainBackground = UIColor { UIColor.systemBackground.resolvedColor(with: $0) }
    private static let groupedBackground = UIColor { UIColor.secondarySystemGroupedBackground.resolvedColor(with: $0) }

    private func round(_ corners: CACornerMask) {
        layer.cornerRadius = corners.isEmpty ? 0 : ListMetrics.sectionRadius[traitCollection.generation]
        layer.maskedCorners = corners
        clipsToBounds = !corners.isEmpty
    }

    // MARK: Accessory

    /// Shows the accessory for the present mode.
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
            // The cell places the accessory, even if a document's constraints place it among the cell's contents.
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
        let distance = sideMargin + editingRoom.trailing
        let x = isRightToLeft ? safe.left + distance : bounds.width - safe.right - distance - size.width
        let y = ((bounds.height - size.height) / 2).roundedToPixel(pixelScale)
        let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        if view.frame != frame { view.frame = frame }
    }

    // MARK: Selection and separator

    private func placeSelection() {
        let shows =
            (state.isSelected || state.isHighlighted) && selectionStyle != .none && configuredBackground.configuration == nil
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
        let line = _UITableViewCellSeparatorView()
        separator = line
        addSubview(line)
        return line
    }

    /// The table's insets if they were set; otherwise from the start of the text.
    var automaticSeparatorInset: UIEdgeInsets {
        let safe = row?.safeSides ?? .zero
        let text = safe.left + textLeading
        let end = ListMetrics.separatorsEndAtMargin[generation] ? safe.right + sideMargin : 0
        let automatic =
            isRightToLeft
            ? UIEdgeInsets(top: 0, left: end, bottom: 0, right: text) : UIEdgeInsets(top: 0, left: text, bottom: 0, right: end)
        guard let stated = row?.separatorInset else { return automatic }
        return row?.separatorInsetReference == .fromAutomaticInsets ? stated + automatic : stated
    }
}
