public import Foundation

/// The queue of purchases. Payments are not allowed here, as on a restricted device.
///
/// - Source: developer.apple.com/documentation/storekit/skpaymentqueue
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let queue = SKPaymentQueue()
    private let lock = NSLock()
    private var observers: [any SKPaymentTransactionObserver] = []

    override init() { super.init() }

    /// The default queue.
    open class func `default`() -> Self { unsafeDowncast(queue, to: Self.self) }
    /// Whether the user may make payments; always false here.
    open class func canMakePayments() -> Bool { false }

    /// The country of the store; nil, since there is no store.
    open var storefront: SKStorefront? { nil }
    /// The observers.
    open var transactionObservers: [any SKPaymentTransactionObserver] { lock.withLock { observers } }
    /// Lets the user type a code; nothing is shown.
    open func presentCodeRedemptionSheet() {}

    /// The unfinished transactions; none.
    open var transactions: [SKPaymentTransaction] { [] }

    /// Adds a payment; observers receive a failed transaction.
    open func add(_ payment: SKPayment) {
        let (transaction, observers) = (SKPaymentTransaction(payment), lock.withLock { self.observers })
        DispatchQueue.main.async {
            for observer in observers { observer.paymentQueue(self, updatedTransactions: [transaction]) }
        }
    }

    /// Restores earlier purchases; observers receive an error.
    open func restoreCompletedTransactions() {
        let observers = lock.withLock { self.observers }
        DispatchQueue.main.async {
            for observer in observers {
                observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed))
            }
        }
    }

    /// Finishes a transaction.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}

    /// Adds an observer.
    open func add(_ observer: any SKPaymentTransactionObserver) { lock.withLock { observers.append(observer) } }
    /// Removes an observer.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0 === observer } }
    }
}

/// A country of the store. None is known here.
///
/// - Source: developer.apple.com/documentation/storekit/skstorefront
open class SKStorefront: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The country, by three letters.
    open var countryCode: String { "" }
    /// The identifier.
    open var identifier: String { "" }
}

/// An observer of the payment queue. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/storekit/skpaymenttransactionobserver
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Transactions were completed or failed.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Transactions were removed; never called here.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// Restoring purchases failed.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// Restoring purchases finished; never called here.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Whether a purchase begun in the App Store continues; never called here.
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

extension SKPaymentTransactionObserver {
    /// Default implementation; does nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    /// Default implementation; does nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    /// Default implementation; does nothing.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    /// Default implementation; returns false.
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
}

/// A payment for a product.
///
/// - Source: developer.apple.com/documentation/storekit/skpayment
open class SKPayment: NSObject, @unchecked Sendable {
    /// The product identifier.
    public let productIdentifier: String
    /// The quantity.
    open var quantity: Int { 1 }

    /// The program's own name of the user; nil but for payments that can be changed.
    open var applicationUsername: String? { nil }

    /// Creates a payment for a product.
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// A payment with a settable quantity.
///
/// - Source: developer.apple.com/documentation/storekit/skmutablepayment
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    private var number = 1
    open override var quantity: Int {
        get { number }
        set { number = newValue }
    }
    /// The program's own name of the user. It reads back what was set; nothing here depends on it.
    open override var applicationUsername: String? {
        get { name }
        set { name = newValue }
    }
    private var name: String?
}

/// A transaction; here always failed.
///
/// - Source: developer.apple.com/documentation/storekit/skpaymenttransaction
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    /// The payment.
    public let payment: SKPayment

    init(_ payment: SKPayment) { self.payment = payment }

    /// The state of the transaction.
    open var transactionState: SKPaymentTransactionState { .failed }
    /// The error with which it failed.
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    /// The transaction identifier; nil, since it failed.
    open var transactionIdentifier: String? { nil }
    /// The date of the transaction; nil, since it failed.
    open var transactionDate: Date? { nil }
    /// The restored transaction; nil, since it failed.
    open var original: SKPaymentTransaction? { nil }
}

/// The state of a transaction.
public enum SKPaymentTransactionState: Int, Sendable {
    /// In progress, purchased, failed, restored, or deferred.
    case purchasing, purchased, failed, restored, deferred
}

/// An error of the store.
///
/// - Source: developer.apple.com/documentation/storekit/skerror-swift.struct
public struct SKError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// Unknown, client not allowed, payment cancelled, payment invalid, payment not allowed on the device, or
        /// product not available in the storefront.
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
        case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
        case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
        case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "SKErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

extension SKError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case SKError.…` in a `switch` or a `catch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == SKError.errorDomain && error.code == code.rawValue
    }
}

extension SKError {
    /// The error code `unknown`.
    public static var unknown: Code { .unknown }
    /// The error code `clientInvalid`.
    public static var clientInvalid: Code { .clientInvalid }
    /// The error code `paymentCancelled`.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// The error code `paymentInvalid`.
    public static var paymentInvalid: Code { .paymentInvalid }
    /// The error code `paymentNotAllowed`.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    /// The error code `storeProductNotAvailable`.
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    /// The error code `cloudServicePermissionDenied`.
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    /// The error code `cloudServiceNetworkConnectionFailed`.
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    /// The error code `cloudServiceRevoked`.
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
    /// The error code `privacyAcknowledgementRequired`.
    public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
    /// The error code `unauthorizedRequestData`.
    public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
    /// The error code `invalidOfferIdentifier`.
    public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
    /// The error code `invalidSignature`.
    public static var invalidSignature: Code { .invalidSignature }
    /// The error code `missingOfferParams`.
    public static var missingOfferParams: Code { .missingOfferParams }
    /// The error code `invalidOfferPrice`.
    public static var invalidOfferPrice: Code { .invalidOfferPrice }
    /// The error code `overlayCancelled`.
    public static var overlayCancelled: Code { .overlayCancelled }
    /// The error code `overlayInvalidConfiguration`.
    public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
    /// The error code `overlayTimeout`.
    public static var overlayTimeout: Code { .overlayTimeout }
    /// The error code `ineligibleForOffer`.
    public static var ineligibleForOffer: Code { .ineligibleForOffer }
    /// The error code `unsupportedPlatform`.
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
    /// The error code `overlayPresentedInBackgroundScene`.
    public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}
