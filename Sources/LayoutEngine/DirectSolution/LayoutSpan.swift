/// The known parts of an item's position along an axis, in points. Two parts determine the others; a part is NaN while
/// it is open.
struct LayoutSpan {
    private(set) var start = Double.nan
    private(set) var end = Double.nan
    private(set) var center = Double.nan
    private(set) var length = Double.nan

    init() {}

    /// A span that begins at a position and has an open length.
    init(start: Double) { self.start = start }

    init(start: Double, end: Double) {
        (self.start, self.end) = (start, end)
        complete()
    }

    /// Whether all parts are known.
    var isKnown: Bool { !start.isNaN && !length.isNaN }

    /// Whether an edge or the centre is known and nothing else.
    var hasOnePart: Bool { length.isNaN && !(start.isNaN && end.isNaN && center.isNaN) }

    /// An edge, the centre or the length.
    enum Part: Int32 {
        case start, end, center, length
    }

    /// The value of a part; NaN while it is open.
    subscript(_ part: Part) -> Double {
        switch part {
        case .start: start
        case .end: end
        case .center: center
        case .length: length
        }
    }

    /// Sets a part.
    ///
    /// - Returns: False if it is known already.
    mutating func set(_ part: Part, _ value: Double) -> Bool {
        guard self[part].isNaN else { return false }
        switch part {
        case .start: start = value
        case .end: end = value
        case .center: center = value
        case .length: length = value
        }
        complete()
        return true
    }

    /// Computes the parts that two parts determine.
    private mutating func complete() {
        if length.isNaN {
            if !start.isNaN, !end.isNaN {
                length = end - start
            } else if !center.isNaN {
                length = 2 * (start.isNaN ? end - center : center - start)
            }
        }
        if start.isNaN { start = end.isNaN ? center - length / 2 : end - length }
        if end.isNaN { end = start + length }
        if center.isNaN { center = start + length / 2 }
    }

    /// Whether two spans are equal apart from rounding errors.
    func isNearly(_ other: LayoutSpan) -> Bool {
        abs(start - other.start) <= StackTree.noise(start) && abs(length - other.length) <= StackTree.noise(length)
    }
}
