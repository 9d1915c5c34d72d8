import SceneFixtures
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import Testing
import UIKit

/// What of a document bears on its layout, each rule in a scene of its own. Expected frames are worked out by hand.
@MainActor
struct CanvasRuleTests {
    private static func view(
        _ id: String, _ element: String = "view", _ attributes: String = "", _ contents: String = ""
    ) -> String {
        """
        <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)><rect key="frame"/>\(contents)</\(element)>
        """
    }

    /// Each as `first.attribute = second.attribute + constant`, or without the second item.
    private static func constraints(_ lines: String...) -> String {
        let elements = lines.enumerated().map { index, line -> String in
            let words = line.split(whereSeparator: { " .=+".contains($0) }).map(String.init)
            let second = words.count < 4 ? "" : "secondItem=\"\(words[2])\" secondAttribute=\"\(words[3])\""
            let constant = words.count == 4 ? "0" : words[words.count - 1]
            return
                "<constraint id=\"c\(index)\" firstItem=\"\(words[0])\" firstAttribute=\"\(words[1])\" \(second) constant=\"\(constant)\"/>"
        }
        return "<constraints>\(elements.joined())</constraints>"
    }

    private func frame(
        _ contents: String, of id: String = "V", _ change: (inout CanvasEnvironment) -> Void = { _ in }
    ) throws -> String {
        SceneFixture.layOut(try SceneFixture.xib(contents), change).frame(id)
    }

    // MARK: Constraints

    /// Half of 100 is 50 within the view that holds the constraint, wherever that lies in the root.
    @Test func multipliedPositionsCountFromTheHolder() throws {
        let half = """
            <constraints><constraint id="h" firstItem="B" firstAttribute="top" secondItem="V" secondAttribute="bottom" multiplier="0.5"/>
            <constraint id="i" firstItem="B" firstAttribute="leading" secondItem="V" secondAttribute="leading"/>
            <constraint id="w" firstItem="B" firstAttribute="width" constant="10"/>
            <constraint id="e" firstItem="B" firstAttribute="height" constant="10"/></constraints>
            """
        let contents =
            "<subviews>\(Self.view("V", "view", "", "<subviews>\(Self.view("B"))</subviews>" + half))</subviews>"
            + Self.constraints("V.leading=R.leading", "V.top=R.top+40", "V.width=100", "V.height=100")
        #expect(try frame(contents, of: "B") == "0 50 10 10")
    }

    @Test(arguments: [("16:9", "160 90"), ("4/5", "160 200"), ("2", "160 80")])
    func ratios(multiplier: String, size: String) throws {
        let ratio = """
            <constraints><constraint id="r" firstAttribute="width" secondItem="V" secondAttribute="height" multiplier="\(multiplier)"/></constraints>
            """
        let contents =
            "<subviews>\(Self.view("V", "view", "", ratio))</subviews>"
            + Self.constraints("V.leading=R.leading", "V.top=R.top", "V.width=160")
        #expect(try frame(contents) == "0 0 " + size)
    }

    /// Placeholder constraints leave at build time, symbolic ones have no number of their own then; the canvas obeys
    /// both as written.
    @Test func placeholdersAndSymbolicConstants() throws {
        let more = """
            <constraints><constraint id="p" firstItem="V" firstAttribute="width" constant="70" placeholder="YES"/>
            <constraint id="s" firstItem="V" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="20" symbolic="YES"/>
            <constraint id="z" firstItem="V" firstAttribute="top" secondItem="R" secondAttribute="top" symbolic="YES"/>
            <constraint id="h" firstItem="V" firstAttribute="height" constant="9"/></constraints>
            """
        #expect(try frame("<subviews>\(Self.view("V"))</subviews>" + more) == "20 0 70 9")
    }

    /// The canvas is compact x regular: its key wins over the default, a key of another canvas has no effect.
    @Test func constantsAndMasksFollowTheSizeClasses() throws {
        let more = """
            <constraints><constraint id="l" firstItem="V" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="1">
            <variation key="widthClass=compact" constant="2"/><variation key="heightClass=compact" constant="3"/></constraint>
            <constraint id="t" firstItem="V" firstAttribute="top" secondItem="R" secondAttribute="top"/>
            <constraint id="w" firstItem="V" firstAttribute="width" constant="50"/>
            <constraint id="x" firstItem="V" firstAttribute="width" constant="60"/>
            <constraint id="h" firstItem="V" firstAttribute="height" constant="9"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="x"/></mask></variation>
            <variation key="heightClass=regular"><mask key="constraints"><include reference="x"/><exclude reference="w"/></mask></variation>
            """
        #expect(try frame("<subviews>\(Self.view("V"))</subviews>" + more) == "2 0 60 9")
    }

    // MARK: Guides and margins

    /// The content begins at the corner; the frame's guide is 320 x 480, whatever scrolls.
    @Test func guidesOfAScrollView() throws {
        let scroll = """
            <subviews>\(Self.view("V"))</subviews>
            <constraints><constraint id="a" firstItem="V" firstAttribute="leading" secondItem="C" secondAttribute="leading" constant="10"/>
            <constraint id="b" firstItem="V" firstAttribute="top" secondItem="C" secondAttribute="top" constant="20"/>
            <constraint id="c" firstItem="V" firstAttribute="width" secondItem="F" secondAttribute="width" constant="-50"/>
            <constraint id="d" firstItem="V" firstAttribute="height" secondItem="F" secondAttribute="height" multiplier="0.5"/>
            <constraint id="e" firstItem="C" firstAttribute="bottom" secondItem="V" secondAttribute="bottom"/>
            <constraint id="f" firstItem="C" firstAttribute="trailing" secondItem="V" secondAttribute="trailing"/></constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="C"/><viewLayoutGuide key="frameLayoutGuide" id="F"/>
            """
        let contents =
            "<subviews>\(Self.view("S", "scrollView", "", scroll))</subviews>"
            + Self.constraints("S.leading=R.leading", "S.top=R.top", "S.width=R.width", "S.height=R.height")
        #expect(try frame(contents) == "10 20 270 240")
    }

    /// Safe areas reach into inner views as far as they cover them: 59 - 20 of a view that begins at 20.
    @Test func safeAreasOfInnerViews() throws {
        let inner = """
            <subviews>\(Self.view("V"))</subviews><viewLayoutGuide key="safeArea" id="G"/>
            <constraints><constraint id="a" firstItem="V" firstAttribute="top" secondItem="G" secondAttribute="top"/>
            <constraint id="b" firstItem="V" firstAttribute="bottom" secondItem="G" secondAttribute="bottom"/>
            <constraint id="c" firstItem="V" firstAttribute="leading" secondItem="G" secondAttribute="leading"/>
            <constraint id="d" firstItem="V" firstAttribute="width" constant="7"/></constraints>
            """
        let contents =
            "<subviews>\(Self.view("I", "view", "", inner))</subviews>"
            + Self.constraints("I.leading=R.leading+5", "I.top=R.top+20", "I.width=100", "I.height=400")
        #expect(try frame(contents) { $0.safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) } == "0 39 7 361")
    }

    /// Guides of a document's own, and the keyboard's, which is the safe area's bottom while no keyboard shows.
    @Test func userGuidesAndKeyboards() throws {
        let contents =
            "<subviews>\(Self.view("V"))</subviews>"
            + #"<userGuides><userLayoutGuide id="G"/></userGuides><keyboardLayoutGuide id="K"/>"#
            + Self.constraints(
                "G.leading=R.leading+10", "G.width=50", "G.top=R.top", "G.height=1", "V.leading=G.trailing+5", "V.top=G.bottom",
                "V.bottom=K.top", "V.width=30")
        #expect(try frame(contents) { $0.safeArea.bottom = 34 } == "65 1 30 445")
    }

    @Test(arguments: [
        ("", "", "8 8 84 84"), ("", #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#, "2 1 94 96"),
        (
            "", #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#,
            "2 1 94 96"
        ),
        (#"preservesSuperviewLayoutMargins="YES""#, "", "16 8 76 84"),
    ])
    func marginsOfInnerViews(attributes: String, insets: String, frame expected: String) throws {
        let inner = """
            <subviews>\(Self.view("V"))</subviews>\(insets)
            <constraints><constraint id="a" firstItem="V" firstAttribute="top" secondItem="I" secondAttribute="topMargin"/>
            <constraint id="b" firstItem="V" firstAttribute="bottom" secondItem="I" secondAttribute="bottomMargin"/>
            <constraint id="c" firstItem="V" firstAttribute="leading" secondItem="I" secondAttribute="leadingMargin"/>
            <constraint id="d" firstItem="V" firstAttribute="trailing" secondItem="I" secondAttribute="trailingMargin"/></constraints>
            """
        let contents =
            "<subviews>\(Self.view("I", "view", attributes, inner))</subviews>"
            + Self.constraints("I.leading=R.leading", "I.top=R.top", "I.width=100", "I.height=100")
        #expect(try frame(contents) == expected)
    }

    // MARK: Sizes of contents

    @Test func placeholderSizes() throws {
        let contents =
            "<subviews>\(Self.view("V", "view", #"placeholderIntrinsicWidth="33" placeholderIntrinsicHeight="infinite""#))</subviews>"
            + Self.constraints("V.leading=R.leading", "V.top=R.top", "V.bottom=R.bottom")
        #expect(try frame(contents) == "0 0 33 480")
    }

    /// Insets of buttons and widths of lines follow the size classes too: 10 + 20 more than without insets, 60 for long
    /// lines.
    @Test func insetsAndLineWidthsFollowTheSizeClasses() throws {
        func button(_ insets: String) throws -> String {
            let contents = Self.view("V", "button", "", insets + #"<state key="normal" title="x"/>"#)
            return try frame(
                "<subviews>\(contents)</subviews>" + Self.constraints("V.leading=R.leading", "V.top=R.top", "V.height=9"))
        }
        let varied = """
            <inset key="contentEdgeInsets" minX="1" minY="0" maxX="2" maxY="0"/>
            <variation key="widthClass=compact"><inset key="contentEdgeInsets" minX="10" minY="0" maxX="20" maxY="0"/></variation>
            """
        #expect(try button(varied) == button(#"<inset key="contentEdgeInsets" minX="10" minY="0" maxX="20" maxY="0"/>"#))
        #expect(try button(varied) != button(#"<inset key="contentEdgeInsets" minX="1" minY="0" maxX="2" maxY="0"/>"#))
        let label = Self.view(
            "V", "label", #"numberOfLines="0" text="a a a a a a a a a a a a a a a a" preferredMaxLayoutWidth="300""#,
            #"<variation key="heightClass=regular" preferredMaxLayoutWidth="60"/>"#)
        let scene = SceneFixture.layOut(
            try SceneFixture.xib("<subviews>\(label)</subviews>" + Self.constraints("V.leading=R.leading", "V.top=R.top")))
        #expect((scene.views[1] as? UILabel)?.preferredMaxLayoutWidth == 60)
    }

    /// The content view of an effect covers it, whatever the document records.
    @Test func effectsContentsFillThem() throws {
        let content = """
            <view key="contentView" id="V"><rect key="frame" x="9" y="9" width="9" height="9"/></view>
            """
        let contents =
            "<subviews>\(Self.view("E", "visualEffectView", "", content))</subviews>"
            + Self.constraints("E.leading=R.leading+3", "E.top=R.top+4", "E.width=50", "E.height=60")
        #expect(try frame(contents) == "0 0 50 60")
    }

    /// A row of 43.5 points with margins of 8 leaves 27.5; the stepper keeps its 29 and hangs from the upper margin.
    @Test func steppersKeepTheirSize() throws {
        let margins = #"<edgeInsets key="layoutMargins" top="8" left="16" bottom="8" right="16"/>"#
        let label = Self.view("L", "view", #"placeholderIntrinsicWidth="20" placeholderIntrinsicHeight="20""#)
        let row = label + Self.view("V", "stepper")
        let contents =
            "<subviews>\(Self.view("S", "stackView", #"alignment="center""#, "<subviews>\(row)</subviews>\(margins)"))</subviews>"
            + Self.constraints("S.leading=R.leading", "S.top=R.top", "S.height=43.5")
        let frame = try frame(contents) {
            $0.traits.displayScale = 2
            $0.presenter.toolsVersion = ToolsVersion(number: 14490)
        }
        #expect(frame == "36 8 94 29")
    }

    /// Below a status bar of 20 points, margins began at the view's edge until the system that Xcode 9 came with.
    @Test(arguments: [(12120.0, "0 0 50 60"), (13122.0, "0 20 50 60")])
    func marginsLieInsideTheSafeAreaSinceXcode9(_ version: Double, frame expected: String) throws {
        let contents =
            "<subviews>\(Self.view("V"))</subviews>"
            + Self.constraints("V.leading=R.leading", "V.top=R.topMargin", "V.width=50", "V.height=60")
        let frame = try frame(contents) {
            $0.safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
            $0.presenter.toolsVersion = ToolsVersion(number: version)
        }
        #expect(frame == expected)
    }

    // MARK: Plain views

    /// A view among labels of a stack view keeps its 128 points against a wish for 480 of half its slope; one outside
    /// gives in.
    @Test func arrangedPlainViewsKeepTheirSize() throws {
        func contents(_ holder: String) -> String {
            let content = Self.view(
                "C", "view", "",
                "<subviews>\(Self.view("H", holder, #"axis="vertical""#, "<subviews>\(Self.view("V"))</subviews>" + filling))</subviews>"
                    + Self.constraints("H.leading=C.leading", "H.top=C.top", "H.trailing=C.trailing", "H.bottom=C.bottom"))
            let scroll = """
                <subviews>\(content)</subviews>
                <constraints><constraint id="a" firstItem="C" firstAttribute="leading" secondItem="S" secondAttribute="leading"/>
                <constraint id="b" firstItem="C" firstAttribute="top" secondItem="S" secondAttribute="top"/>
                <constraint id="c" firstItem="C" firstAttribute="width" secondItem="S" secondAttribute="width"/>
                <constraint id="d" firstItem="S" firstAttribute="bottom" secondItem="C" secondAttribute="bottom" priority="250"/>
                <constraint id="e" firstItem="C" firstAttribute="centerY" secondItem="S" secondAttribute="centerY" priority="250"/></constraints>
                """
            return "<subviews>\(Self.view("S", "scrollView", "", scroll))</subviews>"
                + Self.constraints("S.leading=R.leading", "S.top=R.top", "S.width=R.width", "S.height=R.height")
        }
        let filling = Self.constraints("V.leading=H.leading", "V.top=H.top", "V.trailing=H.trailing", "V.bottom=H.bottom")
        #expect(try frame(contents("stackView")) == "0 0 320 128")
        #expect(try frame(contents("view")) == "0 0 320 480")
    }

    /// In a row of 100 points a plain view yields to contents of 90, and keeps its size against those that yield more
    /// easily.
    @Test(arguments: [("", "", "90 0 10 20"), ("", "700", "0 0 100 20"), ("250", "250", "90 0 10 20")])
    func arrangedPlainViewsYieldToContents(plain: String, content: String, frame expected: String) throws {
        func resistance(_ priority: String) -> String {
            priority.isEmpty ? "" : "horizontalCompressionResistancePriority=\"\(priority)\""
        }
        let row =
            Self.view("L", "view", #"placeholderIntrinsicWidth="90" placeholderIntrinsicHeight="20" "# + resistance(content))
            + Self.view("V", "view", resistance(plain))
        let contents =
            "<subviews>\(Self.view("S", "stackView", "", "<subviews>\(row)</subviews>"))</subviews>"
            + Self.constraints("S.leading=R.leading", "S.top=R.top", "S.width=100", "S.height=20")
        #expect(try frame(contents) == expected)
    }

    /// A plain view that a row centers is 50 high; 128, or what there is, where it has subviews or the row aligns
    /// otherwise.
    @Test(arguments: [
        ("center", "", "20 25 80 50"), ("fill", "", "20 0 80 100"), ("top", "", "20 0 80 100"),
        ("center", "<subviews><view id=\"i\"><rect key=\"frame\"/></view></subviews>", "20 0 80 100"),
    ])
    func centeredPlainViews(alignment: String, inner: String, frame expected: String) throws {
        let row =
            Self.view("L", "view", #"placeholderIntrinsicWidth="20" placeholderIntrinsicHeight="20""#)
            + Self.view("V", "view", "", inner)
        let contents =
            "<subviews>\(Self.view("S", "stackView", "alignment=\"\(alignment)\"", "<subviews>\(row)</subviews>"))</subviews>"
            + Self.constraints("S.leading=R.leading", "S.top=R.top", "S.width=100", "S.height=100")
        #expect(try frame(contents) == expected)
    }

    /// The first view has what is left above the one whose frame the document gives, the last what is left below it.
    @Test(arguments: [("V", "0 0 100 30"), ("M", "0 30 100 40"), ("P", "0 70 100 130")])
    func arrangedViewsUnderAMaskKeepTheirFrame(id: String, frame expected: String) throws {
        let masked = """
            <view id="M"><rect key="frame" x="0.0" y="30" width="100" height="40"/><autoresizingMask key="autoresizingMask"/></view>
            """
        let column = Self.view("V") + masked + Self.view("P")
        let contents =
            "<subviews>\(Self.view("S", "stackView", "axis=\"vertical\"", "<subviews>\(column)</subviews>"))</subviews>"
            + Self.constraints("S.leading=R.leading", "S.top=R.top", "S.width=100", "S.height=200")
        #expect(try frame(contents, of: id) == expected)
    }

    /// A stack view with nothing in it is 50 long among others, or what contents leave it; outside it has no size of
    /// its own.
    @Test(arguments: [
        ("vertical", "S.height=200", "0 0 100 50"), ("vertical", "S.height=60", "0 0 100 20"),
        ("horizontal", "S.height=60", "0 0 50 60"),
    ])
    func emptyStackViews(axis: String, height: String, frame expected: String) throws {
        let content = #"placeholderIntrinsicWidth="40" placeholderIntrinsicHeight="40""#
        let stretched = content + #" horizontalHuggingPriority="100" verticalHuggingPriority="100""#
        let arranged = Self.view("E", "stackView") + Self.view("P", "view", stretched)
        let contents =
            "<subviews>\(Self.view("S", "stackView", "axis=\"\(axis)\"", "<subviews>\(arranged)</subviews>"))</subviews>"
            + Self.constraints("S.leading=R.leading", "S.top=R.top", "S.width=100", height)
        #expect(try frame(contents, of: "E") == expected)
    }

    /// What a stack view hides does not widen it, though it is to be as wide as the scroll view.
    @Test func hiddenPlainViewsTakeNoRoom() throws {
        let stack = Self.view(
            "V", "stackView", #"distribution="equalSpacing""#, "<subviews>\(Self.view("H", "view", #"hidden="YES""#))</subviews>")
        let scroll = """
            <subviews>\(stack)</subviews>
            <constraints><constraint id="a" firstItem="V" firstAttribute="leading" secondItem="C" secondAttribute="leading"/>
            <constraint id="b" firstItem="V" firstAttribute="trailing" secondItem="C" secondAttribute="trailing"/>
            <constraint id="c" firstItem="V" firstAttribute="top" secondItem="C" secondAttribute="top"/>
            <constraint id="d" firstItem="V" firstAttribute="bottom" secondItem="C" secondAttribute="bottom"/>
            <constraint id="e" firstItem="V" firstAttribute="height" secondItem="F" secondAttribute="height"/>
            <constraint id="f" firstItem="H" firstAttribute="width" secondItem="F" secondAttribute="width"/></constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="C"/><viewLayoutGuide key="frameLayoutGuide" id="F"/>
            """
        let contents =
            "<subviews>\(Self.view("S", "scrollView", "", scroll))</subviews>"
            + Self.constraints("S.leading=R.leading", "S.top=R.top", "S.width=100", "S.height=80")
        #expect(try frame(contents) == "0 0 0 80")
    }
}
