import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import SceneFixtures
import Testing
import UIKit

/// Scenes as a program on a device shows them, where that is not how the canvas does it.
///
/// - Source: Apple's "Working with Self-Sizing Table View Cells", and the documentation of `accessoryView`, of
///   `UITableView.rowHeight`, and of placeholders of constraints and intrinsic sizes ("at design time").
@MainActor
struct DeviceSceneTests {
    private func lay(_ text: String, width: CGFloat = 320) throws -> CanvasScene {
        let document = try InterfaceDocument(bytes: Array(text.utf8))
        return SceneFixture.layOut(document) { environment in
            environment.traits.displayScale = 2
            environment.presenter = ScenePresenter(toolsVersion: .xcode16, isDevice: true)
        }
    }

    /// A row with a box of a height in it, 8 points from the content view's top and bottom.
    private func row(_ id: String, box: Int, recorded: Int, _ attributes: String = "", _ more: String = "") -> String {
        """
        <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="0" y="28" width="320" height="\(recorded)"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
        <rect key="frame" x="0" y="0" width="320" height="\(recorded)"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-box"><rect key="frame"/>
        <constraints><constraint firstAttribute="height" constant="\(box)" id="\(id)-1"/></constraints></view></subviews>
        <constraints>
        <constraint firstItem="\(id)-box" firstAttribute="top" secondItem="\(id)-content" secondAttribute="top" constant="8" id="\(id)-2"/>
        <constraint firstAttribute="bottom" secondItem="\(id)-box" secondAttribute="bottom" constant="8" id="\(id)-3"/>
        <constraint firstItem="\(id)-box" firstAttribute="leading" secondItem="\(id)-content" secondAttribute="leading" id="\(id)-4"/>
        <constraint firstAttribute="trailing" secondItem="\(id)-box" secondAttribute="trailing" id="\(id)-5"/>
        </constraints></tableViewCellContentView>\(more)</tableViewCell>
        """
    }

    private func table(_ rows: String, _ attributes: String) -> String {
        """
        <document type="CocoaTouch.Storyboard" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina3_5" orientation="portrait"/><scenes><scene sceneID="s"><objects><tableViewController id="controller">
        <tableView key="view" style="plain" separatorStyle="none" id="table" \(attributes)>
        <rect key="frame" x="0" y="0" width="320" height="480"/><prototypes>\(rows)</prototypes></tableView>
        </tableViewController></objects></scene></scenes></document>
        """
    }

    @Test("Prototypes stand below each other as rows, each as high as its contents, also below the screen's edge")
    func prototypesSizeThemselves() throws {
        let rows = row("a", box: 84, recorded: 44) + row("b", box: 20, recorded: 200) + row("c", box: 600, recorded: 44)
        let scene = try lay(table(rows + row("d", box: 14, recorded: 44), #"rowHeight="-1" estimatedRowHeight="-1""#))
        let frames = ["a", "b", "c", "d", "a-content", "d-box"].map(scene.frame)
        #expect(frames == ["0 0 320 100", "0 100 320 36", "0 136 320 616", "0 752 320 30", "0 0 320 100", "0 8 320 14"])
        #expect(scene.diagnostics.isEmpty)
    }

    /// - Source: developer.apple.com/documentation/uikit/uitableview/rowheight: other heights come from the delegate,
    ///   which only the program has; Interface Builder's own height of a prototype is what it was designed for.
    @Test("Prototypes of a table with rows of one height have the heights that the document states")
    func statedPrototypes() throws {
        let rows = row("a", box: 84, recorded: 100, #"rowHeight="100""#) + row("b", box: 20, recorded: 44)
        let scene = try lay(table(rows, #"rowHeight="44""#))
        #expect(["a", "b"].map(scene.frame) == ["0 0 320 100", "0 100 320 44"])
    }

    /// - Source: developer.apple.com/documentation/uikit/uiview/autoresizingmask: a mask follows the changes of the
    ///   superview's size, which a program loads with its recorded one.
    @Test("A mask in a view that constraints place follows its size from the recorded one on") func masksInPlacedViews() throws {
        let text = """
            <document type="CocoaTouch" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina3_5" orientation="portrait"/><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="40" width="320" height="300"/><subviews>
            <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="mask"><rect key="frame" x="10" y="20" width="300" height="200"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view></subviews></view></subviews>
            <constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
            <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="3"/>
            <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="4"/>
            </constraints></view></objects></document>
            """
        #expect(try lay(text).frame("mask") == "10 20 300 380")
    }

    /// - Source: documents archive the fonts of a cell's labels with them; only fonts that the system chose follow its
    ///   looks.
    @Test("A subtitle of a document keeps the font that the document gives it") func subtitleFont() throws {
        let labels = ["text", "detail"].map { id in
            """
            <label text="Tides" id="\(id)"><rect key="frame" x="16" y="6" width="60" height="20"/>
            <fontDescription key="fontDescription" type="system" pointSize="\(id == "text" ? 16 : 12)"/></label>
            """
        }
        let row = """
            <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="text" detailTextLabel="detail" id="a">
            <rect key="frame" x="0" y="28" width="320" height="44"/><tableViewCellContentView key="contentView" tableViewCell="a" id="c">
            <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>\(labels.joined())</subviews></tableViewCellContentView>
            </tableViewCell>
            """
        for version in [ToolsVersion.xcode16, .xcode26] {
            let document = try InterfaceDocument(bytes: Array(table(row, #"rowHeight="-1""#).utf8))
            let scene = SceneFixture.layOut(document) { environment in
                environment.traits.displayScale = 2
                environment.presenter = ScenePresenter(toolsVersion: version, isDevice: true)
            }
            let index = try #require(scene.scene.viewsByID["detail"])
            #expect((scene.views[index] as? UILabel)?.font.pointSize == 12)
        }
    }

    @Test("A table in a row has its width before its own rows are laid out")
    func tableInARow() throws {
        let wide = row("b", box: 20, recorded: 36).replacingOccurrences(
            of: "constant=\"20\"",
            with: "constant=\"20\"/><constraint firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"200\"")
        let inner = """
            <tableView style="plain" separatorStyle="none" rowHeight="-1" id="inner" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="50" y="0" width="270" height="100"/><prototypes>\(wide)</prototypes></tableView>
            """
        let outer = row("a", box: 100, recorded: 116).replacingOccurrences(
            of: "<constraints>\n<constraint",
            with: """
                <constraints><constraint firstItem="inner" firstAttribute="leading" secondItem="a-content" secondAttribute="leading" \
                constant="50" id="i1"/><constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" id="i2"/>
                <constraint firstItem="inner" firstAttribute="top" secondItem="a-box" secondAttribute="top" id="i3"/>
                <constraint firstItem="inner" firstAttribute="height" secondItem="a-box" secondAttribute="height" id="i4"/>\n<constraint
                """
        ).replacingOccurrences(
            of: "</view></subviews>", with: "</view>\(inner)</subviews>"
        )
        let scene = try lay(table(outer, #"rowHeight="-1""#))
        #expect(["inner", "b", "b-box"].map(scene.frame) == ["50 8 270 100", "0 0 270 36", "0 8 270 20"])
        #expect(scene.diagnostics.isEmpty)
    }

    /// - Source: recorded frames of cells in tables of 320 points: the margins of their content are 16 points at the
    ///   sides and 11 above and below.
    @Test("The margins of a row's content are those of cells")
    func marginsOfRows() throws {
        let constraints = [("leading", "leadingMargin"), ("top", "topMargin"), ("trailing", "trailingMargin")].enumerated().map {
            """
            <constraint firstItem="box" firstAttribute="\($1.0)" secondItem="a-content" secondAttribute="\($1.1)" id="m\($0)"/>
            """
        }
        let scene = try lay(
            table(
                """
                <tableViewCell id="a"><rect key="frame" x="0" y="28" width="320" height="60"/>
                <tableViewCellContentView key="contentView" tableViewCell="a" id="a-content">
                <rect key="frame" x="0" y="0" width="320" height="60"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame"/>
                <constraints><constraint firstAttribute="height" constant="20" id="h"/></constraints></view></subviews>
                <constraints>\(constraints.joined())</constraints></tableViewCellContentView></tableViewCell>
                """, #"rowHeight="60""#))
        #expect(scene.frame("box") == "16 11 288 20")
    }

    /// - Source: Apple's documentation of `UICollectionViewFlowLayout`: items of one size fill a line, full lines share
    ///   out the rest between their items, `minimumLineSpacing` lies between lines, `sectionInset` around the section.
    @Test("A flow layout places a collection view's cells as items, whatever frames the document records")
    func itemsFlow() throws {
        let cells = (0..<5).map { k in
            """
            <collectionViewCell id="c\(k)"><rect key="frame" x="7" y="\(k)" width="140" height="30"/>
            <view key="contentView" id="c\(k)-content"><rect key="frame" x="0" y="0" width="140" height="30"/></view></collectionViewCell>
            """
        }
        let scene = try lay(
            """
            <document type="CocoaTouch.Storyboard" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
            <device id="retina3_5" orientation="portrait"/><scenes><scene sceneID="s"><objects><collectionViewController id="controller">
            <collectionView key="view" id="collection"><rect key="frame" x="0" y="0" width="320" height="100"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="8" id="flow">
            <size key="itemSize" width="140" height="50"/>
            <inset key="sectionInset" minX="10" minY="6" maxX="10" maxY="0"/></collectionViewFlowLayout>
            <cells>\(cells.joined())</cells></collectionView>
            </collectionViewController></objects></scene></scenes></document>
            """)
        #expect(
            ["c0", "c1", "c2", "c3", "c4"].map(scene.frame) == [
                "10 6 140 50", "170 6 140 50", "10 66 140 50", "170 66 140 50", "10 126 140 50",
            ])
        #expect(scene.frame("c4-content") == "0 0 140 50")
    }

    @Test("A table's row height counts, and contents that need another are a conflict")
    func statedHeights() throws {
        let fitting = try lay(table(row("a", box: 44, recorded: 44), #"rowHeight="60""#))
        #expect(fitting.frame("a") == "0 0 320 60" && fitting.diagnostics.isEmpty)
        let conflicting = try lay(table(row("a", box: 84, recorded: 60), #"rowHeight="60""#))
        #expect(conflicting.frame("a") == "0 0 320 60")
        #expect(conflicting.diagnostics.map(\.id) == ["unsatisfiable"])
    }

    @Test("A row by itself in a xib is as high as its contents")
    func looseRow() throws {
        let scene = try lay(
            """
            <document type="CocoaTouch" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina3_5" orientation="portrait"/><objects>\(row("a", box: 84, recorded: 44))</objects></document>
            """)
        #expect(scene.frame("a") == "0 28 320 100" && scene.frame("a-box") == "0 8 320 84")
        #expect(scene.diagnostics.isEmpty)
    }

    @Test("An accessory that an outlet names stands at the side, and the content ends before it")
    func accessory() throws {
        let outlet = #"<connections><outlet property="accessoryView" destination="a-box" id="o"/></connections>"#
        let cell = """
            <tableViewCell id="a"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="a" id="a-content">
            <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
            <view id="a-box"><rect key="frame" x="100" y="6" width="40" height="20"/></view></subviews>
            </tableViewCellContentView>\(outlet)</tableViewCell>
            """
        let scene = try lay(table(cell, #"rowHeight="44""#))
        // The accessory ends at the margin of 16 points of a screen of 320.
        #expect(scene.frame("a-box") == "264 12 40 20")
        #expect(scene.frame("a-content") == "0 0 264 44")
    }

    @Test("What counts at design time only is left out: placeholders and the canvas's sizes of plain views")
    func designTime() throws {
        let text = """
            <document type="CocoaTouch" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina3_5" orientation="portrait"/><objects><view id="R"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="V"><rect key="frame"/><constraints>
            <constraint firstAttribute="width" constant="70" id="c1"/>
            <constraint firstAttribute="height" constant="33" placeholder="YES" id="c2"/>
            <constraint firstAttribute="height" constant="50" priority="500" id="c3"/></constraints></view>
            <label text="A" placeholderIntrinsicWidth="200" placeholderIntrinsicHeight="90" translatesAutoresizingMaskIntoConstraints="NO" id="L">
            <rect key="frame"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="P"><rect key="frame"/></view></subviews></view></objects></document>
            """
        let scene = try lay(text)
        let sizes = ["V", "P"].map { scene.frame($0).split(separator: " ").suffix(2).joined(separator: " ") }
        #expect(sizes == ["70 50", "0 0"])
        #expect(scene.frame("L").hasSuffix(" 20.5"))
    }

    @Test("A xib that fills no screen has no safe area")
    func partOfAScreen() throws {
        let document = try InterfaceDocument(
            bytes: Array(
                """
                <document type="CocoaTouch" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <device id="retina6_12" orientation="portrait"/><objects><view id="R">
                <rect key="frame" x="0" y="0" width="393" height="68"/></view></objects></document>
                """.utf8))
        let presenter = ScenePresenter(toolsVersion: .xcode26, isDevice: true)
        let screen = CanvasScreen(try #require(CanvasModel.named("retina6_12")), isLandscape: false, presenter)
        let insets = CanvasSafeArea(document, of: presenter).insets(
            of: document.scenesOnOwnDevice[0], size: CGSize(width: 393, height: 68), on: screen)
        #expect(insets == DocumentInsets())
    }
}
