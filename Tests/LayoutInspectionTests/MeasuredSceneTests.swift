import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// Whole documents with frames that Interface Builder gives such views.
///
/// - Source: frames recorded in public documents of 1 to 11 repositories for each.
@MainActor
struct MeasuredSceneTests {
    /// The frames of all views of a nib on its canvas, by their ids.
    private func frames(_ device: String, _ version: String, _ objects: String) throws -> [String: CGRect] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)"
             targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="\(device)" orientation="portrait"/><objects>\(objects)</objects></document>
            """
        let layout = SceneLayout(try InterfaceDocument(bytes: Array(text.utf8)))
        let laidOut = layout.scenes.map(layout.layOut)
        #expect(laidOut.flatMap(\.diagnostics).map(\.message) == [])
        return Dictionary(uniqueKeysWithValues: laidOut.flatMap(\.views).map { ($0.id, $0.frame) })
    }

    private func root(_ size: CGSize, _ views: String, metrics: String = "", _ constraints: String...) -> String {
        """
        <view id="R"><rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
        <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="safe"/>\(JudgedDocument.constraints(constraints))\(metrics)</view>
        """
    }

    @Test("A root of a size of its own that is smaller than the safe area has its bottom inset")
    func smallRoot() throws {
        let view = JudgedDocument.view("A", "0 0 414 34")
        let found = try frames(
            "retina6_1", "23504",
            root(
                CGSize(width: 414, height: 68), view,
                metrics: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>", "t A top R top 0",
                "b A bottom safe bottom 0",
                "l A leading safe leading 0", "r A trailing safe trailing 0"))
        #expect(found["A"] == CGRect(x: 0, y: 0, width: 414, height: 34))
    }

    @Test("The title of a configured button of the role primary is semibold")
    func primaryRole() throws {
        let button = JudgedDocument.view(
            "A", "0 0 10 40", "buttonType=\"system\" role=\"primary\"", element: "button",
            contents: """
                <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain" title="Request Access"/>
                """)
        let found = try frames(
            "retina4_0", "21701",
            root(
                CGSize(width: 320, height: 568), button, "c A centerX R centerX 0", "t A top R top 100", "h A height - - 40"))
        #expect(found["A"] == CGRect(x: 84.5, y: 100, width: 151, height: 40))
    }

    @Test("The font of a cell's title has 12 points in attributed texts")
    func cellTitleFont() throws {
        let text = "This code can be checked safely and reliably with the other application."
        let label = JudgedDocument.view(
            "A", "0 0 10 10", "usesAttributedText=\"YES\" numberOfLines=\"0\"", element: "label",
            contents: """
                <attributedString key="attributedText"><fragment content="\(text)"><attributes>
                <font key="NSFont" metaFont="cellTitle"/></attributes></fragment></attributedString>
                """)
        let found = try frames(
            "retina6_1", "21507",
            root(
                CGSize(width: 414, height: 896), label, "l A leading R leading 18", "t A top R top 48",
                "r R trailing A trailing 18"))
        #expect(found["A"] == CGRect(x: 18, y: 48, width: 378, height: 29))
    }

    @Test("A tab bar above the home indicator does not cover it")
    func tabBarAboveTheHomeIndicator() throws {
        let bar = JudgedDocument.view("B", "0 0 10 10", element: "tabBar", contents: "<items/>")
        let found = try frames(
            "retina6_1", "17701",
            root(
                CGSize(width: 414, height: 896), JudgedDocument.view("A", "0 0 10 10") + bar, "t A top safe top 0",
                "l A leading R leading 0", "r R trailing A trailing 0", "u B top A bottom 0", "m B leading R leading 0",
                "s R trailing B trailing 0", "b safe bottom B bottom 0"))
        #expect(found["A"] == CGRect(x: 0, y: 44, width: 414, height: 769))
        #expect(found["B"] == CGRect(x: 0, y: 813, width: 414, height: 49))
    }

    @Test("A text in a row wraps as it does alone, whatever another row has", arguments: [true, false])
    func rowsByThemselves(isAlone: Bool) throws {
        let box = JudgedDocument.view("B", "0 0 10 10", contents: JudgedDocument.constraints("x B height - - 60"))
        let text = "This sentence has more words than one line of the cell takes"
        let label = LintCase.label("L", "0 0 10 10", text, "numberOfLines=\"4\"")
        let rows = (isAlone ? "" : row("1", height: 200, box)) + row("2", height: 100, label)
        let table = """
            <tableView dataMode="prototypes" style="plain" rowHeight="62" id="R"><rect key="frame" width="375" height="667"/>
            <prototypes>\(rows)</prototypes></tableView>
            """
        #expect(try frames("retina4_7", "21701", table)["L"]?.size == CGSize(width: 343, height: 41))
    }

    /// A prototype with a stack view of one view at the margins of its content view.
    private func row(_ id: String, height: Int, _ view: String) -> String {
        let stack = JudgedDocument.view(
            "S\(id)", "0 0 10 10", "axis=\"vertical\" spacing=\"2\"", element: "stackView",
            contents: "<subviews>\(view)</subviews>")
        return """
            <tableViewCell rowHeight="\(height)" id="C\(id)"><rect key="frame" y="48" width="375" height="\(height)"/>
            <tableViewCellContentView key="contentView" tableViewCell="C\(id)" id="V\(id)">
            <rect key="frame" width="375" height="\(height)"/><subviews>\(stack)</subviews>
            \(JudgedDocument.constraints("t\(id) S\(id) top V\(id) topMargin 0", "l\(id) S\(id) leading V\(id) leadingMargin 0",
                "r\(id) V\(id) trailingMargin S\(id) trailing 0"))</tableViewCellContentView></tableViewCell>
            """
    }
}
