import LayoutEngine

/// The item and attribute of an anchor, by which anchors of different kinds are compared: their generic classes do not
/// convert.
@MainActor
protocol AnchorPlace: AnyObject, Sendable {
    /// The reference to the item: the same for all anchors of an item, also after the item is gone.
    var reference: ItemReference? { get }
    var attribute: LayoutAttribute { get }
    /// The position from which the anchor is measured, if the anchor is a distance.
    var subtrahend: LayoutSubtrahends.Position? { get }
}

extension NSLayoutAnchor: AnchorPlace {}

extension AnchorPlace {
    /// Whether both are one attribute of one item, measured from the same position.
    func isAtPlace(of other: any AnchorPlace) -> Bool {
        hasItem(of: other) && attribute == other.attribute && subtrahend?.item === other.subtrahend?.item
            && subtrahend?.attribute == other.subtrahend?.attribute
    }

    private func hasItem(of other: any AnchorPlace) -> Bool {
        guard let reference, let otherReference = other.reference else { return reference == nil && other.reference == nil }
        return reference.isSame(as: otherReference)
    }

    /// A hash that is equal for anchors of one place.
    var placeHash: Int {
        var hasher = Hasher()
        reference?.hash(into: &hasher)
        hasher.combine(attribute)
        hasher.combine(subtrahend?.attribute)
        return hasher.finalize()
    }
}
