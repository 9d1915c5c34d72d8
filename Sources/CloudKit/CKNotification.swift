public import Foundation

/// A message of the service about records. None arrives here.
///
/// - Source: developer.apple.com/documentation/cloudkit/cknotification
open class CKNotification: NSObject, @unchecked Sendable {
    /// The kind of a message.
    public enum NotificationType: Int, Sendable {
        /// A query found another record, a zone or a database changed, or a message was read.
        case query = 1, recordZone, readNotification, database
    }

    /// The kind.
    public let notificationType: NotificationType
    /// The identifier of the subscription.
    public let subscriptionID: String?
    /// The identifier of the program's container.
    public let containerIdentifier: String?

    /// Reads what a remote notification says under the key `ck`; nil where it has none of it.
    public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
        guard let content = notificationDictionary["ck"] as? [String: Any] else { return nil }
        self.init(content: content)
    }

    init?(content: [String: Any]) {
        let kinds: [(String, NotificationType)] = [("qry", .query), ("fet", .recordZone), ("met", .database)]
        guard let kind = kinds.first(where: { content[$0.0] != nil }) else { return nil }
        notificationType = kind.1
        subscriptionID = (content[kind.0] as? [String: Any])?["sid"] as? String
        containerIdentifier = content["cid"] as? String
    }
}

/// A message about a query.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckquerynotification
open class CKQueryNotification: CKNotification, @unchecked Sendable {
    /// The record: nil, since none is there.
    open var recordID: CKRecord.ID? { nil }
    /// Fields of the record: nil.
    open var recordFields: [String: Any]? { nil }
}
