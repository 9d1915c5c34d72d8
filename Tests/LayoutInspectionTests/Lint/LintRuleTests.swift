import InterfaceBuilderDocument
import Testing

@testable import LayoutInspection

/// Each rule finds the faults it is for, and not what lies next to them.
@MainActor
struct LintRuleTests {
    private nonisolated static let place = ["t A top R top 40", "l A leading R leading 20"]

    private nonisolated static func placed(_ view: String, _ constraints: String...) -> String {
        "<subviews>\(view)</subviews>" + JudgedDocument.constraints(place + constraints)
    }

    private nonisolated static func centred(_ frame: String) -> String {
        "<subviews>\(JudgedDocument.view("A", frame))</subviews>"
            + JudgedDocument.constraints(
                "t A top R top 40", "c A centerX safe centerX 0", "h A height - - 50", "w A width - - 100")
    }

    private nonisolated static let cases: [LintCase] = [
        LintCase(
            rule: "unsatisfiable", name: "two widths",
            faulty: placed(
                JudgedDocument.view("A", "20 40 100 50"), "h A height - - 50", "w A width - - 100", "v A width - - 120"),
            clean: placed(JudgedDocument.view("A", "20 40 100 50"), "h A height - - 50", "w A width - - 100")),
        LintCase(
            rule: "ambiguous-layout", name: "an open width",
            faulty: placed(JudgedDocument.view("A", "20 40 100 50"), "h A height - - 50"),
            clean: placed(JudgedDocument.view("A", "20 40 100 50"), "h A height - - 50", "w A width - - 100")),
        LintCase(
            rule: "misplaced", name: "a constant that the frame does not have",
            faulty: placed(JudgedDocument.view("A", "27 40 100 50"), "h A height - - 50", "w A width - - 100"),
            clean: placed(JudgedDocument.view("A", "20 40 100 50"), "h A height - - 50", "w A width - - 100")),
        LintCase(
            rule: "misplaced", name: "a frame far from the centre of the safe area",
            faulty: centred("20 40 100 50"), clean: centred("110 40 100 50")),
        LintCase(
            rule: "duplicate-constraint", name: "the same with the items exchanged",
            faulty: placed(
                JudgedDocument.view("A", "20 40 100 50"), "h A height - - 50", "w A width - - 100", "d R leading A leading -20"),
            clean: placed(
                JudgedDocument.view("A", "20 40 100 50"), "h A height - - 50", "w A width - - 100", "d R leading A leading 20")),
        LintCase(
            rule: "zero-size", name: "a label without a width",
            faulty: placed(LintCase.label("A", "20 40 0 21"), "e A trailing R leading 20"),
            clean: placed(LintCase.label("A", "20 40 0 21"), "e A width - - 0")),
        LintCase(
            rule: "clipped-text", name: "one line that is too long",
            faulty: placed(LintCase.label("A", "20 40 60 21", "Forgot your password?"), "w A width - - 60"),
            clean: placed(LintCase.label("A", "20 40 60 21", "Forgot"), "w A width - - 60")),
        LintCase(
            rule: "clipped-text", name: "more lines than the label may have",
            faulty: placed(
                LintCase.label("A", "20 40 60 41", "Forgot your old password?", "numberOfLines=\"2\""), "w A width - - 80"),
            clean: placed(
                LintCase.label("A", "20 40 60 62", "Forgot your old password?", "numberOfLines=\"0\""), "w A width - - 80")),
        LintCase(
            rule: "clipped-text", name: "text that shrinks",
            faulty: placed(
                LintCase.label(
                    "A", "20 40 60 21", "Forgot your password?", "adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.9\""),
                "w A width - - 100"),
            clean: placed(
                LintCase.label(
                    "A", "20 40 60 21", "Forgot your password?", "adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.5\""),
                "w A width - - 100")),
        LintCase(
            rule: "clipped-text", name: "a label that is too low",
            faulty: placed(LintCase.label("A", "20 40 60 12"), "h A height - - 12"),
            clean: placed(LintCase.label("A", "20 40 60 21"), "h A height - - 21")),
        LintCase(
            rule: "outside-superview", name: "a button below its superview",
            faulty: placed(
                JudgedDocument.view(
                    "A", "20 40 200 50",
                    contents: LintCase.scene([LintCase.button("B", "0 30 46 30")], "x B leading A leading 0", "y B top A top 30")),
                "h A height - - 50", "w A width - - 200"),
            clean: placed(
                JudgedDocument.view(
                    "A", "20 40 200 50",
                    contents: LintCase.scene([LintCase.button("B", "0 20 46 30")], "x B leading A leading 0", "y B top A top 20")),
                "h A height - - 50", "w A width - - 200")),
        LintCase(
            rule: "outside-screen", name: "a label that reaches out at the right",
            faulty: placed(LintCase.label("A", "20 40 320 21"), "w A width - - 320"),
            clean: placed(LintCase.label("A", "20 40 300 21"), "w A width - - 300")),
        LintCase(
            rule: "overlapping-views", name: "two labels on one line",
            faulty: placed(
                LintCase.label("A", "20 40 150 21", "A title of some length")
                    + LintCase.label("B", "100 40 150 21", "Another title"),
                "x B leading R leading 100", "y B top R top 40"),
            clean: placed(
                LintCase.label("A", "20 40 150 21", "A title of some length")
                    + LintCase.label("B", "100 80 150 21", "Another title"),
                "x B leading R leading 100", "y B top R top 80")),
        LintCase(
            rule: "overlapping-views", name: "wide labels whose texts are apart",
            faulty: placed(
                LintCase.label("A", "20 40 280 21", "Left") + LintCase.label("B", "20 40 280 21", "Left too"),
                "w A width - - 280", "v B width - - 280", "x B leading R leading 20", "y B top R top 40"),
            clean: placed(
                LintCase.label("A", "20 40 280 21", "Left")
                    + LintCase.label("B", "20 40 280 21", "Right", "textAlignment=\"right\""),
                "w A width - - 280", "v B width - - 280", "x B leading R leading 20", "y B top R top 40")),
        LintCase(
            rule: "fixed-text-size", name: "a height in points",
            faulty: placed(LintCase.label("A", "20 40 60 21"), "h A height - - 21"),
            clean: placed(LintCase.label("A", "20 40 60 21"), "w A width - - 60")),
        LintCase(
            rule: "low-contrast", name: "grey on white",
            faulty: placed(LintCase.label("A", "20 40 60 21", contents: LintCase.grey(0.6))),
            clean: placed(LintCase.label("A", "20 40 60 21", contents: LintCase.grey(0.3)))),
        LintCase(
            rule: "missing-accessibility-label", name: "a button with an image",
            faulty: placed(LintCase.button("A", "20 40 60 30", state: "image=\"trash\"")),
            clean: placed(
                LintCase.button(
                    "A", "20 40 60 30", state: "image=\"trash\"",
                    contents: "<accessibility key=\"accessibilityConfiguration\" label=\"Delete\"/>"))),
        LintCase(
            rule: "small-target", name: "a low button",
            faulty: placed(LintCase.button("A", "20 40 60 30"), "w A width - - 60", "h A height - - 30"),
            clean: placed(LintCase.button("A", "20 40 60 44"), "w A width - - 60", "h A height - - 44")),
        LintCase(
            rule: "missing-reuse-identifier", name: "a prototype without a name", faulty: table(""),
            clean: table("reuseIdentifier=\"Row\"")),
        LintCase(
            rule: "dangling-reference", name: "a constraint to an object that is gone",
            faulty: placed(JudgedDocument.view("A", "20 40 100 50"), "g A width Gone width 0"),
            clean: placed(JudgedDocument.view("A", "20 40 100 50"), "g A width R width -220")),
    ]

    private nonisolated static func table(_ attributes: String) -> String {
        """
        <subviews><tableView dataMode="prototypes" rowHeight="44" id="T"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <prototypes><tableViewCell \(attributes) id="P"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="Q"><rect key="frame" x="0" y="0" width="320" height="44"/>
        </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
        """
    }

    @Test(arguments: cases)
    func faultsAreFound(_ lint: LintCase) throws {
        let findings = try LintCase.findings(lint.rule, in: lint.faulty)
        #expect(findings.count == lint.count, "\(findings.map(\.message))")
        #expect(
            findings.allSatisfy { $0.rule == lint.rule && $0.position.line > 0 && !$0.message.isEmpty && $0.variants.isEmpty })
    }

    @Test(arguments: cases)
    func nearMissesAreNotFound(_ lint: LintCase) throws {
        let findings = try LintCase.findings(lint.rule, in: lint.clean)
        #expect(findings.isEmpty, "\(findings.map(\.message))")
    }

    /// The safe area of a controller's view on a screen with a status bar of 20 points.
    @Test func textUnderTheStatusBar() throws {
        func contents(_ top: Int) -> String {
            "<subviews>\(LintCase.label("A", "20 \(top) 60 21"))</subviews>"
                + JudgedDocument.constraints("t A top R top \(top)", "l A leading R leading 20")
        }
        let findings = try LintCase.findings("outside-safe-area", in: contents(8), kind: .controller)
        #expect(findings.map(\.message) == ["UILabel (line 1) reaches 12 points at the top out of the safe area"])
        #expect(try LintCase.findings("outside-safe-area", in: contents(20), kind: .controller).isEmpty)
        #expect(try LintCase.findings("outside-safe-area", in: contents(8)).isEmpty)
    }

    /// Views that depend on an open one are one finding with it.
    @Test func openViewsThatHangTogetherAreOneFinding() throws {
        let views = JudgedDocument.view("A", "20 40 100 50") + JudgedDocument.view("B", "20 100 100 50")
        let findings = try LintCase.findings(
            "ambiguous-layout",
            in: "<subviews>\(views)</subviews>"
                + JudgedDocument.constraints(
                    Self.place + ["h A height - - 50", "w A width - - 100", "u B top A bottom 10", "i B height A height 0"]))
        #expect(findings.map(\.items) == [["B", "horizontal"]])
        #expect(
            findings.map(\.message) == ["the constraints do not decide the horizontal place and the width of UIView (line 1)"])
    }

    /// A conflict that hangs on a measured size is no fault of the document: the sizes it records agree.
    @Test func conflictsOfMeasuredSizesAreNotes() throws {
        let label = LintCase.label(
            "A", "20 40 60 21", "Forgot your password?", "horizontalCompressionResistancePriority=\"1000\"")
        let findings = try LintCase.findings("unsatisfiable", in: Self.placed(label, "w A width - - 60"))
        #expect(findings.map(\.severity) == [.note])
    }

    /// A label that fits on the document's canvas, and neither on a smaller screen nor at larger text.
    @Test func faultsOfSomeVariantsNameTheFirst() throws {
        let contents = Self.placed(
            LintCase.label("A", "20 40 280 21", "Forgot your password on this phone?"), "r R trailing A trailing 20")
        #expect(try LintCase.findings("clipped-text", in: contents).isEmpty)
        let scaled = contents.replacing(
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
            with: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
        let findings = try LintCase.findings("clipped-text", in: scaled, variants: [.document] + ScreenMatrix.usual.variants)
        let variants = try #require(findings.first?.variants)
        #expect(findings.count == 1 && variants.contains { $0.contains("text size AX3") })
        #expect(!variants.contains { !$0.contains("text size") })
        #expect(findings[0].diagnostic.message.contains("; on \(variants[0]) and in \(variants.count - 1) more of the variants"))
    }

    /// 30 views on one place are 435 pairs.
    @Test func aViewThatLiesOverManyIsToldOnce() throws {
        let labels = (0..<30).map { LintCase.label("L\($0)", "20 40 150 21", "A title") }.joined()
        let constraints = (0..<30).flatMap { ["t\($0) L\($0) top R top 40", "l\($0) L\($0) leading R leading 20"] }
        let findings = try LintCase.findings(
            "overlapping-views", in: "<subviews>\(labels)</subviews>" + JudgedDocument.constraints(constraints))
        #expect(findings.count == (1...8).reduce(0, +) + 21)
        #expect(
            findings.last?.message.contains(" lies over 29 views, the first of them ") == true && findings.last?.items.count == 9)
    }

    /// Everything that layout reports under an id of its own is explained.
    @Test func rulesHaveDifferentIDs() {
        #expect(Set(LintRule.all.map(\.id)).count == LintRule.all.count)
        #expect(LintRule.named("clipped-text")?.severity == .warning && LintRule.named("no-such-rule") == nil)
    }
}
