import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import SceneFixtures
import Testing
import UIKit

/// The texts of cells of a built-in style on another canvas than the document's own.
///
/// - Source: recorded frames: details at the side end at the margin, or 8 points before an accessory, and texts begin
///   at the margin.
@MainActor
struct CellTextTests {
    /// A table of 375 points on its own screen, whose one cell has texts of 20 points by recorded frames.
    private struct Fixture {
        var style = "Value1"
        var toolsVersion = "21701"
        var accessory = ""
        var contentWidth = 375
        var text = #"<rect key="frame" x="16" y="12" width="40" height="20"/>"#
        var detail = #"<rect key="frame" x="310" y="12" width="49" height="20"/>"#
        var detailWords = "Detail"
        var image = ""
        /// The size of the texts: that of the body style, which follows the text size.
        var font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#

        private var imageName: String { image.isEmpty ? "" : #"imageView="image""# }

        func document() throws -> InterfaceDocument {
            let mask = #"<autoresizingMask key="autoresizingMask"/>"#
            let text = """
                <document type="CocoaTouch" toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <device id="retina4_7" orientation="portrait"/><objects>
                <tableView id="table"><rect key="frame" width="375" height="667"/>\(mask)<prototypes>
                <tableViewCell id="cell" \(accessory) textLabel="text" detailTextLabel="detail" \(imageName) \
                style="IBUITableViewCellStyle\(style)"><rect key="frame" y="28" width="375" height="60"/>\(mask)
                <tableViewCellContentView key="contentView" id="content"><rect key="frame" width="\(contentWidth)" height="60"/>\(mask)
                <subviews>\(image)<label text="Title" id="text">\(self.text)\(mask)\(font)</label>
                <label text="\(detailWords)" id="detail">\(detail)\(mask)\(font)</label></subviews>
                </tableViewCellContentView></tableViewCell></prototypes></tableView></objects></document>
                """
            return try InterfaceDocument(bytes: Array(text.utf8))
        }

        @MainActor
        func layOut(_ change: (inout CanvasEnvironment) -> Void = { _ in }) throws -> CanvasScene {
            SceneFixture.layOut(try document()) {
                $0.screenSize = CGSize(width: 375, height: 667)
                change(&$0)
            }
        }

        @MainActor
        func layOut(width: CGFloat) throws -> CanvasScene {
            try layOut {
                $0.screenSize = CGSize(width: width, height: 667)
                $0.rootSize = CGSize(width: width, height: 667)
            }
        }
    }

    private func frames(_ scene: CanvasScene) throws -> (text: CGRect, detail: CGRect) {
        func frame(_ id: String) throws -> CGRect { try #require(scene.scene.viewsByID[id].flatMap(scene.frame(ofView:))) }
        return (try frame("text"), try frame("detail"))
    }

    @Test(
        "On the document's own canvas recorded frames count, whatever they are",
        arguments: ["Value1", "Value2", "Subtitle", "Default"])
    func ownCanvas(style: String) throws {
        var fixture = Fixture(style: style)
        fixture.detail = #"<rect key="frame" x="201" y="3" width="49" height="20"/>"#
        for size in [nil, CGSize(width: 375, height: 667), CGSize(width: 375, height: 500)] {
            let scene = try fixture.layOut { $0.rootSize = size }
            #expect(scene.frame("text") == "16 12 40 20" && scene.frame("detail") == "201 3 49 20")
        }
    }

    @Test("A detail ends at the margin of a wider or narrower cell", arguments: [(667.0, 20.0), (320, 16), (414, 20)])
    func otherWidth(width: CGFloat, margin: CGFloat) throws {
        let (text, detail) = try frames(Fixture().layOut(width: width))
        #expect(abs(detail.maxX - (width - margin)) <= 0.5 && text.minX == margin)
        #expect(abs(text.midY - 30) <= 1 && abs(detail.midY - 30) <= 1)
    }

    @Test("Beside an accessory a detail ends 8 points before the content's end") func accessory() throws {
        var fixture = Fixture(accessory: #"accessoryType="disclosureIndicator""#, contentWidth: 345)
        fixture.detail = #"<rect key="frame" x="288" y="12" width="49" height="20"/>"#
        let detail = try frames(fixture.layOut(width: 667)).detail
        #expect(abs(detail.maxX - (667 - 30 - 8)) <= 0.5)
    }

    @Test("A subtitle has the room of the wider cell, below the title") func subtitle() throws {
        let words = "A subtitle that was cut where the cell was as narrow as that of a phone held in portrait"
        var fixture = Fixture(style: "Subtitle", detailWords: words)
        fixture.detail = #"<rect key="frame" x="16" y="34" width="343" height="20"/>"#
        let narrow = try frames(fixture.layOut(width: 320))
        let wide = try frames(fixture.layOut(width: 900))
        #expect(narrow.detail.width <= 320 - 2 * 16 && narrow.detail.width > 250)
        #expect(wide.detail.width > 500 && wide.detail.minX == 20 && wide.detail.minY >= wide.text.maxY)
    }

    @Test("A tinted text has a column of its own beside the detail") func besideEachOther() throws {
        let (text, detail) = try frames(Fixture(style: "Value2").layOut(width: 667))
        #expect(text.minX == 20 && text.width == 91 && detail.minX == text.maxX + 6)
    }

    @Test("Texts keep their distance from an image, and from a side that is no margin") func distances() throws {
        var fixture = Fixture(text: #"<rect key="frame" x="55" y="12" width="40" height="20"/>"#)
        fixture.image = """
            <imageView id="image"><rect key="frame" x="16" y="18" width="24" height="24"/>\
            <autoresizingMask key="autoresizingMask"/></imageView>
            """
        let scene = try fixture.layOut(width: 667)
        #expect(scene.frame("image") == "20 18 24 24")
        #expect(try frames(scene).text.minX == 59)
        fixture = Fixture(text: #"<rect key="frame" x="84" y="12" width="40" height="20"/>"#)
        let ownIndentation = try frames(fixture.layOut(width: 667))
        #expect(ownIndentation.text.minX == 84 && abs(ownIndentation.detail.maxX - (667 - 20)) <= 0.5)
        fixture = Fixture(text: #"<rect key="frame" x="30" y="12" width="40" height="20"/>"#)
        fixture.detail = #"<rect key="frame" x="296" y="12" width="49" height="20"/>"#
        let ownMargins = try frames(fixture.layOut(width: 667))
        #expect(ownMargins.text.minX == 30 && abs(ownMargins.detail.maxX - (667 - 30)) <= 0.5)
    }

    @Test("Larger texts are as wide as they need, and a detail ends where it did") func textSize() throws {
        let scene = try Fixture().layOut {
            $0.traits.preferredContentSizeCategory = .accessibilityMedium
            $0.recordedContentSize = .large
        }
        let (text, detail) = try frames(scene)
        #expect(text.width > 45 && text.height > 30 && text.minX == 16)
        #expect(detail.width > 60 && abs(detail.maxX - 359) <= 0.5)
    }

    @Test("From right to left the sides are exchanged") func mirrored() throws {
        let scene = try Fixture().layOut {
            $0.traits.layoutDirection = .rightToLeft
            $0.rootSize = CGSize(width: 320, height: 667)
        }
        let (text, detail) = try frames(scene)
        #expect(abs(text.maxX - (320 - 16)) <= 0.5 && abs(detail.minX - 16) <= 0.5)
    }

    @Test("Labels of cells without a built-in style keep their frames") func others() throws {
        let custom = try Fixture(style: "Custom").layOut(width: 667)
        #expect(custom.frame("detail") == "310 12 49 20")
    }

    @Test("Before Xcode 9 the distance from the sides is 15 points") func earlyVersions() throws {
        let fixture = Fixture(toolsVersion: "11762", text: #"<rect key="frame" x="15" y="12" width="40" height="20"/>"#)
        let (text, detail) = try frames(fixture.layOut(width: 667))
        #expect(text.minX == 15 && abs(detail.maxX - (667 - 15)) <= 0.5)
    }
}
