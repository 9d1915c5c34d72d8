/// Provides a PDF document for a screenshot. Nothing uses it: there are no screenshots here.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreenshotservice
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
    /// The delegate that makes the document. Held weakly; nothing calls it.
    open weak var delegate: (any UIScreenshotServiceDelegate)?
    /// The scene. Held weakly.
    open private(set) weak var windowScene: UIWindowScene?

    init(_ scene: UIWindowScene) {
        windowScene = scene
        super.init()
    }
}

/// The delegate that makes a PDF document for a screenshot. Nothing calls it: there are no screenshots here.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreenshotservicedelegate
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    /// Makes a PDF document; the handler takes its data, the index of the visible page, and the visible rectangle in
    /// points.
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
    /// Makes no document.
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) { completionHandler(nil, 0, .zero) }
}
