public import Foundation

/// A request of the service. It fails here, since there is no account.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckoperation
open class CKOperation: Operation, @unchecked Sendable {
    override init() { super.init() }
    /// The queue of the service, apart from the main one.
    static let queue = OperationQueue()
    open override func main() { if !isCancelled { fail(CKError(.notAuthenticated)) } }
    func fail(_ error: CKError) {}
}

/// A request of a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    /// The database.
    open var database: CKDatabase?
}

/// Saves and deletes records; fails.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckmodifyrecordsoperation
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The treatment of records that were changed meanwhile.
    public enum RecordSavePolicy: Int, Sendable {
        /// They stay, or get the values that were changed, or all.
        case ifServerRecordUnchanged, changedKeys, allKeys
    }
    /// The records that are saved.
    open var recordsToSave: [CKRecord]?
    /// The records that are deleted.
    open var recordIDsToDelete: [CKRecord.ID]?
    /// The treatment of records that were changed meanwhile.
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    /// Whether all records of a zone are saved, or none.
    open var isAtomic = true
    /// Called for each record; never here.
    open var perRecordSaveBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called at the end.
    open var modifyRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
    /// Called at the end.
    open var modifyRecordsCompletionBlock: (@Sendable ([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

    /// Creates a request.
    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
        super.init()
    }
    override func fail(_ error: CKError) {
        modifyRecordsResultBlock?(.failure(error))
        modifyRecordsCompletionBlock?(nil, nil, error)
    }
}

/// Fetches records; fails.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The names of the records.
    open var recordIDs: [CKRecord.ID]?
    /// The names of the values.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Called for each record; never here.
    open var perRecordResultBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called at the end.
    open var fetchRecordsCompletionBlock: (@Sendable ([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    /// Called at the end.
    open var fetchRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
    /// Creates a request.
    public init(recordIDs: [CKRecord.ID]) {
        self.recordIDs = recordIDs
        super.init()
    }
    override func fail(_ error: CKError) {
        fetchRecordsResultBlock?(.failure(error))
        fetchRecordsCompletionBlock?(nil, error)
    }
}

/// Looks for records; fails.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckqueryoperation
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The place at which a search goes on. None is made here.
    open class Cursor: NSObject, @unchecked Sendable {
        override init() { super.init() }
    }
    /// The limit that leaves the number of records to the server.
    public static let maximumResults = 0
    /// The search.
    open var query: CKQuery?
    /// The place at which the search goes on.
    open var cursor: Cursor?
    /// The zone.
    open var zoneID: CKRecordZone.ID?
    /// The number of records.
    open var resultsLimit = CKQueryOperation.maximumResults
    /// The names of the values.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Called for each record; never here.
    open var recordMatchedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called for each record; never here.
    open var recordFetchedBlock: (@Sendable (CKRecord) -> Void)?
    /// Called at the end.
    open var queryResultBlock: (@Sendable (Result<Cursor?, any Error>) -> Void)?
    /// Called at the end.
    open var queryCompletionBlock: (@Sendable (Cursor?, (any Error)?) -> Void)?
    /// Creates a request.
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }
    /// Creates a request that goes on.
    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }
    /// Creates an empty request.
    public override init() { super.init() }
    override func fail(_ error: CKError) {
        queryResultBlock?(.failure(error))
        queryCompletionBlock?(nil, error)
    }
}
