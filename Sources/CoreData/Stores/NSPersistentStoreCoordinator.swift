import QuartzCore
import UIKit

/// The stores of a model's objects.
///
/// - Source: developer.apple.com/documentation/coredata/nspersistentstorecoordinator
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The model of the objects.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores, in the order in which they were added.
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// The coordinator's name.
    open var name: String?

    let lock = NSRecursiveLock()
    private var known: [WeakContext] = []
    private let queue = DispatchQueue(label: "NSPersistentStoreCoordinator")

    /// Makes a coordinator without stores.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        ManagedObjectMaking.note(model)
        for entity in model.entities where entity.managedObjectClassName != "NSManagedObject" && !entity.isAbstract {
            entity.knownClass = entity.knownClass ?? ManagedObjectMaking.findClass(entity.managedObjectClassName)
        }
    }

    /// Notes a context that saves into the stores.
    func note(_ context: NSManagedObjectContext) {
        lock.withLock {
            known.removeAll { $0.context == nil || $0.context === context }
            known.append(WeakContext(context: context))
        }
    }

    var contexts: [NSManagedObjectContext] { lock.withLock { known.compactMap(\.context) } }

    // MARK: Stores

    /// Adds a store, of a type and with a file for those that need one.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let description = NSPersistentStoreDescription()
        (description.type, description.configuration, description.url) = (storeType, configuration, storeURL)
        description.setOptions(options)
        return try add(description)
    }

    /// The kinds of stores.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The kind's name.
        public let rawValue: String
        /// Makes a kind of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A file of SQLite.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A store that ends with the program.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        /// A file that is read and written whole; not here.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }

    /// Adds a store of a type.
    @discardableResult
    open func addPersistentStore(
        type: StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Adds a store, and calls a function when it is there or cannot be.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let block = block
        let work: @Sendable () -> Void = {
            var failure: (any Error)?
            do { try self.add(storeDescription) } catch { failure = error }
            let result = failure
            guard storeDescription.shouldAddStoreAsynchronously else { return block(storeDescription, result) }
            DispatchQueue.main.async { block(storeDescription, result) }
        }
        if storeDescription.shouldAddStoreAsynchronously { queue.async(execute: work) } else { work() }
    }

    @discardableResult
    private func add(_ description: NSPersistentStoreDescription) throws -> NSPersistentStore {
        try lock.withLock {
            let store = try StoreOpening(description, self).store()
            persistentStores.append(store)
            tell(.NSPersistentStoreCoordinatorStoresDidChange, [NSAddedPersistentStoresKey: [store]])
            return store
        }
    }

    private func tell(_ name: Notification.Name, _ information: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }

    /// Removes a store; its file stays.
    open func remove(_ store: NSPersistentStore) throws {
        guard let index = persistentStores.firstIndex(where: { $0 === store }) else {
            throw CoreDataError.make(NSPersistentStoreOperationError, "The store is not one of this coordinator.")
        }
        persistentStores.remove(at: index)
        store.persistentStoreCoordinator = nil
        store.file?.close()
        tell(.NSPersistentStoreCoordinatorStoresDidChange, [NSRemovedPersistentStoresKey: [store]])
    }

    /// The store of a file.
    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

    /// The file of a store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Returns the metadata of a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Sets what a store says of itself.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        store.metadata = metadata
        try? store.file?.write(metadata: metadata ?? [:])
    }

    /// Returns the metadata of the store in a file.
    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try StoreOpening.metadata(storeType, url)
    }

    /// Returns the metadata of the store in a file.
    open class func metadataForPersistentStore(
        type: StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try StoreOpening.metadata(type.rawValue, storeURL)
    }

    /// Makes the store in a file empty: the file is gone.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        for path in StoreOpening.paths(of: url) where FileManager.default.fileExists(atPath: path) {
            try FileManager.default.removeItem(atPath: path)
        }
    }

    /// Makes the store in a file empty: the file is gone.
    open func destroyPersistentStore(at url: URL, type storeType: StoreType, options: [AnyHashable: Any]? = nil) throws {
        try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options)
    }

    /// Copies all objects of a store into a new one, which takes the place of the first.
    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        let copy = try addPersistentStore(
            ofType: storeType, configurationName: store.configurationName, at: URL, options: options)
        try lock.withLock {
            let ids = managedObjectModel.entities.flatMap { store.table.ids(of: $0) }
            try copy.write(ids.map { (id($0, in: copy), moved(store.table[$0]!, to: copy)) }, deleting: [])
        }
        try remove(store)
        return copy
    }

    private func id(_ id: NSManagedObjectID, in store: NSPersistentStore) -> NSManagedObjectID {
        store.table.id(id.entity, id.number, in: store)
    }

    private func moved(_ row: Row, to store: NSPersistentStore) -> Row {
        Row(
            values: row.values.mapValues { value in
                switch value {
                case let id as NSManagedObjectID: self.id(id, in: store)
                case let ids as [NSManagedObjectID]: ids.map { self.id($0, in: store) }
                default: value
                }
            }, version: row.version)
    }

    // MARK: Identities

    /// The identity of a URL; nil for that of another store, or of no object.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        guard url.scheme == "x-coredata", let store = persistentStores.first(where: { $0.identifier == url.host }) else {
            return nil
        }
        let parts = url.pathComponents.filter { $0 != "/" }
        guard parts.count == 2, parts[1].hasPrefix("p"), let number = Int64(parts[1].dropFirst()),
            let entity = managedObjectModel.entitiesByName[parts[0]]
        else { return nil }
        return store.table.id(entity, number, in: store)
    }

    /// Gives new objects the identities of their stores.
    func obtainIDs(for objects: [NSManagedObject], in context: NSManagedObjectContext) throws {
        for object in objects where object.objectID.isTemporaryID {
            let assigned = context.assignedStores[ObjectIdentifier(object)]
            guard let store = assigned ?? persistentStores.first(where: { $0.has(object.entity) && !$0.isReadOnly }) else {
                throw CoreDataError.make(
                    NSPersistentStoreSaveError,
                    "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save operation.")
            }
            let number = store.table.nextNumber(of: object.entity)
            context.registered.rename(object, to: NSManagedObjectID(object.entity, number: number, in: store))
        }
    }

    // MARK: Rows

    func row(of id: NSManagedObjectID) -> Row? { lock.withLock { store(of: id)?.table[id] } }

    /// The store of an identity, which may have been opened again since.
    private func store(of id: NSManagedObjectID) -> NSPersistentStore? { id.persistentStore }

    /// The identities of the rows of an entity, and of those below it.
    func ids(of entities: [NSEntityDescription], in stores: [NSPersistentStore]?) -> [NSManagedObjectID] {
        lock.withLock { (stores ?? persistentStores).flatMap { store in entities.flatMap { store.table.ids(of: $0) } } }
    }

    /// Writes changes into the stores.
    func write(_ changes: ContextChanges) throws {
        var rows: [(id: NSManagedObjectID, row: Row)] = []
        for object in changes.inserted { rows.append((object.objectID, Row(values: object.row().values, version: 1))) }
        for object in changes.updated { rows.append((object.objectID, written(object))) }
        let deleted = changes.deleted.map(\.objectID)
        for store in persistentStores {
            let own = rows.filter { $0.id.persistentStore === store }
            let gone = deleted.filter { $0.persistentStore === store }
            guard !own.isEmpty || !gone.isEmpty else { continue }
            if store.isReadOnly {
                throw CoreDataError.make(
                    NSPersistentStoreSaveError, "You don’t have permission to save the store because it is read-only.",
                    [NSAffectedStoresErrorKey: [store]])
            }
            try store.write(own, deleting: gone)
        }
    }

    /// The row of a changed object: relationships to many get what the context added on top of what others saved.
    private func written(_ object: NSManagedObject) -> Row {
        var new = object.row()
        guard let current = row(of: object.objectID), let committed = object.committed else {
            new.version += 1
            return new
        }
        for relationship in object.entity.relationships where relationship.isToMany && !relationship.isTransient {
            let name = relationship.name
            let before = RelatedObjects.identities(committed[name])
            let (saved, after) = (RelatedObjects.identities(current.values[name]), RelatedObjects.identities(new.values[name]))
            guard saved != before else { continue }
            let (gone, known) = (Set(before).subtracting(after), Set(before))
            new.values[name] = saved.filter { !gone.contains($0) } + after.filter { !known.contains($0) && !saved.contains($0) }
        }
        new.version = current.version + (object.hasRowChanges ? 1 : 0)
        return new
    }

    // MARK: Work

    /// Runs a function on the coordinator's queue, later.
    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        queue.async { block() }
    }

    /// Runs a function while nothing else uses the stores.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try lock.withLock(block) }

    /// Does a request for a context: objects of a fetch request, or the result of a batch request.
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        if let fetch = request as? any FetchRequest { return try context.results(of: fetch.plan) }
        return try context.execute(request)
    }
}
