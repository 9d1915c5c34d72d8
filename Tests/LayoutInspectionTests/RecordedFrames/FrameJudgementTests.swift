import InterfaceBuilderDocument
import LayoutInspection
import Testing

/// Why views are not where the document records them.
@MainActor
struct FrameJudgementTests {
    /// B is recorded 20 points too far right, and C beside it; D is wider than its text.
    @Test func staleFramesExcuseOnlyWhatFollowsThem() throws {
        let views =
            JudgedDocument.view("A", "10 0 100 50") + JudgedDocument.view("B", "138 0 50 50")
            + JudgedDocument.view("C", "196 0 50 50")
            + JudgedDocument.view("D", "0 400 300 20.5", "text=\"x\"", element: "label")
        let judgements = try JudgedDocument(
            "<subviews>\(views)</subviews>"
                + JudgedDocument.constraints(
                    "a A leading R leading 10", "b B leading A trailing 8", "c C leading B trailing 8", "d A top R top 0",
                    "e B top A top 0", "f C top A top 0", "g A width - - 100", "h B width - - 50", "i C width - - 50",
                    "j A height - - 50", "k B height - - 50", "l C height - - 50", "m D leading R leading 0", "n D top R top 400")
        ).judgements
        #expect(judgements.mapValues(\.cause) == ["B": .stale, "C": .stale, "D": .differing])
        #expect(judgements["B"]?.isDirect == true && judgements["C"]?.isDirect == false)
        #expect(
            judgements["C"]?.text == "follows from another view: the recorded frames break the required constraint b by 20 points"
        )
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

    /// The safe area's edges are recorded nowhere, so either of them may be given up.
    @Test func requiredConstraintsThatCannotAllHoldAreAConflict() throws {
        let judgements = try JudgedDocument(
            "<subviews>\(JudgedDocument.view("A", "0 380 320 100"))</subviews>"
                + JudgedDocument.constraints(
                    "a A leading R leading 0", "b A trailing R trailing 0", "c A top safe top 0", "d A height - - 100",
                    "e A bottom safe bottom 0")
        ).judgements
        #expect(judgements.mapValues(\.cause) == ["A": .conflicting])
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
}
