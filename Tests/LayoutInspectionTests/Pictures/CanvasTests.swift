import InterfaceBuilderDocument
import Testing
import UIKit

@testable import InterfaceBuilderCanvas
@testable import LayoutInspection

/// What stands on a storyboard's canvas, and the arrows between.
@MainActor
struct CanvasTests {
    private func scene(_ id: String, _ x: Int, _ contents: String, beside: String = "") -> String {
        """
        <scene sceneID="s\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
        <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="320" height="480"/></view>\(contents)
        </viewController>\(beside)</objects><point key="canvasLocation" x="\(x)" y="0"/></scene>
        """
    }

    private func nodes(_ scenes: String) throws -> [CanvasNode] {
        let text = """
            <document type="Storyboard" toolsVersion="6254" targetRuntime="iOS.CocoaTouch"><scenes>\(scenes)</scenes></document>
            """
        let layout = SceneLayout(try InterfaceDocument(bytes: Array(text.utf8)), on: CanvasConfiguration())
        let built = layout.scenes.map { layout.build($0, isDrawn: true) }
        return CanvasNode.all(in: layout.document, showing: built, isWhole: true, screen: layout.screenSize)
    }

    @Test func controllersOfViewsAreNoScenes() throws {
        let nodes = try nodes(scene("A", 0, "", beside: #"<searchDisplayController id="D"/>"#))
        #expect(nodes.map(\.id) == ["A"] && nodes.map(\.title) == ["View Controller"])
    }

    @Test("Bands without a scene are narrowed, and scenes without a place go on in rows") func packed() throws {
        let placed = CanvasPlacement.placed(try nodes(scene("A", 0, "") + scene("B", 4_000, "") + scene("C", 4_100, "")))
        #expect(placed[1].frame.minX - placed[0].frame.maxX == 200)
        #expect(placed[2].frame.minX > placed[1].frame.maxX)
        let unplaced = try nodes((0..<12).map { scene("S\($0)", 0, "") }.joined()).map { node in
            CanvasNode(id: node.id, title: node.title, content: node.content, frame: node.frame, hasPlace: false)
        }
        let rows = CanvasPlacement.placed(unplaced)
        #expect(Set(rows.map(\.frame.minY)).count == 2)
        #expect(rows.allSatisfy { $0.frame.maxX <= 3_000 })
    }

    @Test(
        "Classes are named in words",
        arguments: [
            ("UIView", "View"), ("UITabBarController", "Tab Bar Controller"),
            ("AVPlayerViewController", "AVPlayer View Controller"),
        ])
    func words(name: String, words: String) { #expect(CanvasNode.words(name) == words) }

    /// Three scenes in a row, and an arrow from the first to the last.
    @Test func arrowsGoAroundWhatLiesBetween() {
        let rects = [0, 400, 800].map { CGRect(x: $0, y: 100, width: 320, height: 480) }
        let straight = ArrowCurve(from: rects[0], to: rects[2], share: 0.5, offset: 0)
        #expect(straight.hidden(by: [rects[1]]) > 10)
        let over = ArrowCurve(from: rects[0], to: rects[2], offset: 0, level: 40)
        #expect(over.hidden(by: [rects[1]]) == 0 && abs(over.point(at: 0.5).y - 40) < 1e-9)
        #expect(over.start == CGPoint(x: 160, y: 100) && over.end == CGPoint(x: 960, y: 100))
    }
}
