import LayoutEngine

/// The reference of constraint objects to a view or guide: it does not keep the item alive, and is nil once the item is gone.
///
/// An item has one, made when a constraint first names it, which it clears when it is deallocated. A weak reference would cost a lookup with
/// atomic operations each time it is read, and make each retain and release of the item slower from then on.
@MainActor
final class ItemReference {
    @exclusivity(unchecked) private(set) var uncounted: UncountedItem

    private init(_ item: UncountedItem) { uncounted = item }

    /// Makes the reference of an item that has none yet.
    @inline(never)
    fileprivate static func make(for item: UncountedItem) -> Unmanaged<ItemReference>? {
        guard item.isThere else { return nil }
        let made = Unmanaged.passRetained(ItemReference(item))
        if let guide = item.guide { guide.reference = made } else { item.ownView?.layoutState.reference = made }
        return made
    }

    /// The item is being deallocated.
    fileprivate func clear() { uncounted = .none }
}

extension Unmanaged<ItemReference> {
    /// Clears and releases the reference of an item that is being deallocated.
    @MainActor
    fileprivate func end() {
        takeUnretainedValue().clear()
        release()
    }
}

extension UIView {
    /// The view is being deallocated.
    func forgetReference() { layoutState.reference?.end() }
}

extension UILayoutGuide {
    /// The guide is being deallocated.
    func forgetReference() { reference?.end() }
}

extension UncountedItem {
    /// Another count of the item's reference, for a constraint that names the item; nil for no item.
    @inline(__always)
    var countedReference: Unmanaged<ItemReference>? { (reference ?? ItemReference.make(for: self))?.retain() }
}
