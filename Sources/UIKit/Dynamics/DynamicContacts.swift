/// The contacts of an animator's items, and the changes that their collision behaviours have not been told of.
@MainActor
struct DynamicContacts {
    /// A contact as a behaviour's delegate receives it.
    private struct Contact {
        var source: Int
        var first: any UIDynamicItem
        /// nil for a boundary.
        var second: (any UIDynamicItem)?
        var boundary: (any NSCopying)?
        var point: CGPoint

        func isSame(as other: Contact) -> Bool {
            guard source == other.source, first === other.first, second === other.second else { return false }
            return (boundary as AnyObject?) === (other.boundary as AnyObject?)
        }
    }

    private var present: [Contact] = []
    private var news: [(contact: Contact, began: Bool)] = []

    /// Records the contacts after a step.
    mutating func note(_ touching: [PhysicsWorld.Touching], _ world: PhysicsWorld) {
        var now: [Contact] = []
        for entry in touching {
            let pair = world.pairs[entry.pair]
            let contact = Contact(
                source: pair.source, first: world.items[pair.first],
                second: pair.second < world.items.count ? world.items[pair.second] : nil, boundary: pair.boundary,
                point: entry.contact.places[0].point.point)
            if !now.contains(where: contact.isSame) { now.append(contact) }
        }
        for contact in now where !present.contains(where: contact.isSame) { news.append((contact, true)) }
        for contact in present where !now.contains(where: contact.isSame) { news.append((contact, false)) }
        present = now
    }

    /// Calls the delegates, in the order of the contacts.
    mutating func tell(_ behaviors: [UIDynamicBehavior]) {
        let told = news
        news = []
        for (contact, began) in told where contact.source < behaviors.count {
            guard let behavior = behaviors[contact.source] as? UICollisionBehavior, let delegate = behavior.collisionDelegate
            else {
                continue
            }
            switch (contact.second, began) {
            case (let second?, true):
                delegate.collisionBehavior(behavior, beganContactFor: contact.first, with: second, at: contact.point)
            case (let second?, false):
                delegate.collisionBehavior(behavior, endedContactFor: contact.first, with: second)
            case (nil, true):
                delegate.collisionBehavior(
                    behavior, beganContactFor: contact.first, withBoundaryIdentifier: contact.boundary, at: contact.point)
            case (nil, false):
                delegate.collisionBehavior(
                    behavior, endedContactFor: contact.first, withBoundaryIdentifier: contact.boundary)
            }
        }
    }
}
