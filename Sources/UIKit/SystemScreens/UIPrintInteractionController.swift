/// Prints. There is no printer: the screen says what it stands for, and tests print into PDF documents by `CairnTesting`.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintinteractioncontroller
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Receives the controller, whether it was printed, and what went wrong.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    private static let only = UIPrintInteractionController()
    /// The controller of the program.
    open class var shared: UIPrintInteractionController { only }
    /// Whether something can be printed: yes, into documents.
    open class var isPrintingAvailable: Bool { true }

    /// What is known of the job.
    open var printInfo: UIPrintInfo?
    /// Draws the pages.
    open var printPageRenderer: UIPrintPageRenderer?
    /// Lays out what is printed, where there is no renderer.
    open var printFormatter: UIPrintFormatter?
    /// An image to print, where there is neither renderer nor formatter.
    open var printingItem: Any?
    /// Images to print, each on a page, where there is nothing else.
    open var printingItems: [Any]?
    /// Hears of printing. Held weakly.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Whether a file can be printed: a picture, a PDF document or a text, by its name.
    open class func canPrint(_ url: URL) -> Bool {
        ["png", "jpg", "jpeg", "gif", "pdf", "txt", "tiff"].contains(url.pathExtension.lowercased())
    }
    /// Whether bytes can be printed: those of a picture or a PDF document.
    open class func canPrint(_ data: Data) -> Bool { data.starts(with: Data("%PDF".utf8)) || UIImage(data: data) != nil }
    /// Whether paper has an orientation that the user can choose. Stored.
    open var showsPaperOrientation = true
    /// Whether the user may choose a number of copies. Stored; nothing is chosen.
    open var showsNumberOfCopies = true
    /// Whether the user may choose pages. Stored; nothing is chosen.
    @available(iOS, introduced: 4.2, deprecated: 10.0, message: "pages can be chosen whenever their number is known")
    open var showsPageRange = true
    /// Whether the user may choose the paper. Stored; nothing is chosen.
    open var showsPaperSelectionForLoadedPapers = false

    /// The paper of the last job; nil before.
    open private(set) var printPaper: UIPrintPaper?

    private var screen: UIViewController?
    private var end: CompletionHandler?
    private var isPrinted = false

    nonisolated private override init() { super.init() }

    /// Shows the options of printing over the key window. Returns whether there is one.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        show(over: UIWindow.key, animated, completion)
    }
    /// Shows the options of printing over a view's window. Returns whether there is one.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { show(over: view.window, animated, completion) }
    /// Shows the options of printing over a bar item's window. Returns whether there is one.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { show(over: item.shownView?.window, animated, completion) }

    /// Takes the options from the screen; nothing is printed.
    open func dismiss(animated: Bool) { screen?.presentingViewController?.dismiss(animated: animated) }

    /// Prints without showing options. There is no printer: nothing is printed.
    ///
    /// - Parameter completion: Called in a later turn of the main queue with false and ``UIPrintError``.
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

    /// Prints into a PDF document, and takes the options from the screen.
    ///
    /// - Parameters:
    ///   - paper: Points, held upright.
    ///   - margin: Points at each edge that are not printed on.
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

/// Draws images, each on a page, as large as fits.
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

/// Hears of printing.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
    /// The controller that presents the printing screen; nil for the nearest one.
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController)
        -> UIViewController?
    /// Chooses the paper from that which is loaded.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    )
        -> UIPrintPaper
    /// The screen is about to come.
    func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The screen came.
    func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The screen went.
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Printing is about to begin.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// Printing ended.
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
