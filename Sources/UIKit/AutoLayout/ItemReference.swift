import LayoutEngine
import Synchronization

/// The reference of constraint objects to a view or guide: it does not keep the item alive, and is empty once the item
/// is gone.
///
/// It consists of a place in a table, and of the number of items that had left that place when the item took it. So
/// neither items nor references to them count references, each of which costs two atomic operations; a weak reference
/// would also need a lookup at each read, and would slow down every later retain and release of the item. An item has
/// one reference, made when a constraint first names it.
@MainActor
struct ItemReference {
    private let place: UnsafeMutablePointer<ItemPlace>
    private let departures: UInt

    /// Makes the reference of an item that has none yet.
    fileprivate init(_ item: UncountedItem) {
        place = ItemPlaces.take()
        place.pointee.item = item
        departures = place.pointee.departures
    }

    /// The item; none once it is gone.
    @inline(__always)
    var item: UncountedItem { place.pointee.departures == departures ? place.pointee.item : .none }

    /// Whether both are references to one item, also after it is gone.
    func isSame(as other: ItemReference) -> Bool { place == other.place && departures == other.departures }

    /// Whether both have the same place, which one item took after the other was gone.
    func isAtPlace(of other: ItemReference) -> Bool { place == other.place }

    /// The number of places, for tests that guard against growth.
    static var placesMade: Int { ItemPlaces.made }

    func hash(into hasher: inout Hasher) {
        hasher.combine(place)
        hasher.combine(departures)
    }

    /// Frees the place of an item that is being deallocated.
    fileprivate func end() {
        place.pointee.item = .none
        place.pointee.departures += 1
        ItemPlaces.giveBack(place)
    }
}

/// A place in the table of items.
private struct ItemPlace {
    var item: UncountedItem
    /// The number of past items of the place.
    var departures: UInt = 0
    /// The next free place, while this one is free.
    var next: UnsafeMutablePointer<ItemPlace>?
}

/// The places of the table. They are never freed, because references to past items still read them.
///
/// The last reference to an item may be released on any thread, so that a lock guards the list of free places.
private enum ItemPlaces {
    nonisolated(unsafe) private static var free: UnsafeMutablePointer<ItemPlace>?
    private static let lock = Mutex(())
    /// The number of places that are allocated at once.
    private static let count = 64
    @MainActor private(set) static var made = 0

    /// A free place.
    @MainActor
    static func take() -> UnsafeMutablePointer<ItemPlace> { takeFree() ?? makePlaces() }

    /// The first free place. The function belongs to no actor, because the lock would otherwise check the actor of its
    /// closure.
    private static func takeFree() -> UnsafeMutablePointer<ItemPlace>? {
        lock.withLock { _ in
            nonisolated(unsafe) let place = free
            free = place?.pointee.next
            return place
        }
    }

    static func giveBack(_ place: UnsafeMutablePointer<ItemPlace>) {
        lock.withLock { _ in
            place.pointee.next = free
            free = place
        }
    }

    /// Makes places, all but the first of which are free.
    @MainActor
    private static func makePlaces() -> UnsafeMutablePointer<ItemPlace> {
        let places = UnsafeMutablePointer<ItemPlace>.allocate(capacity: count)
        made += count
        for index in (0..<count).reversed() {
            (places + index).initialize(to: ItemPlace(item: .none))
            if index > 0 { giveBack(places + index) }
        }
        return places
    }
}

extension UIView {
    /// Frees the view's reference; the view is being deallocated.
    func forgetReference() { layoutState.reference?.end() }
}

extension UILayoutGuide {
    /// Frees the guide's reference; the guide is being deallocated.
    func forgetReference() { reference?.end() }
}

extension UncountedItem {
    /// The item's reference, made now if no constraint has named the item before; nil for no item.
    @inline(__always)
    var madeReference: ItemReference? { reference ?? makeReference() }

    @inline(never)
    private func makeReference() -> ItemReference? {
        guard isThere else { return nil }
        let made = ItemReference(self)
        if let guide { guide.reference = made } else { ownView?.layoutState.reference = made }
        return made
    }
}
