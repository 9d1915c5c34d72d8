import PlaceholderViews
@_exported public import UIKit

/// Shows a product of the store; here a placeholder.
///
/// - Source: developer.apple.com/documentation/storekit/skstoreproductviewcontroller
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    /// The delegate.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    /// Loads a product; the handler receives an error asynchronously on the main queue.
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

/// The parameter with a product's identifier.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// The delegate of a product's screen. The optional method has a default implementation.
///
/// - Source: developer.apple.com/documentation/storekit/skstoreproductviewcontrollerdelegate
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// The user dismissed the screen; never called here, since the placeholder has no button.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    /// Default implementation; does nothing.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// Requests reviews from users; none are requested here.
///
/// - Source: developer.apple.com/documentation/storekit/skstorereviewcontroller
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    /// Requests a review, if the system decides to; does nothing here.
    open class func requestReview() {}
    /// Requests a review, if the system decides to; does nothing here.
    open class func requestReview(in windowScene: UIWindowScene) {}
}
