public import Foundation

/// The place in the changes of a zone or a database up to which the program knows them. None is made here.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckserverchangetoken
open class CKServerChangeToken: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

/// Asks which zones were changed; fails.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckfetchdatabasechangesoperation
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The place up to which the program knows the changes.
    open var previousServerChangeToken: CKServerChangeToken?
    /// Whether the request goes on until all changes are fetched.
    open var fetchAllChanges = true
    /// Called for each zone that was changed; never here.
    open var recordZoneWithIDChangedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
    /// Called for each zone that was deleted; never here.
    open var recordZoneWithIDWasDeletedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
    /// Called with the place up to which changes were fetched; never here.
    open var changeTokenUpdatedBlock: (@Sendable (CKServerChangeToken) -> Void)?
    /// Called at the end.
    open var fetchDatabaseChangesCompletionBlock: (@Sendable (CKServerChangeToken?, Bool, (any Error)?) -> Void)?
    /// Called at the end.
    open var fetchDatabaseChangesResultBlock:
        (@Sendable (Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
    /// Creates a request.
    public init(previousServerChangeToken: CKServerChangeToken?) {
        self.previousServerChangeToken = previousServerChangeToken
        super.init()
    }
    override func fail(_ error: CKError) {
        fetchDatabaseChangesResultBlock?(.failure(error))
        fetchDatabaseChangesCompletionBlock?(nil, false, error)
    }
}

/// Fetches the changes of zones; fails.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckfetchrecordzonechangesoperation
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The changes of one zone that are fetched.
    open class ZoneConfiguration: NSObject, @unchecked Sendable {
        /// The place up to which the program knows the changes.
        open var previousServerChangeToken: CKServerChangeToken?
        /// The number of records; 0 leaves it to the server.
        open var resultsLimit: Int
        /// The names of the values.
        open var desiredKeys: [CKRecord.FieldKey]?
        /// Creates a configuration.
        public init(
            previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
            desiredKeys: [CKRecord.FieldKey]? = nil
        ) {
            self.previousServerChangeToken = previousServerChangeToken
            self.resultsLimit = resultsLimit ?? 0
            self.desiredKeys = desiredKeys
        }
    }
    /// The zones.
    open var recordZoneIDs: [CKRecordZone.ID]?
    /// The changes of each zone that are fetched.
    open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
    /// Whether the request goes on until all changes are fetched.
    open var fetchAllChanges = true
    /// Called for each record that was changed; never here.
    open var recordWasChangedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called for each record that was changed; never here.
    open var recordChangedBlock: (@Sendable (CKRecord) -> Void)?
    /// Called for each record that was deleted; never here.
    open var recordWithIDWasDeletedBlock: (@Sendable (CKRecord.ID, CKRecord.RecordType) -> Void)?
    /// Called with the place up to which changes of a zone were fetched; never here.
    open var recordZoneChangeTokensUpdatedBlock: (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    /// Called at the end of each zone; never here.
    open var recordZoneFetchCompletionBlock:
        (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
    /// Called at the end.
    open var fetchRecordZoneChangesCompletionBlock: (@Sendable ((any Error)?) -> Void)?
    /// Called at the end.
    open var fetchRecordZoneChangesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
    /// Creates a request.
    public init(
        recordZoneIDs: [CKRecordZone.ID]? = nil, configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
    ) {
        (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID)
        super.init()
    }
    override func fail(_ error: CKError) {
        fetchRecordZoneChangesResultBlock?(.failure(error))
        fetchRecordZoneChangesCompletionBlock?(error)
    }
}

/// Saves and deletes zones; fails.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckmodifyrecordzonesoperation
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The zones that are saved.
    open var recordZonesToSave: [CKRecordZone]?
    /// The zones that are deleted.
    open var recordZoneIDsToDelete: [CKRecordZone.ID]?
    /// Called at the end.
    open var modifyRecordZonesCompletionBlock: (@Sendable ([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
    /// Called at the end.
    open var modifyRecordZonesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
    /// Creates a request.
    public init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
        (self.recordZonesToSave, self.recordZoneIDsToDelete) = (recordZonesToSave, recordZoneIDsToDelete)
        super.init()
    }
    override func fail(_ error: CKError) {
        modifyRecordZonesResultBlock?(.failure(error))
        modifyRecordZonesCompletionBlock?(nil, nil, error)
    }
}

/// Saves and deletes subscriptions; fails.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckmodifysubscriptionsoperation
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The subscriptions that are saved.
    open var subscriptionsToSave: [CKSubscription]?
    /// The subscriptions that are deleted.
    open var subscriptionIDsToDelete: [CKSubscription.ID]?
    /// Called at the end.
    open var modifySubscriptionsCompletionBlock: (@Sendable ([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
    /// Called at the end.
    open var modifySubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
    /// Creates a request.
    public init(subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil) {
        (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
        super.init()
    }
    override func fail(_ error: CKError) {
        modifySubscriptionsResultBlock?(.failure(error))
        modifySubscriptionsCompletionBlock?(nil, nil, error)
    }
}
