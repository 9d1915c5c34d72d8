/// The positions that are subtracted from the sides of a constraint between distances: a side is then `attribute -
/// subtrahend`, along the layout direction if either of the two follows it.
@MainActor
package final class LayoutSubtrahends {
    /// An attribute of an item, on the axis of the attribute that it is subtracted from.
    ///
    /// It is an object, so that anchors and constraints without one need no weak reference.
    @MainActor
    package final class Position {
        package private(set) weak var item: (any LayoutItem)?
        package let attribute: LayoutAttribute
        private let identity: ObjectIdentifier

        package init(item: any LayoutItem, attribute: LayoutAttribute) {
            (self.item, self.attribute, identity) = (item, attribute, ObjectIdentifier(item))
        }

        /// Whether the position is of this item; also while the item is being deallocated.
        func isOf(_ item: any LayoutItem) -> Bool { identity == ObjectIdentifier(item) }
    }

    /// The position subtracted from the left-hand side; `nil` if that is a width or a height.
    package let first: Position?
    /// The position subtracted from the right-hand side; `nil` if that is a width, a height or a number.
    package let second: Position?

    package init(_ first: Position?, _ second: Position?) { (self.first, self.second) = (first, second) }

    /// Whether none of the items is gone.
    package var isWhole: Bool { (first == nil || first?.item != nil) && (second == nil || second?.item != nil) }

    /// The items that are left.
    package var items: [any LayoutItem] { [first?.item, second?.item].compactMap { $0 } }

    func names(_ item: any LayoutItem) -> Bool { first?.isOf(item) == true || second?.isOf(item) == true }

    var namesBaseline: Bool { first?.attribute.isBaseline == true || second?.attribute.isBaseline == true }
}
