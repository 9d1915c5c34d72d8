public import UIKit

/// A store of objects.
///
/// - Source: developer.apple.com/documentation/coredata/nspersistentstore
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// The store's type, such as `NSSQLiteStoreType`.
    public let type: String
    /// The name of the model's configuration whose entities the store has; nil for all.
    public let configurationName: String
    /// The options that the store was added with.
    public let options: [AnyHashable: Any]?
    /// The store's file.
    open internal(set) var url: URL?
    /// Whether objects cannot be saved into the store.
    open var isReadOnly: Bool
    /// The metadata of the store.
    open var metadata: [String: Any]!
    /// The coordinator that has the store.
    public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

    let table = RowTable()
    let file: StoreFile?
    /// The identifier of the store.
    open private(set) var identifier: String

    init(
        type: String, _ description: NSPersistentStoreDescription, file: StoreFile?, metadata: [String: Any],
        in coordinator: NSPersistentStoreCoordinator
    ) {
        (self.type, self.file, self.metadata) = (type, file, metadata)
        configurationName = description.configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        options = description.options
        url = description.url
        isReadOnly = description.isReadOnly
        identifier = metadata[NSStoreUUIDKey] as? String ?? UUID().uuidString
        persistentStoreCoordinator = coordinator
        super.init()
    }

    /// Whether the store has an entity's objects.
    func has(_ entity: NSEntityDescription) -> Bool {
        guard let model = persistentStoreCoordinator?.managedObjectModel,
            let entities = model.entities(forConfigurationName: configurationName)
        else { return true }
        return entities.contains { $0.name == entity.name }
    }

    /// Writes rows into the table and the file; the file first, since writing it may fail.
    func write(_ rows: [(id: NSManagedObjectID, row: Row)], deleting deleted: [NSManagedObjectID]) throws {
        try file?.write(rows, deleting: deleted, last: table.last)
        for (id, row) in rows { table.set(row, id) }
        for id in deleted { table.remove(id) }
    }
}

/// The description of a store that a container or a coordinator adds.
///
/// - Source: developer.apple.com/documentation/coredata/nspersistentstoredescription
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
    /// The store's type; `NSSQLiteStoreType` at first.
    open var type = NSSQLiteStoreType
    /// The name of the model's configuration whose entities the store has; nil for all.
    open var configuration: String?
    /// The store's file.
    open var url: URL?
    /// Whether the store is added later, so that the program goes on meanwhile.
    open var shouldAddStoreAsynchronously = false
    /// The options by their names.
    open private(set) var options: [String: NSObject] = [
        NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
        NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
    ]
    /// Settings of SQLite; they have no effect here.
    open private(set) var sqlitePragmas: [String: NSObject] = [:]
    /// Seconds that a change waits for others; it has no effect here.
    open var timeout: TimeInterval = 240
    /// The options of the store in iCloud, which is not here.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    /// A store in a file of SQLite.
    public init(url: URL) { self.url = url }

    /// A store without a file yet.
    public override init() { super.init() }

    /// Sets an option.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    /// Sets a setting of SQLite.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

    /// Whether objects cannot be saved into the store.
    open var isReadOnly: Bool {
        get { isOn(NSReadOnlyPersistentStoreOption) }
        set { setOption(NSNumber(value: newValue), forKey: NSReadOnlyPersistentStoreOption) }
    }
    /// Whether a store of an earlier model is brought to the model; true at first.
    open var shouldMigrateStoreAutomatically: Bool {
        get { isOn(NSMigratePersistentStoresAutomaticallyOption) }
        set { setOption(NSNumber(value: newValue), forKey: NSMigratePersistentStoresAutomaticallyOption) }
    }
    /// Whether what changed of a model is found by comparison; true at first.
    open var shouldInferMappingModelAutomatically: Bool {
        get { isOn(NSInferMappingModelAutomaticallyOption) }
        set { setOption(NSNumber(value: newValue), forKey: NSInferMappingModelAutomaticallyOption) }
    }

    private func isOn(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }

    /// Takes all options, in place of those of a new description.
    func setOptions(_ options: [AnyHashable: Any]?) {
        self.options = [:]
        for (key, value) in options ?? [:] {
            guard let key = key as? String else { continue }
            self.options[key] = value as? NSObject ?? (value as? Bool).map { NSNumber(value: $0) }
        }
    }

    /// A description with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        (copy.type, copy.configuration, copy.url) = (type, configuration, url)
        (copy.shouldAddStoreAsynchronously, copy.options, copy.sqlitePragmas) = (
            shouldAddStoreAsynchronously, options, sqlitePragmas
        )
        (copy.timeout, copy.cloudKitContainerOptions) = (timeout, cloudKitContainerOptions)
        return copy
    }
}
