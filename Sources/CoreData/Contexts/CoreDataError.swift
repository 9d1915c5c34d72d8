import UIKit

/// The key of several errors of one save.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object that does not fulfil a rule.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property that does not fulfil a rule.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the predicate that a value does not fulfil.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value that does not fulfil a rule.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the stores that an error is about.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects that an error is about.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the conflicts of a save.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The domain of errors of SQLite.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

/// A value does not fulfil a rule.
public var NSManagedObjectValidationError: Int { 1550 }
/// Values that are together unique are not.
public var NSManagedObjectConstraintValidationError: Int { 1551 }
/// Several objects or values do not fulfil rules.
public var NSValidationMultipleErrorsError: Int { 1560 }
/// A property that has to have a value has none.
public var NSValidationMissingMandatoryPropertyError: Int { 1570 }
/// A relationship has too few objects.
public var NSValidationRelationshipLacksMinimumCountError: Int { 1580 }
/// A relationship has too many objects.
public var NSValidationRelationshipExceedsMaximumCountError: Int { 1590 }
/// An object cannot be deleted while a relationship has objects.
public var NSValidationRelationshipDeniedDeleteError: Int { 1600 }
/// A number is too large.
public var NSValidationNumberTooLargeError: Int { 1610 }
/// A number is too small.
public var NSValidationNumberTooSmallError: Int { 1620 }
/// A date is too late.
public var NSValidationDateTooLateError: Int { 1630 }
/// A date is too soon.
public var NSValidationDateTooSoonError: Int { 1640 }
/// A date is none.
public var NSValidationInvalidDateError: Int { 1650 }
/// A text is too long.
public var NSValidationStringTooLongError: Int { 1660 }
/// A text is too short.
public var NSValidationStringTooShortError: Int { 1670 }
/// A text does not match a pattern.
public var NSValidationStringPatternMatchingError: Int { 1680 }
/// A text is no URI.
public var NSValidationInvalidURIError: Int { 1690 }
/// A context has nothing to save into.
public var NSManagedObjectContextLockingError: Int { 132000 }
/// A coordinator has no store to save into.
public var NSPersistentStoreCoordinatorLockingError: Int { 132010 }
/// A row does not exist.
public var NSManagedObjectReferentialIntegrityError: Int { 133000 }
/// An object has to do with objects of other stores.
public var NSManagedObjectExternalRelationshipError: Int { 133010 }
/// An object was saved by others meanwhile.
public var NSManagedObjectMergeError: Int { 133020 }
/// Values that are together unique in a store are there already.
public var NSManagedObjectConstraintMergeError: Int { 133021 }
/// A store's type is not known.
public var NSPersistentStoreInvalidTypeError: Int { 134000 }
/// A store's file has another type.
public var NSPersistentStoreTypeMismatchError: Int { 134010 }
/// A store has not the configuration.
public var NSPersistentStoreIncompatibleSchemaError: Int { 134020 }
/// A store cannot be saved.
public var NSPersistentStoreSaveError: Int { 134030 }
/// Some stores could not be saved.
public var NSPersistentStoreIncompleteSaveError: Int { 134040 }
/// A save met values that others saved.
public var NSPersistentStoreSaveConflictsError: Int { 134050 }
/// Another error.
public var NSCoreDataError: Int { 134060 }
/// A store does not do what was asked for.
public var NSPersistentStoreOperationError: Int { 134070 }
/// A store cannot be opened.
public var NSPersistentStoreOpenError: Int { 134080 }
/// A store was made with another model.
public var NSPersistentStoreIncompatibleVersionHashError: Int { 134100 }
/// A store could not be brought to another model.
public var NSMigrationError: Int { 134110 }
/// No mapping of models is there.
public var NSMigrationMissingMappingModelError: Int { 134140 }
/// The model of a store is not there.
public var NSMigrationMissingSourceModelError: Int { 134130 }
/// The code of a mapping between two models that cannot be inferred.
public var NSInferredMappingModelError: Int { 134190 }

/// Errors of the domain that Core Data shares with Foundation.
enum CoreDataError {
    static func make(_ code: Int, _ text: String, _ information: [String: Any] = [:]) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: information.merging([NSLocalizedDescriptionKey: text]) { own, _ in own })
    }
}
