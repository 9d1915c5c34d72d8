public import CoreLocation
public import Foundation

/// A value that a record can keep.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckrecordvalue
public protocol CKRecordValueProtocol {}
/// A value that a record can keep.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}

/// Values under names. Records keep what they are told; they stay in the program here.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckrecord
open class CKRecord: NSObject, @unchecked Sendable {
    /// The name of a type of records.
    public typealias RecordType = String
    /// The name of a value.
    public typealias FieldKey = String

    /// The type.
    public let recordType: RecordType
    /// The name of the record.
    public let recordID: ID
    /// The time at which the record was saved first: nil.
    open var creationDate: Date? { nil }
    /// The time at which the record was saved last: nil.
    open var modificationDate: Date? { nil }
    /// The user who saved the record first: nil.
    open var creatorUserRecordID: ID? { nil }
    /// The user who saved the record last: nil.
    open var lastModifiedUserRecordID: ID? { nil }
    /// The state of the record on the server: nil.
    open var recordChangeTag: String? { nil }
    /// The record that this one is shared with.
    open var parent: Reference?
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []

    /// Creates a record.
    public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
    /// Creates a record in a zone.
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(recordName: UUID().uuidString, zoneID: zoneID))
    }

    /// A value. Numbers of all types are kept as `NSNumber`.
    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set {
            if let newValue { Self.raiseUnlessSupported(newValue, key) }
            values[key] = (newValue as? NSNumber) ?? newValue
            changed.insert(key)
        }
    }
    /// A value.
    public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
        get { values[key] as? Value }
        set { self[key] = newValue as (any CKRecordValueProtocol)? }
    }
    /// A value.
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    /// Keeps a value.
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }
    /// Keeps a value. Raises `NSInvalidArgumentException` for a value that records cannot keep.
    open func setValue(_ value: Any?, forKey key: String) {
        if let value { Self.raiseUnlessSupported(value, key) }
        self[key] = value as? any CKRecordValueProtocol ?? (value as? [Any]).map { NSArray(array: $0) }
    }
    /// A value.
    open func value(forKey key: String) -> Any? { values[key] }
    /// The names of the values, sorted.
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
    /// The names of the values that were changed, sorted.
    open func changedKeys() -> [FieldKey] { changed.sorted() }
    /// Shares the record with another one.
    open func setParent(_ parentRecord: CKRecord?) {
        parent = parentRecord.map { Reference(record: $0, action: .none) }
    }

    /// Stops the program for a value other than texts, numbers, dates, bytes, places, files, references, and arrays of
    /// these.
    private static func raiseUnlessSupported(_ value: Any, _ key: FieldKey) {
        if let elements = value as? [Any] {
            for element in elements { raiseUnlessSupported(element, key) }
        } else if !(value is any CKRecordValueProtocol) {
            fatalError(
                "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
                    + "'Invalid value of class \(type(of: value)) for key \"\(key)\" of a CKRecord'")
        }
    }

    /// The name of a record.
    ///
    /// - Source: developer.apple.com/documentation/cloudkit/ckrecord/id
    open class ID: NSObject, @unchecked Sendable {
        /// The name.
        public let recordName: String
        /// The zone.
        public let zoneID: CKRecordZone.ID
        /// Creates a name.
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return recordName == other.recordName && zoneID == other.zoneID
        }
        open override var hash: Int { recordName.hashValue }
    }

    /// A record as another one's value.
    open class Reference: NSObject, @unchecked Sendable {
        /// The record.
        public let recordID: ID
        /// The treatment when it is deleted.
        public let action: ReferenceAction
        /// Creates a reference.
        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        /// Creates a reference.
        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Reference else { return false }
            return recordID == other.recordID && action == other.action
        }
        open override var hash: Int { recordID.hash }
    }

    /// The treatment of a record whose value is deleted.
    public enum ReferenceAction: UInt, Sendable {
        /// Nothing, or it is deleted too.
        case none, deleteSelf
    }
}

/// A file as a record's value.
open class CKAsset: NSObject, @unchecked Sendable {
    /// The file.
    public let fileURL: URL?
    /// Creates a value of a file.
    public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A part of a database.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckrecordzone
open class CKRecordZone: NSObject, @unchecked Sendable {
    /// The name.
    public let zoneID: ID
    /// Creates a zone.
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    /// Creates a zone.
    public init(zoneID: ID) { self.zoneID = zoneID }
    /// The zone of records that name none.
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

    /// The name of a zone.
    open class ID: NSObject, @unchecked Sendable {
        /// The name of the zone of records that name none.
        public static let defaultZoneName = "_defaultZone"
        /// The zone of records that name none.
        public static let `default` = ID()
        /// The name.
        public let zoneName: String
        /// The user.
        public let ownerName: String
        /// Creates a name.
        public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return zoneName == other.zoneName && ownerName == other.ownerName
        }
        open override var hash: Int { zoneName.hashValue }
    }
}

/// The name that stands for the user.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A search for records.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckquery
open class CKQuery: NSObject, @unchecked Sendable {
    /// The type of the records.
    public let recordType: CKRecord.RecordType
    /// Which records.
    public let predicate: NSPredicate
    /// Their order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Creates a search.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}

/// A wish to be told of changes.
///
/// - Source: developer.apple.com/documentation/cloudkit/cksubscription
open class CKSubscription: NSObject, @unchecked Sendable {
    /// The name of a subscription.
    public typealias ID = String
    /// The name.
    public let subscriptionID: ID
    /// The kind.
    public let subscriptionType: SubscriptionType
    /// The message to the user.
    open var notificationInfo: NotificationInfo?
    init(_ type: SubscriptionType, subscriptionID: ID) { (subscriptionType, self.subscriptionID) = (type, subscriptionID) }

    /// A kind of subscriptions.
    public enum SubscriptionType: Int, Sendable {
        /// Changes of some records, of a zone, or of a database.
        case query = 1, recordZone, database
    }

    /// The message to the user about a change.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        /// Creates an empty value.
        public override init() { super.init() }
        /// The text.
        open var alertBody: String?
        /// The key of the text in the program's strings.
        open var alertLocalizationKey: String?
        /// The names of the values that the message has.
        open var desiredKeys: [CKRecord.FieldKey]?
        /// The category of the message.
        open var category: String?
        /// The file of the sound.
        open var soundName: String?
        /// Whether the number on the icon grows.
        open var shouldBadge = false
        /// Whether the program is told without the user.
        open var shouldSendContentAvailable = false
    }
}

/// A wish to be told of changes of some records.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// The changes.
    public struct Options: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates options from their raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// New records.
        public static let firesOnRecordCreation = Options(rawValue: 1)
        /// Changed records.
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        /// Deleted records.
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        /// The first change only.
        public static let firesOnce = Options(rawValue: 8)
    }
    /// The type of the records.
    public let recordType: CKRecord.RecordType?
    /// Which records.
    public let predicate: NSPredicate
    /// The changes.
    public let querySubscriptionOptions: Options
    /// Creates a subscription.
    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = UUID().uuidString,
        options querySubscriptionOptions: Options = []
    ) {
        (self.recordType, self.predicate, self.querySubscriptionOptions) = (recordType, predicate, querySubscriptionOptions)
        super.init(.query, subscriptionID: subscriptionID)
    }
}

/// A wish to be told of all changes of a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    /// Creates a subscription.
    public init(subscriptionID: CKSubscription.ID = UUID().uuidString) {
        super.init(.database, subscriptionID: subscriptionID)
    }
}

/// A wish to be told of all changes of a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    /// The zone.
    public let zoneID: CKRecordZone.ID
    /// Creates a subscription.
    public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
        self.zoneID = zoneID
        super.init(.recordZone, subscriptionID: subscriptionID)
    }
}
