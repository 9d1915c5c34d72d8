public import Foundation

/// A request to the App Store, which does not exist here.
///
/// - Source: developer.apple.com/documentation/storekit/skrequest
open class SKRequest: NSObject, @unchecked Sendable {
    /// The delegate.
    open weak var delegate: (any SKRequestDelegate)?
    private var isCancelled = false

    public override init() { super.init() }

    /// Sends the request; the delegate receives the error asynchronously on the main queue that there is no connection.
    open func start() {
        isCancelled = false
        DispatchQueue.main.async {
            if !self.isCancelled { self.delegate?.request(self, didFailWithError: URLError(.notConnectedToInternet)) }
        }
    }

    /// Cancels the request.
    open func cancel() { isCancelled = true }
}

/// The delegate of a request. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/storekit/skrequestdelegate
public protocol SKRequestDelegate: NSObjectProtocol {
    /// The request finished; never called here.
    func requestDidFinish(_ request: SKRequest)
    /// The request failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    /// Default implementation; does nothing.
    public func requestDidFinish(_ request: SKRequest) {}
    /// Default implementation; does nothing.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for product information; always fails here.
///
/// - Source: developer.apple.com/documentation/storekit/skproductsrequest
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    /// Creates a request for products.
    public init(productIdentifiers: Set<String>) { super.init() }
}

/// The delegate of a products request.
///
/// - Source: developer.apple.com/documentation/storekit/skproductsrequestdelegate
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// Products were received; never called here.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The response to a products request.
///
/// - Source: developer.apple.com/documentation/storekit/skproductsresponse
open class SKProductsResponse: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The products.
    open var products: [SKProduct] { [] }
    /// The unknown product identifiers.
    open var invalidProductIdentifiers: [String] { [] }
}

/// A product of the store; none exists here.
///
/// - Source: developer.apple.com/documentation/storekit/skproduct
open class SKProduct: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    /// The product identifier.
    open var productIdentifier: String { "" }
    /// The localized title.
    open var localizedTitle: String { "" }
    /// The localized description.
    open var localizedDescription: String { "" }
    /// The price.
    open var price: NSDecimalNumber { .zero }
    /// The locale of the price.
    open var priceLocale: Locale { .current }
}

/// A request for the receipt; always fails here.
///
/// - Source: developer.apple.com/documentation/storekit/skreceiptrefreshrequest
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    /// Creates a request.
    public init(receiptProperties properties: [String: Any]?) { super.init() }
}
