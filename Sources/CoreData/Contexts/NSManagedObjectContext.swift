import QuartzCore
public import UIKit

/// Objects of a program, with what changed of them since they were fetched or saved.
///
/// The context's own queue runs what `perform` is given; nothing else is kept apart.
///
/// - Source: developer.apple.com/documentation/coredata/nsmanagedobjectcontext
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// The context's kind of queue.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The context's name.
    open var name: String?
    /// Values that the program keeps with the context.
    public let userInfo = NSMutableDictionary()
    /// The coordinator of the stores, that of the parent where the context has one.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? coordinator }
        set {
            coordinator = newValue
            newValue?.note(self)
        }
    }
    private var coordinator: NSPersistentStoreCoordinator?
    /// The context that takes what this one saves; nil where that goes to the stores.
    open var parent: NSManagedObjectContext? { didSet { parent?.children.append(WeakContext(context: self)) } }
    var children: [WeakContext] = []

    /// The `NSMergePolicy` that resolves conflicts with objects that other contexts saved meanwhile.
    open var mergePolicy: Any = NSErrorMergePolicy
    /// Whether the context takes what is saved into its parent or its stores.
    open var automaticallyMergesChangesFromParent = false
    /// Whether relationships of deleted objects are followed at the end of a turn, and not only when the context is
    /// saved.
    open var propagatesDeletesAtEndOfEvent = true
    /// Whether the context holds all its objects.
    open var retainsRegisteredObjects = false { didSet { retained = retainsRegisteredObjects ? registered.objects : [] } }
    /// Whether objects that the store lost count as deleted.
    open var shouldDeleteInaccessibleFaults = true
    /// Seconds for which values that were read stay good; the rows of the stores are always at hand here.
    open var stalenessInterval: TimeInterval = -1
    /// The author of changes, for histories of stores, which are not here.
    open var transactionAuthor: String?
    /// The manager that undoes changes; nil at first.
    open var undoManager: UndoManager?

    let queue: DispatchQueue
    var registered = RegisteredObjects()
    private var retained: [NSManagedObject] = []
    var (inserted, updated, deleted) = (ObjectSet(), ObjectSet(), ObjectSet())
    var event = ContextEvent()
    /// Whether values are read without firing faults.
    var isPeeking = false
    private var unnoted = 0
    var isProcessing = false
    private var isScheduled = false

    /// Makes a context with a kind of queue.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ct == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : .main
        super.init()
        if ct == .privateQueueConcurrencyType { queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self)) }
    }

    /// Makes a context with a kind of queue.
    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    /// The kind of a context's queue.
    public struct ConcurrencyType: Hashable, Sendable {
        let number: Int
        /// The main queue.
        public static let mainQueue = ConcurrencyType(number: 2)
        /// A queue of the context's own.
        public static let privateQueue = ConcurrencyType(number: 1)
    }

    static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

    /// The model of the context's stores.
    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    deinit { for object in registered.objects { (object.values, object.committed) = (nil, nil) } }

    // MARK: Objects

    /// The objects that the context knows.
    open var registeredObjects: Set<NSManagedObject> { Set(registered.objects) }
    /// The objects that will be new in the store.
    open var insertedObjects: Set<NSManagedObject> { Set(inserted.list) }
    /// The objects with changes.
    open var updatedObjects: Set<NSManagedObject> { Set(updated.list) }
    /// The objects that will be deleted.
    open var deletedObjects: Set<NSManagedObject> { Set(deleted.list) }
    /// Whether there is something to save.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    /// The object of an identity that the context knows; nil for none.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }

    /// The object of an identity, which may be a fault of a row that does not exist.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = known(objectID) { return known }
        let object = ManagedObjectMaking.fault(objectID, in: self)
        register(object)
        return object
    }

    /// The object of an identity. Throws an error with the code `NSManagedObjectReferentialIntegrityError` where the
    /// store has none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let known = registered[objectID], !known.isFault || known.hasChanges { return known }
        guard row(of: objectID) != nil else {
            throw CoreDataError.make(
                NSManagedObjectReferentialIntegrityError, "An NSManagedObject with this identity does not exist.",
                [NSAffectedObjectsErrorKey: [objectID]])
        }
        let object = object(with: objectID)
        object.fire()
        return object
    }

    /// The object of an identity; nil for one that is in no store and not in the context.
    func existingFault(_ id: NSManagedObjectID) -> NSManagedObject? {
        if let known = known(id) { return known }
        return row(of: id) == nil ? nil : object(with: id)
    }

    /// The object of an identity that the context has, which may have been saved by the parent meanwhile.
    private func known(_ id: NSManagedObjectID) -> NSManagedObject? {
        if let known = registered[id] { return known }
        guard let parent, !id.isTemporaryID, let earlier = parent.registered.temporaryID(of: id), let known = registered[earlier]
        else { return nil }
        registered.rename(known, to: id)
        return known
    }

    func register(_ object: NSManagedObject) {
        registered.add(object)
        if retainsRegisteredObjects { retained.append(object) }
    }

    /// The values of an identity in the parent context or the store; nil for none.
    func row(of id: NSManagedObjectID) -> Row? {
        guard let parent else { return coordinator?.row(of: id) }
        return parent.performAndWait {
            if let object = parent.registered[id], !object.isFault {
                return parent.deleted.contains(object) ? nil : object.row()
            }
            return parent.row(of: id)
        }
    }

    /// A fault has no row: it counts as deleted, or `NSObjectInaccessibleException` is raised.
    func meetMissingRow(of object: NSManagedObject) {
        guard shouldDeleteInaccessibleFaults else {
            raise(
                "NSObjectInaccessibleException",
                "CoreData could not fulfill a fault for '\(Unmanaged.passUnretained(object.objectID).toOpaque()) "
                    + "<\(object.objectID.uriRepresentation())>'")
        }
        object.values = [:]
    }

    // MARK: Changes

    /// Inserts an object.
    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext !== self else { return }
        event.touch(object, in: self)
        object.managedObjectContext = self
        register(object)
        inserted.insert(object)
        event.inserted.insert(object)
        schedule()
        withoutNotingChanges { object.awakeFromInsert() }
    }

    /// Marks an object as deleted. Its relationships are followed at the end of the turn, and before the context is
    /// saved.
    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !deleted.contains(object) else { return }
        object.fire()
        object.prepareForDeletion()
        event.touch(object, in: self)
        updated.remove(object)
        event.updated.remove(object)
        event.undone.insert(object)
        if inserted.contains(object) && event.inserted.contains(object) {
            event.inserted.remove(object)
            event.vanished.insert(object)
        } else {
            event.deleted.insert(object)
        }
        deleted.insert(object)
        schedule()
    }

    /// An object of the context is about to change.
    func willChange(_ object: NSManagedObject) {
        guard unnoted == 0 || inserted.contains(object) else { return }
        event.touch(object, in: self)
        if object.committed == nil, !inserted.contains(object) { object.committed = object.values }
    }

    /// An object of the context changed.
    func didChange(_ object: NSManagedObject) {
        guard unnoted == 0 else { return }
        if !inserted.contains(object), !deleted.contains(object) { updated.insert(object) }
        if !event.inserted.contains(object), !event.deleted.contains(object) { event.updated.insert(object) }
        schedule()
    }

    /// Runs a function whose changes count as the values that objects have anyway.
    func withoutNotingChanges(_ body: () -> Void) {
        unnoted += 1
        body()
        unnoted -= 1
    }

    /// The values that an object had when the context told of changes last.
    func valuesBeforeEvent(of object: NSManagedObject) -> [String: Any]? { event.before(object)?.values }

    /// Tells of changes at the end of the turn.
    private func schedule() {
        guard !isScheduled, concurrencyType != .privateQueueConcurrencyType else { return }
        isScheduled = true
        DispatchQueue.main.async { [weak self] in
            self?.isScheduled = false
            self?.processPendingChanges()
        }
    }

    /// Turns all objects into nothing: they belong to no context any more.
    open func reset() {
        let objects = registered.objects
        registered = RegisteredObjects()
        retained = []
        (inserted, updated, deleted) = (ObjectSet(), ObjectSet(), ObjectSet())
        event = ContextEvent()
        forgetUndo()
        for object in objects { object.managedObjectContext = nil }
        for object in objects { (object.values, object.committed) = (nil, nil) }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self,
            userInfo: [NSInvalidatedAllObjectsKey: objects.map(\.objectID)])
    }

    /// Removes an object that was deleted, or whose insertion was taken back.
    func unregister(_ object: NSManagedObject) {
        registered.remove(object)
        retained.removeAll { $0 === object }
        object.managedObjectContext = nil
    }

    /// Puts an object into a store. Raises for one that is not new.
    open func assign(_ object: Any, to store: NSPersistentStore) {
        guard let object = object as? NSManagedObject else { return }
        assignedStores[ObjectIdentifier(object)] = store
    }
    var assignedStores: [ObjectIdentifier: NSPersistentStore] = [:]
}

/// The kinds of a context's queue.
///
/// - Source: developer.apple.com/documentation/coredata/nsmanagedobjectcontextconcurrencytype
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// The program keeps the context on one thread.
    case confinementConcurrencyType = 0
    /// A queue of the context's own.
    case privateQueueConcurrencyType = 1
    /// The main queue.
    case mainQueueConcurrencyType = 2
}

struct WeakContext {
    weak var context: NSManagedObjectContext?
}
