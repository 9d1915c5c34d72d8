@_exported public import Foundation

/// A person or firm.
///
/// - Source: developer.apple.com/documentation/contacts/cncontact
open class CNContact: NSObject, NSCopying, NSMutableCopying {
    /// The values of a contact's properties.
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

    /// The given name; empty where it is not known.
    open var givenName: String { values.givenName }
    /// The middle name; empty where it is not known.
    open var middleName: String { values.middleName }
    /// The family name; empty where it is not known.
    open var familyName: String { values.familyName }
    /// The prefix of the name, such as a title; empty where it is not known.
    open var namePrefix: String { values.namePrefix }
    /// The suffix of the name; empty where it is not known.
    open var nameSuffix: String { values.nameSuffix }
    /// The nickname; empty where it is not known.
    open var nickname: String { values.nickname }
    /// The name of the organization; empty where it is not known.
    open var organizationName: String { values.organizationName }
    /// The name of the department; empty where it is not known.
    open var departmentName: String { values.departmentName }
    /// The job title; empty where it is not known.
    open var jobTitle: String { values.jobTitle }
    /// The note about the contact; empty where it is not known.
    open var note: String { values.note }
    /// The birthday as a date without a time; nil where it is not known.
    open var birthday: DateComponents? { values.birthday }
    /// The bytes of the picture; nil where there is none.
    open var imageData: Data? { values.imageData }
    /// The phone numbers with their labels, in the order in which they were given.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    /// The email addresses with their labels, in the order in which they were given.
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    /// The addresses of pages with their labels, in the order in which they were given.
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
    /// The postal addresses with their labels, in the order in which they were given.
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
    /// The given name; empty where it is not known.
    open override var givenName: String {
        get { values.givenName }
        set { values.givenName = newValue }
    }
    /// The middle name; empty where it is not known.
    open override var middleName: String {
        get { values.middleName }
        set { values.middleName = newValue }
    }
    /// The family name; empty where it is not known.
    open override var familyName: String {
        get { values.familyName }
        set { values.familyName = newValue }
    }
    /// The prefix of the name, such as a title; empty where it is not known.
    open override var namePrefix: String {
        get { values.namePrefix }
        set { values.namePrefix = newValue }
    }
    /// The suffix of the name; empty where it is not known.
    open override var nameSuffix: String {
        get { values.nameSuffix }
        set { values.nameSuffix = newValue }
    }
    /// The nickname; empty where it is not known.
    open override var nickname: String {
        get { values.nickname }
        set { values.nickname = newValue }
    }
    /// The name of the organization; empty where it is not known.
    open override var organizationName: String {
        get { values.organizationName }
        set { values.organizationName = newValue }
    }
    /// The name of the department; empty where it is not known.
    open override var departmentName: String {
        get { values.departmentName }
        set { values.departmentName = newValue }
    }
    /// The job title; empty where it is not known.
    open override var jobTitle: String {
        get { values.jobTitle }
        set { values.jobTitle = newValue }
    }
    /// The note about the contact; empty where it is not known.
    open override var note: String {
        get { values.note }
        set { values.note = newValue }
    }
    /// The birthday as a date without a time; nil where it is not known.
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
    /// The bytes of the picture; nil where there is none.
    open override var imageData: Data? {
        get { values.imageData }
        set { values.imageData = newValue }
    }
    /// The phone numbers with their labels, in the order in which they were given.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phoneNumbers }
        set { values.phoneNumbers = newValue }
    }
    /// The email addresses with their labels, in the order in which they were given.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.emailAddresses }
        set { values.emailAddresses = newValue }
    }
    /// The addresses of pages with their labels, in the order in which they were given.
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.urlAddresses }
        set { values.urlAddresses = newValue }
    }
    /// The postal addresses with their labels, in the order in which they were given.
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

/// A property of contacts that a request fetches.
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
    /// The label of the value, such as `CNLabelHome`; nil for none.
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
    fileprivate var parts = ["", "", "", "", "", ""]
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
    /// The country, by two letters.
    open var isoCountryCode: String { parts[5] }
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
    /// A part of it.
    open override var isoCountryCode: String {
        get { parts[5] }
        set { parts[5] = newValue }
    }
}
