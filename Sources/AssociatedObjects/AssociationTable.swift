import Foundation

/// The associations of all objects.
final class AssociationTable: @unchecked Sendable {
    static let shared = AssociationTable()

    private struct Associations {
        let owner: WeakObject
        var values: [UnsafeRawPointer: HeldValue] = [:]
    }

    /// What a change holds until the lock is free, because it may be the last to hold it.
    private struct Ended {
        var value: HeldValue?
        var associations: [Associations] = []
        var lookedAt: [AnyObject] = []
    }

    private let lock = NSLock()
    private var objects: [ObjectIdentifier: Associations] = [:]
    /// Those of objects that are ending, each with the thread on which it does.
    private var ending: [ObjectIdentifier: (associations: Associations, thread: pthread_t)] = [:]
    /// How many objects may have associations before those that are gone are looked for.
    private var sweepCount = AssociationTable.fewestObjectsSwept

    private static let fewestObjectsSwept = 16

    /// How many objects have associations, with those that are gone and not yet removed.
    var count: Int { lock.withLock { objects.count } }

    /// What this replaces or removes ends when the lock is free again: what goes with it may use the table.
    func set(_ value: HeldValue?, of object: AnyObject, for key: UnsafeRawPointer) {
        var ended = Ended()
        lock.withLock {
            let identifier = ObjectIdentifier(object)
            if isEndingHere(identifier) {
                ended.value = ending[identifier]?.associations.values[key]
                ending[identifier]?.associations.values[key] = value
                return
            }
            if let present = objects[identifier], present.owner.object == nil {
                ended.associations.append(present)
                objects[identifier] = nil
            }
            ended.value = objects[identifier]?.values[key]
            if let value {
                objects[identifier, default: Associations(owner: WeakObject(object))].values[key] = value
            } else {
                removeValue(of: identifier, for: key)
            }
            if objects.count > sweepCount { sweep(&ended) }
        }
        withExtendedLifetime(ended) {}
    }

    private func removeValue(of identifier: ObjectIdentifier, for key: UnsafeRawPointer) {
        objects[identifier]?.values[key] = nil
        if objects[identifier]?.values.isEmpty == true { objects[identifier] = nil }
    }

    func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            let identifier = ObjectIdentifier(object)
            if isEndingHere(identifier) { return ending[identifier]?.associations.values[key]?.value }
            guard let associations = objects[identifier], associations.owner.object != nil else { return nil }
            return associations.values[key]?.value
        }
    }

    func removeAll(of object: AnyObject) {
        let ended = lock.withLock { objects.removeValue(forKey: ObjectIdentifier(object)) }
        withExtendedLifetime(ended) {}
    }

    // MARK: Ends of objects

    /// Keeps the associations of an object for what its class does at its end.
    func beginEnd(of identifier: ObjectIdentifier) {
        lock.withLock {
            if let associations = objects.removeValue(forKey: identifier) { ending[identifier] = (associations, pthread_self()) }
        }
    }

    /// Lets the associations of an object go that is gone.
    func finishEnd(of identifier: ObjectIdentifier) {
        let ended = lock.withLock { ending.removeValue(forKey: identifier) }
        withExtendedLifetime(ended) {}
    }

    /// Whether an object is ending on the current thread. On others a new one may have its address already.
    private func isEndingHere(_ identifier: ObjectIdentifier) -> Bool {
        ending[identifier].map { pthread_equal($0.thread, pthread_self()) != 0 } ?? false
    }

    /// Removes the associations of objects that are gone, and waits for as many new objects as are left before the next time.
    private func sweep(_ ended: inout Ended) {
        for (identifier, associations) in objects {
            if let object = associations.owner.object {
                ended.lookedAt.append(object)
            } else {
                ended.associations.append(associations)
                objects[identifier] = nil
            }
        }
        sweepCount = max(Self.fewestObjectsSwept, objects.count * 2)
    }
}
