/// The corners, edges and centre of a resizable picture with their places in a rectangle.
struct NineSlices: Sequence {
    struct Slice {
        /// Points in the picture.
        var source: CGRect
        /// Points in the rectangle's space.
        var target: CGRect
        /// Whether the slice lies between the left and right caps.
        var tilesAcross: Bool
        /// Whether the slice lies between the top and bottom caps.
        var tilesDown: Bool
    }

    private typealias Span = (source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>, isMiddle: Bool)

    private let slices: [Slice]

    /// - Parameters:
    ///   - insets: The caps, in points; cut where they do not fit the picture, and shrunk where they do not fit the
    ///     rectangle.
    ///   - size: The picture's.
    init(insets: UIEdgeInsets, size: CGSize, rect: CGRect) {
        let columns = Self.spans(insets.left, insets.right, size.width, rect.minX, rect.width)
        let rows = Self.spans(insets.top, insets.bottom, size.height, rect.minY, rect.height)
        slices = rows.flatMap { row in
            columns.map { column in
                Slice(
                    source: Self.rect(column.source, row.source), target: Self.rect(column.target, row.target),
                    tilesAcross: column.isMiddle, tilesDown: row.isMiddle)
            }
        }
    }

    func makeIterator() -> IndexingIterator<[Slice]> { slices.makeIterator() }

    private static func rect(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) -> CGRect {
        CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    /// The sections along one axis that have a length both in the picture and in the rectangle.
    private static func spans(_ before: CGFloat, _ after: CGFloat, _ length: CGFloat, _ start: CGFloat, _ room: CGFloat) -> [Span]
    {
        let before = Swift.min(Swift.max(before, 0), length)
        let after = Swift.min(Swift.max(after, 0), length - before)
        let shrink = before + after > room ? room / (before + after) : 1
        let sources = [0, before, length - after, length]
        let targets = [start, start + before * shrink, start + room - after * shrink, start + room]
        return (0..<3).compactMap { index in
            guard sources[index] < sources[index + 1], targets[index] < targets[index + 1] else { return nil }
            return (sources[index]...sources[index + 1], targets[index]...targets[index + 1], index == 1)
        }
    }
}
