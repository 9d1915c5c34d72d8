/// A view or a layout guide, as the engine sees it.
///
/// The engine reads these properties when a constraint first names the item, and again when it is told that they
/// changed. It does not keep the item alive.
@MainActor
package protocol LayoutItem: AnyObject {
    /// The item in whose coordinates this one is placed: a view's superview, a guide's owning view; `nil` for a root.
    var layoutContainer: (any LayoutItem)? { get }

    /// The parts of the rectangle that constraints do not decide: all of them for a root or a view under its
    /// autoresizing mask, none for most others. Points, of the alignment rectangle in the container's coordinates.
    var layoutGivens: LayoutGivens { get }

    /// The object that conflicts name for a given part: a constraint of the autoresizing mask, or the one that
    /// prescribes the size of a root; `nil` for a root's position, which no conflict names.
    func layoutGivenSource(_ part: LayoutPart) -> AnyObject?

    /// Whether that object states numbers, even if the parts follow the container.
    var layoutStatesNumbers: Bool { get }

    /// The distances of the frame's edges outside the alignment rectangle; negative if they lie inside it. Points.
    var layoutAlignmentInsets: LayoutEdges { get }

    /// The margins to which the margin attributes refer, in points.
    var layoutMarginEdges: LayoutEdges { get }

    /// Whether leading means right for the constraints this item owns.
    var layoutIsRightToLeft: Bool { get }

    /// The offset of the item's content from its frame, in points; `nil` for an item that never scrolls.
    var layoutScrollOffset: (x: Double, y: Double)? { get }

    /// The item whose edges replace this one's when a constraint relates it to `other`, an item inside it: a scroll
    /// view's content; `nil` for the frame's own edges. Only a scrolling item is asked.
    func layoutContentItem(seenFrom other: any LayoutItem) -> (any LayoutItem)?

    /// The intrinsic content size along an axis.
    func layoutContentSize(_ axis: LayoutAxis) -> LayoutContentSize

    /// The intrinsic content sizes along both axes, measured once.
    var layoutContentSizes: (horizontal: LayoutContentSize, vertical: LayoutContentSize) { get }

    /// The item whose first (or last) baseline is used for this one's; itself for most.
    func layoutBaselineItem(first: Bool) -> any LayoutItem

    /// Distance in points from the top down to the first baseline, or from the bottom up to the last one, of an item as
    /// high as its content.
    func layoutBaselineOffset(first: Bool) -> Double

    /// Whether the content, with its baselines, is centred in a higher item.
    var layoutCentersContent: Bool { get }

    /// The place of the item's record in the engine; only the engine writes it.
    var layoutTag: LayoutTag { get set }
}

/// The places of an item in the engine that lays it out, and in one that measures it.
package struct LayoutTag: Sendable {
    private var engine: UInt32 = 0
    private var record: Int32 = -1
    private var scratchEngine: UInt32 = 0
    private var scratchRecord: Int32 = -1

    package init() {}

    /// Whether no engine that lays the item out has a record of it.
    package var isUnclaimed: Bool { engine == 0 }

    /// The item's record in an engine, if it has one there.
    @inline(__always)
    func record(in identity: UInt32, isScratch: Bool) -> Int32? {
        if isScratch { return scratchEngine == identity ? scratchRecord : nil }
        return engine == identity ? record : nil
    }

    mutating func enter(_ identity: UInt32, _ record: Int32, isScratch: Bool) {
        if isScratch {
            (scratchEngine, scratchRecord) = (identity, record)
        } else {
            (engine, self.record) = (identity, record)
        }
    }

    /// Forgets the engine that lays the item out, which removed the item or is gone.
    package mutating func leaveEngine() { (engine, record) = (0, -1) }

    /// Returns to the scratch engine that measured the item before.
    mutating func returnToScratch(of other: LayoutTag) {
        (scratchEngine, scratchRecord) = (other.scratchEngine, other.scratchRecord)
    }
}

extension LayoutItem {
    package var layoutMarginEdges: LayoutEdges { .zero }
    package var layoutAlignmentInsets: LayoutEdges { .zero }
    package func layoutGivenSource(_ part: LayoutPart) -> AnyObject? { nil }
    package var layoutStatesNumbers: Bool { false }
    package var layoutScrollOffset: (x: Double, y: Double)? { nil }
    package func layoutContentItem(seenFrom other: any LayoutItem) -> (any LayoutItem)? { nil }
    package func layoutContentSize(_ axis: LayoutAxis) -> LayoutContentSize {
        LayoutContentSize(value: nil, hugging: 250, compressionResistance: 750)
    }
    package var layoutContentSizes: (horizontal: LayoutContentSize, vertical: LayoutContentSize) {
        (layoutContentSize(.horizontal), layoutContentSize(.vertical))
    }
    package var layoutCentersContent: Bool { false }
    package func layoutBaselineItem(first: Bool) -> any LayoutItem { self }
    package func layoutBaselineOffset(first: Bool) -> Double { 0 }
}
