@_exported public import UIKit
import PlaceholderViews

/// Scans papers with the camera; here a placeholder, since there is no camera.
///
/// - Source: developer.apple.com/documentation/visionkit/vndocumentcameraviewcontroller
@preconcurrency @MainActor
open class VNDocumentCameraViewController: UIViewController {
    /// Whether the device can scan: it cannot.
    open class var isSupported: Bool { false }
    /// The delegate.
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        _ = PlaceholderView(caption: "Scan papers", filling: view)
    }
}

/// The delegate of a scanner; its methods are never called here. All of them are optional.
@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    /// The user saved pages.
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    /// The user cancelled.
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    /// Something failed.
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    /// Default implementation; does nothing.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    /// Default implementation; does nothing.
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    /// Default implementation; does nothing.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

/// The pages of a scan; none is made here.
///
/// - Source: developer.apple.com/documentation/visionkit/vndocumentcamerascan
@preconcurrency @MainActor
open class VNDocumentCameraScan: NSObject {
    override init() { super.init() }

    /// The number of pages.
    open var pageCount: Int { 0 }
    /// The title.
    open var title: String { "" }
    /// The picture of a page.
    open func imageOfPage(at index: Int) -> UIImage {
        fatalError("*** Terminating app due to uncaught exception 'NSRangeException', reason: 'The scan has no page \(index)'")
    }
}
