import LayoutEngine

/// The reference of constraint objects to a view or guide: it does not keep the item alive, and is nil once the item is gone.
///
/// An item has one, made when a constraint first names it, which it clears when it is deallocated. A weak reference would cost a lookup with
/// atomic operations each time it is read, and make each retain and release of the item slower from then on.
@MainActor
final class ItemReference {
    @exclusivity(unchecked) private(set) var uncounted: UncountedItem

    private init(_ item: UncountedItem) { uncounted = item }

    fileprivate static func of(_ view: UIView) -> ItemReference {
        if let known = view.layoutState.reference { return known }
        let made = ItemReference(UncountedItem(view))
        view.layoutState.reference = made
        return made
    }

    fileprivate static func of(_ guide: UILayoutGuide) -> ItemReference {
        if let known = guide.reference { return known }
        let made = ItemReference(UncountedItem(guide))
        guide.reference = made
        return made
    }

    /// The item is being deallocated.
    func clear() { uncounted = .none }
}

extension UncountedItem {
    /// The item's reference; nil for no item.
    var reference: ItemReference? {
        if let view = ownView { return ItemReference.of(view) }
        if let guide { return ItemReference.of(guide) }
        return nil
    }
}
