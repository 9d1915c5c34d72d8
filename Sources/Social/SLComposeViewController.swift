public import UIKit

/// Twitter.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// Facebook.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// Sina Weibo.
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// Tencent Weibo.
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"
/// LinkedIn.
public let SLServiceTypeLinkedIn = "com.apple.social.linkedin"

/// How a sheet for sharing ended.
public enum SLComposeViewControllerResult: Int, Sendable {
    /// The user cancelled it, or sent it.
    case cancelled, done
}

/// Called when a sheet for sharing ends.
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// A sheet for sharing with a service. Since iOS 11 there are no accounts of services, and none is available.
///
/// - Source: developer.apple.com/documentation/social/slcomposeviewcontroller
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
    /// The service.
    public let serviceType: String
    /// Called when the sheet ends.
    open var completionHandler: SLComposeViewControllerCompletionHandler!

    /// Whether a service can be shared with: never.
    open class func isAvailable(forServiceType serviceType: String) -> Bool { false }

    /// Creates a sheet for a service.
    public init!(forServiceType serviceType: String) {
        self.serviceType = serviceType
        super.init(nibName: nil, bundle: nil)
    }
    /// Decodes a sheet, which documents do not contain: nil.
    public required init?(coder: NSCoder) { nil }

    private var text: String?
    private var images: [UIImage] = []
    private var urls: [URL] = []

    /// Sets the text; false when the sheet was shown.
    @discardableResult
    open func setInitialText(_ text: String!) -> Bool {
        guard !isViewLoaded else { return false }
        self.text = text
        return true
    }
    /// Adds a picture; false when the sheet was shown.
    @discardableResult
    open func add(_ image: UIImage!) -> Bool {
        guard !isViewLoaded, let image else { return false }
        images.append(image)
        return true
    }
    /// Adds an address; false when the sheet was shown.
    @discardableResult
    open func add(_ url: URL!) -> Bool {
        guard !isViewLoaded, let url else { return false }
        urls.append(url)
        return true
    }
    /// Removes all pictures; false when the sheet was shown.
    @discardableResult
    open func removeAllImages() -> Bool {
        images = isViewLoaded ? images : []
        return !isViewLoaded
    }
    /// Removes all addresses; false when the sheet was shown.
    @discardableResult
    open func removeAllURLs() -> Bool {
        urls = isViewLoaded ? urls : []
        return !isViewLoaded
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let field = UITextView(frame: view.bounds)
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        field.text = ([text].compactMap { $0 } + urls.map(\.absoluteString)).joined(separator: "\n")
        view.addSubview(field)
    }
}
