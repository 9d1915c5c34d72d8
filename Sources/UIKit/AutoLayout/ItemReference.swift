import LayoutEngine
import Synchronization

/// The reference of constraint objects to a view or guide: it does not keep the item alive, and leads to none once the item is gone.
///
/// It names a place in a table, and how often that place had been left when the item came to it. So neither an item nor those who refer to it
/// count references, each of which takes two atomic operations; a weak reference would cost a lookup each time it is read besides, and make each
/// retain and release of the item slower from then on. An item has one reference, made when a constraint first names it.
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

    /// Whether both are references to one item, also once it is gone.
    func isSame(as other: ItemReference) -> Bool { place == other.place && departures == other.departures }

    /// Whether both name one place, which one item got after the other was gone.
    func isAtPlace(of other: ItemReference) -> Bool { place == other.place }

    /// How many places there are, for tests that guard against growth.
    static var placesMade: Int { ItemPlaces.made }

    func hash(into hasher: inout Hasher) {
        hasher.combine(place)
        hasher.combine(departures)
    }

    /// The item is being deallocated.
    fileprivate func end() {
        place.pointee.item = .none
        place.pointee.departures += 1
        ItemPlaces.giveBack(place)
    }
}

/// A place in the table of items.
private struct ItemPlace {
    var item: UncountedItem
    /// How many items had the place and are gone.
    var departures: UInt = 0
    /// The free place behind this one, while this one is free.
    var next: UnsafeMutablePointer<ItemPlace>?
}

/// The places of the table. They are never freed, since references to items that are gone still look there.
///
/// The last reference to an item may be released on any thread, so that a lock guards which places are free.
private enum ItemPlaces {
    nonisolated(unsafe) private static var free: UnsafeMutablePointer<ItemPlace>?
    private static let lock = Mutex(())
    /// How many places are made at once.
    private static let count = 64
    @MainActor private(set) static var made = 0

    /// A free place.
    @MainActor
    static func take() -> UnsafeMutablePointer<ItemPlace> { takeFree() ?? makePlaces() }

    /// The first free place. The function is of no actor, as the lock would check the actor of its closure otherwise.
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
    /// The view is being deallocated.
    func forgetReference() { layoutState.reference?.end() }
}

extension UILayoutGuide {
    /// The guide is being deallocated.
    func forgetReference() { reference?.end() }
}

extension UncountedItem {
    /// The item's reference, which is made now where constraints did not name the item so far; nil for no item.
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
