/// Four distances inward from the edges of a rectangle, in points.
package struct LayoutEdges: Equatable, Sendable {
    package var top, left, bottom, right: Double

    package static let zero = LayoutEdges(top: 0, left: 0, bottom: 0, right: 0)

    package init(top: Double, left: Double, bottom: Double, right: Double) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// The distance at the lower end of an axis: left or top.
    package func minimum(_ axis: LayoutAxis) -> Double { axis == .horizontal ? left : top }

    /// The distance at the upper end of an axis: right or bottom.
    package func maximum(_ axis: LayoutAxis) -> Double { axis == .horizontal ? right : bottom }
}

/// A rectangle in points, in a coordinate space its user names.
package struct LayoutRect: Equatable, Sendable {
    package var x, y, width, height: Double

    package static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

    package init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The rectangle moved out by the insets: an alignment rectangle becomes a frame.
    package func outset(by insets: LayoutEdges) -> LayoutRect {
        LayoutRect(
            x: x - insets.left, y: y - insets.top,
            width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }

    /// The rectangle moved in by the insets: a frame becomes an alignment rectangle.
    package func inset(by insets: LayoutEdges) -> LayoutRect {
        LayoutRect(
            x: x + insets.left, y: y + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }
}

/// The intrinsic size of an item's content along one axis, with its priorities.
package struct LayoutContentSize: Equatable, Sendable {
    /// Points, of the alignment rectangle; `nil` when the item has no content size on the axis.
    package var value: Double?
    /// The priority, in (0, 1000], against a larger size.
    package var hugging: Float
    /// The priority, in (0, 1000], against a smaller size.
    package var compressionResistance: Float
    /// The rank among contents of equal priorities: those of lower rank give way first.
    package var tieRank: Int32

    /// A priority lower than that of any constraint.
    package static let leastPriority: Float = 0.0005

    package init(value: Double?, hugging: Float, compressionResistance: Float, tieRank: Int32 = 0) {
        (self.value, self.hugging) = (value, hugging)
        (self.compressionResistance, self.tieRank) = (compressionResistance, tieRank)
    }

    /// The size in force: an item without a content size but with a positive tie rank gets size 0 at the least
    /// priority.
    package var vanishingIfEmpty: LayoutContentSize {
        guard value == nil, tieRank > 0 else { return self }
        let least = Self.leastPriority
        return LayoutContentSize(value: 0, hugging: least, compressionResistance: least, tieRank: tieRank)
    }

    /// Whether the sizes differ in nothing but their lengths.
    package func differsInLengthOnly(from other: LayoutContentSize) -> Bool {
        (value == nil) == (other.value == nil) && hugging == other.hugging
            && compressionResistance == other.compressionResistance && tieRank == other.tieRank
    }
}
