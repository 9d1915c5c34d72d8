public import Foundation

/// The user's contacts. Nobody gives leave to read them: access is denied.
///
/// - Source: developer.apple.com/documentation/contacts/cncontactstore
open class CNContactStore: NSObject, @unchecked Sendable {
    /// Creates a store.
    public override init() { super.init() }

    /// Whether contacts may be read: they may not.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

    /// Asks the user: the answer is no, soon.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(false, CNError(.authorizationDenied)) }
    }

    /// Asks the user: the answer is no.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(.authorizationDenied) }

    /// Finds contacts: access is denied.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw CNError(.authorizationDenied) }

    /// Finds a contact: access is denied.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw CNError(.authorizationDenied)
    }

    /// Calls a closure with contacts: access is denied.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
    ) throws { throw CNError(.authorizationDenied) }

    /// Changes contacts: access is denied.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

extension NSNotification.Name {
    /// Contacts changed; never posted here.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The kinds of data that a store holds.
public enum CNEntityType: Int, Sendable {
    /// Contacts.
    case contacts
}

/// Whether contacts may be read.
public enum CNAuthorizationStatus: Int, Sendable {
    /// Nobody was asked, nobody may be asked, no, yes, or some of them.
    case notDetermined, restricted, denied, authorized, limited
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
    /// The keys of the properties that are fetched.
    open var keysToFetch: [any CNKeyDescriptor]
    /// The predicate that contacts have to match; nil for all.
    open var predicate: NSPredicate?
    /// Whether those that are one person are one.
    open var unifyResults = true
    /// Their order.
    open var sortOrder = CNContactSortOrder.none

    /// Creates a request.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
    /// Any, as the user has it, by first, or by last names.
    case none, userDefault, givenName, familyName
}

/// Changes of contacts.
open class CNSaveRequest: NSObject {
    /// Creates a request.
    public override init() { super.init() }
    /// Adds a contact.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Changes a contact.
    open func update(_ contact: CNMutableContact) {}
    /// Removes a contact.
    open func delete(_ contact: CNMutableContact) {}
}

/// How the name of a contact is written.
public enum CNContactFormatterStyle: Int, Sendable {
    /// In letters, or as it is spoken.
    case fullName, phoneticFullName
}

/// Writes names of contacts: first, middle and last name, or the name of the firm.
///
/// - Source: developer.apple.com/documentation/contacts/cncontactformatter
open class CNContactFormatter: Formatter {
    /// How names are written.
    open var style = CNContactFormatterStyle.fullName

    /// The name of a contact; nil where it has none.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    /// The name of a contact; nil where it has none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        let either = name.isEmpty ? contact.organizationName : name
        return either.isEmpty ? nil : either
    }

    /// Returns the properties that have to be fetched before a name can be formatted in a style.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        NSString(string: "name")
    }
}

/// Why contacts are not found.
///
/// - Source: developer.apple.com/documentation/contacts/cnerror-swift.struct
public struct CNError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// Nobody answers.
        case communicationError = 1
        /// They cannot be read.
        case dataAccessError = 2
        /// They may not be read.
        case authorizationDenied = 100
        /// There is no such contact.
        case recordDoesNotExist = 200
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "CNErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

extension CNError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == CNError.errorDomain && error.code == code.rawValue
    }
}

extension CNError {
    /// Nobody answers.
    public static var communicationError: Code { .communicationError }
    /// They cannot be read.
    public static var dataAccessError: Code { .dataAccessError }
    /// They may not be read.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// There is no such contact.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
}
