public import Foundation

/// The name of a transformer.
///
/// - Source: developer.apple.com/documentation/foundation/nsvaluetransformername
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String
    /// Makes a name of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The transformer that reads objects from archives, of classes that are safe.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Turns values into others, and back. Foundation on Linux has no such class.
///
/// - Source: developer.apple.com/documentation/foundation/valuetransformer
open class ValueTransformer: NSObject {
    /// Makes a transformer that gives values as they are.
    public override init() { super.init() }

    /// The class of the values that the transformer makes.
    open class func transformedValueClass() -> AnyClass { NSObject.self }

    /// Whether the transformer turns values back.
    open class func allowsReverseTransformation() -> Bool { true }

    /// Returns the transformed value.
    open func transformedValue(_ value: Any?) -> Any? { value }

    /// The value that became another one.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [NSValueTransformerName: ValueTransformer] = [
        .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
    ]

    /// Gives a transformer a name.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        lock.withLock { known[name] = transformer }
    }

    /// The names of all transformers, sorted.
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        lock.withLock { known.keys.sorted { $0.rawValue < $1.rawValue } }
    }

    /// The transformer of a name; nil for none.
    fileprivate static func found(_ name: NSValueTransformerName) -> ValueTransformer? { lock.withLock { known[name] } }
}

extension RewrittenObject where Self: ValueTransformer {
    /// The transformer of a name; nil for none.
    public init?(forName name: NSValueTransformerName) {
        guard let found = ValueTransformer.found(name) as? Self else { return nil }
        self = found
    }
}

/// Reads objects from archives: values back into data, and data into values.
///
/// - Source: developer.apple.com/documentation/foundation/nssecureunarchivefromdatatransformer
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes of the objects that archives may have at their top.
    open class var allowedTopLevelClasses: [AnyClass] {
        [NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self]
    }

    /// The object of an archive; nil for other values.
    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data, let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        reader.requiresSecureCoding = false
        return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }

    /// The archive of an object.
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
    }
}
