import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// Scenes that a device shows inside of others: container views fill their segue's destination, and containers place
/// their children.
///
/// - Source: developer.apple.com/documentation/uikit/uistoryboardsegue (embed segues), and the documentation of
///   `UISplitViewController.maximumPrimaryColumnWidth`.
@MainActor
struct SceneContainmentTests {
    private func document(_ scenes: String..., initial: String? = nil) throws -> InterfaceDocument {
        let joined = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
        let text = """
            <document type="CocoaTouch.Storyboard" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
             useTraitCollections="YES" useSafeAreas="YES" \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
            <device id="retina6_12" orientation="portrait"/>
            <scenes>\(joined)</scenes></document>
            """
        return try InterfaceDocument(bytes: Array(text.utf8))
    }

    private func layout(_ document: InterfaceDocument, on device: String? = nil) -> SceneLayout {
        var canvas = CanvasConfiguration()
        canvas.showsDevice = true
        canvas.model = device.flatMap(CanvasModel.named)
        return SceneLayout(document, on: canvas)
    }

    /// A controller whose view of 393 x 852 points holds what is given.
    private func controller(_ id: String, _ content: String = "", _ more: String = "") -> String {
        """
        <viewController id="\(id)"><view key="view" id="\(id)-view"><rect key="frame" width="393" height="852"/>
        \(content)<viewLayoutGuide key="safeArea" id="\(id)-safe"/></view>\(more)</viewController>
        """
    }

    /// A container view 16 points from the safe area's top and sides, 200 points high, and 30 from the screen's bottom.
    private func container(in controller: String, _ destination: String) -> String {
        """
        <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" width="50" height="50"/>
        <connections><segue destination="\(destination)" kind="embed" id="embed"/></connections></containerView></subviews>
        <constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="\(controller)-safe" secondAttribute="top" constant="16" id="1"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="\(controller)-view" secondAttribute="leading" constant="16" id="2"/>
        <constraint firstItem="\(controller)-view" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="16" id="3"/>
        <constraint firstItem="\(controller)-view" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="4"/>
        </constraints>
        """
    }

    private func navigation(_ id: String, _ root: String) -> String {
        """
        <navigationController id="\(id)"><navigationBar key="navigationBar" id="\(id)-bar"><rect key="frame" width="393" height="44"/>
        </navigationBar><connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-root"/>
        </connections></navigationController>
        """
    }

    private func place(_ id: String, _ layout: SceneLayout) throws -> ContainerStage.Place? {
        layout.place(of: try #require(layout.scenes.first { $0.id == id }))
    }

    @Test("An embedded scene is as large as its container view, and its safe area is the part of it that the screen's covers")
    func embedded() throws {
        let layout = layout(try document(controller("a", container(in: "a", "b")), controller("b")))
        let place = try #require(try place("b", layout))
        // 852 - 59 - 16, and the home indicator's 34 points at the bottom.
        #expect(place.size == CGSize(width: 361, height: 777))
        #expect(place.safeArea == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(try self.place("a", layout) == nil)
        let laidOut = layout.layOut(layout.scenes[1])
        #expect(laidOut.size == CGSize(width: 361, height: 777))
    }

    @Test("A row that measures itself is as high as the scene that its container view embeds")
    func embeddedInARow() throws {
        let box = container(in: "r", "b").replacing("secondItem=\"r-safe\"", with: "secondItem=\"r-view\"")
        let row = """
            <tableViewCell id="row"><rect key="frame" y="28" width="393" height="51"/>
            <tableViewCellContentView key="contentView" id="r-view" tableViewCell="row"><rect key="frame" width="393" height="51"/>
            \(box)</tableViewCellContentView></tableViewCell>
            """
        let table = """
            <tableViewController id="a"><tableView key="view" dataMode="static" style="plain" rowHeight="-1" id="t">
            <rect key="frame" width="393" height="852"/><sections><tableViewSection id="s"><cells>\(row)</cells></tableViewSection>
            </sections></tableView></tableViewController>
            """
        let content = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" width="50" height="300"/></view>
            </subviews><constraints>
            <constraint firstItem="c" firstAttribute="top" secondItem="b-view" secondAttribute="top" constant="10" id="5"/>
            <constraint firstItem="c" firstAttribute="height" constant="300" id="6"/>
            <constraint firstItem="b-view" firstAttribute="bottom" secondItem="c" secondAttribute="bottom" constant="10" id="7"/>
            </constraints>
            """
        let layout = layout(try document(table, controller("b", content)))
        #expect(try place("b", layout)?.size == CGSize(width: 361, height: 320))
    }

    @Test("A scene in a navigation controller that is embedded has the bar's safe area, and no status bar's")
    func navigationInAContainerView() throws {
        let layout = layout(try document(controller("a", container(in: "a", "n")), navigation("n", "b"), controller("b")))
        let place = try #require(try place("b", layout))
        #expect(place.size == CGSize(width: 361, height: 777))
        // Measured on iOS 26.1: a bar of 54 points covers 10 more.
        #expect(place.safeArea == UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
    }

    @Test("The columns of a split view share the width of a tablet; a phone shows each on its whole screen")
    func columns() throws {
        let split = """
            <splitViewController id="s"><connections>
            <segue destination="n" kind="relationship" relationship="masterViewController" id="s1"/>
            <segue destination="d" kind="relationship" relationship="detailViewController" id="s2"/></connections></splitViewController>
            """
        let document = try document(split, navigation("n", "m"), controller("m"), controller("d"))
        var canvas = CanvasConfiguration()
        (canvas.showsDevice, canvas.model, canvas.isLandscape) = (true, CanvasModel.named("ipad11_0rounded"), true)
        let tablet = SceneLayout(document, on: canvas)
        #expect(try place("m", tablet)?.size == CGSize(width: 320, height: 834))
        #expect(try place("d", tablet)?.size == CGSize(width: 1194 - 320.5, height: 834))
        let phone = layout(document)
        for scene in phone.scenes { #expect(phone.layOut(scene).size == CGSize(width: 393, height: 852)) }
        #expect(tablet.scenes(named: "s").map(\.id) == ["m", "d"])
    }

    /// A controller that presents another.
    private func presenter(_ id: String, of destination: String, _ style: String = "") -> String {
        controller(
            id, "",
            #"<connections><segue destination="\#(destination)" kind="presentation" \#(style) id="\#(id)-s"/></connections>"#)
    }

    @Test("A presented scene is in a sheet, 10 points below the screen's top inset, unless it covers the screen")
    func sheets() throws {
        let layout = layout(try document(presenter("a", of: "b"), controller("b")))
        let place = try #require(try place("b", layout))
        #expect(place.size == CGSize(width: 393, height: 852 - 69))
        #expect(place.safeArea == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        let full = #"modalPresentationStyle="fullScreen""#
        let covering = self.layout(try document(presenter("a", of: "b", full), controller("b")))
        #expect(try self.place("b", covering) == nil)
        var old = CanvasConfiguration()
        (old.showsDevice, old.looks) = (true, SystemLooks(.iOS7))
        #expect(try self.place("b", SceneLayout(document(presenter("a", of: "b"), controller("b")), on: old)) == nil)
    }

    /// - Source: the documentation of `UIViewController.show(_:sender:)`: without a container that overrides it, it
    ///   presents.
    @Test("A segue that shows a scene presents it unless there is a stack around its source") func shown() throws {
        let show = #"<connections><segue destination="b" kind="show" id="a-s"/></connections>"#
        let plain = try document(controller("a", "", show), controller("b"), initial: "a")
        #expect(try place("b", layout(plain))?.size == CGSize(width: 393, height: 852 - 69))
        let stacked = try document(navigation("n", "a"), controller("a", "", show), controller("b"), initial: "n")
        #expect(try place("b", layout(stacked)) == nil)
        #expect(try place("b", layout(document(controller("a", "", show), controller("b")))) == nil)
    }

    @Test("A scene in a navigation controller in a sheet has the bar of sheets, recorded at 16 and 54 points high")
    func navigationInASheet() throws {
        let layout = layout(try document(presenter("a", of: "n"), navigation("n", "b"), controller("b")))
        #expect(try place("b", layout)?.safeArea.top == 70)
        #expect(ScenePictures(layout).picture(ofContainer: "n")?.size == CGSize(width: 393, height: 852 - 69))
    }

    @Test("The primary column of a split view is compact in width") func columnClasses() throws {
        let split = """
            <splitViewController id="s"><connections>
            <segue destination="n" kind="relationship" relationship="masterViewController" id="s1"/>
            <segue destination="d" kind="relationship" relationship="detailViewController" id="s2"/></connections></splitViewController>
            """
        let layout = layout(
            try document(split, navigation("n", "m"), controller("m"), controller("d")), on: "ipad11_0rounded")
        #expect(layout.scenes.map(\.traits.width) == [.compact, .regular])
    }

    @Test("Tabs of a tablet are at its top, in the row of a navigation bar") func topTabs() throws {
        let tabs = { (root: String) in
            """
            <tabBarController id="t"><connections><segue destination="\(root)" kind="relationship" relationship="viewControllers" id="t1"/>
            </connections></tabBarController>
            """
        }
        for document in [
            try document(tabs("b"), controller("b")), try document(tabs("n"), navigation("n", "b"), controller("b")),
        ] {
            let layout = layout(document, on: "ipad11_0rounded")
            let built = layout.build(layout.scenes[0])
            built.layOut()
            // Measured on iOS 26.1: a tablet's navigation bar is at 32 and 54 points high.
            #expect(built.root.safeAreaInsets == UIEdgeInsets(top: 86, left: 0, bottom: 20, right: 0))
            let stage = layout.stage(try #require(document.container("t")), at: layout.screenPlace)
            #expect(stage.place(of: "b")?.safeArea == UIEdgeInsets(top: 86, left: 0, bottom: 20, right: 0))
        }
    }

    @Test("A page view controller shows a page in place of the program's") func pages() throws {
        let layout = layout(try document(#"<pageViewController id="p"/>"#, controller("a")))
        let stage = layout.stage(try #require(layout.document.container("p")), at: layout.screenPlace)
        #expect(stage.root.subviews.isEmpty == false && stage.shown.isEmpty)
    }

    @Test("Containers that contain each other, and container views that lead back, end") func circles() throws {
        let circle = layout(try document(navigation("n", "m"), navigation("m", "n"), controller("a", container(in: "a", "a"))))
        #expect(ScenePictures(circle).picture(ofContainer: "n") != nil)
        #expect(circle.layOut(circle.scenes[0]).views.count == 2)
        _ = ScenePictures(circle).picture(of: circle.scenes[0])
    }

    @Test("A container view in a row that sizes itself is as high as the contents of its scene") func row() throws {
        let rows = """
            <tableViewController id="t"><tableView key="view" style="plain" dataMode="static" rowHeight="-1" estimatedRowHeight="-1" id="table">
            <rect key="frame" width="393" height="852"/><sections><tableViewSection id="section"><cells>
            <tableViewCell id="cell" rowHeight="-1"><rect key="frame" y="28" width="393" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" width="393" height="44"/>
            <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" width="393" height="44"/>
            <connections><segue destination="b" kind="embed" id="embed"/></connections></containerView></subviews><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="1"/>
            <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="2"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="3"/>
            <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="4"/></constraints>
            </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
            """
        let part = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="part"><rect key="frame" width="10" height="10"/>
            <constraints><constraint firstAttribute="height" constant="120" id="5"/></constraints></view></subviews><constraints>
            <constraint firstItem="part" firstAttribute="top" secondItem="b-view" secondAttribute="top" constant="10" id="6"/>
            <constraint firstItem="b-view" firstAttribute="bottom" secondItem="part" secondAttribute="bottom" constant="20" id="7"/>
            <constraint firstItem="part" firstAttribute="leading" secondItem="b-view" secondAttribute="leading" id="8"/>
            <constraint firstItem="b-view" firstAttribute="trailing" secondItem="part" secondAttribute="trailing" id="9"/></constraints>
            """
        let layout = layout(try document(rows, controller("b", part)))
        #expect(try place("b", layout)?.size == CGSize(width: 393, height: 150))
    }

    @Test("A picture of a container shows the scenes in it") func picture() throws {
        let red =
            #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        let document = try document(navigation("n", "b"), controller("b", red))
        let picture = try #require(ScenePictures(layout(document)).picture(ofContainer: "n"))
        let image = try #require(UIImage(data: try picture.data(as: .png)))
        #expect(image.cgImage?.width == 393 * 3)
        #expect(ScenePictures(layout(document)).picture(ofContainer: "b") == nil)
    }

    @Test("A row of a xib is as wide as the screen") func rows() throws {
        let text = """
            <document type="CocoaTouch.XIB" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
             useTraitCollections="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/><objects>
            <tableViewCell id="cell"><rect key="frame" width="320" height="60"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" width="320" height="60"/>
            </tableViewCellContentView></tableViewCell></objects></document>
            """
        let layout = layout(try InterfaceDocument(bytes: Array(text.utf8)), on: "iPhone 17")
        #expect(layout.layOut(layout.scenes[0]).size == CGSize(width: 402, height: 60))
    }

    private func split(_ detail: String) -> String {
        """
        <splitViewController id="s"><connections>
        <segue destination="m" kind="relationship" relationship="masterViewController" id="s1"/>
        <segue destination="\(detail)" kind="relationship" relationship="detailViewController" id="s2"/></connections></splitViewController>
        """
    }

    /// The texts of the bars in the picture of a scene.
    private func titles(_ id: String, _ layout: SceneLayout) throws -> [String] {
        let scene = try #require(layout.scenes.first { $0.id == id })
        func texts(_ view: UIView) -> [String] {
            [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(texts)
        }
        return texts(ScenePictures(layout).drawn(scene).root)
    }

    @Test("A scene that a split view shows on the whole screen has the bars of the container around it")
    func barsOnAPhone() throws {
        let titled = controller("d").replacing("<viewController ", with: "<viewController title=\"Detail\" ")
        let layout = layout(try document(split("n"), controller("m"), navigation("n", "d"), titled))
        let scene = try #require(layout.scenes.first { $0.id == "d" })
        let alone = try ScenePictures(layout).picture(of: scene).picture.data(as: .png)
        #expect(try alone == ScenePictures(layout).picture(ofContainer: "n")?.data(as: .png))
    }

    @Test("A column has the bar of its own container, and leaves the screen's to all columns") func barsOfColumns() throws {
        let titled = controller("d").replacing("<viewController ", with: "<viewController title=\"Detail\" ")
        let document = try document(split("n"), controller("m"), navigation("n", "d"), titled)
        let tablet = layout(document, on: "ipad11_0rounded")
        #expect(try titles("d", tablet) == ["Detail"])
        let (column, screen) = (try ornaments("d", tablet), try ornaments("d", layout(document)))
        #expect(column == 0 && screen == 2, "the status bar and the home indicator")
    }

    /// How many drawings lie beside the bars over a scene.
    private func ornaments(_ id: String, _ layout: SceneLayout) throws -> Int {
        let scene = try #require(layout.scenes.first { $0.id == id })
        let cover = try #require(ScenePictures(layout).drawn(scene).root.subviews.last)
        return cover.subviews.count { !($0 is UINavigationBar) }
    }

    @Test("A scene that embeds itself is shown by itself, with an error that names the cycle") func selfEmbedding() throws {
        let alone = layout(try document(controller("a", container(in: "a", "a"))))
        #expect(try place("a", alone) == nil && alone.layOut(alone.scenes[0]).size == CGSize(width: 393, height: 852))
        let found = alone.layOut(alone.scenes[0]).diagnostics.filter { $0.id == "embedding-cycle" }
        #expect(found.map(\.message) == ["UIViewController (a, line 4) embeds itself: a → a"])
        let inner = container(in: "b", "a").replacing("\"box\"", with: "\"box2\"")
        let longer = try document(controller("a", container(in: "a", "n")), navigation("n", "b"), controller("b", inner))
        let layout = layout(longer)
        let messages = layout.scenes.map { scene in
            layout.diagnostics(around: scene).filter { $0.id == "embedding-cycle" }.map(\.message)
        }
        #expect(messages == [["UIViewController (a, line 4) embeds itself: a → n → b → a"], []])
        let findings = DocumentLint(longer, rules: [.embeddingCycle])
        #expect(findings.scenes.flatMap(findings.findings).map(\.severity) == [.error])
    }
}
