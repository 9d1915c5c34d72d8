import PlaceholderViews
@_exported public import UIKit

/// Shows a web page; here a placeholder that names it, without Safari's bars.
///
/// - Source: developer.apple.com/documentation/safariservices/sfsafariviewcontroller
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    private let address: URL
    /// A copy of the configuration with which the controller was created.
    public let configuration: Configuration
    /// The delegate.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The tint colour of the bars; stored, without effect here.
    open var preferredBarTintColor: UIColor?
    /// The tint colour of the controls; stored, without effect here.
    open var preferredControlTintColor: UIColor?
    /// The style of the dismiss button; stored, without effect here.
    open var dismissButtonStyle = DismissButtonStyle.done

    /// The configuration of a controller.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        public override init() { super.init() }

        /// Whether reader mode is used if it is available.
        open var entersReaderIfAvailable = false
        /// Whether the bars collapse on scrolling.
        open var barCollapsingEnabled = true
    }

    /// The style of the dismiss button.
    public enum DismissButtonStyle: Int, Sendable {
        /// "Done", "Close" or "Cancel".
        case done, close, cancel
    }

    /// Creates a controller for a page.
    public init(url URL: URL, configuration: Configuration) {
        (address, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller for a page.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Creates a controller for a page.
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

/// The delegate of a controller. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The user dismissed the controller; never called here, since the placeholder has no button.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The initial load ended; here always unsuccessfully.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// The initial load was redirected.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    /// Returns additional activities for a page.
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
