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
        #expect(findings.map(\.cause) == [.stale, .differing] && findings.map(\.severity) == [.warning, .warning])
        #expect(findings.map(\.views) == [2, 1])
        #expect(
            findings[0].message.hasPrefix(
                "the recorded frames break the leading of UIView (B, line 3) = the trailing of UIView (A, line 3) + 8"))
        #expect(findings[1].message.hasSuffix(" is recorded with y 410, where the constraints ask for 400"))
        #expect(judgements["D"]?.isDocuments == true)
    }

    /// A is wanted at 400 points, which nothing else contests; rounding and baselines may be what moves it by a few
    /// points, but no more.
    @Test(arguments: [("410", DocumentDiagnostic.Severity.warning), ("405", .warning), ("404", .note), ("402", .note)])
    func optionalPlacesThatFramesIgnore(_ top: String, _ severity: DocumentDiagnostic.Severity) throws {
        let document = try JudgedDocument(
            "<subviews>\(JudgedDocument.view("A", "0 \(top) 300 20"))</subviews>"
                + JudgedDocument.constraints(
                    "a A leading R leading 0", "b A width - - 300", "c A height - - 20", "d A top R top 400"
                )
                .replacing(#"constant="400"/>"#, with: #"constant="400" priority="500"/>"#))
        let findings = document.comparison.findings
        #expect(findings.map(\.cause) == [.differing] && findings.map(\.severity) == [severity])
    }

    /// A label that is recorded far larger than its text is told of once where Interface Builder marks its frame, and
    /// its sizes by themselves where it does not.
    @Test(arguments: [("misplaced=\"YES\"", [FrameCause.misplaced]), ("", [.stale, .stale, .stale])])
    func sizesOfMarkedLabels(_ mark: String, _ causes: [FrameCause]) throws {
        let label = JudgedDocument.view("A", "30 0 250 90", "text=\"Name\" \(mark)", element: "label")
        let document = try JudgedDocument(
            "<subviews>\(label)</subviews>" + JudgedDocument.constraints("a A leading R leading 10", "b A top R top 0"))
        #expect(document.comparison.findings.map(\.cause).filter { $0 != .differing } == causes)
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

    @Test func marksSayWhatIsAskedFor() throws {
        let findings = try JudgedDocument(
            "<subviews>\(JudgedDocument.view("A", "30 0 100 50", "misplaced=\"YES\""))</subviews>"
                + JudgedDocument.constraints(
                    "a A leading R leading 10", "b A top R top 0", "c A width - - 100", "d A height - - 50")
        ).comparison.findings
        let mark = "Interface Builder marks the frame of UIView (A, line 3)"
        #expect(findings.map(\.message) == [mark + ": it is recorded with x 30, where the constraints ask for 10"])
    }

    /// The margins of a scroll view lie inside its content, which may be of any size; those of other views do not.
    @Test(arguments: [("scrollView", [String]()), ("view", ["UIView (B, line 3) is recorded"])])
    func marginsOfContentImplyNoInsets(_ element: String, _ beginnings: [String]) throws {
        let inner = JudgedDocument.view("B", "8 8 300 50")
        let outer = JudgedDocument.view("A", "0 0 100 200", element: element, contents: "<subviews>\(inner)</subviews>")
        let findings = try JudgedDocument(
            "<subviews>\(outer)</subviews>"
                + JudgedDocument.constraints(
                    "a A leading R leading 0", "b A top R top 0", "c A width - - 100", "d A height - - 200",
                    "e B leading A leadingMargin 0", "f B top A topMargin 0", "g B trailing A trailingMargin 0",
                    "h B width - - 300", "i B height - - 50")
        ).comparison.findings.filter { $0.cause == .stale }
        #expect(findings.count == beginnings.count)
        #expect(zip(findings, beginnings).allSatisfy { $0.message.hasPrefix($1) })
        let words = "216 points outside of the right margin of UIView (A, line 3), where the constraint"
        #expect(findings.allSatisfy { $0.message.contains(words) })
    }

    /// Nothing says how large A is.
    @Test func framesThatTheDocumentLeavesOpenAreAmbiguous() throws {
        let judgements = try JudgedDocument(
            "<subviews>\(JudgedDocument.view("A", "10 0 100 50"))</subviews>"
                + JudgedDocument.constraints("a A leading R leading 10", "b A top R top 0")
        ).judgements
        #expect(judgements.mapValues(\.cause) == ["A": .ambiguous])
    }

    /// Nothing says how high A is; B hangs below it and C beside it, and both have a size. D has an open length too,
    /// which is a cause of its own.
    @Test func placesThatHangOnAnOpenLengthAreOneFindingWithIt() throws {
        let views = ["A 10 0 100 38", "B 10 46 100 20", "C 10 54 100 20", "D 10 82 100 30"].map { line in
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            return JudgedDocument.view(words[0], words[1])
        }
        let sizes = ["A", "B", "C", "D"].flatMap { ["w\($0) \($0) width - - 100", "l\($0) \($0) leading R leading 10"] }
        let places = [
            "a A top R top 0", "b B top A bottom 8", "c C top A bottom 16", "d D top C bottom 8", "e B height - - 20",
            "f C height - - 20",
        ]
        let findings = try JudgedDocument(
            "<subviews>\(views.joined())</subviews>" + JudgedDocument.constraints(sizes + places)
        ).comparison.findings
        #expect(
            findings.map(\.message) == ["A", "D"].map { "the constraints do not decide the height of UIView (\($0), line 3)" })
        #expect(findings.map(\.views) == [3, 1] && findings.allSatisfy { $0.cause == .ambiguous })
        #expect(findings.first?.items == ["A", "B", "C"])
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

    /// A bar lies over the view, whose own safe area then has no room in 40 points; the recorded frames meet all
    /// constraints that the document states.
    @Test("A row that measures itself is as high as its contents on a device", arguments: ["-1", "60"])
    func rowsThatMeasureThemselves(rowHeight: String) throws {
        let cell = """
            <tableViewCell rowHeight="60" id="C"><rect key="frame" x="0.0" y="28" width="320" height="60"/>
            <tableViewCellContentView key="contentView" id="V" tableViewCell="C"><rect key="frame" width="320" height="60"/>
            <subviews>\(JudgedDocument.view("A", "0 0 320 68"))</subviews>
            \(JudgedDocument.constraints("t A top V top 0", "l A leading V leading 0", "w A width - - 320", "h A height - - 68",
                "b V bottom A bottom 8"))</tableViewCellContentView></tableViewCell>
            """
        let judged = try JudgedDocument(
            """
            <subviews><tableView rowHeight="\(rowHeight)" id="T"><rect key="frame" width="320" height="480"/>
            <prototypes>\(cell)</prototypes></tableView></subviews>
            """)
        let found = judged.comparison.findings
        #expect(found.map(\.cause) == [.conflicting])
        #expect(found.map(\.severity) == [rowHeight == "60" ? .error : .note])
    }

    @Test("A stack view places what it arranges, whatever Xcode 7.0 wrote of its frames")
    func arrangedFixedFrames() throws {
        let views = ["A", "B"].enumerated().map {
            JudgedDocument.view($1, "\(Double($0) * 160) 0 160 50.5", "fixedFrame=\"YES\"")
        }
        let stack = JudgedDocument.view(
            "S", "0 0 320 50", "distribution=\"fillEqually\"", element: "stackView",
            contents: "<subviews>\(views.joined())</subviews>")
        let judged = try JudgedDocument(
            "<subviews>\(stack)</subviews>"
                + JudgedDocument.constraints(
                    "t S top R top 0", "l S leading R leading 0", "w S width - - 320", "h S height - - 50"))
        #expect(judged.scene.views.filter(\.isPlacedByLayout).map(\.id) == ["S", "A", "B"])
        #expect(judged.comparison.findings.map(\.message) == [])
    }

    @Test func conflictsThatTheRecordedFramesDisproveAreADoubt() throws {
        let child = JudgedDocument.view("B", "0 0 50 20")
        func document(_ height: Int) throws -> JudgedDocument {
            let guide = "<viewLayoutGuide key=\"safeArea\" id=\"inner\"/>"
            let view = JudgedDocument.view("A", "0 0 320 \(height)", contents: "<subviews>\(child)</subviews>\(guide)")
            return try JudgedDocument(
                "<subviews>\(view)</subviews>"
                    + JudgedDocument.constraints(
                        "a A leading R leading 0", "b A top R top 0", "c A width - - 320", "d A height - - 40",
                        "e B leading inner leading 0", "f B top A top 0", "g B width - - 50", "h B height - - 20"), safeArea: 60)
        }
        let sound = try document(40)
        #expect(sound.scene.constraints.count == 8 && sound.comparison.findings.contains { $0.items.contains("d") })
        #expect(!sound.comparison.findings.contains { $0.cause == .conflicting })
        #expect(
            try document(52).comparison.findings.contains { $0.cause == .conflicting },
            "the recorded height breaks the constraint")
    }

    /// Nothing but its text decides how wide the label is, and the text is short.
    @Test func textsRecordedWiderThanTheyAre() throws {
        let label = JudgedDocument.view("A", "0 0 300 20.5", "text=\"x\"", element: "label")
        let document = try JudgedDocument(
            "<subviews>\(label)</subviews>" + JudgedDocument.constraints("a A leading R leading 0", "b A top R top 0"))
        #expect(document.comparison.findings.map(\.cause) == [.stale])
        #expect(document.comparison.differences.isEmpty)
    }

    /// Nothing but their contents decides these leaves' lengths; the second of each pair is about as long as its
    /// content.
    @Test(arguments: [
        ("label", "300 20.5", "numberOfLines=\"0\"", [FrameCause.stale]), ("label", "10 20.5", "numberOfLines=\"0\"", []),
        ("textField", "300 34", "borderStyle=\"roundedRect\"", [.stale]),
        ("textField", "22 34", "borderStyle=\"roundedRect\"", []),
        ("label", "300 20.5", "customClass=\"Padded\"", [.stale]), ("label", "30 20.5", "customClass=\"Padded\"", []),
    ])
    func leavesRecordedLongerThanTheirContents(
        _ element: String, _ size: String, _ attributes: String, _ causes: [FrameCause]
    ) throws {
        let leaf = JudgedDocument.view("A", "0 0 \(size)", "text=\"x\" \(attributes)", element: element)
        let document = try JudgedDocument(
            "<subviews>\(leaf)</subviews>" + JudgedDocument.constraints("a A leading R leading 0", "b A top R top 0"))
        #expect(document.comparison.findings.map(\.cause) == causes)
        #expect(document.comparison.differences.isEmpty)
    }

    /// A slider has no width of its own, and an image view that shows nothing no size.
    @Test(arguments: [("slider", "0 0 150 31"), ("imageView", "0 0 24 24")])
    func leavesWithoutAContentAreAmbiguous(_ element: String, _ frame: String) throws {
        let leaf = JudgedDocument.view("A", frame, element: element)
        let document = try JudgedDocument(
            "<subviews>\(leaf)</subviews>"
                + JudgedDocument.constraints("a A leading R leading 0", "b A top R top 0", "c A height - - 24"))
        #expect(
            document.comparison.findings.contains { $0.cause == .ambiguous && $0.message.hasSuffix("and nothing decides that") })
    }

    // MARK: Insets with one cause

    /// The frames imply margins of 20 at both sides, where 16 are assumed.
    @Test func marginsAtBothSidesAreToldOnce() throws {
        let document = try JudgedDocument(
            "<subviews>\(JudgedDocument.view("A", "20 0 280 50"))</subviews>"
                + JudgedDocument.constraints(
                    "a A leading R leadingMargin 0", "b A trailing R trailingMargin 0", "c A top R top 0", "d A height - - 50"))
        let findings = document.comparison.findings
        #expect(findings.map(\.cause) == [.insets] && findings.map(\.views) == [1])
        #expect(
            findings[0].message.hasPrefix("the left and right margins of UIView (R, line 3) are 20 points by the recorded frames")
        )
        #expect(findings[0].items.contains("a") && findings[0].items.contains("b"))
    }

    /// The views are tied to the safe area's top, which the frames have at 0.
    @Test func allViewsThatImplyAnInsetFollowFromIt() throws {
        let names = ["A", "B", "C"]
        let subviews = names.map { JudgedDocument.view($0, "0 0 50 20") }.joined()
        let rules = ["top safe top 0", "leading R leading 0", "width - - 50", "height - - 20"]
        let ties = names.flatMap { name in rules.map { "\(name)\($0.prefix(1)) \(name) \($0)" } }
        let document = try JudgedDocument(
            "<subviews>\(subviews)</subviews>" + JudgedDocument.constraints(ties), safeArea: 20)
        let findings = document.comparison.findings
        #expect(findings.map(\.cause) == [.insets] && findings.map(\.views) == [3])
    }

    /// By A's frame alone the safe area's top is at 30; B and C have it at 20, where it is.
    @Test func anInsetThatOtherFramesContradictIsNotToldBesides() throws {
        let subviews = zip(["A", "B", "C"], [30, 20, 20]).map { JudgedDocument.view($0, "0 \($1) 50 20") }.joined()
        let rules = ["top safe top 0", "leading R leading 0", "width - - 50", "height - - 20"]
        let ties = ["A", "B", "C"].flatMap { name in rules.map { "\(name)\($0.prefix(1)) \(name) \($0)" } }
        let findings = try JudgedDocument(
            "<subviews>\(subviews)</subviews>" + JudgedDocument.constraints(ties), safeArea: 20
        ).comparison.findings
        #expect(findings.map(\.cause) == [.stale] && findings.map(\.views) == [1])
        #expect(findings[0].message.hasPrefix("the recorded frames put one edge at two places, 10 points apart: "))
    }

    /// The scroll view's margin contains the safe area that the root lacks; B follows from both.
    @Test func marginsThatContainASafeAreaAreToldWithIt() throws {
        let inner = JudgedDocument.view("B", "0 8 50 20")
        let outer =
            JudgedDocument.view(
                "A", "0 0 320 480",
                contents: "<subviews>\(inner)</subviews>"
                    + JudgedDocument.constraints(
                        "e B leading A leading 0", "f B top A topMargin 0", "g B width - - 50", "h B height - - 20")
            ) + JudgedDocument.view("C", "0 0 320 30")
        let document = try JudgedDocument(
            "<subviews>\(outer)</subviews>"
                + JudgedDocument.constraints(
                    "a A leading R leading 0", "b A top R top 0", "c A width - - 320", "d A height - - 480", "i C top safe top 0",
                    "j C leading R leading 0", "k C width - - 320", "l C height - - 30"), safeArea: 20)
        let findings = document.comparison.findings
        #expect(findings.map(\.cause) == [.insets] && findings.map(\.views) == [2])
        #expect(findings[0].message.hasPrefix("the top safe-area inset of UIView"))
    }

    /// A tab bar that does not lie over the root takes 49 points of the screen, and the root has no inset there.
    @Test func aRootShorterThanTheScreenIsNamed() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21701" targetRuntime="iOS.CocoaTouch"
            useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
            <viewController id="c"><view key="view" id="R"><rect key="frame" x="0.0" y="0.0" width="375" height="618"/><subviews>
            \(JudgedDocument.view("A", "0 568 375 50"))</subviews><viewLayoutGuide key="safeArea" id="safe"/>
            \(JudgedDocument.constraints(
                "a A leading R leading 0", "b A trailing R trailing 0", "c A bottom safe bottom 0", "d A height - - 50"))
            </view></viewController></objects></scene></scenes></document>
            """
        var canvas = CanvasConfiguration()
        canvas.leafSizes = .recorded
        canvas.safeArea = DocumentInsets(bottom: 49)
        let layout = SceneLayout(try InterfaceDocument(bytes: Array(text.utf8)), on: canvas)
        let findings = FrameComparison(layout.scenes[0], by: layout, tolerance: 1).findings
        #expect(findings.count == 1)
        #expect(
            findings[0].message.hasPrefix(
                "UIView (R, line 3) is 49 points shorter in the document than the screen, and its bottom safe-area inset is 0 points"
            ))
    }
}
