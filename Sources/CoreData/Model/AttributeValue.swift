import QuartzCore
import RewrittenSources
import RuntimeReflection
import UIKit

/// Values of attributes as objects hold them: numbers as `NSNumber`, others as Swift's own types.
enum AttributeValue {
    /// The value of a text in a model; nil if the text is none of the kind.
    static func reading(_ text: String, as type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            Int64(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: Int64($0)) }
        case .doubleAttributeType: Double(text).map { NSNumber(value: $0) }
        case .floatAttributeType: Float(text).map { NSNumber(value: $0) }
        case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1" || text.lowercased() == "true")
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .stringAttributeType: text
        case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        case .binaryDataAttributeType: Data(base64Encoded: text)
        case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType: nil
        }
    }

    /// A value as an object holds it. Raises `NSInvalidArgumentException` for one of another type, as iOS does.
    static func held(_ value: Any?, by attribute: NSAttributeDescription) -> Any? {
        guard let value = PropertyValue.object(value), !(value is NSNull) else { return nil }
        guard let held = converted(value, to: attribute.attributeType) else {
            raise(
                "NSInvalidArgumentException",
                "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type = "
                    + "\(attribute.attributeValueClassName ?? "id"); given type = \(type(of: value)); value = \(value).")
        }
        return held
    }

    private static func converted(_ value: Any, to type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType: (value as? NSNumber).map { NSNumber(value: Int16(truncatingIfNeeded: $0.int64Value)) }
        case .integer32AttributeType: (value as? NSNumber).map { NSNumber(value: Int32(truncatingIfNeeded: $0.int64Value)) }
        case .integer64AttributeType: (value as? NSNumber).map { NSNumber(value: $0.int64Value) }
        case .doubleAttributeType: (value as? NSNumber).map { NSNumber(value: $0.doubleValue) }
        case .floatAttributeType: (value as? NSNumber).map { NSNumber(value: $0.floatValue) }
        case .booleanAttributeType: (value as? NSNumber).map { NSNumber(value: $0.boolValue) }
        case .decimalAttributeType: decimal(value)
        case .stringAttributeType: value as? String
        case .dateAttributeType:
            value as? Date ?? (value as? NSNumber).map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) }
        case .binaryDataAttributeType: value as? Data
        case .UUIDAttributeType: value as? UUID
        case .URIAttributeType: value as? URL
        case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType: value
        }
    }

    private static func decimal(_ value: Any) -> NSDecimalNumber? {
        if let number = value as? NSDecimalNumber { return number }
        if let number = value as? Decimal { return NSDecimalNumber(decimal: number) }
        return (value as? NSNumber).map { NSDecimalNumber(decimal: $0.decimalValue) }
    }

    /// Whether two values of an attribute are the same.
    static func areSame(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? NSNumber, let other = other as? NSNumber { return one == other }
        return KeyValueObservers.areSameUnwrapped(one, other)
    }

    // MARK: In files

    /// A value as a property list has it. Values of transformable attributes become bytes.
    static func stored(_ value: Any, of attribute: NSAttributeDescription) -> Any? {
        switch value {
        case let number as NSDecimalNumber where attribute.attributeType == .decimalAttributeType: number.stringValue
        case let id as UUID: id.uuidString
        case let url as URL: url.absoluteString
        case is NSNumber, is String, is Date, is Data:
            attribute.attributeType == .transformableAttributeType ? archived(value, by: attribute) : value
        default: archived(value, by: attribute)
        }
    }

    private static func archived(_ value: Any, by attribute: NSAttributeDescription) -> Any? {
        if let name = attribute.valueTransformerName, !name.isEmpty,
            let transformer = ValueTransformer(forName: NSValueTransformerName(name))
        {
            return reads(transformer) ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
        }
        return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    }

    /// Whether a transformer makes objects of bytes, so that Core Data uses it the other way round.
    private static func reads(_ transformer: ValueTransformer) -> Bool { transformer is NSSecureUnarchiveFromDataTransformer }

    /// The value of a property list's value.
    static func unstored(_ value: Any, of attribute: NSAttributeDescription) -> Any? {
        switch attribute.attributeType {
        case .decimalAttributeType: (value as? String).map { NSDecimalNumber(string: $0) }
        case .UUIDAttributeType: (value as? String).flatMap(UUID.init(uuidString:))
        case .URIAttributeType: (value as? String).flatMap(URL.init(string:))
        case .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType:
            (value as? Data).map { unarchived($0, by: attribute) } ?? value
        default: converted(value, to: attribute.attributeType)
        }
    }

    private static func unarchived(_ data: Data, by attribute: NSAttributeDescription) -> Any? {
        if let name = attribute.valueTransformerName, !name.isEmpty,
            let transformer = ValueTransformer(forName: NSValueTransformerName(name))
        {
            return reads(transformer) ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
        }
        guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        reader.requiresSecureCoding = false
        return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }
}
