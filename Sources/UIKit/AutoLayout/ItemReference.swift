import LayoutEngine

/// The reference of constraint objects to a view or guide: it does not keep the item alive, and is nil once the item is gone.
///
/// An item has one, made when a constraint first names it, which it clears when it is deallocated. A weak reference would cost a lookup with
/// atomic operations each time it is read, and make each retain and release of the item slower from then on.
@MainActor
final class ItemReference {
    @exclusivity(unchecked) private(set) var uncounted: UncountedItem

    private init(_ item: UncountedItem) { uncounted = item }

    /// Another count of a view's reference.
    @inline(__always)
    fileprivate static func counted(of view: UIView) -> Unmanaged<ItemReference> {
        view.layoutState.reference?.retain() ?? make(of: view)
    }

    @inline(never)
    private static func make(of view: UIView) -> Unmanaged<ItemReference> {
        let made = Unmanaged.passRetained(ItemReference(UncountedItem(view)))
        view.layoutState.reference = made
        return made.retain()
    }

    fileprivate static func counted(of guide: UILayoutGuide) -> Unmanaged<ItemReference> {
        if let known = guide.reference { return known.retain() }
        let made = Unmanaged.passRetained(ItemReference(UncountedItem(guide)))
        guide.reference = made
        return made.retain()
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
    var countedReference: Unmanaged<ItemReference>? {
        if let view = ownView { return ItemReference.counted(of: view) }
        if let guide { return ItemReference.counted(of: guide) }
        return nil
    }
}
