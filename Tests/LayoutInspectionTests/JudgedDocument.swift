import InterfaceBuilderDocument
import UIKit

@testable import LayoutInspection

/// A document spelt out in a test: a view of 320 x 480 points with contents, on a screen at 2x.
@MainActor
struct JudgedDocument {
    let layout: SceneLayout
    var scene: DocumentScene { layout.scenes[0] }

    /// - Parameter safeArea: The top inset that the layout assumes, in points; nil for the canvas's.
    init(_ contents: String, safeArea: Double? = nil) throws {
        let text = """
            <document type="CocoaTouch" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina3_5" orientation="portrait"/>
            <objects><view id="R"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>\(contents)
            <viewLayoutGuide key="safeArea" id="safe"/></view></objects></document>
            """
        let document = try InterfaceDocument(bytes: Array(text.utf8))
        ConflictLog.sink = { _ in }
        var canvas = CanvasConfiguration()
        canvas.leafSizes = .recorded
        canvas.safeArea = safeArea.map { DocumentInsets(top: $0) }
        layout = SceneLayout(document, on: canvas)
    }

    /// A view that constraints place, with its recorded frame: `x y width height`.
    nonisolated static func view(
        _ id: String, _ frame: String, _ attributes: String = "", element: String = "view", contents: String = ""
    ) -> String {
        let numbers = frame.split(separator: " ")
        return """
            <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)><rect key="frame" x="\(numbers[0])" \
            y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>\(contents)</\(element)>
            """
    }

    /// Constraints, each as `id first attribute second attribute constant`; a minus sign stands for no second item.
    nonisolated static func constraints(_ lines: String...) -> String { constraints(lines) }

    /// The same for a list.
    nonisolated static func constraints(_ lines: [String]) -> String {
        let elements = lines.map { line -> String in
            let words = line.split(separator: " ").map(String.init)
            let second = words[3] == "-" ? "" : "secondItem=\"\(words[3])\" secondAttribute=\"\(words[4])\""
            let constant = words[words.count - 1]
            return """
                <constraint id="\(words[0])" firstItem="\(words[1])" firstAttribute="\(words[2])" \(second) constant="\(constant)"/>
                """
        }
        return "<constraints>\(elements.joined())</constraints>"
    }

    var contradictions: [RecordedContradiction] { layout.contradictions(in: scene) }

    var comparison: FrameComparison { FrameComparison(scene, by: layout, tolerance: 1) }

    /// The judgements of the views that differ, by id.
    var judgements: [String: FrameJudgement] {
        let pairs = comparison.differences.map { ($0.id, $0.judgement!) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}
