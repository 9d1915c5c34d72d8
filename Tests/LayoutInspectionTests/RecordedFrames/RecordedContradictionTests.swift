import InterfaceBuilderDocument
import Testing

@testable import LayoutInspection

/// Recorded frames held against the rules of their own document.
@MainActor
struct RecordedContradictionTests {
    private static func contradictions(_ contents: String) throws -> [String] {
        let document = try JudgedDocument(contents)
        return document.contradictions.map { $0.words(in: document.scene) }
    }

    @Test func framesThatKeepTheirConstraintsContradictNothing() throws {
        let views = JudgedDocument.view("A", "10 20 100 50") + JudgedDocument.view("B", "118 20 100 50")
        let found = try Self.contradictions(
            "<subviews>\(views)</subviews>"
                + JudgedDocument.constraints(
                    "a A leading R leading 10", "b A top safe top 20", "c B leading A trailing 8", "d B top safe top 20",
                    "e B width A width 0", "f A width - - 100"))
        #expect(found == [])
    }

    @Test func aBrokenConstraintTellsByHowMuch() throws {
        let views = JudgedDocument.view("A", "10 20 100 50") + JudgedDocument.view("B", "138 20 100 50")
        let document = try JudgedDocument(
            "<subviews>\(views)</subviews>" + JudgedDocument.constraints("c B leading A trailing 8"))
        let found = try #require(document.contradictions.first)
        #expect(document.contradictions.count == 1)
        #expect(found.rule == .constraint && found.constraints == ["c"] && found.points == 20)
        #expect(found.views.map { document.scene.views[$0].id } == ["B", "A"])
        #expect(
            found.words(in: document.scene)
                == "the recorded frames break the leading of UIView (B, line 3) = the trailing of UIView (A, line 3) + 8, on line 3 by 20 points"
        )
    }

    /// 320 / 3 is 106.67, recorded as 106.5 at 2x; 106 is more than rounding.
    @Test(arguments: [("106.5", true), ("107", true), ("105.5", false)])
    func roundingIsNoContradiction(width: String, holds: Bool) throws {
        let third = """
            <constraint id="t" firstItem="A" firstAttribute="width" secondItem="R" secondAttribute="width" multiplier="1:3"/>
            """
        let found = try Self.contradictions(
            "<subviews>\(JudgedDocument.view("A", "0 0 \(width) 50.5"))</subviews><constraints>\(third)</constraints>")
        #expect(found.isEmpty == holds)
    }

    /// A multiplied position counts from the corner of the view that holds the constraint: half of 100 below 40 is 50
    /// within the holder.
    @Test(arguments: [("50", 0), ("30", 1)])
    func multipliedPositionsCountFromTheHolder(top: String, count: Int) throws {
        let half = """
            <constraints><constraint id="h" firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="bottom" multiplier="0.5"/></constraints>
            """
        let inner =
            "<subviews>\(JudgedDocument.view("B", "0 \(top) 10 10"))\(JudgedDocument.view("S", "50 0 10 10"))</subviews>"
            + half
        #expect(
            try Self.contradictions("<subviews>\(JudgedDocument.view("A", "0 40 100 100", contents: inner))</subviews>").count
                == count)
    }

    @Test func optionalConstraintsMayBeBroken() throws {
        let found = try Self.contradictions(
            """
            <subviews>\(JudgedDocument.view("A", "0 0 50 50"))</subviews><constraints>
            <constraint id="w" firstItem="A" firstAttribute="width" constant="80" priority="999"/></constraints>
            """)
        #expect(found == [])
    }

    @Test func inequalitiesAreBrokenOnOneSideOnly() throws {
        func found(_ relation: String) throws -> [String] {
            try Self.contradictions(
                """
                <subviews>\(JudgedDocument.view("A", "0 0 50 50"))</subviews><constraints>
                <constraint id="w" firstItem="A" firstAttribute="width" relation="\(relation)" constant="80"/></constraints>
                """)
        }
        #expect(try found("lessThanOrEqual") == [])
        #expect(
            try found("greaterThanOrEqual")
                == ["the recorded frames break the width of UIView (A, line 3) >= 80, on line 4 by 30 points"])
    }

    /// Nobody records the safe area, but it has one top only.
    @Test func constraintsThatShareAnEdgeMustAgreeOnIt() throws {
        let views =
            JudgedDocument.view("A", "0 28 50 50") + JudgedDocument.view("B", "60 28 50 50")
            + JudgedDocument.view("C", "120 40.5 50 50")
        let found = try Self.contradictions(
            "<subviews>\(views)</subviews>"
                + JudgedDocument.constraints("a A top safe top 8", "b B top safe top 8", "c C top safe top 8"))
        let equations = ["A", "C"].map {
            "the top of UIView (\($0), line 3) = the top of the safe area of UIView (R, line 3) + 8, on line 3"
        }
        #expect(
            found == ["the recorded frames put one edge at two places, 12.5 points apart: \(equations.joined(separator: "; "))"])
    }

    @Test func whatHiddenArrangedViewsRecordIsOld() throws {
        let rows =
            JudgedDocument.view("A", "0 0 100 40", contents: JudgedDocument.constraints("h A height - - 40"))
            + JudgedDocument.view(
                "B", "0 7 100 40", "hidden=\"YES\"", contents: JudgedDocument.constraints("i B height - - 90"))
        let stack = JudgedDocument.view(
            "S", "0 0 100 40", "axis=\"vertical\"", element: "stackView", contents: "<subviews>\(rows)</subviews>")
        #expect(try Self.contradictions("<subviews>\(stack)</subviews>") == [])
    }

    private nonisolated static let fits = ["0 0 50 40", "60 0 40 40"]

    /// A row of 100 x 40 points with a spacing of 10.
    @Test(arguments: [
        ("", fits, ""),
        ("", ["2 0 48 40", "60 0 40 40"], "the arranged views miss an end of their stack view by 2 points"),
        ("", ["0 0 50 40", "70 0 30 40"], "the gaps between the arranged views are off by 10 points"),
        ("", ["0 0 50 40", "60 0 40 30"], "UIView (V1, line 3) misses the alignment of its stack view by 10 points"),
        ("alignment=\"center\"", ["0 10 50 20", "60 5 40 30"], ""),
        (
            "alignment=\"center\"", ["0 10 50 20", "60 10 40 30"],
            "UIView (V1, line 3) misses the alignment of its stack view by 5 points"
        ),
        ("alignment=\"top\"", ["0 0 50 20", "60 0 40 30"], ""),
        ("alignment=\"firstBaseline\"", ["0 3 50 20", "60 0 40 30"], ""),
        ("distribution=\"fillEqually\"", ["0 0 45 40", "55 0 45 40"], ""),
        ("distribution=\"fillEqually\"", fits, "the lengths of arranged views that should be equal differ by 10 points"),
        ("distribution=\"equalSpacing\"", ["0 0 30 40", "60 0 40 40"], ""),
        (
            "distribution=\"equalSpacing\"", ["0 0 50 40", "55 0 45 40"],
            "the gaps between the arranged views are off by 5 points"
        ),
    ])
    func rulesOfStackViews(attributes: String, views: [String], contradiction: String) throws {
        let rows = views.enumerated().map { JudgedDocument.view("V\($0)", $1) }.joined()
        let stack = JudgedDocument.view(
            "S", "0 0 100 40", "spacing=\"10\" " + attributes, element: "stackView", contents: "<subviews>\(rows)</subviews>")
        #expect(try Self.contradictions("<subviews>\(stack)</subviews>") == (contradiction.isEmpty ? [] : [contradiction]))
    }
}
