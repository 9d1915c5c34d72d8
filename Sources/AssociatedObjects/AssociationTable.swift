import Foundation

/// The associations of all objects.
final class AssociationTable: @unchecked Sendable {
    static let shared = AssociationTable()

    private struct Associations {
        let owner: WeakObject
        var values: [UnsafeRawPointer: HeldValue] = [:]
    }

    /// Values that a change removed; they are released after the lock, since their `deinit` may use the table.
    private struct Ended {
        var value: HeldValue?
        var associations: [Associations] = []
        var lookedAt: [AnyObject] = []
    }

    private let lock = NSLock()
    private var objects: [ObjectIdentifier: Associations] = [:]
    /// The associations of objects that are being deallocated, each with the thread that deallocates its object.
    private var ending: [ObjectIdentifier: (associations: Associations, thread: pthread_t)] = [:]
    /// The number of objects at which the table is swept for deallocated ones.
    private var sweepCount = AssociationTable.fewestObjectsSwept

    private static let fewestObjectsSwept = 16

    /// The number of objects with associations, including deallocated ones that are not swept yet.
    var count: Int { lock.withLock { objects.count } }

    /// Sets or removes a value. The replaced value is released after the lock is free, since its `deinit` may use the
    /// table.
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

    // MARK: Deallocation

    /// Keeps the associations of an object readable while its class deallocates it.
    func beginEnd(of identifier: ObjectIdentifier) {
        lock.withLock {
            if let associations = objects.removeValue(forKey: identifier) { ending[identifier] = (associations, pthread_self()) }
        }
    }

    /// Releases the associations of a deallocated object.
    func finishEnd(of identifier: ObjectIdentifier) {
        let ended = lock.withLock { ending.removeValue(forKey: identifier) }
        withExtendedLifetime(ended) {}
    }

    /// Whether an object is being deallocated on the current thread. On other threads a new object may already have its
    /// address.
    private func isEndingHere(_ identifier: ObjectIdentifier) -> Bool {
        ending[identifier].map { pthread_equal($0.thread, pthread_self()) != 0 } ?? false
    }

    /// Removes the associations of deallocated objects, and doubles the count of the rest as the threshold of the next
    /// sweep.
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
