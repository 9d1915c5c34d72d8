public import UIKit

/// The policy that resolves a conflict between a context and an object that another context saved meanwhile.
///
/// - Source: developer.apple.com/documentation/coredata/nsmergepolicy
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// The rule of the policy.
    public let mergeType: NSMergePolicyType

    /// Makes a policy.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// Saving throws an error.
    public class var error: NSMergePolicy { Self.errors }
    /// Values of the store win, one by one.
    public class var mergeByPropertyStoreTrump: NSMergePolicy { Self.stores }
    /// Values that the context changed win, one by one.
    public class var mergeByPropertyObjectTrump: NSMergePolicy { Self.objects }
    /// The context's objects win.
    public class var overwrite: NSMergePolicy { Self.overwrites }
    /// The store's objects win.
    public class var rollback: NSMergePolicy { Self.rollbacks }

    private static let errors = NSMergePolicy(merge: .errorMergePolicyType)
    private static let stores = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    private static let objects = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    private static let overwrites = NSMergePolicy(merge: .overwriteMergePolicyType)
    private static let rollbacks = NSMergePolicy(merge: .rollbackMergePolicyType)

    /// Settles conflicts: throws an error with the code `NSManagedObjectMergeError`, or makes the objects what is
    /// saved.
    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
        guard mergeType != .errorMergePolicyType else {
            throw CoreDataError.make(
                NSManagedObjectMergeError, "Could not merge changes.", [NSPersistentStoreSaveConflictsErrorKey: list])
        }
        for conflict in list { resolve(conflict) }
    }

    private func resolve(_ conflict: NSMergeConflict) {
        let object = conflict.sourceObject
        guard let context = object.managedObjectContext else { return }
        guard let row = conflict.row else { return resolveMissing(object, in: context) }
        let isDeleted = context.deleted.contains(object)
        switch mergeType {
        case .rollbackMergePolicyType:
            context.deleted.remove(object)
            context.updated.remove(object)
            object.take(row)
        case .overwriteMergePolicyType, .errorMergePolicyType: object.version = row.version
        case .mergeByPropertyObjectTrumpMergePolicyType:
            if isDeleted { object.version = row.version } else { context.merge(object) }
        case .mergeByPropertyStoreTrumpMergePolicyType:
            if isDeleted { context.deleted.remove(object) }
            keepWhatOnlyObjectChanged(object, row, in: context)
        }
    }

    /// Values that the store got meanwhile stay; others that the object changed are saved.
    private func keepWhatOnlyObjectChanged(_ object: NSManagedObject, _ row: Row, in context: NSManagedObjectContext) {
        let (committed, values) = (object.committed ?? object.values ?? [:], object.values ?? [:])
        object.take(row)
        object.committed = object.values
        for property in object.entity.properties {
            let name = property.name
            guard RelatedObjects.areSame(committed[name], row.values[name]),
                !RelatedObjects.areSame(committed[name], values[name])
            else { continue }
            object.values?[name] = values[name]
        }
        if object.changedValues().isEmpty { context.updated.remove(object) }
    }

    /// The row was deleted: it is written again where the object wins.
    private func resolveMissing(_ object: NSManagedObject, in context: NSManagedObjectContext) {
        switch mergeType {
        case .overwriteMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType: object.version = 0
        default:
            context.updated.remove(object)
            context.deleted.insert(object)
        }
    }
}

/// The rules by which conflicts are settled.
///
/// - Source: developer.apple.com/documentation/coredata/nsmergepolicytype
public enum NSMergePolicyType: UInt, Sendable {
    /// Saving throws an error.
    case errorMergePolicyType
    /// Values of the store win, one by one.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// Values that the context changed win, one by one.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// The context's objects win.
    case overwriteMergePolicyType
    /// The store's objects win.
    case rollbackMergePolicyType
}

/// An object that others saved since a context read it.
///
/// - Source: developer.apple.com/documentation/coredata/nsmergeconflict
open class NSMergeConflict: NSObject {
    /// The object of the context.
    public let sourceObject: NSManagedObject
    /// The values that the object had when it was read.
    public let objectSnapshot: [String: Any]?
    /// The values that the row cache has; those of the store.
    public let cachedSnapshot: [String: Any]?
    /// The values that the store has.
    public let persistedSnapshot: [String: Any]?
    /// The number of the store's row; 0 where it was deleted.
    public let newVersionNumber: Int
    /// The number that the row had when the object was read.
    public let oldVersionNumber: Int
    let row: Row?

    init(_ object: NSManagedObject, _ row: Row?) {
        (sourceObject, self.row) = (object, row)
        objectSnapshot = object.committed ?? object.values
        (cachedSnapshot, persistedSnapshot) = (row?.values, row?.values)
        (newVersionNumber, oldVersionNumber) = (row?.version ?? 0, object.version)
    }
}

/// Saving throws an error.
public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }
/// Values of the store win, one by one.
public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyStoreTrump }
/// Values that the context changed win, one by one.
public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyObjectTrump }
/// The context's objects win.
public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }
/// The store's objects win.
public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }
