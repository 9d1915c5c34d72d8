import PlaceholderViews
@_exported public import UIKit

/// What can be shown.
///
/// - Source: developer.apple.com/documentation/quicklook/qlpreviewitem
public protocol QLPreviewItem: NSObjectProtocol {
    /// The file.
    var previewItemURL: URL? { get }
    /// The title; nil for the name of the file.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// Default implementation: nil.
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    /// The URL.
    public var previewItemURL: URL? { self as URL }
}

/// Where a controller gets what it shows.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    /// The number of items.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// An item.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// The delegate of a controller. The optional methods have default implementations.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
    /// The controller is about to go.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// The controller went.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Whether a link may be opened; never called here.
    func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
    /// The view that an item grows from.
    func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
}

extension QLPreviewControllerDelegate {
    /// Default implementation; does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Default implementation; does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    /// Default implementation: true.
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
    /// Default implementation: nil.
    public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? { nil }
}

/// Shows files; here a placeholder with the title of the item.
///
/// - Source: developer.apple.com/documentation/quicklook/qlpreviewcontroller
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    private var placeholder: PlaceholderView?
    /// Where the items come from.
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
    /// The delegate.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The number of the item that is shown.
    open var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }

    /// Whether an item can be shown: any file can, as a placeholder.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL ?? false }

    /// The item that is shown.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, 0..<dataSource.numberOfPreviewItems(in: self) ~= currentPreviewItemIndex else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    /// Asks for the items again.
    open func reloadData() { refreshCurrentPreviewItem() }

    /// Asks for the item again that is shown.
    open func refreshCurrentPreviewItem() {
        guard isViewLoaded else { return }
        title = currentPreviewItem.flatMap { $0.previewItemTitle ?? $0.previewItemURL?.lastPathComponent }
        placeholder?.caption = title ?? "Quick Look"
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        placeholder = PlaceholderView(caption: "Quick Look", filling: view)
        reloadData()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
    }
}
