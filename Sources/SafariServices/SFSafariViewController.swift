import PlaceholderViews
@_exported public import UIKit

/// Shows a web page; here a placeholder that names it, with the bars of Safari left out.
///
/// - Source: developer.apple.com/documentation/safariservices/sfsafariviewcontroller
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    private let address: URL
    /// What was asked for when the controller was made; a copy.
    public let configuration: Configuration
    /// Hears of the end.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The colour of the bars; stored, without effect here.
    open var preferredBarTintColor: UIColor?
    /// The colour of the buttons; stored, without effect here.
    open var preferredControlTintColor: UIColor?
    /// The button that ends the controller; stored, without effect here.
    open var dismissButtonStyle = DismissButtonStyle.done

    /// How a page is shown.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        public override init() { super.init() }

        /// Whether a reader is shown where there is one.
        open var entersReaderIfAvailable = false
        /// Whether the bars make way for the page.
        open var barCollapsingEnabled = true
    }

    /// The button that ends the controller.
    public enum DismissButtonStyle: Int, Sendable {
        /// "Done", "Close" or "Cancel".
        case done, close, cancel
    }

    /// Creates a controller of a page.
    public init(url URL: URL, configuration: Configuration) {
        (address, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a page.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Creates a controller of a page.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// Decodes an object of a document.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        _ = PlaceholderView(caption: address.absoluteString, filling: view)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate?.safariViewController(self, didCompleteInitialLoad: false)
    }
}

/// Hears of a page that is shown. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The user ended the controller; here there is no button for it.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The first load ended; here always without the page.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// The first load was sent elsewhere.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    /// What can be done with a page besides what the system offers.
    func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity]
}

extension SFSafariViewControllerDelegate {
    /// Default implementation; does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Default implementation; does nothing.
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
    /// Default implementation; does nothing.
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
    /// Default implementation; does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity] { [] }
}
