import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import SceneFixtures
import Testing
import UIKit

/// Table view cells of a document shown from right to left.
@MainActor
struct MirroredCellTests {
    /// A cell of 300 points with 30 for its accessory and a text that no constraints place.
    private func scene(_ style: String, _ direction: UITraitEnvironmentLayoutDirection) throws -> CanvasScene {
        let text = """
            <document type="CocoaTouch" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects><tableViewCell id="cell" accessoryType="disclosureIndicator" \(style)>
            <rect key="frame" x="0.0" y="0.0" width="300" height="44"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="270" height="44"/><subviews>
            <label text="A" id="text"><rect key="frame" x="20" y="12" width="40" height="20"/><autoresizingMask key="autoresizingMask"/></label>
            </subviews></tableViewCellContentView></tableViewCell></objects></document>
            """
        return SceneFixture.layOut(try InterfaceDocument(bytes: Array(text.utf8))) { $0.traits.layoutDirection = direction }
    }

    /// Only the texts of built-in styles change sides; what a program arranges by frames stays.
    @Test(arguments: [
        (#"style="IBUITableViewCellStyleValue1""#, UITraitEnvironmentLayoutDirection.leftToRight, "0 0 270 44", "20 12 40 20"),
        (#"style="IBUITableViewCellStyleValue1""#, .rightToLeft, "30 0 270 44", "210 12 40 20"),
        ("", .rightToLeft, "30 0 270 44", "20 12 40 20"),
    ])
    func contentsChangeSides(
        _ style: String, _ direction: UITraitEnvironmentLayoutDirection, _ content: String, _ text: String
    ) throws {
        let scene = try scene(style, direction)
        #expect(scene.frame("content") == content && scene.frame("text") == text)
    }
}
