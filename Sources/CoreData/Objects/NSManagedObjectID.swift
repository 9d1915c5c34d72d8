public import UIKit

/// The identity of an object in all contexts.
///
/// - Source: developer.apple.com/documentation/coredata/nsmanagedobjectid
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
    /// The entity of the object.
    public let entity: NSEntityDescription
    /// The store that has the object; nil for one that was not saved.
    public private(set) weak var persistentStore: NSPersistentStore?
    /// The number of the object in its store or, for one that was not saved, in the program.
    let number: Int64
    private let storeIdentifier: String?

    /// Makes the identity of an object in a store, or of a new object.
    init(_ entity: NSEntityDescription, number: Int64, in store: NSPersistentStore?) {
        (self.entity, self.number, persistentStore, storeIdentifier) = (entity, number, store, store?.identifier)
        super.init()
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var last: Int64 = 0

    /// The identity of a new object.
    static func temporary(_ entity: NSEntityDescription) -> NSManagedObjectID {
        let number = lock.withLock {
            last += 1
            return last
        }
        return NSManagedObjectID(entity, number: number, in: nil)
    }

    /// Whether the object was not saved yet, so that it gets another identity.
    open var isTemporaryID: Bool { storeIdentifier == nil }

    /// The identity as a URL, which stays the same when the program runs again.
    open func uriRepresentation() -> URL {
        let path =
            "x-coredata://\(storeIdentifier ?? "")/\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")\(number)"
        return URL(string: path)!
    }

    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both are identities of the same object.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return other === self
            || other.number == number && other.storeIdentifier == storeIdentifier && other.entity.name == entity.name
    }

    /// A number that is the same for identities of the same object.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(number)
        hasher.combine(storeIdentifier)
        return hasher.finalize()
    }

    /// The identity's class and URL.
    open override var description: String { "\(uriRepresentation().absoluteString)" }
}
