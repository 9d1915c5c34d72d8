import LayoutEngine

/// Anchors of one class that are reused once nothing else refers to them.
///
/// Most anchors live for one expression, `a.leadingAnchor.constraint(equalTo: b.leadingAnchor)`: two of one class at a
/// time. Reuse takes less than half of the time of making and freeing an anchor. A spare anchor does not keep its item
/// alive, as no anchor does. Weak and unowned references do not count: one to an anchor that nothing else refers to may
/// later see another item.
@MainActor
struct SpareAnchors<Anchor: ReusableAnchor> {
    private var first: Anchor?
    private var second: Anchor?

    /// A spare anchor, moved to an item's attribute; nil if there is none.
    @inline(__always)
    mutating func anchor(_ item: UncountedItem, _ attribute: LayoutAttribute) -> Anchor? {
        guard let spare = isKnownUniquelyReferenced(&first) ? first : isKnownUniquelyReferenced(&second) ? second : nil else {
            return nil
        }
        spare.move(to: item, attribute)
        return spare
    }

    /// Keeps a new anchor as a spare, instead of the older one of two.
    mutating func keep(_ anchor: Anchor) -> Anchor {
        second = first
        first = anchor
        return anchor
    }
}

/// An anchor that can be moved to another item and attribute.
@MainActor
protocol ReusableAnchor: AnyObject {
    /// Moves the anchor to an attribute of another item.
    func move(to item: UncountedItem, _ attribute: LayoutAttribute)
}

extension NSLayoutXAxisAnchor {
    @exclusivity(unchecked) private static var spares = SpareAnchors<NSLayoutXAxisAnchor>()

    /// The anchor of a horizontal position.
    static func of(_ item: UncountedItem, _ attribute: LayoutAttribute) -> NSLayoutXAxisAnchor {
        spares.anchor(item, attribute) ?? spares.keep(NSLayoutXAxisAnchor(item.madeReference, attribute))
    }
}

extension NSLayoutYAxisAnchor {
    @exclusivity(unchecked) private static var spares = SpareAnchors<NSLayoutYAxisAnchor>()

    /// The anchor of a vertical position.
    static func of(_ item: UncountedItem, _ attribute: LayoutAttribute) -> NSLayoutYAxisAnchor {
        spares.anchor(item, attribute) ?? spares.keep(NSLayoutYAxisAnchor(item.madeReference, attribute))
    }
}

extension NSLayoutDimension {
    @exclusivity(unchecked) private static var spares = SpareAnchors<NSLayoutDimension>()

    /// The anchor of a length.
    static func of(_ item: UncountedItem, _ attribute: LayoutAttribute) -> NSLayoutDimension {
        spares.anchor(item, attribute) ?? spares.keep(NSLayoutDimension(item.madeReference, attribute))
    }
}
