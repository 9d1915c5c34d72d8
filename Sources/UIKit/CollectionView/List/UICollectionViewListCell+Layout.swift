/// The views that a list's cell has beside its content.
@MainActor
struct ListCellParts {
    /// The row's place; nil outside of a list.
    var place: ListPlace?
    /// The accessories of both sides from the leading end, with their views.
    var leading: [ListAccessoryView] = []
    var trailing: [ListAccessoryView] = []
    var topSeparator: UIView?
    var bottomSeparator: UIView?
    var separatorGuide: UILayoutGuide?
    /// The guide's own distances from the cell's sides, which other constraints outweigh.
    var guideEdges: (leading: NSLayoutConstraint, trailing: NSLayoutConstraint)?
    /// The background that the cell took from its place.
    var background: UIColor?
}

/// Places the parts of a list's cell. Lengths are points.
extension UICollectionViewListCell {
    private static let gap: CGFloat = 8
    private static let cornerRadius: CGFloat = 10

    private var sideMargin: CGFloat { listParts.place?.sideMargin ?? 16 }
    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    // MARK: Content

    var contentConfigurationOfPlace: UIListContentConfiguration {
        guard let place = listParts.place else { return .cell() }
        switch place.role {
        case .row: return .cell()
        case .header: return place.appearance.isGrouped ? .groupedHeader() : .plainHeader()
        case .footer: return place.appearance.isGrouped ? .groupedFooter() : .plainFooter()
        }
    }

    var backgroundConfigurationOfPlace: UIBackgroundConfiguration {
        guard let place = listParts.place else { return .listCell() }
        switch (place.role, place.appearance) {
        case (.row, .grouped), (.row, .insetGrouped): return .listGroupedCell()
        case (.row, .sidebar): return .listSidebarCell()
        case (.row, _): return .listCell()
        case (.header, _): return .listHeader()
        case (.footer, _): return .listFooter()
        }
    }

    func listPlaceChanged(to place: ListPlace?) {
        guard listParts.place != place else { return }
        listParts.place = place
        takeBackground()
        setNeedsLayout()
    }

    /// The content is measured and placed again.
    func roomChanged() {
        setNeedsLayout()
        enclosingCollection?.contentChanged(of: self)
    }

    /// The height that the content asks for beside the accessories.
    func rowSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        updateConfigurationIfNeeded()
        guard isSizedByContentView else {
            return CGSize(width: attributes.size.width, height: ListMetrics.rowHeight(generation))
        }
        let room = room
        let target = CGSize(width: max(0, attributes.size.width - room.leading - room.trailing), height: 0)
        let height = contentView.fittingSize(target, .required, .fittingSizeLevel).height
        let least = (listParts.leading + listParts.trailing).map(\.ownSize.height).max() ?? 0
        return CGSize(width: attributes.size.width, height: max(height, least))
    }

    /// The room beside the content.
    private var room: (leading: CGFloat, trailing: CGFloat) {
        (
            width(of: listParts.leading).map { sideMargin + $0 + indentation } ?? indentation,
            width(of: listParts.trailing).map { sideMargin + $0 } ?? 0
        )
    }

    /// The width of a side's accessories with the gaps between them; nil for none.
    private func width(of views: [ListAccessoryView]) -> CGFloat? {
        views.isEmpty ? nil : views.reduce(-Self.gap) { $0 + $1.reservedWidth + Self.gap }
    }

    var contentFrameBetweenAccessories: CGRect {
        let room = room
        return bounds.inset(by: sides(UIEdgeInsets(top: 0, left: room.leading, bottom: 0, right: room.trailing)))
    }

    /// Insets for left-to-right reading in the cell's direction.
    private func sides(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        isRightToLeft ? UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left) : insets
    }

    func placeListParts() {
        takeBackground()
        placeAccessories()
        placeSeparators()
        layer.cornerRadius = listParts.place?.corners.isEmpty == false ? Self.cornerRadius : 0
        layer.maskedCorners = listParts.place?.corners ?? []
        clipsToBounds = layer.cornerRadius > 0
    }

    // MARK: Accessories

    /// Makes the views of the accessories that are shown in the present mode.
    func showAccessories() {
        for view in listParts.leading + listParts.trailing { view.removeFromSuperview() }
        let shown = accessories.filter { $0.isShown(whileEditing: configurationState.isEditing) }
        listParts.leading = UICellAccessory.ordered(shown.filter(\.isLeading)).map(ListAccessoryView.init)
        listParts.trailing = UICellAccessory.ordered(shown.filter { !$0.isLeading }).map(ListAccessoryView.init)
        for view in listParts.leading + listParts.trailing { addSubview(view) }
        roomChanged()
    }

    private func placeAccessories() {
        var x = sideMargin + (indentsAccessories ? indentation : 0)
        for view in listParts.leading {
            put(view, CGRect(x: x, y: 0, width: view.reservedWidth, height: bounds.height))
            x += view.reservedWidth + Self.gap
        }
        x = bounds.width - sideMargin
        for view in listParts.trailing.reversed() {
            x -= view.reservedWidth
            put(view, CGRect(x: x, y: 0, width: view.reservedWidth, height: bounds.height))
            x -= Self.gap
        }
    }

    /// Sets a view's frame, given for left-to-right reading.
    private func put(_ view: UIView, _ rect: CGRect) {
        var frame = rect.roundedToPixels(pixelScale)
        if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
        if view.frame != frame { view.frame = frame }
    }

    /// The editing mode or the selection changed: other accessories are shown, or look otherwise.
    func listStateChanged() {
        let state = configurationState
        let shown = accessories.filter { $0.isShown(whileEditing: state.isEditing) }.count
        if shown != listParts.leading.count + listParts.trailing.count { return showAccessories() }
        for view in listParts.leading + listParts.trailing { view.setNeedsDisplay() }
    }

    /// An accessory was tapped: its handler acts, or the list.
    func tapped(_ accessory: UICellAccessory) {
        if let handler = accessory.actionHandler { return handler() }
        guard let list = enclosingCollection else { return }
        if accessory.accessoryType == .delete { list.showTrailingActions(of: self) }
        if accessory.accessoryType == .outlineDisclosure { list.toggleExpansion(of: self) }
    }

    /// The accessory by which a tap anywhere in the cell expands the item; nil where there is none.
    var outlineOfHeader: UICellAccessory? {
        accessories.first { accessory in
            guard accessory.accessoryType == .outlineDisclosure else { return false }
            let isHeader = listParts.place?.role == .header
            return accessory.outlineStyle == .header || accessory.outlineStyle == .automatic && isHeader
        }
    }

    // MARK: Background

    /// Takes the list's background, or that of a selected row, unless the program set another.
    private func takeBackground() {
        guard backgroundConfiguration == nil, backgroundColor == nil || backgroundColor === listParts.background else { return }
        let isMarked = (isSelected || isHighlighted) && selectedBackgroundView == nil && listParts.place?.role == .row
        let color = isMarked ? UIColor.systemGray4 : listParts.place?.background
        listParts.background = color
        if backgroundColor !== color { backgroundColor = color }
    }

    // MARK: Separators

    var madeSeparatorGuide: UILayoutGuide {
        if let guide = listParts.separatorGuide { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let edges = (
            leading: guide.leadingAnchor.constraint(equalTo: leadingAnchor),
            trailing: trailingAnchor.constraint(equalTo: guide.trailingAnchor)
        )
        for edge in [edges.leading, edges.trailing] { edge.priority = .defaultLow }
        NSLayoutConstraint.activate([
            edges.leading, edges.trailing, guide.topAnchor.constraint(equalTo: topAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        (listParts.separatorGuide, listParts.guideEdges) = (guide, edges)
        return guide
    }

    private func placeSeparators() {
        let place = listParts.place
        let height = 1 / pixelScale
        listParts.topSeparator = separator(
            listParts.topSeparator, place?.showsTopSeparator ?? false, place?.separators?.topSeparatorInsets, y: 0)
        listParts.bottomSeparator = separator(
            listParts.bottomSeparator, place?.showsBottomSeparator ?? false, place?.separators?.bottomSeparatorInsets,
            y: bounds.height - height)
    }

    /// Shows a separator, if there is to be one, in a view that is made for it.
    private func separator(_ known: UIView?, _ isShown: Bool, _ insets: NSDirectionalEdgeInsets?, y: CGFloat) -> UIView? {
        guard isShown, let insets else {
            known?.isHidden = true
            return known
        }
        let line = known ?? UIView()
        if known == nil { addSubview(line) }
        line.isHidden = false
        line.backgroundColor = listParts.place?.separators?.color
        let (start, end) = separatorEnds(insets)
        put(line, CGRect(x: start, y: y, width: max(0, bounds.width - start - end), height: 1 / pixelScale))
        return line
    }

    /// The distances of a separator from the leading and trailing sides. A side of which no inset was set is automatic.
    private func separatorEnds(_ insets: NSDirectionalEdgeInsets) -> (CGFloat, CGFloat) {
        let automatic = UIListSeparatorConfiguration.automaticInsets
        guard insets.leading == automatic.leading || insets.trailing == automatic.trailing else {
            return (insets.leading, insets.trailing)
        }
        let (start, end) = automaticSeparatorEnds
        return (
            insets.leading == automatic.leading ? start : insets.leading,
            insets.trailing == automatic.trailing ? end : insets.trailing
        )
    }

    private var automaticSeparatorEnds: (CGFloat, CGFloat) {
        let end = ListMetrics.separatorsEndAtMargin[generation] ? sideMargin : 0
        guard let guide = listParts.separatorGuide, let edges = listParts.guideEdges else { return (textStart, end) }
        if edges.leading.constant != textStart || edges.trailing.constant != end {
            (edges.leading.constant, edges.trailing.constant) = (textStart, end)
        }
        let frame = guide.layoutFrame
        return isRightToLeft ? (bounds.width - frame.maxX, frame.minX) : (frame.minX, bounds.width - frame.maxX)
    }

    /// The distance of the content's text from the leading side; that of the content's margin where it has no text.
    private var textStart: CGFloat {
        let content = contentFrameBetweenAccessories
        let leading = isRightToLeft ? bounds.width - content.maxX : content.minX
        return leading + ((configured.view as? UIListContentView)?.textStart ?? sideMargin)
    }
}
