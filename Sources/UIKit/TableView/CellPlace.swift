/// The properties of a table and of a row that affect the layout of the row's cell. Lengths are points.
struct CellPlace: Equatable {
    var style: UITableView.Style
    /// The table's side margin, which content keeps.
    var sideMargin: CGFloat
    /// The part of the safe area that content avoids.
    var safeSides = UIEdgeInsets.zero
    var isFirst = false
    var isLast = false
    var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    var separatorColor: UIColor?
    var separatorInset: UIEdgeInsets?
    var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges

    /// The corners of the cell that are corners of its section.
    var corners: CACornerMask {
        let top: CACornerMask = isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []
        return isLast ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
    }

    /// Whether a separator is drawn below the row. The last row of a section has one in plain tables only.
    var showsSeparator: Bool { separatorStyle != .none && !(isLast && style != .plain) }
}
