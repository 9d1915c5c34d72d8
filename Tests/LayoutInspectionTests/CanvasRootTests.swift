import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// The sizes of root views on another screen than the document's.
@MainActor
struct CanvasRootTests {
    /// A controller's view in a document that names no device, as Xcode 5 to 7 wrote them.
    private func size(_ recorded: CGSize, isLandscape: Bool, isFreeform: Bool = false) throws -> CGSize {
        let freeform = isFreeform ? #"<size key="freeformSize" width="320" height="500"/>"# : ""
        let text = """
            <document type="CocoaTouch" toolsVersion="6206.8" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <scenes><scene><objects><viewController id="C"><view key="view" id="V">
            <rect key="frame" y="64" width="\(recorded.width)" height="\(recorded.height)"/></view>\(freeform)
            </viewController></objects></scene></scenes></document>
            """
        var canvas = CanvasConfiguration()
        canvas.isLandscape = isLandscape
        let layout = SceneLayout(try InterfaceDocument(bytes: Array(text.utf8)), on: canvas)
        return layout.layOut(layout.scenes[0]).size
    }

    @Test("A document without a device is turned, also where bars take a part of its screen") func turned() throws {
        #expect(try size(CGSize(width: 320, height: 568), isLandscape: true) == CGSize(width: 568, height: 320))
        #expect(try size(CGSize(width: 375, height: 554), isLandscape: true) == CGSize(width: 667, height: 262))
        #expect(try size(CGSize(width: 568, height: 256), isLandscape: false) == CGSize(width: 320, height: 504))
    }

    @Test("A view that is held so already, or has a size of its own, stays as it is") func kept() throws {
        #expect(try size(CGSize(width: 375, height: 554), isLandscape: false) == CGSize(width: 375, height: 554))
        #expect(try size(CGSize(width: 500, height: 400), isLandscape: true) == CGSize(width: 500, height: 400))
        let sheet = CGSize(width: 320, height: 500)
        #expect(try size(sheet, isLandscape: true, isFreeform: true) == sheet)
    }
}
