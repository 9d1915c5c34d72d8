import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutInspection
import Testing
import UIKit

/// The margins of cells' contents, which depend on the screen, on where the cell stands and on the version of Interface
/// Builder.
@MainActor
struct CanvasCellMarginTests {
    /// The contents of a cell with a label between its margins.
    private func cell(_ width: Int, margins: String = "") -> String {
        """
        <tableViewCell id="cell" preservesSuperviewLayoutMargins="YES"><rect key="frame" width="\(width)" height="44"/>
        <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="content">
        <rect key="frame" width="\(width)" height="44"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="inner"><rect key="frame"/></view></subviews>
        <constraints><constraint firstItem="inner" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="1"/>
        <constraint firstItem="inner" firstAttribute="trailing" secondItem="content" secondAttribute="trailingMargin" id="2"/>
        <constraint firstItem="inner" firstAttribute="top" secondItem="content" secondAttribute="top" id="3"/>
        <constraint firstItem="inner" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="4"/></constraints>
        \(margins)</tableViewCellContentView></tableViewCell>
        """
    }

    private func innerFrame(_ toolsVersion: String, _ device: String, _ objects: String) throws -> CGRect {
        let document = try InterfaceDocument(
            bytes: Array(
                """
                <document type="CocoaTouch" toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <device id="\(device)" orientation="portrait"/>\(objects)</document>
                """.utf8))
        let layout = SceneLayout(document)
        let scene = try #require(layout.scenes.first)
        return try #require(layout.layOut(scene).views.first { $0.id == "inner" }).frame
    }

    /// A prototype has the margins of the screen, whatever its own width.
    @Test(arguments: [("retina4_7", 320, 16.0), ("retina6_0", 390, 20), ("retina6_1", 375, 20)])
    func prototypes(_ device: String, _ width: Int, _ margin: Double) throws {
        let frame = try innerFrame(
            "21701", device,
            """
            <scenes><scene><objects><tableViewController id="c"><tableView key="view" id="t"><rect key="frame" width="\(width)" height="600"/>
            <prototypes>\(cell(width))</prototypes></tableView></tableViewController></objects></scene></scenes>
            """)
        #expect(frame.minX == margin && frame.width == Double(width) - 2 * margin)
    }

    /// A cell by itself in a xib is wide only on a wide screen, but for Xcode 9 and 10; in Xcode 11 it had 15 on narrow
    /// screens.
    @Test(arguments: [
        ("14460", "retina4_7", 600, 20.0), ("16097", "retina4_7", 600, 15), ("16097", "retina4_7", 320, 15),
        ("17701", "retina4_7", 600, 16),
        ("17701", "retina6_1", 375, 16), ("17701", "retina6_1", 414, 20), ("11762", "retina4_7", 600, 8),
    ])
    func looseCells(_ toolsVersion: String, _ device: String, _ width: Int, _ margin: Double) throws {
        #expect(try innerFrame(toolsVersion, device, "<objects>\(cell(width))</objects>").minX == margin)
    }

    /// Margins of the contents' own are no less than those of the cell at the sides.
    @Test(arguments: [(16, 20.0), (30, 30)])
    func marginsOfTheContents(_ own: Int, _ margin: Double) throws {
        let margins = #"<edgeInsets key="layoutMargins" top="16" left="\#(own)" bottom="16" right="\#(own)"/>"#
        #expect(try innerFrame("17701", "retina6_1", "<objects>\(cell(414, margins: margins))</objects>").minX == margin)
    }
}
