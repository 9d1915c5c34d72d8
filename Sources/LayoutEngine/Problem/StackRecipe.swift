/// The arrangement of a stack view's views, as one value.
///
/// The whole behaviour of a stack view is derived from it: its constraints (`StackArrangement` in UIKit), the views
/// that provide its baselines, and the arithmetic of a layout without an engine (``StackTree``). A rule of stack views
/// is changed here.
///
/// - Source: constraints that public tools printed of UIStackView, and frames measured of it since iOS 11.
package struct StackRecipe: Sendable {
    /// The way in which the views share the length of the stack along its axis.
    package enum Distribution: UInt8, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment of the views across the axis.
    package enum Alignment: UInt8, Sendable {
        case fill, leading, center, trailing, firstBaseline, lastBaseline
    }

    package var axis: LayoutAxis
    package var distribution: Distribution
    package var alignment: Alignment
    /// Whether a row begins at the right.
    package var isMirrored: Bool
    /// Points between the stack's edges and the rectangle in which the views lie; nil if they extend to the edges.
    package var margins: LayoutEdges?
    /// Whether the gaps of a column are measured from last to first baselines.
    package var countsFromBaselines = false

    // MARK: Order and gaps

    /// The number of arranged views.
    package var count: Int
    /// The indices of the views that take no room, in their order.
    package var hidden: [Int] = []
    /// Points between a view and the next one that takes room, if ``gaps`` does not state others; with equal gaps the
    /// least distance.
    package var spacing = 0.0
    /// Points after each view; empty if all gaps are ``spacing``. The gap after the last view that takes room, and
    /// after hidden ones, does not count.
    package var gaps: [Double] = []

    package init(
        axis: LayoutAxis, distribution: Distribution, alignment: Alignment, isMirrored: Bool = false, margins: LayoutEdges? = nil,
        count: Int = 0
    ) {
        (self.axis, self.distribution, self.alignment) = (axis, distribution, alignment)
        (self.isMirrored, self.margins, self.count) = (isMirrored, margins, count)
    }

    /// The indices of the views that take room, in their order.
    package var visible: [Int] {
        if hidden.isEmpty { return Array(0..<count) }
        var (visible, rest) = ([Int](), hidden[...])
        visible.reserveCapacity(count - hidden.count)
        for index in 0..<count {
            if rest.first == index { rest.removeFirst() } else { visible.append(index) }
        }
        return visible
    }

    /// Points between a view and the next one that takes room.
    package func gap(after index: Int) -> Double { gaps.isEmpty ? spacing : gaps[index] }

    /// Points that the margins take along an axis.
    package func margin(_ axis: LayoutAxis) -> Double { margins.map { $0.minimum(axis) + $0.maximum(axis) } ?? 0 }

    // MARK: Lengths

    /// The rule by which the length of a stack, less its margins, follows from those of the views that take room, along
    /// one of the axes.
    package enum LengthRule: UInt8, Sendable {
        /// It is the sum of the views' lengths and of the gaps.
        case sum
        /// All views have the same share of it, after the gaps are taken off.
        case share
        /// It is at least the sum of the views' lengths and of as many gaps of the largest size; all gaps are equal.
        case spacedSum
        /// It is at least the length of the longest view.
        case longest

        /// Whether the stack may be longer than its views need.
        package var isLowerBound: Bool { self == .spacedSum || self == .longest }
    }

    /// The rule of lengths along an axis; nil if only constraints can state it: baselines, shares by content, or equal
    /// centres.
    package func lengthRule(_ axis: LayoutAxis) -> LengthRule? { axis == self.axis ? ruleAlong : ruleAcross }

    private var ruleAlong: LengthRule? {
        if countsFromBaselines { return nil }
        switch distribution {
        case .fill: return .sum
        case .fillEqually: return .share
        case .equalSpacing: return count == 1 ? .sum : .spacedSum
        case .fillProportionally, .equalCentering: return nil
        }
    }

    private var ruleAcross: LengthRule? {
        switch alignment {
        case .fill: .share
        case .leading, .center, .trailing: .longest
        case .firstBaseline, .lastBaseline: nil
        }
    }

    /// Whether the lengths of the stack follow by arithmetic on both axes.
    package var isArithmetic: Bool { ruleAlong != nil && ruleAcross != nil }

    /// Whether gaps, or distances of centres, are made equal.
    package var equalizesGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }

    /// Whether the views of a row share a baseline.
    package var alignsBaselines: Bool { Self.alignsBaselines(axis, alignment) }

    package static func alignsBaselines(_ axis: LayoutAxis, _ alignment: Alignment) -> Bool {
        axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
    }

    /// Whether the views keep their own lengths across the stack's axis and the stack encloses them, instead of
    /// stretching them.
    package var enclosesViews: Bool { alignment != .fill }

    // MARK: Ranks and priorities

    /// The tie rank of the first view's content along the axis: among equals earlier views give way first, and a view
    /// of rank 0 takes the remaining room, which equal gaps take instead.
    package var firstTieRank: Int32 { equalizesGaps ? 1 : 0 }

    /// The priorities of the constraints that are not required.
    package enum Priority {
        /// Hides a view, unless its length is required.
        package static let hiding: Float = 999.999
        /// Places a hidden view.
        package static let placingHidden: Float = 50
        /// Draws a spanner onto the edges that it follows.
        package static let spanningBoundary: Float = 999.5
        /// Shrinks a spanner onto the longest view, or to zero: the stack encloses its views.
        package static let spanningFit: Float = 51
        /// Shrinks the stack onto its content if gaps or baselines leave its length open.
        package static let canvasFit: Float = 49
        /// Decides a size of a view that nothing else decides.
        package static let ambiguitySuppression: Float = 25
        /// Makes the distance of centres equal, after a view; earlier distances have higher priorities.
        package static func centering(after index: Int) -> Float { max(150 - Float(index), 50) }
        /// Gives a view its share by content; earlier views have higher priorities.
        package static func proportion(at index: Int) -> Float { max(999 - Float(index), 1) }
    }
}
