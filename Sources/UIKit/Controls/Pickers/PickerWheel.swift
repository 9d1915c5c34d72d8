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
    /// Which position of the rows is in the middle while the wheel turns, from the first row's middle; nil at rest.
    var turned: CGFloat?
    /// The next step of a wheel that turns by itself.
    var step: MediaClock.Alarm?

    init(rowCount: Int, rowHeight: CGFloat, width: CGFloat, selectedRow: Int = 0) {
        (self.rowCount, self.rowHeight, self.width) = (max(0, rowCount), max(1, rowHeight), max(0, width))
        self.selectedRow = 0
        select(selectedRow)
    }

    /// Selects the nearest row there is.
    mutating func select(_ row: Int) { selectedRow = rowCount == 0 ? -1 : min(max(row, 0), rowCount - 1) }

    /// The position of the rows in the middle, from the first row's middle.
    var middle: CGFloat { turned ?? CGFloat(selectedRow) * rowHeight }
    /// The positions at which a row is in the middle end here.
    var lastPosition: CGFloat { CGFloat(max(0, rowCount - 1)) * rowHeight }
    /// The row that is nearest to the middle.
    var middleRow: Int { row(at: middle) }
    /// The row that is nearest to a position; -1 in a wheel without rows.
    func row(at position: CGFloat) -> Int { min(max(Int((position / rowHeight).rounded()), 0), rowCount - 1) }

    /// The number of rows that are visible above and below the middle one.
    private static let reach = 4

    /// The visible rows, from the top.
    var visibleRows: Range<Int> {
        guard rowCount > 0 else { return 0..<0 }
        return max(0, middleRow - Self.reach)..<min(rowCount, middleRow + Self.reach + 1)
    }

    /// The position of a row on a wheel of a radius: the distance of its centre from the wheel's, and the factor by
    /// which its height shrinks as it turns away.
    func place(of row: Int, radius: CGFloat) -> (offset: CGFloat, squeeze: CGFloat) {
        let angle = (CGFloat(row) * rowHeight - middle) / radius
        guard abs(angle) < .pi / 2 else { return (0, 0) }
        return (radius * CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    }
}
