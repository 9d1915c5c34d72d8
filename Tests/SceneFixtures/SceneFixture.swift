import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// Documents of the project's fixtures, and documents spelt out in tests, as laid-out scenes.
@MainActor
package enum SceneFixture {
    package static func document(_ name: String) throws -> InterfaceDocument {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try InterfaceDocument(
            bytes: [UInt8](Data(contentsOf: folder.appendingPathComponent("Fixtures/Documents/\(name)"))))
    }

    /// A view of 320 x 480 points with some contents.
    package static func xib(_ contents: String, attributes: String = "", resources: String = "") throws -> InterfaceDocument {
        let text = """
            <document type="CocoaTouch" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina3_5" orientation="portrait"/>
            <objects><view id="R" \(attributes)><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>\(contents)</view></objects>
            <resources>\(resources)</resources></document>
            """
        return try InterfaceDocument(bytes: Array(text.utf8))
    }

    package static func layOut(
        _ document: InterfaceDocument, scene: Int = 0, _ change: (inout CanvasEnvironment) -> Void = { _ in }
    ) -> CanvasScene {
        var environment = CanvasEnvironment()
        environment.presenter.toolsVersion = document.toolsVersion
        change(&environment)
        ConflictLog.sink = { _ in }
        let built = CanvasScene.build(document.scenesOnOwnDevice[scene], of: document, in: environment)
        built.layOut()
        return built
    }
}

extension CanvasScene {
    /// The frame of the view with an id, as `x y width height`.
    package func frame(_ id: String) -> String {
        guard let frame = scene.viewsByID[id].flatMap(frame(ofView:)) else { return "none" }
        return [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%g", Double($0)) }.joined(separator: " ")
    }
}
