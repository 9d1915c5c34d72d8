import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import SceneFixtures
import Testing
import UIKit

/// How wide containers of wrapped text are that only leave a distance at their sides.
@MainActor
struct KeptWidthTests {
    /// A stack view of a text of several lines and what is given, centred in 320 points with no less than 20 beside it.
    private func document(_ arranged: String, text: String = Self.longText) throws -> InterfaceDocument {
        try SceneFixture.xib(
            """
            <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="S"><rect key="frame"/><subviews>
            <label text="\(text)" numberOfLines="0" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="L">
            <rect key="frame"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            \(arranged)</subviews></stackView></subviews>
            <constraints><constraint id="x" firstItem="S" firstAttribute="centerX" secondItem="R" secondAttribute="centerX"/>
            <constraint id="t" firstItem="S" firstAttribute="top" secondItem="R" secondAttribute="top"/>
            <constraint id="l" firstItem="S" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="R" secondAttribute="leading"
            constant="20"/></constraints>
            """)
    }

    private static let longText = "A sentence of many words wraps where its container has no more room for them"
    private static let line = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="V"><rect key="frame"/><constraints>
        <constraint id="h" firstAttribute="height" constant="1"/></constraints></view>
        """

    private func width(_ id: String, of scene: CanvasScene) throws -> CGFloat {
        try #require(scene.scene.viewsByID[id].flatMap(scene.frame(ofView:))).width
    }

    /// Recorded in three projects: containers with plain views are as wide as their place lets them be, though the
    /// lines are shorter.
    @Test func containersOfPlainViewsStayWide() throws {
        let scene = SceneFixture.layOut(try document(Self.line))
        #expect(try width("S", of: scene) == 280)
        #expect(try width("L", of: scene) == 280)
    }

    /// Recorded too: containers of nothing but text are as wide as its longest line.
    @Test func otherContainersShrinkToTheirLines() throws {
        let scene = SceneFixture.layOut(try document(""))
        #expect(try (200..<280).contains(width("S", of: scene)))
    }

    /// A text that fits into a line leaves the container as wide as the text.
    @Test func shortTextsDoNotWidenThem() throws {
        let scene = SceneFixture.layOut(try document(Self.line, text: "Short"))
        #expect(try (30..<60).contains(width("S", of: scene)))
    }

    /// On another device the width is the one before text wraps there.
    @Test func anotherSizeStartsOver() throws {
        for size in [CGSize(width: 300, height: 480), CGSize(width: 400, height: 480)] {
            let scene = SceneFixture.layOut(try document(Self.line)) { $0.rootSize = size }
            #expect(try width("S", of: scene) == size.width - 40)
        }
    }
}
