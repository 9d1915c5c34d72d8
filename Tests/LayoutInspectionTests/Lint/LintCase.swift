import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// Contents of a document that a rule finds, and contents next to them that it must not find.
struct LintCase: CustomTestStringConvertible, Sendable {
    let rule: String
    let name: String
    let faulty: String
    let clean: String
    /// How many faults the faulty contents have.
    var count = 1

    var testDescription: String { "\(rule): \(name)" }

    /// What a rule finds in contents of a view of 320 x 480 points.
    @MainActor
    static func findings(
        _ rule: String, in contents: String, kind: DocumentScene.Kind = .xib, variants: [ScreenVariant] = [.document],
        canvas: CanvasConfiguration = CanvasConfiguration()
    ) throws -> [LintFinding] {
        let view = """
            <view \(kind == .controller ? "key=\"view\" " : "")id="R"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>\(contents)
            <viewLayoutGuide key="safeArea" id="safe"/><color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
            customColorSpace="genericGamma22GrayColorSpace"/></view>
            """
        let body =
            kind == .controller
            ? "<scenes><scene sceneID=\"s\"><objects><viewController id=\"C\">\(view)</viewController></objects></scene></scenes>"
            : "<objects>\(view)</objects>"
        let type =
            kind == .controller
            ? "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" : "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
        let text = """
            <document type="\(type)" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES"><device id="retina3_5" orientation="portrait"/>\(body)</document>
            """
        ConflictLog.sink = { _ in }
        let document = try InterfaceDocument(bytes: Array(text.utf8))
        let lint = DocumentLint(document, rules: [LintRule.named(rule)!], variants: variants, canvas: canvas)
        return lint.scenes.flatMap(lint.findings)
    }

    // MARK: Contents

    static func label(_ id: String, _ frame: String, _ text: String = "Text", _ attributes: String = "", contents: String = "")
        -> String
    {
        JudgedDocument.view(
            id, frame,
            "text=\"\(text)\" \(attributes.contains("adjustsFontSizeToFit") ? "" : "adjustsFontSizeToFit=\"NO\" ")\(attributes)",
            element: "label", contents: font + contents)
    }

    static func button(_ id: String, _ frame: String, state: String = "title=\"Text\"", contents: String = "") -> String {
        JudgedDocument.view(
            id, frame, "buttonType=\"system\"", element: "button", contents: "<state key=\"normal\" \(state)/>\(contents)")
    }

    static func grey(_ white: Double) -> String {
        "<color key=\"textColor\" white=\"\(white)\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    }

    private static let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

    static func scene(_ views: [String], _ constraints: String...) -> String {
        "<subviews>\(views.joined())</subviews>" + JudgedDocument.constraints(constraints)
    }
}
