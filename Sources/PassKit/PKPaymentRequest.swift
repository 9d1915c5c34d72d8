public import Contacts
@_exported public import UIKit

/// A network of payment cards.
///
/// - Source: developer.apple.com/documentation/passkit/pkpaymentnetwork
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a network from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a network from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// American Express.
    public static let amex = PKPaymentNetwork("AmEx")
    /// Discover.
    public static let discover = PKPaymentNetwork("Discover")
    /// Mastercard.
    public static let masterCard = PKPaymentNetwork("MasterCard")
    /// Visa.
    public static let visa = PKPaymentNetwork("Visa")
    /// Maestro.
    public static let maestro = PKPaymentNetwork("Maestro")
    /// JCB.
    public static let JCB = PKPaymentNetwork("JCB")
    /// China UnionPay.
    public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
    /// Cartes Bancaires.
    public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
    /// Visa Electron.
    public static let electron = PKPaymentNetwork("Electron")
    /// Elo.
    public static let elo = PKPaymentNetwork("Elo")
    /// mada.
    public static let mada = PKPaymentNetwork("Mada")
    /// V PAY.
    public static let vPay = PKPaymentNetwork("VPay")
    /// Interac.
    public static let interac = PKPaymentNetwork("Interac")
}

/// The abilities of a merchant.
public struct PKMerchantCapability: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates capabilities from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// 3-D Secure.
    public static let capability3DS = PKMerchantCapability(rawValue: 1)
    /// EMV.
    public static let capabilityEMV = PKMerchantCapability(rawValue: 2)
    /// Credit cards.
    public static let capabilityCredit = PKMerchantCapability(rawValue: 4)
    /// Debit cards.
    public static let capabilityDebit = PKMerchantCapability(rawValue: 8)
    /// 3-D Secure.
    public static let threeDSecure = capability3DS
    /// EMV.
    public static let emv = capabilityEMV
    /// Credit cards.
    public static let credit = capabilityCredit
    /// Debit cards.
    public static let debit = capabilityDebit
}

/// A field of an address.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a field from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address.
    public static let postalAddress = PKContactField(rawValue: "post")
    /// The address of mail.
    public static let emailAddress = PKContactField(rawValue: "email")
    /// The telephone number.
    public static let phoneNumber = PKContactField(rawValue: "phone")
    /// The name.
    public static let name = PKContactField(rawValue: "name")
}

/// A purchase, and the ways to pay for it.
///
/// - Source: developer.apple.com/documentation/passkit/pkpaymentrequest
open class PKPaymentRequest: NSObject {
    /// Creates an empty request.
    public override init() { super.init() }
    /// The merchant.
    open var merchantIdentifier = ""
    /// The country, by two letters.
    open var countryCode = ""
    /// The currency, by three letters.
    open var currencyCode = ""
    /// The networks that the merchant takes.
    open var supportedNetworks: [PKPaymentNetwork] = []
    /// The abilities of the merchant.
    open var merchantCapabilities: PKMerchantCapability = []
    /// The items that are bought, and the total at last.
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    /// The ways of delivery.
    open var shippingMethods: [PKShippingMethod]?
    /// The fields that the delivery needs.
    open var requiredShippingContactFields: Set<PKContactField> = []
    /// The fields that the bill needs.
    open var requiredBillingContactFields: Set<PKContactField> = []
    /// The address of the delivery that is shown first.
    open var shippingContact: PKContact?
    /// The address of the bill that is shown first.
    open var billingContact: PKContact?
    /// The words for the delivery.
    open var shippingType = PKShippingType.shipping
    /// Data that the merchant gets back.
    open var applicationData: Data?
    /// The networks that the device knows: none.
    open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}

/// The words for a delivery.
public enum PKShippingType: UInt, Sendable {
    /// Shipping, delivery, or pickup in a store or by the maker.
    case shipping, delivery, storePickup, servicePickup
}

/// A line of a bill.
///
/// - Source: developer.apple.com/documentation/passkit/pkpaymentsummaryitem
open class PKPaymentSummaryItem: NSObject {
    /// Creates an empty line.
    public override init() { super.init() }
    /// Creates a line.
    public convenience init(label: String, amount: NSDecimalNumber) { self.init(label: label, amount: amount, type: .final) }
    /// Creates a line whose amount may not be known yet.
    public convenience init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        self.init()
        (self.label, self.amount, self.type) = (label, amount, type)
    }
    /// The text.
    open var label = ""
    /// The amount, in the request's currency.
    open var amount = NSDecimalNumber.zero
    /// Whether the amount is known.
    open var type = PKPaymentSummaryItemType.final
}

/// Whether an amount is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
    /// It is, or not yet.
    case final, pending
}

/// A way of delivery.
open class PKShippingMethod: PKPaymentSummaryItem {
    /// The name for the program.
    open var identifier: String?
    /// The description.
    open var detail: String?
}

/// An address.
open class PKContact: NSObject {
    /// Creates an empty address.
    public override init() { super.init() }
    /// The name.
    open var name: PersonNameComponents?
    /// The address of mail.
    open var emailAddress: String?
    /// The address.
    open var postalAddress: CNPostalAddress?
    /// The telephone number.
    open var phoneNumber: CNPhoneNumber?
}

/// A payment that the user agreed to; none is made here.
///
/// - Source: developer.apple.com/documentation/passkit/pkpayment
open class PKPayment: NSObject {
    override init() { super.init() }
    /// The data for the merchant's bank.
    open var token: PKPaymentToken { PKPaymentToken() }
    /// The address of the bill.
    open var billingContact: PKContact? { nil }
    /// The address of the delivery.
    open var shippingContact: PKContact? { nil }
    /// The way of delivery.
    open var shippingMethod: PKShippingMethod? { nil }
}

/// The data of a payment for the merchant's bank.
open class PKPaymentToken: NSObject {
    override init() { super.init() }
    /// The bytes.
    open var paymentData: Data { Data() }
    /// The number of the payment.
    open var transactionIdentifier: String { "" }
    /// The card.
    open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
}

/// A card.
open class PKPaymentMethod: NSObject {
    override init() { super.init() }
    /// Its name.
    open var displayName: String? { nil }
    /// Its network.
    open var network: PKPaymentNetwork? { nil }
    /// Its kind.
    open var type: PKPaymentMethodType { .unknown }
}

/// A kind of cards.
public enum PKPaymentMethodType: UInt, Sendable {
    /// The kinds.
    case unknown, debit, credit, prepaid, store, eMoney
}

/// The outcome of a payment.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
    /// It was made, or not, by the first fault of the address or of the card.
    case success, failure, invalidBillingPostalAddress, invalidShippingPostalAddress, invalidShippingContact, pinRequired
    case pinIncorrect, pinLockout
}

/// The outcome of a payment, with the faults.
open class PKPaymentAuthorizationResult: NSObject {
    /// Creates a result.
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        (self.status, self.errors) = (status, errors ?? [])
    }
    /// The outcome of the payment.
    open var status: PKPaymentAuthorizationStatus
    /// The faults.
    open var errors: [any Error]!
}

/// News of a payment's lines.
///
/// - Source: developer.apple.com/documentation/passkit/pkpaymentrequestupdate
open class PKPaymentRequestUpdate: NSObject {
    /// Creates news of lines.
    public init(paymentSummaryItems: [PKPaymentSummaryItem]) { self.paymentSummaryItems = paymentSummaryItems }
    /// Whether the payment can go on.
    open var status = PKPaymentAuthorizationStatus.success
    /// The items that are bought, and the total at last.
    open var paymentSummaryItems: [PKPaymentSummaryItem]
}

/// News after the user chose a way of delivery.
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate {}

/// News after the user chose a card.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate {}

/// News after the user chose an address.
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate {
    /// Creates news of lines, ways of delivery, and faults of the address.
    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]) {
        (self.errors, self.shippingMethods) = (errors ?? [], shippingMethods)
        super.init(paymentSummaryItems: paymentSummaryItems)
    }
    /// The faults of the address.
    open var errors: [any Error]!
    /// The ways of delivery.
    open var shippingMethods: [PKShippingMethod]
}
