import UIKit

/// The kinds of values of attributes.
///
/// - Source: developer.apple.com/documentation/coredata/nsattributetype
public enum NSAttributeType: UInt, Sendable {
    /// Any value of a transient attribute.
    case undefinedAttributeType = 0
    /// A whole number of 16 bits.
    case integer16AttributeType = 100
    /// A whole number of 32 bits.
    case integer32AttributeType = 200
    /// A whole number of 64 bits.
    case integer64AttributeType = 300
    /// An `NSDecimalNumber`.
    case decimalAttributeType = 400
    /// A `Double`.
    case doubleAttributeType = 500
    /// A `Float`.
    case floatAttributeType = 600
    /// A text.
    case stringAttributeType = 700
    /// A truth value.
    case booleanAttributeType = 800
    /// A date.
    case dateAttributeType = 900
    /// Bytes.
    case binaryDataAttributeType = 1000
    /// A universally unique identifier.
    case UUIDAttributeType = 1100
    /// A URL.
    case URIAttributeType = 1200
    /// An object that a transformer or an archive turns into bytes.
    case transformableAttributeType = 1800
    /// The identifier of an object.
    case objectIDAttributeType = 2000
}

/// A value of an entity's objects.
///
/// - Source: developer.apple.com/documentation/coredata/nsattributedescription
open class NSAttributeDescription: NSPropertyDescription {
    /// The kind of values.
    open var attributeType: NSAttributeType = .undefinedAttributeType
    /// The class of values in Objective-C.
    open var attributeValueClassName: String? {
        get { valueClassName ?? attributeType.className }
        set { valueClassName = newValue }
    }
    private var valueClassName: String?
    /// The value of new objects.
    open var defaultValue: Any? {
        get { storedDefault }
        set { storedDefault = newValue }
    }
    private var storedDefault: Any?
    /// Whether a store may keep bytes in files of their own; ours keeps all in one.
    open var allowsExternalBinaryDataStorage = false
    /// Whether values are encrypted in iCloud, which is not here.
    open var allowsCloudEncryption = false
    /// Whether the history of a store keeps the value of a deleted object; stores have no history here.
    open var preservesValueInHistoryOnDeletion = false
    /// The name of the `ValueTransformer` that turns values into bytes.
    open var valueTransformerName: String?

    /// The limits that a model states for values.
    var limits = AttributeLimits()

    override var versionText: String { "\(super.versionText)|\(attributeType.rawValue)|\(valueTransformerName ?? "")" }

    override func copyValues(to copy: NSPropertyDescription) {
        super.copyValues(to: copy)
        guard let copy = copy as? NSAttributeDescription else { return }
        (copy.attributeType, copy.valueClassName, copy.storedDefault) = (attributeType, valueClassName, storedDefault)
        (copy.valueTransformerName, copy.limits) = (valueTransformerName, limits)
        copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    }
}

/// An attribute whose value a store computes when objects are saved; only its name and type are known here.
///
/// - Source: developer.apple.com/documentation/coredata/nsderivedattributedescription
open class NSDerivedAttributeDescription: NSAttributeDescription {
}

extension NSAttributeType {
    /// The class of the kind's values in Objective-C.
    var className: String? {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            "NSNumber"
        case .decimalAttributeType: "NSDecimalNumber"
        case .stringAttributeType: "NSString"
        case .dateAttributeType: "NSDate"
        case .binaryDataAttributeType: "NSData"
        case .UUIDAttributeType: "NSUUID"
        case .URIAttributeType: "NSURL"
        case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType: nil
        }
    }
}

/// The limits of an attribute's values: numbers, seconds since the reference date of dates, or lengths of texts.
struct AttributeLimits {
    var minimum: Double?
    var maximum: Double?
    /// A regular expression that texts match as a whole.
    var pattern: String?
}
