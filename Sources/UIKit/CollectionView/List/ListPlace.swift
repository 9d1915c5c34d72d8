/// The properties of a list and of a row that affect the layout of the row's cell.
@MainActor
struct ListPlace: @preconcurrency Equatable {
    enum Role { case row, header, footer }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role: Role
    /// Whether the cell is the first, or the last, of its section's rows.
    var (isFirst, isLast): (Bool, Bool)
    /// nil for no separators.
    var separators: UIListSeparatorConfiguration?
    /// The side margin that content keeps, in points.
    var sideMargin: CGFloat

    /// The corners of the cell that are corners of its section.
    var corners: CACornerMask {
        guard appearance == .insetGrouped, role == .row else { return [] }
        let top: CACornerMask = isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []
        return isLast ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
    }

    /// The colour behind the content; nil for none.
    var background: UIColor? {
        switch appearance {
        case .plain, .sidebarPlain: appearance.background
        case .grouped, .insetGrouped: role == .row ? .secondarySystemGroupedBackground : nil
        case .sidebar: nil
        }
    }

    var showsTopSeparator: Bool { role == .row && separators?.topSeparatorVisibility == .visible }
    var showsBottomSeparator: Bool {
        guard role == .row, let separators else { return false }
        let isUsual = appearance == .plain || !isLast
        return separators.bottomSeparatorVisibility == .visible || separators.bottomSeparatorVisibility == .automatic && isUsual
    }
}

/// A list section of a layout, with its number of items.
struct ArrangedList {
    let configuration: UICollectionLayoutListConfiguration
    let itemCount: Int
    /// Points.
    let sideMargin: CGFloat

    /// The place of the cell, header or footer of a key.
    @MainActor
    func place(of key: ElementKey) -> ListPlace? {
        guard let role = role(of: key) else { return nil }
        let first = configuration.headerMode == .firstItemInSection ? 1 : 0
        return ListPlace(
            appearance: configuration.appearance, role: role, isFirst: key.indexPath.item == first,
            isLast: key.indexPath.item == itemCount - 1, separators: role == .row ? separators(key.indexPath) : nil,
            sideMargin: sideMargin)
    }

    @MainActor
    private func role(of key: ElementKey) -> ListPlace.Role? {
        switch key.category {
        case .cell: configuration.headerMode == .firstItemInSection && key.indexPath.item == 0 ? .header : .row
        case .supplementaryView:
            key.kind == UICollectionView.elementKindSectionHeader
                ? .header : key.kind == UICollectionView.elementKindSectionFooter ? .footer : nil
        case .decorationView: nil
        }
    }

    @MainActor
    private func separators(_ path: IndexPath) -> UIListSeparatorConfiguration? {
        guard configuration.showsSeparators else { return nil }
        return configuration.itemSeparatorHandler?(path, configuration.separatorConfiguration)
            ?? configuration.separatorConfiguration
    }
}
