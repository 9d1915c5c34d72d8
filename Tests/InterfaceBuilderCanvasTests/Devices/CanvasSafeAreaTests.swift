import Foundation
import Testing

@testable import InterfaceBuilderCanvas
import InterfaceBuilderDocument

/// Insets of root views that recorded frames show for each device, version and kind of container.
struct CanvasSafeAreaTests {
    /// A tab bar controller with a navigation controller, whose root pushes a controller and presents another.
    private func storyboard(
        _ toolsVersion: String, height: Int = 896, large: Bool = false, barHeight: Int = 0
    ) throws -> InterfaceDocument {
        func scene(_ id: String, _ segues: String) -> String {
            """
            <scene><objects><viewController id="\(id)"><view key="view" id="\(id)-view"><rect key="frame" width="414" height="\(height)"/></view>
            <connections>\(segues)</connections></viewController></objects></scene>
            """
        }
        return try InterfaceDocument(
            bytes: Array(
                """
                <document type="CocoaTouch" toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch"><device id="retina6_1"/><scenes>
                <scene><objects><tabBarController id="tab"><connections>
                <segue destination="nav" kind="relationship" relationship="viewControllers" id="1"/></connections></tabBarController></objects></scene>
                <scene><objects><navigationController id="nav"><navigationBar key="navigationBar" id="bar" \(large ? #"largeTitles="YES""# : "")>
                <rect key="frame" y="44" width="414" height="\(barHeight)"/></navigationBar><connections><segue destination="root" kind="relationship" relationship="rootViewController" id="2"/></connections>
                </navigationController></objects></scene>
                \(scene("root", #"<segue destination="next" kind="show" id="3"/><segue destination="sheet" kind="presentation" id="4"/>"#))
                \(scene("next", "")) \(scene("sheet", ""))</scenes></document>
                """.utf8))
    }

    private func insets(_ document: InterfaceDocument, _ scene: String) throws -> DocumentInsets {
        let found = try #require(document.scenesOnOwnDevice.first { $0.id == scene })
        let model = try #require(CanvasModel.named("retina6_1"))
        let size = try #require(found.views[0].element.recordedFrame).size
        return CanvasSafeArea(document, of: .canvas(document.toolsVersion)).insets(
            of: found, size: size, on: CanvasScreen(model, isLandscape: false, .canvas(document.toolsVersion)))
    }

    @Test func barsReachAsFarAsTheirContainers() throws {
        let document = try storyboard("14490")
        #expect(try insets(document, "root") == DocumentInsets(top: 88, bottom: 83))
        #expect(try insets(document, "next") == DocumentInsets(top: 88, bottom: 83))
        #expect(try insets(document, "sheet") == DocumentInsets(top: 44, bottom: 34))
    }

    /// A root view of a size of its own keeps the top inset of a screen with rounded corners.
    @Test(arguments: [
        ("retina6_1", "17701", 44.0, 0.0), ("retina6_12", "21701", 59, 34), ("retina4_7", "14490", 0, 0),
        ("retina4_7", "24127", 20, 0),
    ])
    func freeformViews(_ device: String, _ toolsVersion: String, _ top: Double, _ bottom: Double) throws {
        let insets = try freeformInsets(device, toolsVersion, height: 100)
        #expect(insets == DocumentInsets(top: top, bottom: bottom))
    }

    /// A root view lower than the inset is covered as far as it reaches, so that its safe area ends where the view
    /// does.
    @Test(arguments: [24, 34, 44])
    func lowFreeformViews(_ height: Int) throws {
        #expect(try freeformInsets("retina6_1", "20037", height: height) == DocumentInsets(top: Double(height)))
    }

    /// A root view wider than the screen has the bottom inset too, from the first version with safe areas on.
    @Test(arguments: [("14868", 467, 34.0), ("17701", 414, 0), ("21225", 414, 0), ("21507", 414, 34)])
    func wideFreeformViews(_ toolsVersion: String, _ width: Int, _ bottom: Double) throws {
        #expect(try freeformInsets("retina6_1", toolsVersion, width: width, height: 304).bottom == bottom)
    }

    private func freeformInsets(
        _ device: String, _ toolsVersion: String, width: Int = 320, height: Int
    ) throws -> DocumentInsets {
        let document = try InterfaceDocument(
            bytes: Array(
                """
                <document type="CocoaTouch" toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch"><device id="\(device)"/><objects>
                <view id="v"><rect key="frame" width="\(width)" height="\(height)"/><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
                </objects></document>
                """.utf8))
        let scene = document.scenesOnOwnDevice[0]
        let model = try #require(CanvasModel.named(device))
        return CanvasSafeArea(document, of: .canvas(document.toolsVersion)).insets(
            of: scene, size: CGSize(width: width, height: height),
            on: CanvasScreen(model, isLandscape: false, .canvas(document.toolsVersion)))
    }

    /// A view embedded in a container has the device's insets whatever its size; where they are applied twice, the
    /// bottom's second share is what of it lies within the screen when the view begins at the screen's corner.
    @Test(arguments: [("21701", 198, 48.0, 34.0), ("24127", 638, 96, 34), ("24127", 896, 96, 68), ("24127", 880, 96, 52)])
    func embeddedViews(_ toolsVersion: String, _ height: Int, _ top: Double, _ bottom: Double) throws {
        let document = try InterfaceDocument(
            bytes: Array(
                """
                <document type="CocoaTouch" toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch"><device id="retina6_1"/><scenes>
                <scene><objects><viewController id="out"><view key="view" id="o"><rect key="frame" width="414" height="896"/><subviews>
                <containerView id="c"><rect key="frame" width="414" height="\(height)"/><connections>
                <segue destination="in" kind="embed" id="s"/></connections></containerView></subviews></view></viewController></objects></scene>
                <scene><objects><viewController id="in"><view key="view" id="i"><rect key="frame" width="414" height="\(height)"/></view>
                </viewController></objects></scene></scenes></document>
                """.utf8))
        #expect(try insets(document, "in") == DocumentInsets(top: top, bottom: bottom))
    }

    /// Recorded frames: 44 for a toolbar on a screen with a button, 83 with the home indicator on one without; a tab
    /// bar stands instead of one that is only stated for the scene.
    @Test(arguments: [
        ("retina4_7", "simulatedToolbarMetrics", 44.0), ("retina6_5", "simulatedToolbarMetrics", 83),
        ("retina6_5", "simulatedTabBarMetrics", 83),
    ])
    func bottomBars(_ device: String, _ bar: String, _ bottom: Double) throws {
        let document = try InterfaceDocument(
            bytes: Array(
                """
                <document type="CocoaTouch" toolsVersion="17701" targetRuntime="iOS.CocoaTouch"><device id="\(device)"/><scenes><scene><objects>
                <viewController id="c"><view key="view" id="v"/><\(bar) key="simulatedBottomBarMetrics"/></viewController>
                </objects></scene></scenes></document>
                """.utf8))
        let model = try #require(CanvasModel.named(device))
        let insets = CanvasSafeArea(document, of: .canvas(document.toolsVersion)).insets(
            of: document.scenesOnOwnDevice[0], size: model.size,
            on: CanvasScreen(model, isLandscape: false, .canvas(document.toolsVersion)))
        #expect(insets.bottom == bottom)
    }

    @Test(arguments: [("14490", 140.0), ("24127", 202)])
    func largeTitles(_ toolsVersion: String, _ top: Double) throws {
        #expect(try insets(storyboard(toolsVersion, large: true), "root").top == top)
    }

    /// A root view that is shorter than its screen by what opaque bars cover ends at those bars and is not covered at
    /// that end. It belongs to a sheet if it lacks the sheet's gap; otherwise it does not reach the home indicator.
    @Test(arguments: [
        (813.0, 88.0, 0.0), (808.0, 0.0, 83.0), (725.0, 0.0, 0.0), (842.0, 56.0, 83.0), (786.0, 0.0, 83.0), (866.0, 56.0, 49.0),
    ])
    func shortenedViews(_ height: Double, _ top: Double, _ bottom: Double) throws {
        let insets = try insets(storyboard("14490", height: Int(height)), "root")
        #expect(insets == DocumentInsets(top: top, bottom: bottom))
    }

    /// The canvas that applies insets twice adds the screen's to those of a shortened view, as if that began at the
    /// screen's corner.
    @Test func shortenedViewsWithInsetsAppliedTwice() throws {
        #expect(try insets(storyboard("24127", height: 896 - 58), "sheet") == DocumentInsets(top: 48, bottom: 0))
    }

    @Test(arguments: [
        ("9531", 600.0, 600.0, 64.0, 49.0), ("9531", 320.0, 568.0, 64.0, 49.0), ("9531", 320.0, 455.0, 0.0, 0.0),
        ("17701", 375.0, 667.0, 44.0, 49.0), ("9531", 333.0, 333.0, 0.0, 0.0),
    ])
    func documentsWithoutDevice(_ toolsVersion: String, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double) throws
    {
        let document = try storyboard(toolsVersion)
        let scene = try #require(document.scenesOnOwnDevice.first { $0.id == "root" })
        let size = CGSize(width: width, height: height)
        let screen = CanvasScreen(ofRootSized: size, .canvas(document.toolsVersion))
        let insets =
            screen.map { CanvasSafeArea(document, of: .canvas(document.toolsVersion)).insets(of: scene, size: size, on: $0) }
            ?? DocumentInsets()
        #expect(insets == DocumentInsets(top: top, bottom: bottom))
    }

    @Test(arguments: ["", #"translucent="NO""#])
    func tabBarsThatAPushedControllerHides(_ bar: String) throws {
        let document = try InterfaceDocument(
            bytes: Array(
                """
                <document type="CocoaTouch" toolsVersion="17701" targetRuntime="iOS.CocoaTouch"><device id="retina6_1"/><scenes>
                <scene><objects><tabBarController id="tab"><connections>
                <segue destination="nav" kind="relationship" relationship="viewControllers" id="1"/></connections></tabBarController></objects></scene>
                <scene><objects><navigationController id="nav"><navigationBar key="navigationBar" id="bar" \(bar)/>
                <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="2"/></connections>
                </navigationController></objects></scene>
                <scene><objects><viewController id="root"><connections><segue destination="next" kind="show" id="3"/></connections>
                </viewController></objects></scene>
                <scene><objects><viewController id="next" hidesBottomBarWhenPushed="YES"><view key="view" id="v">
                <rect key="frame" width="414" height="896"/></view></viewController></objects></scene></scenes></document>
                """.utf8))
        #expect(try insets(document, "next").bottom == 34)
    }

    /// Insets that are applied twice move the bar of a sheet.
    @Test(arguments: [("23727", 58, 104.0, 48.0), ("23504", 58, 56, 0)])
    func barsOfSheets(_ version: String, _ missing: Int, _ belowBar: Double, _ withoutBar: Double) throws {
        let document = try storyboard(version, height: 896 - missing)
        #expect(try insets(document, "root").top == belowBar)
        #expect(try insets(document, "sheet").top == withoutBar)
    }

    /// A scene that asks for no status bar has none before Xcode 9; a navigation bar then lies at the screen's top.
    /// Later it keeps the inset.
    @Test(arguments: [
        ("6206", "controller", "simulatedStatusBarMetrics", false, 0.0),
        ("6206", "controller", "simulatedStatusBarMetrics", true, 44),
        ("12120", "controller", "simulatedStatusBarMetrics", false, 0), ("11762", "view", "simulatedStatusBarMetrics", false, 0),
        ("4510", "view", "statusBar", true, 44), ("13189", "controller", "simulatedStatusBarMetrics", false, 20),
        ("14490", "view", "simulatedStatusBarMetrics", true, 64), ("12120", "controller", "simulatedBottomBarMetrics", false, 20),
    ])
    func scenesWithoutStatusBar(
        _ toolsVersion: String, _ holder: String, _ key: String, _ hasBar: Bool, _ top: Double
    ) throws {
        let metrics = #"<nil key="\#(key)"/>"# + (hasBar ? #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"# : "")
        let root = #"key="view" id="v"><rect key="frame" width="375" height="667"/>"#
        let scene =
            holder == "view"
            ? "<objects><view \(root)\(metrics)</view></objects>"
            : """
            <scenes><scene><objects><viewController id="c"><view \(root)</view>\(metrics)</viewController></objects></scene></scenes>
            """
        let document = try InterfaceDocument(
            bytes: Array(
                """
                <document type="CocoaTouch" toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/>
                \(scene)</document>
                """.utf8))
        let model = try #require(CanvasModel.named("retina4_7"))
        let insets = CanvasSafeArea(document, of: .canvas(document.toolsVersion)).insets(
            of: document.scenesOnOwnDevice[0], size: model.size,
            on: CanvasScreen(model, isLandscape: false, .canvas(document.toolsVersion)))
        #expect(insets.top == top)
    }

    @Test func sheetsBeginBelowTheTop() throws {
        let document = try storyboard("14490", height: 842)
        #expect(try insets(document, "sheet") == DocumentInsets(top: 0, bottom: 34))
        #expect(try insets(document, "root").top == 56)
    }

    @Test(arguments: [
        ("14490", 44.0, 34.0), ("21701", 48, 34), ("23504", 48, 34), ("23727", 96, 68), ("24127", 96, 68),
        ("32700.99.1234", 48, 34),
    ])
    func versions(_ toolsVersion: String, _ top: Double, _ bottom: Double) throws {
        #expect(try insets(storyboard(toolsVersion), "sheet") == DocumentInsets(top: top, bottom: bottom))
    }

    @Test(arguments: [
        ("retina4_7", 14.0, 20.0, 0.0), ("retina4_7", 14.368, 0, 0), ("retina4_7", 21, 0, 0), ("retina6_1", 20.7, 44, 34),
        ("retina4_7", 17, 0, 0), ("retina4_7", 22, 20, 0),
        ("retina5_9", 15, 44, 34),
        ("retina5_9", 22, 50, 34), ("retina6_0", 21, 47, 34), ("retina6_12", 21, 59, 34), ("ipad9_7", 14, 20, 0),
        ("ipad12_9rounded", 21, 24, 20),
    ])
    func devices(_ id: String, _ major: Double, _ top: Double, _ bottom: Double) {
        let insets = CanvasModel.named(id)?.safeAreaInsets(
            isLandscape: false, toolsVersion: ToolsVersion(number: major * 1000 + 500))
        #expect(insets == DocumentInsets(top: top, bottom: bottom))
    }

    @Test func landscape() {
        let insets = CanvasModel.named("retina5_9")?.safeAreaInsets(isLandscape: true, toolsVersion: .xcode11_2)
        #expect(insets == DocumentInsets(top: 0, leading: 44, bottom: 21, trailing: 44))
    }

    /// The second time the top inset is that of portrait.
    @Test func landscapeWithInsetsAppliedTwice() {
        let insets = CanvasModel.named("retina6_0")?.safeAreaInsets(isLandscape: true, toolsVersion: .xcode26)
        #expect(insets == DocumentInsets(top: 47, leading: 47, bottom: 42, trailing: 47))
    }
}

struct InsetTableTests {
    private let header = "file\tscene\tview\tkind\tedge\tinset\thow\n"

    @Test func rowsByFileAndScene() throws {
        let table = try InsetTable(
            header
                + "a\ts\tv\tsafe\ttop\t59\trule\na\ts\tw\tmargin\tleft\t-2.5\tinferred\na\ts\tv\tsafe\tbottom\t7\timplausible\n")
        #expect(
            table.rows(file: "a", scene: "s") == [
                .init(view: "v", kind: .safe, edge: .top, inset: 59), .init(view: "w", kind: .margin, edge: .left, inset: -2.5),
            ])
        #expect(table.contains(file: "a") && !table.contains(file: "b"))
        #expect(table.rows(file: "a", scene: "t").isEmpty)
    }

    @Test(arguments: [
        ("", 1), ("file\tscene\n", 1), ("file\tscene\tview\tkind\tedge\tinset\thow\na\tb\n", 2),
        ("file\tscene\tview\tkind\tedge\tinset\thow\na\ts\tv\tsafe\ttop\tnan\trule\n", 2),
        ("file\tscene\tview\tkind\tedge\tinset\thow\na\ts\tv\tsafe\tmiddle\t1\trule\n", 2),
    ])
    func faultsByLine(_ text: String, _ line: Int) {
        let fault = #expect(throws: InsetTable.Fault.self) { try InsetTable(text) }
        #expect(fault?.line == line)
    }
}
