import QuartzCore
import UIKit

/// A model with its stores and contexts.
///
/// - Source: developer.apple.com/documentation/coredata/nspersistentcontainer
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The container's name, which is that of the store's file.
    public let name: String
    /// The context of the main queue.
    public let viewContext: NSManagedObjectContext
    /// The model.
    public var managedObjectModel: NSManagedObjectModel { persistentStoreCoordinator.managedObjectModel }
    /// The coordinator of the stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The descriptions of stores that ``loadPersistentStores(completionHandler:)`` adds: at first a file of SQLite in
    /// the default directory.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Makes a container with the model of its name in the main bundle.
    public convenience init(name: String) {
        let model = ModelLoading.url(ofModel: name, in: .main).flatMap { NSManagedObjectModel(contentsOf: $0) }
        if model == nil {
            let text = "CoreData: error:  Failed to load model named \(name)\n"
            FileHandle.standardError.write(Data(text.utf8))
        }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel.mergedModel(from: nil) ?? NSManagedObjectModel())
    }

    /// Makes a container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        viewContext.name = "viewContext"
        persistentStoreDescriptions = [NSPersistentStoreDescription()]
        super.init()
        persistentStoreDescriptions[0].url = type(of: self).defaultDirectoryURL().appendingPathComponent(
            "\(name).sqlite")
    }

    /// The directory of the stores' files: "Application Support", with a directory for each program as on macOS, since
    /// programs share the first.
    open class func defaultDirectoryURL() -> URL {
        let shared = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let program = Bundle.main.executableURL?.lastPathComponent ?? "Program"
        return (shared ?? URL(fileURLWithPath: NSTemporaryDirectory())).appendingPathComponent(program)
    }

    /// Adds the stores of the descriptions, and calls a function for each.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            if description.type == NSSQLiteStoreType, let url = description.url, url.path != "/dev/null", !description.isReadOnly
            {
                try? FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            }
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Makes a context with a queue of its own, which saves into the stores.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a function with a new context, on its queue.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a function with a new context, on its queue.
    open func performBackgroundTask<T, Failure: Error>(
        _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
    ) async throws(Failure) -> T {
        let context = newBackgroundContext()
        nonisolated(unsafe) let block = block
        return try await context.perform { () throws(Failure) -> T in try block(context) }
    }
}

/// A container whose stores iCloud keeps on iOS; here it is a plain one, which is told once.
///
/// - Source: developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Makes a container with a model.
    public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
        super.init(name: name, managedObjectModel: model)
        _ = Self.tellOnce
    }

    private static let tellOnce: Void = FileHandle.standardError.write(
        Data("[CoreData] There is no iCloud: NSPersistentCloudKitContainer keeps its stores on this machine only.\n".utf8))
}

/// The options of a store in iCloud, which is not here.
///
/// - Source: developer.apple.com/documentation/coredata/nspersistentcloudkitcontaineroptions
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The identifier of the container in iCloud.
    public let containerIdentifier: String

    /// Options of a container in iCloud.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
