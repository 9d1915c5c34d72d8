import QuartzCore
import RuntimeReflection
import UIKit

/// Checks an object's values by the rules of its entity.
struct Validation {
    private let object: NSManagedObject

    init(_ object: NSManagedObject) { self.object = object }

    // MARK: Objects

    /// Checks all values, by the class's own methods too.
    func checkValues() throws {
        var errors: [any Error] = []
        for property in object.entity.properties where !(property is NSFetchedPropertyDescription) {
            do { try check(property) } catch { errors.append(error) }
        }
        try Self.raise(errors)
    }

    /// Checks that no relationship which denies it has objects.
    func checkDeletion() throws {
        var errors: [any Error] = []
        for relationship in object.entity.relationships where relationship.deleteRule == .denyDeleteRule {
            let others = RelatedObjects.objects(object.stored(relationship.name)).filter { !$0.isDeleted }
            guard !others.isEmpty else { continue }
            let text = "Items cannot be deleted from \(relationship.name)."
            errors.append(error(NSValidationRelationshipDeniedDeleteError, relationship.name, others, text))
        }
        try Self.raise(errors)
    }

    /// Throws one error, or one that holds several.
    static func raise(_ errors: [any Error]) throws {
        let parts = errors.flatMap { error -> [any Error] in
            (error as NSError).userInfo[NSDetailedErrorsKey] as? [any Error] ?? [error]
        }
        if parts.count == 1 { throw parts[0] }
        guard !parts.isEmpty else { return }
        throw CoreDataError.make(
            NSValidationMultipleErrorsError, "Multiple validation errors occurred.",
            [NSDetailedErrorsKey: parts.map { $0 as NSError }])
    }

    // MARK: Values

    private func check(_ property: NSPropertyDescription) throws {
        let name = property.name
        let before = object.presented(object.stored(name), of: property) as AnyObject?
        var value = before
        try withUnsafeMutablePointer(to: &value) { try object.validateValue($0, forKey: name) }
        if value !== before { object.write(value, name) }
    }

    /// Checks a value of a property, by the class's own method and the entity's rules.
    func checkValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, _ key: String) throws {
        guard let property = object.entity.property(key) else { return }
        let name = "validate" + key.prefix(1).uppercased() + key.dropFirst() + ":error:"
        if let error = MemberTable.optionalMethod(name, of: object)?([value]) as? any Error { throw error }
        switch property {
        case let attribute as NSAttributeDescription: try check(AttributeValue.held(value.pointee, by: attribute), of: attribute)
        case let relationship as NSRelationshipDescription: try check(relationship)
        default: break
        }
    }

    private func check(_ value: Any?, of attribute: NSAttributeDescription) throws {
        let name = attribute.name
        guard let value else {
            guard !attribute.isOptional, !(attribute is NSDerivedAttributeDescription) else { return }
            throw error(NSValidationMissingMandatoryPropertyError, name, nil, "\(name) is a required value.")
        }
        if let code = brokenLimit(of: attribute, value) {
            throw error(code.code, name, value, "\(name) is \(code.text).")
        }
        for (index, predicate) in attribute.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
            let warning = attribute.validationWarnings.indices.contains(index) ? attribute.validationWarnings[index] : nil
            let code = (warning as? NSNumber)?.intValue ?? (warning as? String).flatMap(Int.init)
            throw error(
                code ?? NSManagedObjectValidationError, name, value, warning as? String ?? "\(name) is not valid.",
                [NSValidationPredicateErrorKey: predicate])
        }
    }

    private func brokenLimit(of attribute: NSAttributeDescription, _ value: Any) -> (code: Int, text: String)? {
        let limits = attribute.limits
        switch value {
        case let text as String:
            let length = Double(text.utf16.count)
            if let maximum = limits.maximum, length > maximum { return (NSValidationStringTooLongError, "too long") }
            if let minimum = limits.minimum, length < minimum { return (NSValidationStringTooShortError, "too short") }
            guard let pattern = limits.pattern, !NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text) else {
                return nil
            }
            return (NSValidationStringPatternMatchingError, "not valid")
        case let date as Date:
            let seconds = date.timeIntervalSinceReferenceDate
            if let maximum = limits.maximum, seconds > maximum { return (NSValidationDateTooLateError, "too late") }
            if let minimum = limits.minimum, seconds < minimum { return (NSValidationDateTooSoonError, "too soon") }
        case let number as NSNumber:
            if let maximum = limits.maximum, number.doubleValue > maximum {
                return (NSValidationNumberTooLargeError, "too large")
            }
            if let minimum = limits.minimum, number.doubleValue < minimum {
                return (NSValidationNumberTooSmallError, "too small")
            }
        default: break
        }
        return nil
    }

    private func check(_ relationship: NSRelationshipDescription) throws {
        let name = relationship.name
        let others = RelatedObjects.objects(object.stored(name)).filter { !$0.isDeleted }
        if others.isEmpty {
            guard !relationship.isOptional else { return }
            throw relationship.isToMany && relationship.minCount > 0
                ? error(NSValidationRelationshipLacksMinimumCountError, name, nil, "\(name) has too few objects.")
                : error(NSValidationMissingMandatoryPropertyError, name, nil, "\(name) is a required value.")
        }
        guard relationship.isToMany else { return }
        if others.count < relationship.minCount {
            throw error(NSValidationRelationshipLacksMinimumCountError, name, others, "\(name) has too few objects.")
        }
        if relationship.maxCount > 0, others.count > relationship.maxCount {
            throw error(NSValidationRelationshipExceedsMaximumCountError, name, others, "\(name) has too many objects.")
        }
    }

    private func error(_ code: Int, _ key: String, _ value: Any?, _ text: String, _ more: [String: Any] = [:]) -> NSError {
        var information: [String: Any] = [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key]
        information[NSValidationValueErrorKey] = value
        return CoreDataError.make(code, text, information.merging(more) { own, _ in own })
    }
}
