public import UIKit

/// Asks the user to pay. No payments can be made here, as on a device without cards: no controller is made.
///
/// - Source: developer.apple.com/documentation/passkit/pkpaymentauthorizationviewcontroller
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
    /// Creates no controller: nil.
    public init?(paymentRequest request: PKPaymentRequest) { return nil }
    /// Decodes no controller: nil.
    public required init?(coder: NSCoder) { return nil }
    /// The delegate.
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
    /// Whether the device can pay: it cannot.
    open class func canMakePayments() -> Bool { false }
    /// Whether the user has cards: none.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    /// Whether the user has cards: none.
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability
    ) -> Bool { false }
}

/// The delegate of a controller; never called here.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    /// The user agreed.
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    /// The user is done.
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
}

extension PKPaymentAuthorizationViewControllerDelegate {
    /// Default implementation: the payment failed.
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        completion(PKPaymentAuthorizationResult(status: .failure, errors: nil))
    }
}

/// Asks the user to pay, without a controller of the program's.
///
/// - Source: developer.apple.com/documentation/passkit/pkpaymentauthorizationcontroller
open class PKPaymentAuthorizationController: NSObject {
    /// Creates a controller.
    public init(paymentRequest request: PKPaymentRequest) { super.init() }
    /// The delegate; never called here.
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    /// Whether the device can pay: it cannot.
    open class func canMakePayments() -> Bool { false }
    /// Whether the user has cards: none.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    /// Shows the request; it is not shown.
    open func present(completion: (@Sendable (Bool) -> Void)? = nil) { DispatchQueue.main.async { completion?(false) } }
    /// Hides the request.
    open func dismiss(completion: (@Sendable () -> Void)? = nil) { DispatchQueue.main.async { completion?() } }
}

/// The delegate of a controller; never called here.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    /// The user agreed.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    /// The user is done.
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}

extension PKPaymentAuthorizationControllerDelegate {
    /// Default implementation: the payment failed.
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        completion(PKPaymentAuthorizationResult(status: .failure, errors: nil))
    }
}

/// A button that begins a payment; here with its words in place of the mark.
///
/// - Source: developer.apple.com/documentation/passkit/pkpaymentbutton
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
    /// Creates a button.
    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let isBlack = style == .black || style == .automatic
        backgroundColor = isBlack ? .black : .white
        layer.cornerRadius = 4
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        setTitle(type.caption, for: .normal)
        setTitleColor(isBlack ? .white : .black, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
    }

    /// Decodes a button.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}

/// The captions of buttons.
public enum PKPaymentButtonType: Int, Sendable {
    /// Nothing, or what the payment is for.
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support, contribute
    case tip, `continue`

    fileprivate var caption: String {
        switch self {
        case .plain: "Apple Pay"
        case .setUp: "Set up Apple Pay"
        case .buy: "Buy with Apple Pay"
        case .inStore: "Pay with Apple Pay"
        case .donate: "Donate with Apple Pay"
        case .checkout: "Check out with Apple Pay"
        case .book: "Book with Apple Pay"
        case .subscribe: "Subscribe with Apple Pay"
        case .reload: "Reload with Apple Pay"
        case .addMoney: "Add Money with Apple Pay"
        case .topUp: "Top Up with Apple Pay"
        case .order: "Order with Apple Pay"
        case .rent: "Rent with Apple Pay"
        case .support: "Support with Apple Pay"
        case .contribute: "Contribute with Apple Pay"
        case .tip: "Tip with Apple Pay"
        case .continue: "Continue with Apple Pay"
        }
    }
}

/// The colours of a button.
public enum PKPaymentButtonStyle: Int, Sendable {
    /// White, white with a line around it, black, or by the appearance.
    case white, whiteOutline, black, automatic
}
