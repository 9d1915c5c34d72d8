import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// Texts that the canvas adds to a scene have the room that a document leaves for them, which grows with them in larger
/// text sizes.
@MainActor
struct OrnamentTextSizeTests {
    private static let footer = "A footer that is long enough for two lines of text on a screen of 375 points in width."

    private static func cell(_ id: String, y: Int) -> String {
        """
        <tableViewCell id="\(id)"><rect key="frame" x="0" y="\(y)" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="\(id)c"><rect key="frame" width="375" height="44"/>
        </tableViewCellContentView></tableViewCell>
        """
    }

    private static let document = """
        <document type="CocoaTouch" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/><scenes><scene><objects>
        <tableViewController id="C"><tableView key="view" style="grouped" dataMode="static" id="T">
        <rect key="frame" width="375" height="667"/><sections>
        <tableViewSection headerTitle="First" footerTitle="\(footer)" id="S1"><cells>\(cell("a", y: 38))</cells></tableViewSection>
        <tableViewSection headerTitle="Second" id="S2"><cells>\(cell("b", y: 164))</cells></tableViewSection>
        </sections></tableView><navigationItem key="navigationItem" title="Large title" id="I"/></tableViewController></objects></scene>
        <scene><objects><navigationController id="N"><navigationBar key="navigationBar" largeTitles="YES" id="B">
        <rect key="frame" y="20" width="375" height="96"/></navigationBar>
        <connections><segue destination="C" kind="relationship" relationship="rootViewController" id="R"/></connections>
        </navigationController></objects></scene></scenes></document>
        """

    private func labels(in view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    /// The texts of a table's scene, by what they show, with their rectangles in the window.
    private func texts(in window: UIWindow) -> [String: (label: UILabel, frame: CGRect)] {
        var found: [String: (UILabel, CGRect)] = [:]
        for label in labels(in: window) {
            found[label.text?.lowercased() ?? ""] = (label, label.convert(label.bounds, to: window))
        }
        return found
    }

    private func scene(_ size: UIContentSizeCategory, _ looks: SystemLooks) throws -> CanvasScene {
        var canvas = CanvasConfiguration()
        (canvas.contentSize, canvas.looks) = (size, looks)
        let layout = SceneLayout(try InterfaceDocument(bytes: Array(Self.document.utf8)), on: canvas)
        let scene = try #require(layout.scenes.first { $0.id == "C" })
        let built = ScenePictures(layout).finished(scene)
        built.window.layoutIfNeeded()
        return built
    }

    @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge], [SystemLooks.iOS18, .iOS26])
    func textsFitTheirRoom(_ size: UIContentSizeCategory, _ looks: SystemLooks) throws {
        let scene = try scene(size, looks)
        let texts = texts(in: scene.window)
        let title = try #require(texts["large title"])
        let strip = try #require(title.label.superview)
        #expect(title.label.frame.height > 30 && title.label.frame.maxY <= strip.bounds.maxY)
        let (first, second) = (try #require(texts["first"]), try #require(texts["second"]))
        let footer = try #require(texts[Self.footer.lowercased()])
        // Footnotes are 13 points and 44 in the largest size.
        #expect(footer.label.font.pointSize == (size == .large ? 13 : 44))
        let rows = scene.scene.views.indices.filter { scene.scene.views[$0].role == .cell }.compactMap { scene.views[$0] }
        let (top, next) = (rows[0].convert(rows[0].bounds, to: scene.window), rows[1].convert(rows[1].bounds, to: scene.window))
        #expect(first.frame.maxY <= top.minY && top.maxY <= footer.frame.minY)
        #expect(footer.frame.maxY <= second.frame.minY && second.frame.maxY <= next.minY)
        #expect((rows[1].frame.minY > 164) == (size != .large))
    }

    /// Where bars are known to follow the line of their large title, the title has the text size, and the root's insets
    /// leave room for it.
    ///
    /// - Source: measured on iOS 26.1: a bar of 115.5 points and a line of 57.5 in the second accessibility size, 106
    ///   and 41 in the usual one.
    @Test(arguments: [(SystemLooks.iOS26, CGFloat(57.5), CGFloat(9.5)), (.iOS18, 41, 0)])
    func largeTitlesFollowTheTextSize(_ looks: SystemLooks, _ line: CGFloat, _ growth: CGFloat) throws {
        let (usual, large) = (try scene(.large, looks), try scene(.accessibilityLarge, looks))
        let lines = [usual, large].map { scene in texts(in: scene.window)["large title"]?.label.frame.height }
        #expect(lines == [41, line])
        #expect(large.root.safeAreaInsets.top - usual.root.safeAreaInsets.top == growth)
    }
}
