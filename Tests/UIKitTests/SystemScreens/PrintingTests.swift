import CairnTesting
import Testing

@testable import UIKit

/// Pages of what is printed, and documents that are drawn without a renderer.
@MainActor
struct PrintingTests {
    private final class Framed: UIPrintPageRenderer {
        var drawn: [String] = []
        var prepared = NSRange()
        override func prepare(forDrawingPages range: NSRange) { prepared = range }
        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
            drawn.append("header \(pageIndex) \(headerRect)")
        }
        override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
            drawn.append("footer \(pageIndex) \(footerRect)")
        }
        override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
            drawn.append("content \(pageIndex) \(contentRect)")
        }
    }

    private let lines = (1...30).map { "Line \($0)" }.joined(separator: "\n")

    /// The number of pages of a PDF document.
    private func pages(_ data: Data) -> Int? {
        let parts = String(decoding: data, as: UTF8.self).components(separatedBy: "/Count ")
        return parts.count == 2 ? Int(parts[1].prefix(while: \.isNumber)) : nil
    }

    private func renderer(_ formatters: [UIPrintFormatter], height: CGFloat = 100) -> UIPrintPageRenderer {
        let renderer = UIPrintPageRenderer()
        for key in ["paperRect", "printableRect"] {
            renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 200, height: height)), forKey: key)
        }
        renderer.printFormatters = formatters
        return renderer
    }

    @Test func theQualityIsAsAskedUnlessOverridden() {
        final class Plain: UIPrintPageRenderer {
            override func currentRenderingQuality(forRequested quality: UIPrintRenderingQuality) -> UIPrintRenderingQuality {
                .best
            }
        }
        #expect(UIPrintPageRenderer().currentRenderingQuality(forRequested: .responsive) == .responsive)
        #expect(Plain().currentRenderingQuality(forRequested: .responsive) == .best)
    }

    // MARK: Formatters

    @Test func textGoesOnOnFurtherPages() {
        let formatter = UISimpleTextPrintFormatter(text: lines)
        formatter.font = .systemFont(ofSize: 10)
        let height = UIFont.systemFont(ofSize: 10).lineHeight
        let whole = renderer([formatter], height: height * 30 + 1)
        #expect(whole.numberOfPages == 1)
        let parts = renderer([formatter], height: height * 10 + 1)
        #expect(parts.numberOfPages == 3 && formatter.pageCount == 3)
        #expect(parts.printFormatters(forPageAt: 2)?.first === formatter && parts.printFormatters(forPageAt: 3) == nil)
    }

    @Test func formattersBeginOneAfterTheOther() {
        let formatters = [UISimpleTextPrintFormatter(text: lines), UISimpleTextPrintFormatter(text: "end")]
        let renderer = renderer(formatters)
        #expect(formatters[1].startPage == formatters[0].pageCount && formatters[0].pageCount > 1)
        #expect(renderer.numberOfPages == formatters[0].pageCount + 1)
        formatters[1].removeFromPrintPageRenderer()
        #expect(renderer.numberOfPages == formatters[0].pageCount && formatters[1].printPageRenderer == nil)
    }

    @Test func headersFootersAndInsetsTakeSpace() {
        let formatter = UISimpleTextPrintFormatter(text: "text")
        let renderer = renderer([formatter])
        (renderer.headerHeight, renderer.footerHeight) = (10, 20)
        formatter.perPageContentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(formatter.rect(forPageAt: 0) == CGRect(x: 2, y: 11, width: 194, height: 66))
        (formatter.maximumContentWidth, formatter.maximumContentHeight) = (50, 40)
        #expect(formatter.rect(forPageAt: 0).size == CGSize(width: 50, height: 40))
    }

    @Test func textOnPagesWithoutRoomHasNone() {
        #expect(renderer([UISimpleTextPrintFormatter(text: lines)], height: 0).numberOfPages == 0)
    }

    @Test func documentsOfHTMLAreLaidOut() {
        let formatter = UIMarkupTextPrintFormatter(markupText: (1...30).map { "<p>Line \($0)</p>" }.joined())
        #expect(renderer([formatter]).numberOfPages > 1)
    }

    @Test func textOfAPageIsDrawn() {
        let (formatter, size) = (UISimpleTextPrintFormatter(text: "text"), CGSize(width: 200, height: 100))
        let renderer = renderer([formatter])
        let page = UIGraphicsImageRenderer(size: size).image { _ in renderer.drawPage(at: 0, in: renderer.printableRect) }
        let other = UIGraphicsImageRenderer(size: size).image { _ in renderer.drawPage(at: 1, in: renderer.printableRect) }
        #expect(page.pngData() != other.pngData())
        let empty = UIGraphicsImageRenderer(size: size).image { _ in }
        #expect(other.pngData() == empty.pngData())
    }

    // MARK: Printing

    private func printing(_ body: (UIPrintInteractionController, UIViewController) -> Void) {
        let (window, root) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        let controller = UIPrintInteractionController.shared
        body(controller, root)
        (controller.printPageRenderer, controller.printFormatter, controller.printInfo) = (nil, nil, nil)
        (controller.printingItem, controller.printingItems) = (nil, nil)
    }

    @Test func aRendererDrawsEveryPage() {
        let renderer = Framed()
        renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "text"), startingAtPageAt: 0)
        (renderer.headerHeight, renderer.footerHeight) = (30, 10)
        printing { controller, root in
            controller.printPageRenderer = renderer
            var heard: [Bool] = []
            #expect(controller.present(from: .zero, in: root.view, animated: true) { _, isPrinted, _ in heard.append(isPrinted) })
            #expect(root.presentedViewController != nil)
            let data = controller.printDocument(paper: CGSize(width: 200, height: 300), margin: 10)
            #expect(pages(data) == 1 && heard == [true] && root.presentedViewController == nil)
        }
        #expect(renderer.prepared == NSRange(location: 0, length: 1))
        #expect(
            renderer.drawn == [
                "header 0 (10.0, 10.0, 180.0, 30.0)", "content 0 (10.0, 40.0, 180.0, 240.0)",
                "footer 0 (10.0, 280.0, 180.0, 10.0)",
            ])
    }

    @Test func landscapeTurnsThePaper() {
        let renderer = Framed()
        printing { controller, _ in
            let info = UIPrintInfo.printInfo()
            info.orientation = .landscape
            (controller.printInfo, controller.printPageRenderer) = (info, renderer)
            controller.printDocument(paper: CGSize(width: 200, height: 300), margin: 0)
        }
        #expect(renderer.paperRect == CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test func theDelegateChoosesThePaper() {
        final class Chooser: NSObject, UIPrintInteractionControllerDelegate {
            var offered: [CGSize] = []
            func printInteractionController(
                _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
            ) -> UIPrintPaper {
                offered = paperList.map(\.paperSize)
                return UIPrintPaper(CGSize(width: 100, height: 150), margin: 5)
            }
        }
        let (renderer, chooser) = (Framed(), Chooser())
        printing { controller, _ in
            controller.printPageRenderer = renderer
            controller.delegate = chooser
            controller.printDocument(paper: CGSize(width: 200, height: 300), margin: 10)
            #expect(controller.printPaper?.paperSize == CGSize(width: 100, height: 150))
        }
        #expect(chooser.offered == [CGSize(width: 200, height: 300)])
        #expect(renderer.printableRect == CGRect(x: 5, y: 5, width: 90, height: 140))
    }

    @Test func theBestPaperIsTheSmallestThatHoldsThePage() {
        let sizes = [CGSize(width: 300, height: 400), CGSize(width: 100, height: 200), CGSize(width: 200, height: 300)]
        let papers = sizes.map { UIPrintPaper($0, margin: 10) }
        func best(_ width: CGFloat, _ height: CGFloat) -> CGSize {
            UIPrintPaper.bestPaper(forPageSize: CGSize(width: width, height: height), withPapersFrom: papers).paperSize
        }
        #expect(best(120, 180) == sizes[2] && best(200, 90) == sizes[1] && best(900, 900) == sizes[0])
        #expect(papers[1].printableRect == CGRect(x: 10, y: 10, width: 80, height: 180))
        #expect(UIPrintError.Code.jobFailed.rawValue == 4 && UIPrintError.noContent.rawValue == 2)
    }

    @Test func formattersAreDrawnOnTheirPages() {
        final class Counting: UIPrintPageRenderer {
            var drawn: [Int] = []
            override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
                drawn.append(pageIndex)
                super.drawPrintFormatter(printFormatter, forPageAt: pageIndex)
            }
        }
        let renderer = Counting()
        renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "a"), startingAtPageAt: 0)
        renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "b"), startingAtPageAt: 1)
        printing { controller, _ in
            controller.printPageRenderer = renderer
            controller.printDocument(paper: CGSize(width: 200, height: 300), margin: 10)
        }
        #expect(renderer.drawn == [0, 1])
    }

    @Test func imagesHaveAPageEach() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
        printing { controller, _ in
            controller.printingItems = [image, image]
            #expect(pages(controller.printDocument()) == 2)
        }
    }

    @Test func nothingIsPrintedWhenTheUserCloses() {
        printing { controller, root in
            controller.printFormatter = UISimpleTextPrintFormatter(text: "text")
            var heard: [Bool] = []
            controller.present(from: .zero, in: root.view, animated: true) { _, isPrinted, _ in heard.append(isPrinted) }
            controller.dismiss(animated: true)
            #expect(heard == [false] && root.presentedViewController == nil)
        }
    }

    // MARK: Documents

    @Test func aDocumentIsDrawnToData() {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 100, height: 50), nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 100, height: 50))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 30, height: 40), nil)
        #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 30, height: 40))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(data.length == 0 && UIGraphicsGetCurrentContext() != nil)
        UIGraphicsEndPDFContext()
        #expect(pages(data as Data) == 2 && UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetPDFContextBounds() == .zero)
    }

    @Test func aDocumentIsDrawnToAFile() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(UIGraphicsBeginPDFContextToFile(file.path, .zero, nil))
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 612, height: 792))
        UIGraphicsEndPDFContext()
        #expect(try pages(Data(contentsOf: file)) == 1)
        #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
    }
}
