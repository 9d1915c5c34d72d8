import Foundation

/// A scene's frames at all widths of its root view in a range: pieces, in each of which every edge of every view is a
/// linear function of the width.
///
/// Frames are those that constraints give before they are rounded to pixels. Pieces end where the solution of the
/// constraints changes its basis, where text wraps otherwise, and where margins and size classes change.
public struct WidthPieces: Sendable {
    /// A range of widths in which all edges are linear.
    public struct Piece: Sendable {
        /// The root view's widths, in points.
        public let widths: ClosedRange<Double>
        let first: WidthSample
        let last: WidthSample
    }

    /// Where two pieces meet.
    public struct Breakpoint: Hashable, Sendable {
        /// How edges go on beyond it.
        public enum Kind: String, Hashable, Sendable {
            /// At another rate: the solution changes its basis.
            case bend
            /// From another place: text wraps otherwise, or margins or size classes change.
            case jump
        }

        /// The root view's width, in points: of a jump the first width that has the new frames, to a two thousandth of
        /// a point.
        public let width: Double
        /// How edges go on.
        public let kind: Kind
    }

    /// The ids of the scene's views, in document order.
    public let views: [String]
    /// The pieces, from the narrowest to the widest. Two that meet in a jump leave the two thousandth of a point out in
    /// which it was found.
    public let pieces: [Piece]

    /// Where pieces meet, from the narrowest to the widest.
    public var breakpoints: [Breakpoint] {
        zip(pieces, pieces.dropFirst()).map { one, next in
            Breakpoint(
                width: next.widths.lowerBound,
                kind: one.widths.upperBound == next.widths.lowerBound ? .bend : .jump)
        }
    }

    /// The frames of all views at a width, in points in their superviews' coordinates, before they are rounded to
    /// pixels.
    ///
    /// - Parameter width: One of the range; others give the frames at the nearest end of it.
    /// - Returns: By the place in ``views``; nil for views that are not installed.
    /// - Complexity: Logarithmic in the number of pieces for each view.
    public func frames(atWidth width: Double) -> [CGRect?] {
        sample(atWidth: width).frames
    }

    func sample(atWidth width: Double) -> WidthSample {
        var (low, high) = (0, pieces.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].widths.upperBound < width { low = middle + 1 } else { high = middle }
        }
        return pieces[low].sample(atWidth: width)
    }
}

extension WidthPieces.Piece {
    func sample(atWidth width: Double) -> WidthSample {
        let length = widths.upperBound - widths.lowerBound
        guard length > 0 else { return first }
        let share = (min(max(width, widths.lowerBound), widths.upperBound) - widths.lowerBound) / length
        return first.interpolated(to: last, by: share)
    }
}
