import LayoutEngine

/// What is known of where something lies along an axis, in points. Two parts determine the others; a part that is not known is not a number.
struct LayoutSpan {
    private(set) var start = Double.nan
    private(set) var end = Double.nan
    private(set) var center = Double.nan
    private(set) var length = Double.nan

    init() {}

    init(start: Double, end: Double) {
        (self.start, self.end) = (start, end)
        complete()
    }

    /// Whether all parts are known.
    var isKnown: Bool { !start.isNaN && !length.isNaN }

    /// Whether an edge or the centre is known and nothing else.
    var hasOnePart: Bool { length.isNaN && !(start.isNaN && end.isNaN && center.isNaN) }

    /// A part; not a number for what is no edge, no centre and no length.
    subscript(_ part: LayoutAttribute.Kind) -> Double {
        switch part {
        case .minimum: start
        case .maximum: end
        case .center: center
        case .size: length
        default: .nan
        }
    }

    /// Takes a part as known.
    ///
    /// - Returns: False where it is known already, and for what is no part.
    mutating func set(_ part: LayoutAttribute.Kind, _ value: Double) -> Bool {
        guard self[part].isNaN else { return false }
        switch part {
        case .minimum: start = value
        case .maximum: end = value
        case .center: center = value
        case .size: length = value
        default: return false
        }
        complete()
        return true
    }

    /// Works out what two parts determine.
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
}
