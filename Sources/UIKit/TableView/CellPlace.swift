/// What a table tells a cell of its place. Lengths are points.
struct CellPlace: Equatable {
    var style: UITableView.Style
    /// The margin of the table's sides, which content keeps.
    var sideMargin: CGFloat
    /// The part of the safe area that content keeps clear of.
    var safeSides = UIEdgeInsets.zero
    var isFirst = false
    var isLast = false
    var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    var separatorColor: UIColor?
    var separatorInset: UIEdgeInsets?
    var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges

    /// The corners that are the section's, too.
    var corners: CACornerMask {
        let top: CACornerMask = isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []
        return isLast ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
    }

    /// The line below the last row of a section of the plain style is as short as the others; set apart sections have none there.
    var showsSeparator: Bool { separatorStyle != .none && !(isLast && style != .plain) }
}
