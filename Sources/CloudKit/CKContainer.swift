@_exported public import Foundation

/// The program's data on the user's account. There is no account here: requests fail with
/// ``CKError/Code/notAuthenticated``.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckcontainer
open class CKContainer: NSObject, @unchecked Sendable {
    /// The identifier; nil for the program's own container.
    public let containerIdentifier: String?
    /// The data of the user.
    public let privateCloudDatabase = CKDatabase(scope: .private)
    /// The data of all users.
    public let publicCloudDatabase = CKDatabase(scope: .public)
    /// The data that others share with the user.
    public let sharedCloudDatabase = CKDatabase(scope: .shared)

    /// Creates a container with an identifier.
    public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
    private override init() { containerIdentifier = nil }
    private static let own = CKContainer()
    /// The program's own container.
    open class func `default`() -> CKContainer { own }

    /// A database.
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }
    /// Asks for the account: there is none.
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        DispatchQueue.global().async { completionHandler(.noAccount, nil) }
    }
    /// The state of the account: there is none.
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    /// Asks for the user's record; fails.
    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// The user's record; throws.
    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    /// Runs an operation.
    open func add(_ operation: CKOperation) { CKOperation.queue.addOperation(operation) }
}

/// The state of the user's account.
public enum CKAccountStatus: Int, Sendable {
    /// It is not known, there is one, the program may not use it, there is none, or it is not there for a while.
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension NSNotification.Name {
    /// The account changed; never posted here.
    public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// Records of a container.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckdatabase
open class CKDatabase: NSObject, @unchecked Sendable {
    /// Whose the records are.
    public enum Scope: Int, Sendable {
        /// All users', the user's, or others' that share them.
        case `public` = 1, `private`, shared
    }
    /// Whose the records are.
    public let databaseScope: Scope
    init(scope: Scope) { databaseScope = scope }

    private func fail<Value>(_ handler: @escaping @Sendable (Value?, (any Error)?) -> Void) {
        DispatchQueue.global().async { handler(nil, CKError(.notAuthenticated)) }
    }
    /// Fetches a record; fails.
    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void)
    {
        fail(completionHandler)
    }
    /// Saves a record; fails.
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    /// Deletes a record; fails.
    open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) {
        fail(completionHandler)
    }
    /// Looks for records; fails.
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) {
        fail(completionHandler)
    }
    /// Saves a subscription; fails.
    open func save(
        _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) {
        fail(completionHandler)
    }
    /// Saves a zone; fails.
    open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    /// Looks for records; fails.
    open func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler:
            @escaping @Sendable (
                Result<
                    (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error
                >
            ) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(.failure(CKError(.notAuthenticated))) }
    }
    /// Fetches all zones; fails.
    open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    /// Deletes a zone; fails.
    open func delete(
        withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
    ) {
        fail(completionHandler)
    }
    /// Fetches all subscriptions; fails.
    open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    /// Deletes a subscription; fails.
    open func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
    ) {
        fail(completionHandler)
    }
    /// Saves a subscription; throws.
    @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
        throw CKError(.notAuthenticated)
    }
    /// Saves a zone; throws.
    @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
    /// Saves and deletes records; throws.
    @discardableResult open func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
    ) {
        throw CKError(.notAuthenticated)
    }
    /// A record; throws.
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// Saves a record; throws.
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// Deletes a record; throws.
    @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError(.notAuthenticated)
    }
    /// Looks for records; throws.
    open func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) {
        throw CKError(.notAuthenticated)
    }
    /// Runs an operation, which fails.
    open func add(_ operation: CKDatabaseOperation) { CKOperation.queue.addOperation(operation) }
}
