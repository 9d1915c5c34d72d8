public import UIKit

// Names of notifications, keys and errors.

/// The key of the objects that were inserted.
public let NSInsertedObjectsKey = "inserted"
/// The key of the objects that changed.
public let NSUpdatedObjectsKey = "updated"
/// The key of the objects that were deleted.
public let NSDeletedObjectsKey = "deleted"
/// The key of the objects that were read again.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the objects that are no more.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key that says that all objects are no more.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of the identities of objects that were inserted.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identities of objects that changed.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identities of objects that were deleted.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension NSNotification.Name {
    /// A context will be saved.
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    /// A context was saved; the information has the objects.
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// Objects of a context changed; the information has them.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
    /// A context was saved; the information has the objects' identities.
    public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    /// A context took changes of another one; the information has the objects' identities.
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = Notification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
    /// A coordinator has other stores.
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
    /// A coordinator will have other stores.
    public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
    /// A store was changed by another coordinator; never posted here.
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
    /// The name of the notification that the context will be saved.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    /// The name of the notification that the context was saved.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// The name of the notification that objects changed.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    /// The name of the notification that the context was saved, with identities.
    public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs
    /// The name of the notification that the context took changes, with identities.
    public static let didMergeChangesObjectIDsNotification = Notification.Name.NSManagedObjectContextDidMergeChangesObjectIDs

    /// The keys of notifications' information.
    public enum NotificationKey: String, Sendable {
        /// The objects that were inserted.
        case insertedObjects = "inserted"
        /// The objects that changed.
        case updatedObjects = "updated"
        /// The objects that were deleted.
        case deletedObjects = "deleted"
        /// The objects that were read again.
        case refreshedObjects = "refreshed"
        /// The objects that are no more.
        case invalidatedObjects = "invalidated"
        /// All objects are no more.
        case invalidatedAllObjects = "invalidatedAll"
        /// The identities of objects that were inserted.
        case insertedObjectIDs = "inserted_objectIDs"
        /// The identities of objects that changed.
        case updatedObjectIDs = "updated_objectIDs"
        /// The identities of objects that were deleted.
        case deletedObjectIDs = "deleted_objectIDs"
    }
}

// MARK: Stores

/// A store in a file of SQLite.
public let NSSQLiteStoreType = "SQLite"
/// A store that ends with the program.
public let NSInMemoryStoreType = "InMemory"
/// A store in a file that is read and written whole; not here.
public let NSBinaryStoreType = "Binary"
/// The option by which a store cannot be changed.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option by which a store of an earlier model is brought to the model.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option by which what changed of a model is found by comparison.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option with settings of SQLite; they have no effect here.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option by which SQLite's analysis runs; it has no effect here.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// The option by which a store's file is made smaller; it has no effect here.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option with the protection of a store's file; it has no effect here.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option by which a store keeps a history of changes; it has no effect here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option by which changes of other coordinators are told; it has no effect here.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the hashes of a store's entities in its metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the names of the version of a store's model in its metadata.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// The key of the stores that a coordinator has more.
public let NSAddedPersistentStoresKey = "added"
/// The key of the stores that a coordinator has less.
public let NSRemovedPersistentStoresKey = "removed"
