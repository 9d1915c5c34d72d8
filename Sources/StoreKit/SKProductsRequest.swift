public import Foundation

/// Asks the store for something; there is no store here.
///
/// - Source: developer.apple.com/documentation/storekit/skrequest
open class SKRequest: NSObject, @unchecked Sendable {
    /// Hears of the answer.
    open weak var delegate: (any SKRequestDelegate)?
    private var isCancelled = false

    public override init() { super.init() }

    /// Asks; the delegate hears at the next turn of the main queue that there is no connection.
    open func start() {
        isCancelled = false
        DispatchQueue.main.async {
            if !self.isCancelled { self.delegate?.request(self, didFailWithError: URLError(.notConnectedToInternet)) }
        }
    }

    /// Ends the request.
    open func cancel() { isCancelled = true }
}

/// Hears of a request's end. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/storekit/skrequestdelegate
public protocol SKRequestDelegate: NSObjectProtocol {
    /// The answer is complete; never called here.
    func requestDidFinish(_ request: SKRequest)
    /// There is no answer.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    /// Default implementation; does nothing.
    public func requestDidFinish(_ request: SKRequest) {}
    /// Default implementation; does nothing.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks the store what products cost; there is no store here.
///
/// - Source: developer.apple.com/documentation/storekit/skproductsrequest
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    /// Creates a request for products.
    public init(productIdentifiers: Set<String>) { super.init() }
}

/// Hears what products cost.
///
/// - Source: developer.apple.com/documentation/storekit/skproductsrequestdelegate
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// What products cost; never called here.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// What the store answers.
///
/// - Source: developer.apple.com/documentation/storekit/skproductsresponse
open class SKProductsResponse: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The products.
    open var products: [SKProduct] { [] }
    /// Names that the store does not know.
    open var invalidProductIdentifiers: [String] { [] }
}

/// Something that can be bought; the store tells of none here.
///
/// - Source: developer.apple.com/documentation/storekit/skproduct
open class SKProduct: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    /// Its name in the store.
    open var productIdentifier: String { "" }
    /// What it is called.
    open var localizedTitle: String { "" }
    /// What it is.
    open var localizedDescription: String { "" }
    /// What it costs.
    open var price: NSDecimalNumber { .zero }
    /// The language and country of the price.
    open var priceLocale: Locale { .current }
}

/// Asks the store for the proof of what was bought; there is no store here.
///
/// - Source: developer.apple.com/documentation/storekit/skreceiptrefreshrequest
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    /// Creates a request.
    public init(receiptProperties properties: [String: Any]?) { super.init() }
}
