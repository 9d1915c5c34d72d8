import InterfaceBuilderDocument
import Testing

@testable import LayoutInspection

/// Why views are not where the document records them.
@MainActor
struct FrameJudgementTests {
    /// B is recorded 20 points too far right, and C beside it; D has an optional place that its frame ignores.
    @Test func staleFramesExcuseOnlyWhatFollowsThem() throws {
        let views =
            JudgedDocument.view("A", "10 0 100 50") + JudgedDocument.view("B", "138 0 50 50")
            + JudgedDocument.view("C", "196 0 50 50")
            + JudgedDocument.view("D", "0 410 300 20")
        let document = try JudgedDocument(
            "<subviews>\(views)</subviews>"
                + JudgedDocument.constraints(
                    "a A leading R leading 10", "b B leading A trailing 8", "c C leading B trailing 8", "d A top R top 0",
                    "e B top A top 0", "f C top A top 0", "g A width - - 100", "h B width - - 50", "i C width - - 50",
                    "j A height - - 50", "k B height - - 50", "l C height - - 50", "m D leading R leading 0", "o D width - - 300",
                    "p D height - - 20"
                ).replacing(
                    "</constraints>",
                    with: """
                        <constraint id="n" firstItem="D" firstAttribute="top" secondItem="R" secondAttribute="top" constant="400" priority="500"/>
                        </constraints>
                        """))
        let judgements = document.judgements
        #expect(judgements.mapValues(\.cause) == ["B": .stale, "C": .stale, "D": .differing])
        #expect(judgements["B"]?.isDirect == true && judgements["C"]?.isDirect == false)
        let findings = document.comparison.findings
        #expect(findings.map(\.cause) == [.stale, .differing] && findings.map(\.severity) == [.warning, .note])
        #expect(findings.map(\.views) == [2, 1])
        #expect(
            findings[0].message.hasPrefix(
                "the recorded frames break the leading of UIView (line 3) = the trailing of UIView (line 3) + 8"))
        #expect(judgements["D"]?.isDocuments == false)
    }

    @Test func marksOfInterfaceBuilderComeFirst() throws {
        let views = JudgedDocument.view("A", "30 0 100 50", "misplaced=\"YES\"")
        let judgements = try JudgedDocument(
            "<subviews>\(views)</subviews>"
                + JudgedDocument.constraints(
                    "a A leading R leading 10", "b A top R top 0", "c A width - - 100", "d A height - - 50")
        ).judgements
        #expect(judgements.mapValues(\.cause) == ["A": .misplaced])
    }

    /// Nothing says how large A is.
    @Test func framesThatTheDocumentLeavesOpenAreAmbiguous() throws {
        let judgements = try JudgedDocument(
            "<subviews>\(JudgedDocument.view("A", "10 0 100 50"))</subviews>"
                + JudgedDocument.constraints("a A leading R leading 10", "b A top R top 0")
        ).judgements
        #expect(judgements.mapValues(\.cause) == ["A": .ambiguous])
    }

    /// The safe area's edges are recorded nowhere, but no screen covers 380 points of a view.
    @Test func framesThatNoSafeAreaExplainsAreStale() throws {
        let judgements = try JudgedDocument(
            "<subviews>\(JudgedDocument.view("A", "0 380 320 100"))</subviews>"
                + JudgedDocument.constraints(
                    "a A leading R leading 0", "b A trailing R trailing 0", "c A top safe top 0", "d A height - - 100",
                    "e A bottom safe bottom 0")
        ).judgements
        #expect(judgements.mapValues(\.cause) == ["A": .stale])
    }

    /// The recorded frame keeps one of two widths, so it breaks the other; no frame could keep both.
    @Test func framesThatBreakAConstraintOfAConflictAreNoEvidenceOfStaleness() throws {
        let judgements = try JudgedDocument(
            "<subviews>\(JudgedDocument.view("A", "0 0 250 100"))</subviews>"
                + JudgedDocument.constraints(
                    "a A leading R leading 0", "b A top R top 0", "c A width - - 200", "d A width - - 250", "e A height - - 100")
        ).judgements
        #expect(judgements.mapValues(\.cause) == ["A": .conflicting])
    }

    /// Xcode 14 showed 20 points of status bar or none; the layout assumes one, and the frames show the other.
    @Test(arguments: [(20, FrameCause.insets, DocumentDiagnostic.Severity.note), (37, .stale, .warning)])
    func insetsThatAreAssumedAreADoubt(_ inset: Int, _ cause: FrameCause, _ severity: DocumentDiagnostic.Severity) throws {
        let document = try JudgedDocument(
            "<subviews>\(JudgedDocument.view("A", "0 \(inset) 100 50"))</subviews>"
                + JudgedDocument.constraints(
                    "a A leading R leading 0", "b A top safe top 0", "c A width - - 100", "d A height - - 50"), safeArea: 48)
        #expect(
            document.comparison.findings.map(\.cause) == [cause] && document.comparison.findings.map(\.severity) == [severity])
        #expect(document.comparison.findings[0].position.line > 0)
    }

    /// A conflict is reported even where the frames are as computed.
    @Test func conflictsAreToldWithoutDifferences() throws {
        let document = try JudgedDocument(
            "<subviews>\(JudgedDocument.view("A", "0 0 100 50"))</subviews>"
                + JudgedDocument.constraints(
                    "a A leading R leading 0", "b A top R top 0", "c A width - - 100", "d A height - - 50", "e A width - - 130"))
        #expect(document.comparison.findings.contains { $0.cause == .conflicting && $0.severity == .error })
    }

    /// Nothing but its text decides how wide the label is, and the text is short.
    @Test func textsRecordedWiderThanTheyAre() throws {
        let label = JudgedDocument.view("A", "0 0 300 20.5", "text=\"x\"", element: "label")
        let document = try JudgedDocument(
            "<subviews>\(label)</subviews>" + JudgedDocument.constraints("a A leading R leading 0", "b A top R top 0"))
        #expect(document.comparison.findings.map(\.cause) == [.stale])
        #expect(document.comparison.differences.isEmpty)
    }
}
