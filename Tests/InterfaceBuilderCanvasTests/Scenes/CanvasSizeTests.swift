import SceneFixtures
import InterfaceBuilderCanvas
import Foundation
import InterfaceBuilderDocument
import Testing

@testable import UIKit

/// How large the canvas takes contents for, where that is not what the classes themselves say. Sizes are those of
/// recorded frames.
@MainActor
struct CanvasSizeTests {
    /// The size of a view at 2x whose corner alone is placed.
    private func size(
        of element: String, version: Double = 21701, resources: String = "",
        _ change: (inout CanvasEnvironment) -> Void = { _ in }
    ) throws -> String {
        let corner = ["leading", "top"].map {
            "<constraint id=\"\($0)\" firstItem=\"V\" firstAttribute=\"\($0)\" secondItem=\"R\" secondAttribute=\"\($0)\"/>"
        }
        let document = try SceneFixture.xib(
            "<subviews>\(element)</subviews><constraints>\(corner.joined())</constraints>", resources: resources)
        return size(
            "V",
            in: SceneFixture.layOut(document) { environment in
                environment.traits.displayScale = 2
                environment.presenter.toolsVersion = ToolsVersion(number: version)
                change(&environment)
            })
    }

    private func size(_ id: String, in scene: CanvasScene) -> String {
        scene.frame(id).split(separator: " ").suffix(2).joined(separator: " ")
    }

    private static func view(_ name: String, _ attributes: String = "", _ contents: String = "", id: String = "V") -> String {
        """
        <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)><rect key="frame"/>\(contents)</\(name)>
        """
    }

    private static func font(_ attributes: String) -> String { "<fontDescription key=\"fontDescription\" \(attributes)/>" }

    private static func label(_ text: String, _ font: String, _ attributes: String = "", id: String = "V") -> String {
        view("label", "text=\"\(text)\" \(attributes)", Self.font(font), id: id)
    }

    /// The recorded size of the view "V" by its own code, for the document's resources.
    private static func designable(width: Int, height: Int) -> String {
        """
        </resources><designables><designable name="V"><size key="intrinsicContentSize" width="\(width)" height="\(height)"/></designable></designables>
        <resources>
        """
    }

    // MARK: Whole points

    @Test(arguments: [
        (#"type="system" pointSize="17""#, "", "42 21"), (#"type="system" pointSize="17""#, #"numberOfLines="0""#, "41.5 20.5"),
        (#"type="system" pointSize="16""#, "", "39.5 19.5"), (#"style="UICTFontTextStyleBody""#, "", "41.5 20.5"),
    ])
    func labelsInTheUsualFontTakeWholePoints(_ font: String, _ attributes: String, _ expected: String) throws {
        #expect(try size(of: Self.label("Label", font, attributes)) == expected)
    }

    @Test func labelsInStackViewsTakePixels() throws {
        let label = Self.label("Label", #"type="system" pointSize="17""#, id: "L")
        #expect(try size(of: Self.view("stackView", "", "<subviews>\(label)</subviews>")) == "41.5 20.5")
    }

    /// Wherever the stack view of a scene lies, its labels and buttons are measured in pixels.
    @Test func scenesWithAStackViewTakePixels() throws {
        let label = Self.label("Label", #"type="system" pointSize="17""#, id: "L")
        let title = #"<buttonConfiguration key="configuration" style="plain" title="Button"/>"#
        let button = Self.view("button", #"buttonType="system""#, title, id: "B")
        let document = try SceneFixture.xib("<subviews>\(label)\(button)\(Self.view("stackView"))</subviews>")
        let scene = SceneFixture.layOut(document) { $0.traits.displayScale = 2 }
        #expect(size("L", in: scene) == "41.5 20.5")
        #expect(size("B", in: scene).hasSuffix(" 34.5"))
    }

    @Test func configuredButtonsTakeWholePoints() throws {
        let button = #"<buttonConfiguration key="configuration" style="plain" title="Button"/>"#
        #expect(try size(of: Self.view("button", #"buttonType="system""#, button)).hasSuffix(" 35"))
        let arranged = Self.view("button", #"buttonType="system""#, button, id: "B")
        #expect(try size(of: Self.view("stackView", "", "<subviews>\(arranged)</subviews>")).hasSuffix(" 34.5"))
    }

    /// A configuration that names a font has a title in pixels: buttons of two projects are recorded 34.33 points high
    /// on screens of three pixels a point, as body text is without whole points.
    @Test func configuredButtonsWithAFontTakePixels() throws {
        let font = #"<fontDescription key="titleFontDescription" type="system" pointSize="17"/>"#
        let button = #"<buttonConfiguration key="configuration" style="plain" title="Set">\#(font)</buttonConfiguration>"#
        #expect(try size(of: Self.view("button", #"buttonType="system""#, button)).hasSuffix(" 34.5"))
    }

    /// Attributed text counts as plain text does, if all its parts name the font: three labels of one project are
    /// recorded 21 points high.
    @Test(arguments: [("17", "17", "21"), ("17", "16", "20.5")])
    func attributedLabelsInTheUsualFontTakeWholePoints(_ first: String, _ second: String, _ height: String) throws {
        let fragments = [first, second].map {
            #"<fragment content="x"><attributes><font key="NSFont" metaFont="system" size="\#($0)"/></attributes></fragment>"#
        }
        let text = #"<attributedString key="attributedText">\#(fragments.joined())</attributedString>"#
        #expect(try size(of: Self.view("label", "", text)).hasSuffix(" " + height))
    }

    /// Buttons with configurations in a row of their own are as wide as the widest, or share a given width; beside
    /// another view, and without configurations, they are as wide as their titles. Rows of 61.3, 89.3 and 98 points a
    /// button are recorded so.
    @Test(arguments: [
        ("", "", "configured", true), (#"<constraint firstAttribute="width" constant="314" id="W"/>"#, "", "configured", true),
        ("", "label", "configured", false), ("", "", "plain", false),
    ])
    func rowsOfConfiguredButtonsAreEquallyWide(
        _ width: String, _ other: String, _ kind: String, _ isEqual: Bool
    ) throws {
        let buttons = ["Start now", "End"].map { title in
            let configuration = #"<buttonConfiguration key="configuration" style="plain" title="\#(title)"/>"#
            let state = #"<state key="normal" title="\#(title)"/>"#
            let contents = kind == "plain" ? state : configuration
            return Self.view("button", #"buttonType="system""#, contents, id: String(title.prefix(3)))
        }
        let label = other.isEmpty ? "" : Self.label("Or", #"type="system" pointSize="17""#, id: "L")
        let row = Self.view(
            "stackView", "", "<subviews>\(buttons.joined())\(label)</subviews><constraints>\(width)</constraints>")
        let scene = try SceneFixture.layOut(SceneFixture.xib("<subviews>\(row)</subviews>"))
        let widths = try ["Sta", "End"].map { try #require(Double(size($0, in: scene).split(separator: " ")[0])) }
        #expect((widths[0] == widths[1]) == isEqual)
        if !width.isEmpty { #expect(widths[0] == 157) }
    }

    // MARK: Controls of versions

    /// From Xcode 9 to 11.1 the three largest text styles were set in 30, 26 and 20 points, with their distances
    /// between lines.
    @Test(arguments: [
        (12121.0, "Title0", "41"), (14490, "Title0", "36"), (14868, "Title0", "36"), (15000, "Title0", "41"),
        (11127, "Title1", "33.5"), (13528, "Title1", "31.5"), (14490, "Title1", "31.5"), (21701, "Title1", "33.5"),
        (13529, "Title2", "24"), (14490, "Title2", "24"), (21701, "Title2", "26.5"),
    ])
    func titlesWereSmaller(_ version: Double, _ style: String, _ height: String) throws {
        let label = Self.label("Label", #"style="UICTFontTextStyle\#(style)""#)
        #expect(try size(of: label, version: version).hasSuffix(" " + height))
    }

    /// Text that follows the preferred size keeps the size that its document's system has at the usual one.
    @Test(arguments: [("label", "36"), ("textField", "36")])
    func titlesThatFollowTheTextSizeWereSmallerToo(_ element: String, _ height: String) throws {
        let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/>"#
        let text = Self.view(element, #"text="Label" adjustsFontForContentSizeCategory="YES""#, font)
        #expect(try size(of: text, version: 14490).hasSuffix(" " + height))
        let larger = try size(of: text, version: 14490) { $0.traits.preferredContentSizeCategory = .extraLarge }
        #expect(!larger.hasSuffix(" " + height))
    }

    @Test func aLargerTextSizeIsThePresentOne() throws {
        let label = Self.label("Label", #"style="UICTFontTextStyleTitle1""#)
        let size = try size(of: label, version: 14490) { $0.traits.preferredContentSizeCategory = .extraLarge }
        #expect(size.hasSuffix(" 36"))
    }

    /// A designable's text has the size that its code gave it on the document's canvas; at another text size, or with
    /// other words, it has its own.
    @Test func designableTextsHaveTheirSizeAtTheDocumentsTextSizeOnly() throws {
        let label = Self.label("Label", #"style="UICTFontTextStyleBody""#)
        let designables = Self.designable(width: 70, height: 30)
        #expect(try size(of: label, resources: designables) == "70 30")
        let larger = try size(of: label, resources: designables) {
            $0.traits.preferredContentSizeCategory = .extraLarge
            $0.recordedContentSize = .large
        }
        #expect(larger.hasSuffix(" 23"))
        #expect(try size(of: label, resources: designables) { $0.strings = ["V.text": "Other"] }.hasSuffix(" 20.5"))
    }

    /// A switch of a class of the program's is as large as the switches of the looks that are asked for; 49 by 31
    /// points were recorded.
    @Test func designableSwitchesHaveTheSizeOfTheAskedLooks() throws {
        let (toggle, designables) = (Self.view("switch", #"customClass="Toggle""#), Self.designable(width: 49, height: 31))
        #expect(try size(of: toggle, resources: designables) == "51 31")
        #expect(try size(of: toggle, version: 24127, resources: designables) == "63 28")
    }

    @Test func segmentsWereNarrower() throws {
        let segments = #"<segments><segment title="One"/><segment title="Two" width="40"/><segment title="Three"/></segments>"#
        func width(_ version: Double) throws -> Double {
            let size = try size(of: Self.view("segmentedControl", "", segments), version: version)
            return try #require(Double(size.prefix { $0 != " " }))
        }
        #expect(try width(15000) - width(14868) == 10)
    }

    /// An arrow is wider than high, a chevron higher than wide.
    @Test(arguments: [
        (21701.0, "arrow.right", 128, 95, "49 34"), (19529, "arrow.right", 128, 95, "45 31"),
        (21701, "chevron.right", 97, 128, "40 34"),
    ])
    func configuredButtonsWithASymbol(
        _ version: Double, _ symbol: String, _ width: Int, _ height: Int, _ expected: String
    ) throws {
        let button = """
            <buttonConfiguration key="configuration" style="plain" image="\(symbol)" catalog="system"/>
            """
        let document = try SceneFixture.xib(
            """
            <subviews>\(Self.view("button", #"buttonType="system""#, button))</subviews><constraints>
            <constraint id="a" firstItem="V" firstAttribute="leading" secondItem="R" secondAttribute="leading"/>
            <constraint id="b" firstItem="V" firstAttribute="top" secondItem="R" secondAttribute="top"/></constraints>
            """, resources: #"<image name="\#(symbol)" catalog="system" width="\#(width)" height="\#(height)"/>"#)
        let scene = SceneFixture.layOut(document) { environment in
            environment.traits.displayScale = 2
            environment.traits.preferredContentSizeCategory = version < 21000 ? .extraSmall : .large
            environment.presenter.toolsVersion = ToolsVersion(number: version)
        }
        #expect(size("V", in: scene) == expected)
    }

    private func symbol(_ name: String, _ width: Int, _ height: Int) -> String {
        #"<image name="\#(name)" catalog="system" width="\#(width)" height="\#(height)"/>"#
    }

    /// Buttons of the system type show symbols in the large scale, others in the medium one, where the document states
    /// no scale.
    @Test(arguments: [
        (#"buttonType="system""#, "", "25.6667 "), ("", "", "20 "),
        (#"buttonType="system""#, #"symbolScale="medium""#, "20 "),
    ])
    func scalesOfSymbols(_ type: String, _ scale: String, _ expected: String) throws {
        let reference = #"<imageReference key="image" image="xmark.circle" catalog="system" \#(scale)/>"#
        let state = "<state key=\"normal\">\(reference)</state>"
        let size = try size(
            of: Self.view("button", type, state), version: 23504, resources: symbol("xmark.circle", 128, 123)
        ) { $0.traits.displayScale = 3 }
        #expect(size.hasPrefix(expected))
    }

    @Test(arguments: [("xmark", 128, 113, "17.5 22"), ("lock", 128, 128, "18.5 22"), ("info.circle", 128, 121, "20 22")])
    func symbolsHaveWidthsOfTheirOwn(_ name: String, _ width: Int, _ height: Int, _ expected: String) throws {
        let button = Self.view("button", "", "<state key=\"normal\" image=\"\(name)\" catalog=\"system\"/>")
        #expect(try size(of: button, version: 20037, resources: symbol(name, width, height)) == expected)
    }

    private nonisolated static let namedColor = """
        <namedColor name="Sea"><color white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></namedColor>
        """

    /// Documents of Xcode 11 with colours of an asset catalog show images twice as large as they record them, at two
    /// pixels a point.
    @Test(arguments: [
        (14868.0, namedColor, "54 60"), (15705, namedColor, "54 60"), (15702, "", "27 30"), (14490, namedColor, "27 30"),
        (16096, namedColor, "27 30"),
    ])
    func imagesBesideNamedColors(_ version: Double, _ color: String, _ expected: String) throws {
        let resources = #"<image name="boat" width="27" height="30"/>"# + color
        for showsImages in [true, false] {
            let size = try size(of: Self.view("imageView", #"image="boat""#), version: version, resources: resources) {
                $0.showsImages = showsImages
            }
            #expect(size == expected)
        }
    }

    @Test func symbolsBesideNamedColorsKeepTheirSize() throws {
        let view = Self.view("imageView", #"image="trash" catalog="system""#)
        let sizes = try ["", Self.namedColor].map { try size(of: view, version: 15702, resources: symbol("trash", 60, 64) + $0) }
        #expect(sizes[0] == sizes[1] && sizes[0] != "0 0")
    }

    /// A symbol that the document does not list among its images, as after an edit by hand, is as large as others, and
    /// one without a drawing is told of.
    @Test(arguments: [("trash", false), ("no.such.symbol", true)])
    func symbolsThatAreNotListed(_ name: String, _ isTold: Bool) throws {
        let view = Self.view("imageView", "image=\"\(name)\" catalog=\"system\"")
        let size = try size(of: view, version: 23504).split(separator: " ").compactMap { Double($0) }
        #expect(size.max() == 20)
        let scene = SceneFixture.layOut(try SceneFixture.xib("<subviews>\(view)</subviews>"))
        #expect(scene.diagnostics.contains { $0.id == "substitute" && $0.message.contains(name) } == isTold)
    }

    /// A large symbol adds to the width of a configured button's title, and not to its height.
    @Test func symbolsBesideTitlesLeaveTheHeight() throws {
        func button(_ image: String) -> String {
            Self.view("button", "", #"<buttonConfiguration key="configuration" style="plain" title="Remove" \#(image)/>"#)
        }
        func lengths(_ image: String) throws -> [Double] {
            let size = try size(of: button(image), resources: symbol("trash", 117, 128))
            return size.split(separator: " ").compactMap { Double($0) }
        }
        let (plain, shown) = try (lengths(""), lengths(#"image="trash" catalog="system""#))
        // Both widths are rounded up to whole points.
        #expect((23...24).contains(shown[0] - plain[0]) && shown[1] == plain[1])
    }

    /// The title of a configuration keeps the fonts and colours that the document gives its parts.
    @Test func attributedTitlesOfConfigurations() throws {
        let title = """
            <buttonConfiguration key="configuration" style="plain"><attributedString key="attributedTitle"><fragment content="Why ">
            <attributes><font key="NSFont" metaFont="systemSemibold" size="13"/></attributes></fragment><fragment content="not"><attributes>
            <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <font key="NSFont" metaFont="system" size="11"/></attributes></fragment></attributedString></buttonConfiguration>
            """
        let element = Self.view("button", #"buttonType="system""#, title)
        #expect(try size(of: element).hasSuffix(" 30"))
        let scene = SceneFixture.layOut(try SceneFixture.xib("<subviews>\(element)</subviews>"))
        let text = try #require((scene.views[1] as? UIButton)?.configuration?.attributedTitle)
        #expect(text.runs.map { $0.font?.pointSize } == [13, 11] && String(text.characters) == "Why not")
        #expect(text.runs.map { $0.foregroundColor == nil } == [true, false])
    }

    @Test(
        arguments: [(14490.0, "22 22"), (21507, "25 24"), (21600, "25.6667 25.6667")], ["infoLight", "contactAdd"])
    func informationButtonsGrew(_ size: (version: Double, expected: String), _ type: String) throws {
        let button = Self.view("button", "buttonType=\"\(type)\"")
        #expect(try self.size(of: button, version: size.version) { $0.traits.displayScale = 3 } == size.expected)
    }

    @Test func informationButtonsAreInWholePixels() throws {
        #expect(try size(of: Self.view("button", #"buttonType="contactAdd""#), version: 22505) == "26 26")
    }

    /// Recorded in two projects, with Xcode 16 and 26; with a title, the button is as wide as that.
    @Test(arguments: [("", "50 34"), (#"<state key="normal" title="i"/>"#, nil)])
    func configuredInformationButtons(_ state: String, _ expected: String?) throws {
        let contents = state + #"<buttonConfiguration key="configuration" style="plain"/>"#
        let size = try size(of: Self.view("button", #"buttonType="infoLight""#, contents), version: 23504)
        #expect((size == "50 34") == (expected != nil))
    }

    /// Before iOS 14 the system had a font for display, from 20 points on, and before iOS 9 another family.
    @Test(arguments: [
        (16999.0, OpticalSizing.twoFonts), (17000, .continuous), (12999, .earlyTwoFonts), (13000, .twoFonts),
        (8000, .earlyTwoFonts), (7999, .helveticaNeue), (0, .continuous),
    ])
    func oldCanvasesHaveAFontForDisplay(_ version: Double, _ sizing: OpticalSizing) throws {
        func font(_ attributes: String) throws -> UIFont {
            let document = try SceneFixture.xib("<subviews>\(Self.label("Label", attributes))</subviews>")
            let scene = SceneFixture.layOut(document) { $0.presenter.toolsVersion = ToolsVersion(number: version) }
            return try #require(scene.scene.viewsByID["V"].flatMap { scene.views[$0] as? UILabel }?.font)
        }
        let (large, larger) = try (font(#"type="system" pointSize="20""#), font(#"type="system" pointSize="40""#))
        #expect((large.textFont.typeface == larger.textFont.typeface) == (sizing != .continuous))
        #expect(large == UIFont.systemFont(ofSize: 20).withOpticalSizing(sizing))
        let title = UIFont.preferredFont(forTextStyle: .title3)
        #expect(try font("style=\"\(UIFont.TextStyle.title3.rawValue)\"") == title.withOpticalSizing(sizing))
    }

    // MARK: Nothing to show

    /// Recorded with Xcode 11.4 and 14 in two projects; beside a placeholder, 28 points more than it.
    @Test func emptyFieldsWithARoundBorder() throws {
        let field = Self.view("textField", #"borderStyle="roundedRect""#, Self.font(#"type="system" pointSize="14""#))
        #expect(try size(of: field, version: 22154) == "32 34")
    }

    @Test(arguments: [
        ("label", "", "50 50"), ("imageView", "", "50 50"), ("label", #"numberOfLines="0""#, "0 0"),
        ("label", #"text="Label" numberOfLines="0""#, "41.5 20.5"),
    ])
    func arrangedViewsThatShowNothing(_ element: String, _ attributes: String, _ expected: String) throws {
        let arranged = Self.view(element, attributes, id: "A")
        let stack = #"axis="vertical" alignment="top""#
        #expect(try size(of: Self.view("stackView", stack, "<subviews>\(arranged)</subviews>")) == expected)
    }

    /// A label of 20.5 points, tied to all sides of its container, is stretched with it; four lines are not compressed.
    @Test(arguments: [("", " 50"), (#"verticalHuggingPriority="252""#, " 50"), ("lines", " 81.5")])
    func arrangedContainersAreAtLeast50PointsHigh(_ attributes: String, _ expected: String) throws {
        let isHigh = attributes == "lines"
        let label = Self.label(
            isHigh ? "A&#10;B&#10;C&#10;Dinner" : "Dinner", #"type="system" pointSize="17""#,
            isHigh ? #"numberOfLines="0""# : attributes, id: "L")
        let edges = ["leading", "top", "trailing", "bottom"].map {
            "<constraint firstItem=\"L\" firstAttribute=\"\($0)\" secondItem=\"C\" secondAttribute=\"\($0)\"/>"
        }
        let container = Self.view(
            "view", "", "<subviews>\(label)</subviews><constraints>\(edges.joined())</constraints>", id: "C")
        let stack = Self.view("stackView", #"axis="vertical""#, "<subviews>\(container)</subviews>")
        #expect(try size(of: stack).hasSuffix(expected))
    }

    /// A label of 20.5 points in a container in a row. A row that fills decides about the height of containers that
    /// their contents do not.
    @Test(arguments: [("center", ["centerY"], " 50"), ("fill", ["centerY"], " 20.5"), ("fill", ["top", "bottom"], " 50")])
    func containersInRowsAreAtLeast50PointsHigh(_ alignment: String, _ ties: [String], _ expected: String) throws {
        let label = Self.label("Dinner", #"type="system" pointSize="17""#, id: "L")
        let constraints = (["leading", "trailing"] + ties).map {
            #"<constraint firstItem="L" firstAttribute="\#($0)" secondItem="C" secondAttribute="\#($0)" id="\#($0)"/>"#
        }
        let container = Self.view(
            "view", "", "<subviews>\(label)</subviews><constraints>\(constraints.joined())</constraints>", id: "C")
        let other = Self.label("Dinner", #"type="system" pointSize="17""#, id: "O")
        let stack = Self.view("stackView", "alignment=\"\(alignment)\"", "<subviews>\(container)\(other)</subviews>")
        #expect(try size(of: stack).hasSuffix(expected))
    }

    /// A plain view and a stack view share 320 points. The stack view spaces two views of 30 points equally, by 10 at
    /// least, and is to be as short as they let it.
    @Test func plainViewsYieldToStackViewsBesideThem() throws {
        let views = ["A", "B"].map {
            Self.view(
                "view", "", #"<constraints><constraint firstAttribute="width" constant="30" id="w\#($0)"/></constraints>"#,
                id: $0)
        }
        let stack = Self.view(
            "stackView", #"distribution="equalSpacing" spacing="10""#, "<subviews>\(views.joined())</subviews>", id: "S")
        let edges = [
            ("P", "leading", "R", "leading"), ("S", "leading", "P", "trailing"), ("R", "trailing", "S", "trailing"),
        ].map {
            "<constraint firstItem=\"\($0)\" firstAttribute=\"\($1)\" secondItem=\"\($2)\" secondAttribute=\"\($3)\"/>"
        }
        let contents = "<subviews>\(Self.view("view", id: "P"))\(stack)</subviews><constraints>\(edges.joined())</constraints>"
        let scene = SceneFixture.layOut(try SceneFixture.xib(contents))
        #expect(["P", "S"].map { size($0, in: scene).split(separator: " ")[0] } == ["250", "70"])
    }

    @Test func emptyLabelsElsewhereTakeNoRoom() throws {
        #expect(try size(of: Self.view("label")) == "0 0")
    }

    @Test func scrollingTextViewsAreAsLargeAsPlainViews() throws {
        #expect(try size(of: Self.view("textView", #"text="Text""#)) == "240 128")
    }

    // MARK: Fonts

    @Test(arguments: [
        (#"type="boldSystem" pointSize="15""#, UIFont.boldSystemFont(ofSize: 15)),
        (#"metaFont="systemBold" size="15""#, .boldSystemFont(ofSize: 15)),
        (#"metaFont="systemSemibold" size="15""#, .systemFont(ofSize: 15, weight: .semibold)),
    ])
    func fontsByType(_ font: String, _ expected: UIFont) throws {
        let document = try SceneFixture.xib("<subviews>\(Self.label("x", font))</subviews>")
        let scene = SceneFixture.layOut(document)
        #expect((scene.views[1] as? UILabel)?.font == expected)
    }

    /// Attributed texts whose font names no size have the standard sizes of the Mac.
    @Test(arguments: [
        (#"metaFont="system""#, UIFont.systemFont(ofSize: 13)), (#"metaFont="systemBold""#, .boldSystemFont(ofSize: 13)),
        (#"metaFont="smallSystem""#, .systemFont(ofSize: 11)), (#"metaFont="label""#, .systemFont(ofSize: 10)),
        (#"metaFont="system" size="15""#, .systemFont(ofSize: 15)), (#"metaFont="message""#, .systemFont(ofSize: 17)),
    ])
    func fontsOfAttributedTexts(_ font: String, _ expected: UIFont) throws {
        let fragment = #"<fragment content="x"><attributes><font key="NSFont" \#(font)/></attributes></fragment>"#
        let text = "<attributedString key=\"attributedText\">\(fragment)</attributedString>"
        let document = try SceneFixture.xib("<subviews>\(Self.view("label", "", text))</subviews>")
        let label = try #require(SceneFixture.layOut(document).views[1] as? UILabel)
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == expected)
    }

    // MARK: Versions

    private nonisolated static let fields = [
        (14490.0, "17", "", "21"), (14490, "18", "", "22"), (14490, "14", #"clearButtonMode="whileEditing""#, "19"),
        (16097, "18", "", "23"), (22505, "14", "", "18.5"),
    ]

    @Test(arguments: fields)
    func fieldsWithoutABorder(_ version: Double, _ points: String, _ attributes: String, _ height: String) throws {
        let field = Self.view("textField", attributes, Self.font("type=\"system\" pointSize=\"\(points)\""))
        #expect(try size(of: field, version: version).hasSuffix(" " + height))
    }

    @Test(arguments: [
        ("pageControl", #"numberOfPages="3""#, 14490.0, "39 37"), ("pageControl", #"numberOfPages="3""#, 22505, "116 26"),
        ("slider", "", 23504, "31"), ("slider", "", 24128, "34"), ("searchBar", "", 22155, "56"),
        ("searchBar", "", 24127, "64"), ("textField", #"borderStyle="roundedRect""#, 14490, "30"),
        ("textField", #"borderStyle="roundedRect""#, 14868, "34"),
    ])
    func controlsByVersion(_ element: String, _ attributes: String, _ version: Double, _ expected: String) throws {
        let size = try size(of: Self.view(element, attributes), version: version)
        #expect(size == expected || size.hasSuffix(" " + expected))
    }
}
