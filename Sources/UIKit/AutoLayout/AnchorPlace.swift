import LayoutEngine

/// What an anchor stands for: how anchors of different kinds compare, whose generic classes do not convert.
@MainActor
protocol AnchorPlace: AnyObject, Sendable {
    /// The reference to the item, which is one for all anchors of an item, also once it is gone.
    var reference: ItemReference? { get }
    var attribute: LayoutAttribute { get }
    /// What the position is measured from, where the anchor is a distance.
    var subtrahend: LayoutSubtrahends.Position? { get }
}

extension NSLayoutAnchor: AnchorPlace {}

extension AnchorPlace {
    /// Whether both are one attribute of one item, measured from one place.
    func isAtPlace(of other: any AnchorPlace) -> Bool {
        hasItem(of: other) && attribute == other.attribute && subtrahend?.item === other.subtrahend?.item
            && subtrahend?.attribute == other.subtrahend?.attribute
    }

    private func hasItem(of other: any AnchorPlace) -> Bool {
        guard let reference, let otherReference = other.reference else { return reference == nil && other.reference == nil }
        return reference.isSame(as: otherReference)
    }

    /// A number that is the same for anchors of one place.
    var placeHash: Int {
        var hasher = Hasher()
        reference?.hash(into: &hasher)
        hasher.combine(attribute)
        hasher.combine(subtrahend?.attribute)
        return hasher.finalize()
    }
}
