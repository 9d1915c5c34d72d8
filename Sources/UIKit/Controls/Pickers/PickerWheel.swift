/// One of a picker's wheels. Lengths are points.
@MainActor
struct PickerWheel {
    var rowCount: Int
    var rowHeight: CGFloat
    /// 0 shares what other wheels leave.
    var width: CGFloat
    private(set) var selectedRow: Int
    /// The rows that show, by their number.
    var views: [Int: UIView] = [:]

    init(rowCount: Int, rowHeight: CGFloat, width: CGFloat, selectedRow: Int = 0) {
        (self.rowCount, self.rowHeight, self.width) = (max(0, rowCount), max(1, rowHeight), max(0, width))
        self.selectedRow = 0
        select(selectedRow)
    }

    mutating func select(_ row: Int) { selectedRow = rowCount == 0 ? -1 : min(max(row, 0), rowCount - 1) }

    /// How many rows show above and below the chosen one.
    private static let reach = 4

    /// The rows that show, from the top.
    var visibleRows: Range<Int> {
        guard rowCount > 0 else { return 0..<0 }
        return max(0, selectedRow - Self.reach)..<min(rowCount, selectedRow + Self.reach + 1)
    }

    /// Where a row stands on a wheel of the radius: its middle from the wheel's, and how much of its height is left as it turns away.
    func place(of row: Int, radius: CGFloat) -> (offset: CGFloat, squeeze: CGFloat) {
        let angle = CGFloat(row - selectedRow) * rowHeight / radius
        guard abs(angle) < .pi / 2 else { return (0, 0) }
        return (radius * CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    }
}
