public import Foundation

/// What a user buys. Nothing can be bought here, as on a device whose owner does not allow it.
///
/// - Source: developer.apple.com/documentation/storekit/skpaymentqueue
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let queue = SKPaymentQueue()
    private let lock = NSLock()
    private var observers: [any SKPaymentTransactionObserver] = []

    override init() { super.init() }

    /// The queue of the program.
    open class func `default`() -> Self { unsafeDowncast(queue, to: Self.self) }
    /// Whether the user may buy; they may not.
    open class func canMakePayments() -> Bool { false }

    /// What was bought and is not finished; nothing.
    open var transactions: [SKPaymentTransaction] { [] }

    /// Buys something; observers hear that it failed.
    open func add(_ payment: SKPayment) {
        let (transaction, observers) = (SKPaymentTransaction(payment), lock.withLock { self.observers })
        DispatchQueue.main.async {
            for observer in observers { observer.paymentQueue(self, updatedTransactions: [transaction]) }
        }
    }

    /// Asks for what was bought before; observers hear that it failed.
    open func restoreCompletedTransactions() {
        let observers = lock.withLock { self.observers }
        DispatchQueue.main.async {
            for observer in observers {
                observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed))
            }
        }
    }

    /// Ends what was bought or failed.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}

    /// Adds an observer.
    open func add(_ observer: any SKPaymentTransactionObserver) { lock.withLock { observers.append(observer) } }
    /// Takes an observer away.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0 === observer } }
    }
}

/// Hears of what is bought. Apple's optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/storekit/skpaymenttransactionobserver
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Something was bought, or failed.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Transactions are finished; not told here.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// What was bought before cannot be told.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// What was bought before was told; not told here.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Whether something that the store offers is bought; not asked here.
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

extension SKPaymentTransactionObserver {
    /// Nothing is done unless the observer has the method.
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    /// Nothing is done unless the observer has the method.
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    /// Nothing is done unless the observer has the method.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    /// Nothing is bought unless the observer has the method.
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
}

/// What is to be bought.
///
/// - Source: developer.apple.com/documentation/storekit/skpayment
open class SKPayment: NSObject, @unchecked Sendable {
    /// The product's name in the store.
    public let productIdentifier: String
    /// How many of it.
    open var quantity: Int { 1 }

    /// Makes one of a product.
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// A purchase whose number can be set.
///
/// - Source: developer.apple.com/documentation/storekit/skmutablepayment
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    private var number = 1
    open override var quantity: Int {
        get { number }
        set { number = newValue }
    }
    /// Who buys, in words of the program's own. It reads back what was set; nothing here depends on it.
    open var applicationUsername: String?
}

/// What was bought, or failed; here always failed.
///
/// - Source: developer.apple.com/documentation/storekit/skpaymenttransaction
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    /// What was to be bought.
    public let payment: SKPayment

    init(_ payment: SKPayment) { self.payment = payment }

    /// How far it is.
    open var transactionState: SKPaymentTransactionState { .failed }
    /// Why it failed.
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    /// Its name in the store; nil, since it failed.
    open var transactionIdentifier: String? { nil }
    /// When it was bought; nil, since it failed.
    open var transactionDate: Date? { nil }
    /// What was bought before; nil, since it failed.
    open var original: SKPaymentTransaction? { nil }
}

/// How far a transaction is.
public enum SKPaymentTransactionState: Int, Sendable {
    /// Under way, bought, failed, bought before, or waiting for others.
    case purchasing, purchased, failed, restored, deferred
}

/// Why something was not bought.
///
/// - Source: developer.apple.com/documentation/storekit/skerror-swift.struct
public struct SKError: Error, Hashable, Sendable, CustomNSError {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// Something else, not allowed to the program, given up, wrong, not allowed on the device, or not in this country's store.
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    }
    /// The kind of the error.
    public let code: Code

    /// Makes an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// The errors' domain.
    public static var errorDomain: String { "SKErrorDomain" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
    /// The kind of errors when the user gave up.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// The kind of errors on devices that do not allow to buy.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    /// Something else.
    public static var unknown: Code { .unknown }
}
