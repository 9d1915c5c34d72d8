import PlaceholderViews
@_exported public import UIKit

/// Shows a product of the store; here a placeholder.
///
/// - Source: developer.apple.com/documentation/storekit/skstoreproductviewcontroller
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    /// Hears of the end.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    /// Asks for a product; the handler hears at the next turn of the main queue that there is none.
    open func loadProduct(
        withParameters parameters: [String: Any],
        completionBlock block: (@MainActor @Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async { MainActor.assumeIsolated { block?(false, SKError(.storeProductNotAvailable)) } }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        _ = PlaceholderView(caption: "App Store", filling: view)
    }
}

/// The name of a product in the store, among the parameters.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// Hears of the end of a product's screen. The optional method has a default implementation.
///
/// - Source: developer.apple.com/documentation/storekit/skstoreproductviewcontrollerdelegate
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// The user ended the screen; here there is no button for it.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    /// Default implementation; does nothing.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// Asks users what they think of the program; nobody is asked here.
///
/// - Source: developer.apple.com/documentation/storekit/skstorereviewcontroller
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    /// Asks, where the system likes to; it does not.
    open class func requestReview() {}
    /// Asks, where the system likes to; it does not.
    open class func requestReview(in windowScene: UIWindowScene) {}
}
