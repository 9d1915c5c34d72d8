import Testing
import UIKit

/// Links of the documents that UIKit's renderers and functions draw.
@Suite struct PDFLinkTests {
    private let page = CGRect(x: 0, y: 0, width: 200, height: 100)

    @Test("A renderer's context writes addresses and places") func renderers() throws {
        let url = try #require(URL(string: "https://example.com/a"))
        let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
            context.setURL(url, for: CGRect(x: 10, y: 20, width: 30, height: 40))
            context.addDestination(withName: "top", at: CGPoint(x: 0, y: 100))
            context.setDestinationWithName("top", for: CGRect(x: 1, y: 2, width: 3, height: 4))
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("/URI (https://example.com/a)") && text.contains("/Rect [ 10 20 40 60 ]"))
        #expect(text.contains("/Dest (top)") && text.contains("/Rect [ 1 2 4 6 ]") && text.contains("/XYZ 0 100"))
    }

    @Test("The functions write them to the present document, and do nothing without one") func functions() throws {
        let url = try #require(URL(string: "https://example.com/b"))
        UIGraphicsSetPDFContextURLForRect(url, page)
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, page, nil)
        UIGraphicsBeginPDFPage()
        UIRectFill(CGRect(x: 0, y: 0, width: 50, height: 50))
        UIGraphicsSetPDFContextURLForRect(url, CGRect(x: 10, y: 20, width: 30, height: 40))
        UIGraphicsAddPDFContextDestinationAtPoint("end", CGPoint(x: 5, y: 6))
        UIGraphicsSetPDFContextDestinationForRect("end", CGRect(x: 1, y: 2, width: 3, height: 4))
        UIGraphicsEndPDFContext()
        let text = String(decoding: Data(referencing: data), as: UTF8.self)
        #expect(text.contains("/URI (https://example.com/b)") && text.contains("/Dest (end)") && text.contains("/XYZ 5 6"))
    }
}
