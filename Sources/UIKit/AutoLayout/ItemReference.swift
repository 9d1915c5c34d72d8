import LayoutEngine

/// The reference of constraint objects to a view or guide: it does not keep the item alive, and is nil once the item is gone.
///
/// An item has one, made when a constraint first names it, which it clears when it is deallocated. A weak reference would cost a lookup with
/// atomic operations each time it is read, and make each retain and release of the item slower from then on.
@MainActor
final class ItemReference {
    private(set) var uncounted: UncountedItem

    /// The item; nil once it is gone.
    var item: (any LayoutItem)? { uncounted.item }
    /// Whether the item is not gone.
    var isThere: Bool { uncounted.isThere }

    private init(_ item: UncountedItem) { uncounted = item }

    /// The item's reference; nil for no item, and for items of other kinds, which no constraint object names.
    static func of(_ item: (any LayoutItem)?) -> ItemReference? {
        if let view = item as? UIView { return of(view) }
        if let guide = item as? UILayoutGuide { return of(guide) }
        return nil
    }

    private static func of(_ view: UIView) -> ItemReference {
        if let known = view.layoutState.reference { return known }
        let made = ItemReference(UncountedItem(view))
        view.layoutState.reference = made
        return made
    }

    private static func of(_ guide: UILayoutGuide) -> ItemReference {
        if let known = guide.reference { return known }
        let made = ItemReference(UncountedItem(guide))
        guide.reference = made
        return made
    }

    /// The item is being deallocated.
    func clear() { uncounted = .none }
}
