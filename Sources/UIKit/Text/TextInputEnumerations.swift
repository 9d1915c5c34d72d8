/// The type of a keyboard. Text fields and text views store it; no keyboard reads it.
///
/// - Source: developer.apple.com/documentation/uikit/uikeyboardtype
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
    case asciiCapableNumberPad

    /// The older name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of a keyboard. Text fields and text views store it; no keyboard reads it.
///
/// - Source: developer.apple.com/documentation/uikit/uikeyboardappearance
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark, light

    /// The older name of ``dark``.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The label of a keyboard's return key. Text fields and text views store it; no keyboard reads it.
///
/// - Source: developer.apple.com/documentation/uikit/uireturnkeytype
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The letters that a keyboard capitalizes automatically. Text fields and text views store it; no keyboard reads it.
///
/// - Source: developer.apple.com/documentation/uikit/uitextautocapitalizationtype
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words, sentences, allCharacters
}

/// Whether typed words are corrected. Text fields and text views store it; nothing reads it.
///
/// - Source: developer.apple.com/documentation/uikit/uitextautocorrectiontype
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether misspelt words are marked. Text fields and text views store it; nothing reads it.
///
/// - Source: developer.apple.com/documentation/uikit/uitextspellcheckingtype
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether typed quotation marks become curly. Text fields and text views store it; nothing reads it.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsmartquotestype
public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether two typed hyphens become a dash. Text fields and text views store it; nothing reads it.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsmartdashestype
public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether spaces are added and removed around inserted and deleted words. Text fields and text views store it; nothing
/// reads it.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// The meaning of a text input, by which a system could offer to fill it in. The values are those of HTML's
/// `autocomplete`, as documents use them. Text fields and text views store it; nothing reads it.
///
/// - Source: developer.apple.com/documentation/uikit/uitextcontenttype
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The content type's string, as documents write it.
    public let rawValue: String

    /// Makes a content type from any string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's full name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name, such as Dr.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// An addition after a name, such as Jr.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of a company.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A location, including an address, in one field.
    public static let location = UITextContentType(rawValue: "location")
    /// A street address with all its lines.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// The city of an address.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The state or province of an address.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// City and state in one field.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A district of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The name of a country or region.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A web address.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a payment card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an existing account.
    public static let password = UITextContentType(rawValue: "password")
    /// The password of a new account.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code, such as one that is sent by message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// The expiration date of a payment card.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The month of a payment card's expiration date.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year of a payment card's expiration date.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The security code of a payment card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The kind of a payment card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// The name on a payment card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The first name on a payment card.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The middle name on a payment card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    /// The family name on a payment card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a date of birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a date of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a date of birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// The number of a parcel.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// A date, a time, or both.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The identifier of a telephone's built-in card.
    public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
    /// The identifier of a telephone.
    public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
