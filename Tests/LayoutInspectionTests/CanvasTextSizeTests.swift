import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// The text size that text styles have on the canvas, by the version of Interface Builder.
@MainActor
struct CanvasTextSizeTests {
    /// The point size of a label in the style of body text.
    private func bodySize(version: String, _ canvas: CanvasConfiguration = CanvasConfiguration()) throws -> CGFloat {
        let text = """
            <document type="CocoaTouch" toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait"/>
            <objects><view id="R"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
            <label text="x" id="L"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews></view></objects></document>
            """
        let layout = SceneLayout(try InterfaceDocument(bytes: Array(text.utf8)), on: canvas)
        let label = try #require(layout.build(layout.scenes[0]).root.subviews.first as? UILabel)
        return label.font.pointSize
    }

    /// - Source: recorded heights of labels in text styles.
    @Test(arguments: [
        ("5056", 16.0), ("10117", 16), ("11127", 17), ("17701", 17), ("18122", 14), ("20037", 14), ("21225", 17),
        ("32700.99.1234", 17),
    ])
    func textStylesByVersion(_ version: String, _ points: CGFloat) throws {
        #expect(try bodySize(version: version) == points)
    }

    @Test func aSizeAskedForWins() throws {
        var canvas = CanvasConfiguration()
        canvas.contentSize = .large
        #expect(try bodySize(version: "19529", canvas) == 17)
    }
}
