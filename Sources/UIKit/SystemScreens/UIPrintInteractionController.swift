/// Prints. There is no printer: the screen is a placeholder, and tests print into PDF documents through `CairnTesting`.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintinteractioncontroller
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Called with the controller, whether the job was printed, and an error.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    private static let only = UIPrintInteractionController()
    /// The shared controller.
    open class var shared: UIPrintInteractionController { only }
    /// Whether printing is available: always, into documents.
    open class var isPrintingAvailable: Bool { true }

    /// The settings of the job.
    open var printInfo: UIPrintInfo?
    /// The renderer that draws the pages.
    open var printPageRenderer: UIPrintPageRenderer?
    /// The formatter that lays out the content, if there is no renderer.
    open var printFormatter: UIPrintFormatter?
    /// An image to print, if there is neither renderer nor formatter.
    open var printingItem: Any?
    /// Images to print, each on a page, if nothing else is set.
    open var printingItems: [Any]?
    /// The delegate. Held weakly.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Whether a file can be printed: an image, a PDF document or a text, by its file extension.
    open class func canPrint(_ url: URL) -> Bool {
        ["png", "jpg", "jpeg", "gif", "pdf", "txt", "tiff"].contains(url.pathExtension.lowercased())
    }
    /// Whether data can be printed: those of an image or a PDF document.
    open class func canPrint(_ data: Data) -> Bool { data.starts(with: Data("%PDF".utf8)) || UIImage(data: data) != nil }
    /// Whether the user can choose the orientation of the paper. It reads back what was set; nothing can be chosen.
    open var showsPaperOrientation = true
    /// Whether the user can choose the number of copies. It reads back what was set; nothing can be chosen.
    open var showsNumberOfCopies = true
    /// Whether the user can choose a range of pages. It reads back what was set; nothing can be chosen.
    @available(iOS, introduced: 4.2, deprecated: 10.0, message: "pages can be chosen whenever their number is known")
    open var showsPageRange = true
    /// Whether the user can choose the paper. It reads back what was set; nothing can be chosen.
    open var showsPaperSelectionForLoadedPapers = false

    /// The paper of the last job; nil before.
    open private(set) var printPaper: UIPrintPaper?

    private var screen: UIViewController?
    private var end: CompletionHandler?
    private var isPrinted = false

    nonisolated private override init() { super.init() }

    /// Presents the print options over the key window. Returns whether there is one.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        show(over: UIWindow.key, animated, completion)
    }
    /// Presents the print options over a view's window. Returns whether there is one.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { show(over: view.window, animated, completion) }
    /// Presents the print options over a bar item's window. Returns whether there is one.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { show(over: item.shownView?.window, animated, completion) }

    /// Dismisses the print options; nothing is printed.
    open func dismiss(animated: Bool) { screen?.presentingViewController?.dismiss(animated: animated) }

    /// Prints without presenting options. There is no printer: nothing is printed.
    ///
    /// - Parameter completion: Called in a later turn of the main queue with false and a ``UIPrintError``.
    /// - Returns: Whether there is something to print.
    @discardableResult
    open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
        guard printPageRenderer != nil || printFormatter != nil || printingItem != nil || printingItems != nil else {
            return false
        }
        Task { @MainActor in completion?(self, false, UIPrintError(code: .notAvailable)) }
        return true
    }

    private func show(over window: UIWindow?, _ animated: Bool, _ completion: CompletionHandler?) -> Bool {
        guard screen == nil, let presenter = window?.rootViewController?.presentedLast else { return false }
        let cancel = UIAction(title: "Cancel") { [weak self] _ in self?.dismiss(animated: true) }
        let options = StandInView(
            title: printInfo?.jobName ?? "", text: "Stands for the options of printing. There is no printer on this device.",
            choices: [cancel])
        (end, isPrinted) = (completion, false)
        let screen = StandInController(options) { [weak self] in self?.finish() }
        self.screen = screen
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        let parent = delegate?.printInteractionControllerParentViewController(self) ?? presenter
        parent.present(screen, animated: animated) { [self] in
            delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        }
        return true
    }

    private func finish() {
        let completion = end
        (screen, end) = (nil, nil)
        delegate?.printInteractionControllerDidDismissPrinterOptions(self)
        completion?(self, isPrinted, nil)
    }

    // MARK: Printing

    /// Prints into a PDF document, and dismisses the print options.
    ///
    /// - Parameters:
    ///   - paper: The size in points, in portrait orientation.
    ///   - margin: The unprintable margin at each edge, in points.
    package func print(paper: CGSize, margin: CGFloat) -> Data {
        let loaded = UIPrintPaper(paper, margin: margin)
        let chosen = delegate?.printInteractionController(self, choosePaper: [loaded]) ?? loaded
        let (paper, margin) = (chosen.paperSize, chosen.printableRect.minX)
        printPaper = chosen
        let isTurned = printInfo?.orientation == .landscape
        let size = isTurned ? CGSize(width: paper.height, height: paper.width) : paper
        let sheet = CGRect(origin: .zero, size: size)
        delegate?.printInteractionControllerWillStartJob(self)
        let data = document(of: sheet, printable: sheet.insetBy(dx: margin, dy: margin))
        delegate?.printInteractionControllerDidFinishJob(self)
        isPrinted = true
        dismiss(animated: true)
        return data
    }

    private func document(of sheet: CGRect, printable: CGRect) -> Data {
        let renderer = printPageRenderer ?? formattingRenderer
        renderer.use(paper: sheet, printable: printable)
        return UIGraphicsPDFRenderer(bounds: sheet).pdfData { context in
            let pages = renderer.numberOfPages
            renderer.prepare(forDrawingPages: NSRange(location: 0, length: pages))
            for page in 0..<pages {
                context.beginPage()
                renderer.drawPage(at: page, in: printable)
            }
        }
    }

    private var formattingRenderer: UIPrintPageRenderer {
        guard let printFormatter else { return ImagePageRenderer(printingItem.map { [$0] } ?? printingItems ?? []) }
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(printFormatter, startingAtPageAt: 0)
        return renderer
    }
}

/// Draws images, each as large as possible on its own page.
private final class ImagePageRenderer: UIPrintPageRenderer {
    private let images: [UIImage]

    init(_ items: [Any]) {
        images = items.compactMap { $0 as? UIImage }
        super.init()
    }

    override var numberOfPages: Int { images.count }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        let size = images[pageIndex].size
        let scale = min(contentRect.width / size.width, contentRect.height / size.height)
        guard scale.isFinite else { return }
        let drawn = CGSize(width: size.width * scale, height: size.height * scale)
        images[pageIndex].draw(
            in: CGRect(
                x: contentRect.midX - drawn.width / 2, y: contentRect.midY - drawn.height / 2, width: drawn.width,
                height: drawn.height))
    }
}

/// The delegate of a print interaction controller.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
    /// The controller that presents the print options; nil for the default one.
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController)
        -> UIViewController?
    /// The paper for the job, one of the loaded ones.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    )
        -> UIPrintPaper
    /// Called before the print options are presented.
    func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called after the print options were presented.
    func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called after the print options were dismissed.
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called before the job starts.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// Called after the job ended.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    /// Returns nil.
    public func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController)
        -> UIViewController?
    { nil }
    /// Returns the first paper.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { paperList[0] }
    /// Does nothing.
    public func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    /// Does nothing.
    public func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    /// Does nothing.
    public func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    /// Does nothing.
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
    /// Does nothing.
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}
