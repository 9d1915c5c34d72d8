/// One of a picker's wheels. Lengths are points.
@MainActor
struct PickerWheel {
    var rowCount: Int
    var rowHeight: CGFloat
    /// 0 for an equal share of the width that other wheels leave.
    var width: CGFloat
    private(set) var selectedRow: Int
    /// The views of visible rows, by row.
    var views: [Int: UIView] = [:]

    init(rowCount: Int, rowHeight: CGFloat, width: CGFloat, selectedRow: Int = 0) {
        (self.rowCount, self.rowHeight, self.width) = (max(0, rowCount), max(1, rowHeight), max(0, width))
        self.selectedRow = 0
        select(selectedRow)
    }

    mutating func select(_ row: Int) { selectedRow = rowCount == 0 ? -1 : min(max(row, 0), rowCount - 1) }

    /// How many rows are visible above and below the selected one.
    private static let reach = 4

    /// The visible rows, from the top.
    var visibleRows: Range<Int> {
        guard rowCount > 0 else { return 0..<0 }
        return max(0, selectedRow - Self.reach)..<min(rowCount, selectedRow + Self.reach + 1)
    }

    /// The position of a row on a wheel of a radius: the distance of its centre from the wheel's, and the factor by which its
    /// height shrinks as it turns away.
    func place(of row: Int, radius: CGFloat) -> (offset: CGFloat, squeeze: CGFloat) {
        let angle = CGFloat(row - selectedRow) * rowHeight / radius
        guard abs(angle) < .pi / 2 else { return (0, 0) }
        return (radius * CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    }
}
