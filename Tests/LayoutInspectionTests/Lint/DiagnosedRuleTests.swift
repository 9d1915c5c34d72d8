import InterfaceBuilderDocument
import LayoutEngine
import Testing
import UIKit

@testable import LayoutInspection

/// The rules for what reading, building and laying out tell by themselves find it in a document, and not what lies next
/// to it.
@MainActor
struct DiagnosedRuleTests {
    private nonisolated static func view(_ id: String = "A", _ attributes: String = "", contents: String = "") -> String {
        JudgedDocument.view(id, "20 40 100 50", attributes, contents: contents)
    }

    private nonisolated static func scene(_ view: String = view(), _ constraint: String = "") -> String {
        let placed = JudgedDocument.constraints("t A top R top 40", "l A leading R leading 20")
        return "<subviews>\(view)</subviews>" + placed.replacing("</constraints>", with: "\(constraint)</constraints>")
    }

    private nonisolated static func constraint(_ words: String) -> String {
        scene(view(), "<constraint id=\"c\" firstItem=\"A\" \(words)/>")
    }

    private nonisolated static func ratios(_ other: String) -> String {
        """
        <subviews>\(view("V"))\(view("W"))</subviews><constraints>
        <constraint firstItem="V" firstAttribute="width" secondItem="W" secondAttribute="width" multiplier="3e-9" constant="24.999999853" id="a"/>
        <constraint firstItem="W" firstAttribute="width" secondItem="V" secondAttribute="width" multiplier="1e-9" constant="48.999999975" id="b"/>
        \(other)</constraints>
        """
    }

    private nonisolated static func wrapping(_ width: String) -> String {
        let text = "A text of many words that wraps again and again until it is as high as it is wide and no higher than that"
        let label = LintCase.label(
            "A", "20 40 60 21", text,
            "numberOfLines=\"0\" verticalHuggingPriority=\"1000\" verticalCompressionResistancePriority=\"1000\"")
        return scene(label, "<constraint id=\"c\" firstItem=\"A\" firstAttribute=\"width\" \(width)/>")
    }

    private nonisolated static let cases: [LintCase] = [
        LintCase(rule: "duplicate-id", name: "two views", faulty: scene(view() + view()), clean: scene(view() + view("B"))),
        LintCase(
            rule: "foreign-reference", name: "a constraint to a constraint",
            faulty: constraint("firstAttribute=\"width\" secondItem=\"t\" secondAttribute=\"width\""),
            clean: constraint("firstAttribute=\"width\" secondItem=\"safe\" secondAttribute=\"width\"")),
        LintCase(
            rule: "dangling-reference", name: "an object that is gone",
            faulty: constraint("firstAttribute=\"width\" secondItem=\"gone\" secondAttribute=\"width\""),
            clean: constraint("firstAttribute=\"width\" secondItem=\"R\" secondAttribute=\"width\"")),
        LintCase(
            rule: "incomplete-constraint", name: "no first attribute", faulty: constraint("constant=\"10\""),
            clean: constraint("firstAttribute=\"width\" constant=\"10\"")),
        LintCase(
            rule: "invalid-constraint", name: "a leading edge and a top edge",
            faulty: constraint("firstAttribute=\"leading\" secondItem=\"R\" secondAttribute=\"top\""),
            clean: constraint("firstAttribute=\"leading\" secondItem=\"R\" secondAttribute=\"leading\"")),
        LintCase(
            rule: "invalid-number", name: "a comma", faulty: constraint("firstAttribute=\"width\" constant=\"12,5\""),
            clean: constraint("firstAttribute=\"width\" constant=\"12.5\"")),
        LintCase(
            rule: "missing-frame", name: "a view that nothing else places", faulty: scene("<view id=\"A\"/>"),
            clean: scene("<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"A\"/>")),
        LintCase(
            rule: "unknown-element", name: "an element of no view",
            faulty: scene(view().replacing("<view ", with: "<holographicView ").replacing("</view>", with: "</holographicView>")),
            clean: scene(view().replacing("<view ", with: "<stackView ").replacing("</view>", with: "</stackView>"))),
        LintCase(
            rule: "unknown-value", name: "an attribute of constraints",
            faulty: constraint("firstAttribute=\"sideways\" constant=\"10\""),
            clean: constraint("firstAttribute=\"height\" constant=\"10\"")),
        LintCase(
            rule: "imprecise-constraint", name: "multipliers that are far apart",
            faulty: ratios(
                """
                <constraint firstItem="W" firstAttribute="width" secondItem="V" secondAttribute="width" multiplier="6e-8" \
                constant="48.9999985" id="c"/>
                """), clean: ratios("")),
        LintCase(
            rule: "unsettled-content", name: "a text as wide as it is high",
            faulty: wrapping("secondItem=\"A\" secondAttribute=\"height\""), clean: wrapping("constant=\"200\"")),
    ]

    @Test("A margin that is wider before its view is placed below the safe area contradicts nothing", arguments: [32, 60])
    func marginsBeforePlaces(height: Int) throws {
        var device = CanvasConfiguration()
        device.showsDevice = true
        let row = JudgedDocument.view(
            "A", "0 300 320 48",
            contents: LintCase.scene(
                [JudgedDocument.view("S", "20 8 60 32")], "h A height - - 48", "g S height - - \(height)",
                "y S top A topMargin 0",
                "c S centerY A centerY 0", "s S leading A leading 20", "w S width - - 60"))
        let found = try LintCase.findings(
            "unsatisfiable",
            in: LintCase.scene([row], "t A top R top 300", "l A leading R leading 0", "r R trailing A trailing 0"),
            kind: .controller, canvas: device)
        #expect(found.count == (height == 60 ? 1 : 0), "\(found.map(\.message))")
    }

    @Test(arguments: cases)
    func faultsAreFound(_ lint: LintCase) throws {
        let findings = try LintCase.findings(lint.rule, in: lint.faulty)
        #expect(findings.count == lint.count, "\(findings.map(\.message))")
        #expect(findings.allSatisfy { $0.rule == lint.rule && !$0.message.isEmpty })
    }

    @Test(arguments: cases)
    func nearMissesAreNotFound(_ lint: LintCase) throws {
        let findings = try LintCase.findings(lint.rule, in: lint.clean)
        #expect(findings.isEmpty, "\(findings.map(\.message))")
    }

    /// A subview that flags itself for layout whenever it is laid out, or only the first time.
    private final class RestlessView: UIView {
        var requests = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            if requests > 0 { setNeedsLayout() }
            requests -= 1
        }
    }

    @Test(arguments: [(Int.max, 1), (1, 0)])
    func layoutThatDoesNotRest(_ requests: Int, _ count: Int) throws {
        let judged = try JudgedDocument("")
        let canvas = judged.layout.build(judged.scene)
        let view = RestlessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.requests = requests
        canvas.root.addSubview(view)
        canvas.layOut()
        let faults = LintRule.feedbackLoop.faults(LintedScene(laidOut: canvas, by: judged.layout))
        #expect(faults.count == count)
    }

    @Test("Each kind of diagnostic that layout has is found by the rule of its name", arguments: LayoutDiagnostic.Kind.allCases)
    func allKinds(_ kind: LayoutDiagnostic.Kind) {
        #expect(LintRule.named(kind.rawValue) != nil)
    }
}
