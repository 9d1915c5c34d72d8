public import Foundation

/// A value that a record can keep.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckrecordvalue
public protocol CKRecordValueProtocol {}
/// A value that a record can keep.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
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
    /// The state of the record on the server: nil.
    open var recordChangeTag: String? { nil }
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []

    /// Creates a record.
    public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
    /// Creates a record in a zone.
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(recordName: UUID().uuidString, zoneID: zoneID))
    }

    /// A value.
    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set {
            values[key] = newValue
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
    /// Keeps a value.
    open func setValue(_ value: Any?, forKey key: String) { self[key] = value as? any CKRecordValueProtocol }
    /// A value.
    open func value(forKey key: String) -> Any? { values[key] }
    /// The names of the values, sorted.
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
    /// The names of the values that were changed, sorted.
    open func changedKeys() -> [FieldKey] { changed.sorted() }

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
        /// The treatment of a record whose value is deleted.
        public enum Action: UInt, Sendable {
            /// Nothing, or it is deleted too.
            case none, deleteSelf
        }
        /// The record.
        public let recordID: ID
        /// The treatment when it is deleted.
        public let action: Action
        /// Creates a reference.
        public init(recordID: ID, action: Action) { (self.recordID, self.action) = (recordID, action) }
        /// Creates a reference.
        public convenience init(record: CKRecord, action: Action) { self.init(recordID: record.recordID, action: action) }
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
    /// The message to the user.
    open var notificationInfo: NotificationInfo?
    init(subscriptionID: ID) { self.subscriptionID = subscriptionID }

    /// The message to the user about a change.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        /// Creates an empty value.
        public override init() { super.init() }
        /// The text.
        open var alertBody: String?
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
        super.init(subscriptionID: subscriptionID)
    }
}

/// A wish to be told of all changes of a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    /// Creates a subscription.
    public override init(subscriptionID: CKSubscription.ID = UUID().uuidString) { super.init(subscriptionID: subscriptionID) }
}
