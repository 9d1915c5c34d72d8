public import Foundation

extension NSKeyedUnarchiver {
    /// The object that data archive, if it is of a class. Stands for `unarchivedObject(ofClass:from:)`.
    ///
    /// Foundation's own compares names of classes, which it has for those at the top of a module only. So the class of
    /// the result is looked at here, once the object is decoded.
    ///
    /// - Throws: `CocoaError.coderReadCorrupt` where the object is of another class or has no secure coding.
    /// - Source: developer.apple.com/documentation/foundation/nskeyedunarchiver/unarchivedobject(ofclass:from:)
    public static func _unarchivedObject<DecodedObjectType: NSObject & NSCoding>(
        ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> DecodedObjectType? {
        try _unarchivedObject(ofClasses: [cls], from: data) as? DecodedObjectType
    }

    /// The object that data archive, if it is of one of some classes. Stands for `unarchivedObject(ofClasses:from:)`.
    public static func _unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any? {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        defer { unarchiver.finishDecoding() }
        guard let object = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) else { return nil }
        guard object is any NSSecureCoding || !(object is NSObject), isObject(object, ofOneOf: classes) else {
            throw CocoaError(.coderReadCorrupt)
        }
        return object
    }

    /// Whether a value is an object of one of some classes, or bridges to one.
    fileprivate static func isObject(_ value: Any, ofOneOf classes: [AnyClass]) -> Bool {
        guard let object = value as? NSObject ?? ArchivedValue.object(value) else { return false }
        return classes.contains { object.isKind(of: $0) }
    }
}

/// Values of Swift that an archive holds as objects of Foundation.
private enum ArchivedValue {
    static func object(_ value: Any) -> NSObject? {
        switch value {
        case let text as String: text as NSString
        case let list as [Any]: list as NSArray
        case let table as [AnyHashable: Any]: table as NSDictionary
        case let set as Set<AnyHashable>: set as NSSet
        case let data as Data: data as NSData
        case let date as Date: date as NSDate
        case let url as URL: url as NSURL
        case let number as Int: number as NSNumber
        case let number as Double: number as NSNumber
        case let flag as Bool: flag as NSNumber
        default: nil
        }
    }
}

extension NSCoder {
    /// The object of a key, if it is of a class. Stands for `decodeObject(of:forKey:)`, see `NSKeyedUnarchiver`.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nscoder/decodeobject(of:forkey:)
    public func _decodeObject<DecodedObjectType: NSObject & NSCoding>(of cls: DecodedObjectType.Type, forKey key: String)
        -> DecodedObjectType?
    {
        let value = withoutComparingNames { decodeObject(forKey: key) }
        return value as? DecodedObjectType ?? value.flatMap { ArchivedValue.object($0) } as? DecodedObjectType
    }

    /// The object of a key, if it is of one of some classes. Stands for `decodeObject(of:forKey:)`.
    public func _decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard let classes else { return decodeObject(of: nil, forKey: key) }
        guard let value = withoutComparingNames({ decodeObject(forKey: key) }) else { return nil }
        return NSKeyedUnarchiver.isObject(value, ofOneOf: classes) ? value : nil
    }

    private func withoutComparingNames<Result>(_ decode: () -> Result) -> Result {
        guard let unarchiver = self as? NSKeyedUnarchiver, unarchiver.requiresSecureCoding else { return decode() }
        unarchiver.requiresSecureCoding = false
        defer { unarchiver.requiresSecureCoding = true }
        return decode()
    }
}
