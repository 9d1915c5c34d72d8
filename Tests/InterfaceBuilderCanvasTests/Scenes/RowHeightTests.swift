import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import SceneFixtures
import Testing
import UIKit

/// Rows of tables at another text size than the document's.
///
/// - Source: developer.apple.com/documentation/uikit/uitableview/automaticdimension; lines of body text are 20.5 points
///   high in the usual text size and 33.5 in the first one for accessibility (recorded and logged labels).
@MainActor
struct RowHeightTests {
    /// A static table whose rows have a text of body style in them.
    private struct Fixture {
        var tableHeight = "-1"
        var isStatic = true
        /// Attributes of the section.
        var titles = ""
        /// The rows below the first 28 points, each 44 points high: attributes of the cell, and its contents.
        var rows: [(attributes: String, contents: String)]

        private static let mask = #"<autoresizingMask key="autoresizingMask"/>"#

        /// A text that constraints hold 11 points from the row's top and bottom.
        static func pinned(_ id: String) -> String {
            """
            <subviews><label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="16" y="11" \
            width="343" height="20.5"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
            <constraints>\(["top", "leading"].map { constraint(id, $0, 11) }.joined())\
            \(["bottom", "trailing"].map { constraint(id, $0, -11) }.joined())</constraints>
            """
        }

        private static func constraint(_ id: String, _ edge: String, _ constant: Int) -> String {
            """
            <constraint firstItem="\(id)" firstAttribute="\(edge)" secondItem="\(id)-content" secondAttribute="\(edge)" \
            constant="\(constant)" id="\(id)-\(edge)"/>
            """
        }

        /// The text of a built-in style.
        static func styled(_ id: String) -> String {
            """
            <subviews><label text="Title" id="\(id)"><rect key="frame" x="16" width="343" height="44"/>\(mask)
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
            """
        }

        private func row(_ index: Int) -> String {
            """
            <tableViewCell id="row\(index)" \(rows[index].attributes)><rect key="frame" y="\(28 + 44 * index)" width="375" height="44"/>
            \(Self.mask)<tableViewCellContentView key="contentView" id="text\(index)-content">
            <rect key="frame" width="375" height="44"/>\(Self.mask)\(rows[index].contents)</tableViewCellContentView></tableViewCell>
            """
        }

        @MainActor
        func layOut(_ size: UIContentSizeCategory) throws -> CanvasScene {
            let text = """
                <document type="CocoaTouch" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <device id="retina4_7" orientation="portrait"/><objects>
                <tableView id="table" dataMode="static" rowHeight="\(tableHeight)"><rect key="frame" width="375" height="667"/>\(Self.mask)
                <view key="tableFooterView" id="footer"><rect key="frame" y="\(28 + 44 * rows.count)" width="375" height="30"/>\(Self.mask)
                </view>\(isStatic ? "<sections><tableViewSection \(titles) id=\"section\"><cells>" : "<prototypes>")\(rows.indices.map(row).joined())\
                \(isStatic ? "</cells></tableViewSection></sections>" : "</prototypes>")</tableView></objects></document>
                """
            return SceneFixture.layOut(try InterfaceDocument(bytes: Array(text.utf8))) {
                $0.screenSize = CGSize(width: 375, height: 667)
                $0.traits.displayScale = 2
                $0.traits.preferredContentSizeCategory = size
                $0.recordedContentSize = .large
            }
        }
    }

    @Test("A row grows with its text, and what lies below moves") func constraints() throws {
        let fixture = Fixture(rows: [("", Fixture.pinned("text0")), (#"rowHeight="44""#, ""), ("", Fixture.pinned("text2"))])
        let usual = try fixture.layOut(.large)
        #expect(usual.frame("row0") == "0 28 375 44" && usual.frame("footer") == "0 160 375 30")
        let large = try fixture.layOut(.accessibilityMedium)
        #expect(large.frame("text0") == "11 11 353 35" && large.frame("row0") == "0 28 375 57")
        #expect(large.frame("row1") == "0 85 375 44" && large.frame("row2") == "0 129 375 57")
        #expect(large.frame("footer") == "0 186 375 30")
    }

    @Test("Smaller text makes rows lower") func smaller() throws {
        let small = try Fixture(rows: [("", Fixture.pinned("text0")), ("", "")]).layOut(.extraSmall)
        #expect(small.frame("row0") == "0 28 375 40.5" && small.frame("row1") == "0 68.5 375 44")
    }

    @Test("A row of a built-in style has room for its text") func styles() throws {
        let attributes = #"textLabel="text0" style="IBUITableViewCellStyleDefault""#
        let fixture = Fixture(rows: [(attributes, Fixture.styled("text0")), ("", "")])
        #expect(try fixture.layOut(.small).frame("row0") == "0 28 375 44")
        let large = try fixture.layOut(.accessibilityExtraExtraExtraLarge)
        let row = try #require(large.frame("row0").split(separator: " ").last)
        #expect(try #require(Double(row)) > 63.5, "A line of text of 53 points is that high.")
        #expect(large.frame("text0").split(separator: " ").last == row)
    }

    @Test("Rows whose height the document states keep it") func stated() throws {
        let table = Fixture(tableHeight: "44", rows: [("", Fixture.pinned("text0"))])
        #expect(try table.layOut(.accessibilityMedium).frame("row0") == "0 28 375 44")
        let row = Fixture(rows: [(#"rowHeight="44""#, Fixture.pinned("text0"))])
        #expect(try row.layOut(.accessibilityMedium).frame("row0") == "0 28 375 44")
    }

    @Test("What lies below a title of a section moves with it") func titles() throws {
        let fixture = Fixture(titles: #"headerTitle="Header" footerTitle="Footer""#, rows: [(#"rowHeight="44""#, "")])
        let (usual, large) = (try fixture.layOut(.large), try fixture.layOut(.accessibilityMedium))
        #expect(usual.frame("row0") == "0 28 375 44" && usual.frame("footer") == "0 72 375 30")
        // A header of a plain table is 28 points high, or 7 higher than its line: 20.5 points become 33.5. A footer is
        // 12 higher than its line.
        #expect(large.frame("row0") == "0 40.5 375 44" && large.frame("footer") == "0 97.5 375 30")
    }

    @Test("A prototype's own height is that of the canvas alone") func prototypes() throws {
        let fixture = Fixture(isStatic: false, rows: [(#"rowHeight="44""#, Fixture.pinned("text0"))])
        #expect(try fixture.layOut(.accessibilityMedium).frame("row0") == "0 28 375 57")
    }
}
