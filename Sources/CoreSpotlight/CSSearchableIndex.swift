@_exported public import Foundation
public import UniformTypeIdentifiers

/// The type of the activity with which a program is opened by an item that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of that item's identifier in the activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity by which a search goes on in the program.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of what is searched for in that activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The items of the program that the system finds. Here they are kept in memory, and nobody searches.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchableindex
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let shared = CSSearchableIndex(name: "")
    private let lock = NSLock()
    private var items: [CSSearchableItem] = []
    /// The delegate.
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    /// Creates an index.
    public init(name: String) { super.init() }

    /// The program's index.
    open class func `default`() -> CSSearchableIndex { shared }
    /// Whether items are kept: they are, in memory.
    open class func isIndexingAvailable() -> Bool { true }

    /// Adds items, in place of those with the same identifiers.
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        let identifiers = Set(items.map(\.uniqueIdentifier))
        change(completionHandler) { kept in
            kept.removeAll { identifiers.contains($0.uniqueIdentifier) }
            kept += items
        }
    }

    /// Adds items.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        indexSearchableItems(items, completionHandler: nil)
    }

    /// Removes items of some identifiers.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        change(completionHandler) { $0.removeAll { identifiers.contains($0.uniqueIdentifier) } }
    }

    /// Removes items of some groups.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        change(completionHandler) { items in
            items.removeAll { item in
                domainIdentifiers.contains { item.domainIdentifier == $0 || item.domainIdentifier?.hasPrefix($0 + ".") == true }
            }
        }
    }

    /// Removes all items.
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        change(completionHandler) { $0.removeAll() }
    }

    private func change(_ completionHandler: (@Sendable ((any Error)?) -> Void)?, _ body: (inout [CSSearchableItem]) -> Void) {
        lock.withLock { body(&items) }
        if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
    }
}

/// The delegate that the index asks to index items again.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    /// All items are asked for; never called here.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexAllSearchableItemsWithAcknowledgementHandler: @escaping () -> Void)
    /// Some items are asked for; never called here.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}

/// An item that the system finds.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchableitem
open class CSSearchableItem: NSObject, @unchecked Sendable {
    /// The identifier.
    open var uniqueIdentifier: String
    /// The group.
    open var domainIdentifier: String?
    /// When the item is forgotten: after a month.
    open var expirationDate: Date! = Date() + 30 * 24 * 3600
    /// The attributes of the item.
    open var attributeSet: CSSearchableItemAttributeSet

    /// Creates an item; one without an identifier gets a new one.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }
}

/// The attributes of an item that a search finds and shows.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchableitemattributeset
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    /// Creates a set for content of a type.
    public init(itemContentType: String) { contentType = itemContentType }
    /// Creates a set for content of a type.
    public init(contentType: UTType) { self.contentType = contentType.identifier }

    /// The title.
    open var title: String?
    /// The name that is shown.
    open var displayName: String?
    /// The description of the item's content.
    open var contentDescription: String?
    /// Words by which it is found.
    open var keywords: [String]?
    /// The picture.
    open var thumbnailData: Data?
    /// The file of the picture.
    open var thumbnailURL: URL?
    /// The file of the content.
    open var contentURL: URL?
    /// The type of the content.
    open var contentType: String?
    /// The identifier.
    open var identifier: String?
    /// The identifier of an item that a user activity belongs to.
    open var relatedUniqueIdentifier: String?
    /// The group.
    open var domainIdentifier: String?
    /// When the content was made.
    open var contentCreationDate: Date?
    /// When the content was changed.
    open var contentModificationDate: Date?
    /// When it was used last.
    open var lastUsedDate: Date?
    /// When an event begins.
    open var startDate: Date?
    /// When an event ends.
    open var endDate: Date?
    /// When it is due.
    open var dueDate: Date?
    /// Who made it.
    open var creator: String?
    /// Who plays it.
    open var artist: String?
    /// The album.
    open var album: String?
    /// Who wrote it.
    open var authorNames: [String]?
    /// Numbers.
    open var phoneNumbers: [String]?
    /// Addresses.
    open var emailAddresses: [String]?
    /// The city.
    open var city: String?
    /// The country.
    open var country: String?
    /// Degrees to the north.
    open var latitude: NSNumber?
    /// Degrees to the east.
    open var longitude: NSNumber?
    /// From 0 to 5.
    open var rating: NSNumber?
    /// Seconds.
    open var duration: NSNumber?
    /// Whether a number can be called.
    open var supportsPhoneCall: NSNumber?
    /// Whether there is a way to it.
    open var supportsNavigation: NSNumber?
}
