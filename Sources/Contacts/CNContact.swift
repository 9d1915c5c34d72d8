@_exported public import Foundation

/// A person or firm.
///
/// - Source: developer.apple.com/documentation/contacts/cncontact
open class CNContact: NSObject, NSCopying, NSMutableCopying {
    /// What can be known of a contact.
    struct Values {
        var givenName: String = ""
        var middleName: String = ""
        var familyName: String = ""
        var namePrefix: String = ""
        var nameSuffix: String = ""
        var nickname: String = ""
        var organizationName: String = ""
        var departmentName: String = ""
        var jobTitle: String = ""
        var note: String = ""
        var birthday: DateComponents?
        var imageData: Data?
        var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
        var emailAddresses: [CNLabeledValue<NSString>] = []
        var urlAddresses: [CNLabeledValue<NSString>] = []
        var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
        var contactType = CNContactType.person
    }

    /// The identifier.
    public let identifier: String
    fileprivate(set) var values = Values()

    /// Creates a contact of which nothing is known.
    public override init() { identifier = UUID().uuidString }

    fileprivate init(_ identifier: String, _ values: Values) { (self.identifier, self.values) = (identifier, values) }

    /// What is known of it.
    open var givenName: String { values.givenName }
    /// What is known of it.
    open var middleName: String { values.middleName }
    /// What is known of it.
    open var familyName: String { values.familyName }
    /// What is known of it.
    open var namePrefix: String { values.namePrefix }
    /// What is known of it.
    open var nameSuffix: String { values.nameSuffix }
    /// What is known of it.
    open var nickname: String { values.nickname }
    /// What is known of it.
    open var organizationName: String { values.organizationName }
    /// What is known of it.
    open var departmentName: String { values.departmentName }
    /// What is known of it.
    open var jobTitle: String { values.jobTitle }
    /// What is known of it.
    open var note: String { values.note }
    /// What is known of it.
    open var birthday: DateComponents? { values.birthday }
    /// What is known of it.
    open var imageData: Data? { values.imageData }
    /// What is known of it.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    /// What is known of it.
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    /// What is known of it.
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
    /// What is known of it.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
    /// Whether it is a person or a firm.
    open var contactType: CNContactType { values.contactType }
    /// A small picture: the same here.
    open var thumbnailImageData: Data? { imageData }
    /// Whether there is a picture.
    open var imageDataAvailable: Bool { imageData != nil }
    /// Whether a property was asked for: all are.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Whether properties were asked for: all are.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

    /// Finds contacts of a name.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { contact, _ in
            guard let contact = contact as? CNContact else { return false }
            return [contact.givenName, contact.familyName, contact.organizationName].contains {
                $0.lowercased().hasPrefix(name.lowercased())
            }
        }
    }
    /// Finds contacts by identifiers.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { contact, _ in (contact as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
    }

    /// A contact that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { CNContact(identifier, values) }
    /// A contact that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(identifier, values) }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact {
    /// What is known of it.
    open override var givenName: String {
        get { values.givenName }
        set { values.givenName = newValue }
    }
    /// What is known of it.
    open override var middleName: String {
        get { values.middleName }
        set { values.middleName = newValue }
    }
    /// What is known of it.
    open override var familyName: String {
        get { values.familyName }
        set { values.familyName = newValue }
    }
    /// What is known of it.
    open override var namePrefix: String {
        get { values.namePrefix }
        set { values.namePrefix = newValue }
    }
    /// What is known of it.
    open override var nameSuffix: String {
        get { values.nameSuffix }
        set { values.nameSuffix = newValue }
    }
    /// What is known of it.
    open override var nickname: String {
        get { values.nickname }
        set { values.nickname = newValue }
    }
    /// What is known of it.
    open override var organizationName: String {
        get { values.organizationName }
        set { values.organizationName = newValue }
    }
    /// What is known of it.
    open override var departmentName: String {
        get { values.departmentName }
        set { values.departmentName = newValue }
    }
    /// What is known of it.
    open override var jobTitle: String {
        get { values.jobTitle }
        set { values.jobTitle = newValue }
    }
    /// What is known of it.
    open override var note: String {
        get { values.note }
        set { values.note = newValue }
    }
    /// What is known of it.
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
    /// What is known of it.
    open override var imageData: Data? {
        get { values.imageData }
        set { values.imageData = newValue }
    }
    /// What is known of it.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phoneNumbers }
        set { values.phoneNumbers = newValue }
    }
    /// What is known of it.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.emailAddresses }
        set { values.emailAddresses = newValue }
    }
    /// What is known of it.
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.urlAddresses }
        set { values.urlAddresses = newValue }
    }
    /// What is known of it.
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.postalAddresses }
        set { values.postalAddresses = newValue }
    }
    /// Whether it is a person or a firm.
    open override var contactType: CNContactType {
        get { values.contactType }
        set { values.contactType = newValue }
    }
}

/// Whether a contact is a person.
public enum CNContactType: Int, Sendable {
    /// A person, or a firm.
    case person, organization
}

/// What names a property of contacts.
public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}

/// The name of a property.
public let CNContactIdentifierKey = "identifier"
/// The name of a property.
public let CNContactGivenNameKey = "givenName"
/// The name of a property.
public let CNContactMiddleNameKey = "middleName"
/// The name of a property.
public let CNContactFamilyNameKey = "familyName"
/// The name of a property.
public let CNContactNamePrefixKey = "namePrefix"
/// The name of a property.
public let CNContactNameSuffixKey = "nameSuffix"
/// The name of a property.
public let CNContactNicknameKey = "nickname"
/// The name of a property.
public let CNContactOrganizationNameKey = "organizationName"
/// The name of a property.
public let CNContactDepartmentNameKey = "departmentName"
/// The name of a property.
public let CNContactJobTitleKey = "jobTitle"
/// The name of a property.
public let CNContactNoteKey = "note"
/// The name of a property.
public let CNContactBirthdayKey = "birthday"
/// The name of a property.
public let CNContactImageDataKey = "imageData"
/// The name of a property.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The name of a property.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The name of a property.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The name of a property.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The name of a property.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The name of a property.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The name of a property.
public let CNContactTypeKey = "contactType"

/// A value with what it is called.
///
/// - Source: developer.apple.com/documentation/contacts/cnlabeledvalue
open class CNLabeledValue<ValueType: NSObject>: NSObject {
    /// The identifier.
    public let identifier: String
    /// What the value is called.
    public let label: String?
    /// The value.
    public let value: ValueType

    /// Creates a value.
    public init(label: String?, value: ValueType) { (identifier, self.label, self.value) = (UUID().uuidString, label, value) }

    /// A label in words: those between the marks.
    open class func localizedString(forLabel label: String) -> String {
        label.hasPrefix("_$!<") ? String(label.dropFirst(4).dropLast(4)).lowercased() : label
    }
}

/// A label.
public let CNLabelHome = "_$!<Home>!$_"
/// A label.
public let CNLabelWork = "_$!<Work>!$_"
/// A label.
public let CNLabelOther = "_$!<Other>!$_"
/// A label.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// A label.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// A label.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// A number.
open class CNPhoneNumber: NSObject {
    /// The digits as they were written.
    public let stringValue: String
    /// Creates a number.
    public init(stringValue string: String) { stringValue = string }
}

/// An address.
open class CNPostalAddress: NSObject {
    fileprivate var parts = ["", "", "", "", ""]
    /// The street.
    open var street: String { parts[0] }
    /// The city.
    open var city: String { parts[1] }
    /// The state.
    open var state: String { parts[2] }
    /// The code.
    open var postalCode: String { parts[3] }
    /// The country.
    open var country: String { parts[4] }
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
    /// A part of it.
    open override var street: String {
        get { parts[0] }
        set { parts[0] = newValue }
    }
    /// A part of it.
    open override var city: String {
        get { parts[1] }
        set { parts[1] = newValue }
    }
    /// A part of it.
    open override var state: String {
        get { parts[2] }
        set { parts[2] = newValue }
    }
    /// A part of it.
    open override var postalCode: String {
        get { parts[3] }
        set { parts[3] = newValue }
    }
    /// A part of it.
    open override var country: String {
        get { parts[4] }
        set { parts[4] = newValue }
    }
}
