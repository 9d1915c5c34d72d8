/// Offers a document in place of a picture of the screen. Nothing asks: users take no pictures here.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreenshotservice
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
    /// Makes the document. Held weakly; nothing asks.
    open weak var delegate: (any UIScreenshotServiceDelegate)?
    /// The scene. Held weakly.
    open private(set) weak var windowScene: UIWindowScene?

    init(_ scene: UIWindowScene) {
        windowScene = scene
        super.init()
    }
}

/// Makes a document in place of a picture of the screen. Nothing calls it: users take no pictures here.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreenshotservicedelegate
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    /// Has a PDF document made: its bytes, the page that is seen, and the part of it that is seen, in points.
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
    /// Makes none.
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) { completionHandler(nil, 0, .zero) }
}
