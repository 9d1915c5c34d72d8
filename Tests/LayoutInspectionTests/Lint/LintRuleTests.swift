import InterfaceBuilderDocument
import Testing
import UIKit

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

    private nonisolated static let outlet = "<connections><outlet property=\"part\" destination=\"A\" id=\"o\"/></connections>"
    private nonisolated static let ownButton = JudgedDocument.view(
        "A", "20 40 60 34", "buttonType=\"system\" customClass=\"Pill\"", element: "button",
        contents: "<state key=\"normal\" title=\"Text and more\"/>")
    private nonisolated static let imageView = JudgedDocument.view("A", "20 40 100 50", element: "imageView")

    private nonisolated static func fontLabel(_ name: String) -> String {
        JudgedDocument.view(
            "A", "20 40 60 13", "text=\"lock\"", element: "label",
            contents: "<fontDescription key=\"fontDescription\" name=\"\(name)\" family=\"Other\" pointSize=\"24\"/>")
    }

    private nonisolated static func resisting(lines: Int) -> String {
        LintCase.label(
            "A", "20 40 60 41", "Forgot your old password?",
            "numberOfLines=\"\(lines)\" horizontalCompressionResistancePriority=\"1000\"")
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
            rule: "clipped-text", name: "a text, and the key of a translation",
            faulty: placed(LintCase.label("A", "20 40 60 21", "Forgotten passwords"), "w A width - - 60"),
            clean: placed(LintCase.label("A", "20 40 60 21", "forgotten_passwords"), "w A width - - 60")),
        LintCase(
            rule: "outside-superview", name: "a button that reaches out by more than its border",
            faulty: placed(reaching(by: 10), "h A height - - 50", "w A width - - 200"),
            clean: placed(reaching(by: 3), "h A height - - 50", "w A width - - 200")),
        LintCase(
            rule: "outside-superview", name: "a text three points outside of a view that clips, and of one that does not",
            faulty: placed(trailing("clipsSubviews=\"YES\""), "h A height - - 50", "w A width - - 100"),
            clean: placed(trailing(), "h A height - - 50", "w A width - - 100")),
        LintCase(
            rule: "small-target", name: "a button that still has the title of new buttons",
            faulty: placed(
                LintCase.button("A", "20 40 60 30", state: "title=\"Button\""), "w A width - - 60", "h A height - - 30"),
            clean: placed(LintCase.button("A", "20 40 60 30", state: "title=\"Button\""), "w A width - - 60")),
        LintCase(
            rule: "small-target", name: "a height, and a least one of a class of the app's own",
            faulty: placed(ownButton, "h A height - - 34"),
            clean: placed(ownButton, "h A height - - 34").replacingOccurrences(
                of: "firstAttribute=\"height\"", with: "firstAttribute=\"height\" relation=\"greaterThanOrEqual\"")),
        LintCase(
            rule: "low-contrast", name: "text nearly in the colour of its background, which a program paints",
            faulty: placed(LintCase.label("A", "20 40 60 21", contents: LintCase.grey(0.95))),
            clean: placed(LintCase.label("A", "20 40 60 21", contents: LintCase.grey(0.95))) + outlet),
        LintCase(
            rule: "clipped-text", name: "the title of new buttons, which a program replaces",
            faulty: placed(LintCase.button("A", "20 40 24 24", state: "title=\"Button\""), "w A width - - 24"),
            clean: placed(LintCase.button("A", "20 40 24 24", state: "title=\"Button\""), "w A width - - 24") + outlet),
        LintCase(
            rule: "fixed-text-size", name: "a word, and a symbol in a font of icons",
            faulty: placed(fontLabel("Lato-Regular"), "h A height - - 13"),
            clean: placed(fontLabel("MaterialIcons-Regular"), "h A height - - 13")),
        LintCase(
            rule: "unsatisfiable", name: "the width of a text on one line, and of one that wraps",
            faulty: placed(resisting(lines: 1), "w A width - - 60"), clean: placed(resisting(lines: 0), "w A width - - 60")),
        LintCase(
            rule: "ambiguous-layout", name: "an image view, and one that a program fills", faulty: placed(imageView),
            clean: placed(imageView) + outlet, count: 2),
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
            rule: "clipped-text", name: "text of any number of lines that shrinks",
            faulty: placed(shrinking("0.9"), "w A width - - 100", "h A height - - 21"),
            clean: placed(shrinking("0.4"), "w A width - - 100", "h A height - - 21")),
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
            rule: "overlapping-views", name: "two labels whose lines overlap by less than their letters keep apart",
            faulty: placed(
                LintCase.label("A", "20 40 150 21", "A title of some length")
                    + LintCase.label("B", "20 52 150 21", "Another title"),
                "x B leading R leading 20", "y B top R top 52"),
            clean: placed(
                LintCase.label("A", "20 40 150 21", "A title of some length")
                    + LintCase.label("B", "20 58 150 21", "Another title"),
                "x B leading R leading 20", "y B top R top 58")),
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
            rule: "fixed-text-size", name: "a height without room for a line more, and of one line that fits",
            faulty: placed(
                LintCase.label("A", "20 40 60 62", "Several words here", "numberOfLines=\"0\""), "h A height - - 62",
                "w A width - - 60"),
            clean: placed(LintCase.label("A", "20 40 60 21", "Text", "numberOfLines=\"0\""), "h A height - - 21")),
        LintCase(
            rule: "fixed-text-size", name: "a height that is too small, and none",
            faulty: placed(LintCase.label("A", "20 40 60 15"), "h A height - - 15"),
            clean: placed(LintCase.label("A", "20 40 60 15"), "w A width - - 60")),
        LintCase(
            rule: "fixed-text-size", name: "a word, and a number that no language changes",
            faulty: placed(LintCase.label("A", "20 40 60 15", "To", "numberOfLines=\"0\""), "h A height - - 15"),
            clean: placed(LintCase.label("A", "20 40 60 15", "32 %", "numberOfLines=\"0\""), "h A height - - 15")),
        LintCase(
            rule: "outside-superview", name: "a text outside of a view, and the empty room beside one",
            faulty: placed(
                JudgedDocument.view(
                    "A", "20 40 100 50",
                    contents: LintCase.scene(
                        [LintCase.label("B", "0 20 200 21", "A title of some length")], "x B leading A leading 0",
                        "y B top A top 20", "v B width - - 200")),
                "h A height - - 50", "w A width - - 100"),
            clean: placed(
                JudgedDocument.view(
                    "A", "20 40 100 50",
                    contents: LintCase.scene(
                        [LintCase.label("B", "0 20 200 21", "Short")], "x B leading A leading 0", "y B top A top 20",
                        "v B width - - 200")),
                "h A height - - 50", "w A width - - 100")),
        LintCase(
            rule: "low-contrast", name: "a title without a fill, and one whose configuration fills the button",
            faulty: placed(
                LintCase.button(
                    "A", "20 40 90 34",
                    contents: "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Go on\">"
                        + "<color key=\"baseForegroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></buttonConfiguration>"
                )),
            clean: placed(
                LintCase.button(
                    "A", "20 40 90 34", contents: "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Go on\"/>")
            )),
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
            rule: "missing-accessibility-label", name: "a picture, and a symbol of the system",
            faulty: placed(LintCase.button("A", "20 40 60 30", state: "image=\"trash\"")),
            clean: placed(LintCase.button("A", "20 40 60 30", state: "image=\"trash\" catalog=\"system\""))),
        LintCase(
            rule: "overlapping-views", name: "a button over a label, and an area for touches",
            faulty: placed(
                LintCase.label("A", "20 40 150 21", "A title")
                    + LintCase.button("B", "20 40 150 21", state: "title=\"Another wide title\""),
                "w A width - - 150", "v B width - - 150", "x B leading R leading 20", "y B top R top 40", "z B height - - 21"),
            clean: placed(
                LintCase.label("A", "20 40 150 21", "A title") + LintCase.button("B", "20 40 150 21", state: ""),
                "w A width - - 150", "v B width - - 150", "x B leading R leading 20", "y B top R top 40", "z B height - - 21")),
        LintCase(
            rule: "covered-text", name: "a view after a label", faulty: covering([LintCase.label("A", "20 40 60 21"), opaque]),
            clean: covering([opaque, LintCase.label("A", "20 40 60 21")])),
        LintCase(
            rule: "clipped-text", name: "a placeholder",
            faulty: placed(field("placeholder=\"Street and number of your house\""), "w A width - - 150"),
            clean: placed(field("placeholder=\"Street\""), "w A width - - 150")),
        LintCase(
            rule: "clipped-text", name: "a button's title",
            faulty: placed(LintCase.button("A", "20 40 60 30", state: "title=\"Forgot your password?\""), "w A width - - 60"),
            clean: placed(LintCase.button("A", "20 40 60 30"), "w A width - - 60")),
        LintCase(
            rule: "clipped-text", name: "a segment's title",
            faulty: placed(segments("Day", "Departures"), "w A width - - 100"),
            clean: placed(segments("Day", "Week"), "w A width - - 120")),
        LintCase(
            rule: "low-contrast", name: "a title of white on yellow", faulty: placed(coloured(title: white, yellow)),
            clean: placed(coloured(title: black, yellow))),
        LintCase(
            rule: "low-contrast", name: "a button without a style, whose title's colour a program chooses",
            faulty: placed(unstyled(coloured(title: white, yellow))),
            clean: placed(unstyled(LintCase.button("A", "20 40 60 44")))),
        LintCase(
            rule: "empty-button", name: "no title",
            faulty: placed(LintCase.button("A", "20 40 60 44", state: ""), "w A width - - 60"),
            clean: placed(LintCase.button("A", "20 40 60 44"), "w A width - - 60")),
        LintCase(
            rule: "empty-button", name: "an area for touches over a label",
            faulty: placed(LintCase.button("A", "20 40 60 44", state: ""), "w A width - - 60"),
            clean: placed(
                LintCase.label("L", "20 40 60 21") + LintCase.button("A", "20 40 60 44", state: ""), "w A width - - 60",
                "x L leading R leading 20", "y L top R top 40")),
        LintCase(
            rule: "empty-button", name: "a gap in a keypad, which takes no touches",
            faulty: placed(LintCase.button("A", "20 40 60 44", state: ""), "w A width - - 60"),
            clean: placed(
                LintCase.button("A", "20 40 60 44", state: "").replacing(
                    "<button ", with: "<button userInteractionEnabled=\"NO\" "),
                "w A width - - 60")),
        LintCase(
            rule: "zero-size", name: "a label that a program fills and that gives way",
            faulty: placed(LintCase.label("A", "20 40 0 21"), "e A trailing R leading 20") + outlet,
            clean: placed(
                LintCase.label("A", "20 40 0 21", "Text", "horizontalCompressionResistancePriority=\"748\""),
                "e A trailing R leading 20") + outlet),
        LintCase(
            rule: "left-and-right", name: "the left edge",
            faulty: placed(LintCase.label("A", "20 40 60 21"), "e A left R left 20"),
            clean: placed(LintCase.label("A", "20 40 60 21"), "e A leading R leading 20")),
        LintCase(
            rule: "missing-content-type", name: "a field for anything", faulty: placed(field("placeholder=\"E-mail\"")),
            clean: placed(field("placeholder=\"E-mail\"", traits: "textContentType=\"email\""))),
        LintCase(
            rule: "duplicate-accessibility-label", name: "two buttons",
            faulty: placed(labelled("A", "Edit") + labelled("B", "Edit")),
            clean: placed(labelled("A", "Edit name") + labelled("B", "Edit address"))),
        LintCase(
            rule: "small-target", name: "a low button",
            faulty: placed(LintCase.button("A", "20 40 60 30"), "w A width - - 60", "h A height - - 30"),
            clean: placed(LintCase.button("A", "20 40 60 44"), "w A width - - 60", "h A height - - 44")),
        LintCase(
            rule: "small-target", name: "a wide button",
            faulty: placed(LintCase.button("A", "20 40 200 41"), "w A width - - 200", "h A height - - 41"),
            clean: placed(LintCase.button("A", "20 40 200 42"), "w A width - - 200", "h A height - - 42")),
        LintCase(
            rule: "small-target", name: "a button of a class of the app's own, of which only the content decides the size",
            faulty: placed(owned, "w A width - - 60", "h A height - - 30"), clean: placed(owned, "w A width - - 60")),
        LintCase(
            rule: "small-target", name: "a button that only shows a symbol, among others that act",
            faulty: placed(
                heard("A", state: symbol) + heard("B"), "w A width - - 60", "h A height - - 30", "p B width - - 60",
                "q B height - - 44",
                "l B leading A leading 0", "t B top A bottom 8"),
            clean: placed(
                LintCase.button("A", "20 40 60 30", state: symbol) + heard("B"), "w A width - - 60", "h A height - - 30",
                "p B width - - 60", "q B height - - 44", "l B leading A leading 0", "t B top A bottom 8")),
        LintCase(
            rule: "small-target", name: "a button that a program fills",
            faulty: placed(LintCase.button("A", "20 40 30 34", state: ""), "h A height - - 34"),
            clean: placed(LintCase.button("A", "20 40 30 34", state: ""))),
        LintCase(
            rule: "missing-reuse-identifier", name: "a prototype without a name", faulty: table(""),
            clean: table("reuseIdentifier=\"Row\"")),
        LintCase(
            rule: "dangling-reference", name: "a constraint to an object that is gone",
            faulty: placed(JudgedDocument.view("A", "20 40 100 50"), "g A width Gone width 0"),
            clean: placed(JudgedDocument.view("A", "20 40 100 50"), "g A width R width -220")),
    ]

    private nonisolated static let symbol = "image=\"star\" catalog=\"system\""

    private nonisolated static func heard(_ id: String, state: String = "title=\"Text\"") -> String {
        let action = "<action selector=\"tap\" destination=\"-1\" eventType=\"touchUpInside\" id=\"\(id)1\"/>"
        return LintCase.button(id, "20 40 60 30", state: state).replacing(
            "</button>", with: "<connections>\(action)</connections></button>")
    }

    private nonisolated static func reaching(by points: Int) -> String {
        JudgedDocument.view(
            "A", "20 40 200 50",
            contents: LintCase.scene(
                [LintCase.button("B", "0 \(20 + points) 46 30")], "x B leading A leading 0", "y B top A top \(20 + points)",
                "h B height - - 30"))
    }

    /// A view with a text that ends three points past its trailing edge.
    private nonisolated static func trailing(_ attributes: String = "") -> String {
        JudgedDocument.view(
            "A", "20 40 100 50", attributes,
            contents: LintCase.scene(
                [LintCase.label("B", "40 10 63 21", "A title")], "x B trailing A trailing 3", "y B top A top 10"))
    }

    private nonisolated static func shrinking(_ scale: String) -> String {
        let attributes = "numberOfLines=\"0\" adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"\(scale)\""
        return LintCase.label("A", "20 40 100 21", "Forgot your password?", attributes)
    }

    /// A prototype cell with a label of any number of lines that reaches from the top to the bottom.
    private nonisolated static func growingRow(_ height: String) -> String {
        let label = LintCase.label("A", "20 10 280 40", "A note", "numberOfLines=\"0\"")
        let edges = JudgedDocument.constraints(
            "t A top Q top 10", "b Q bottom A bottom 10", "l A leading Q leading 20", "r Q trailing A trailing 20")
        return """
            <subviews><tableView dataMode="prototypes" \(height) id="T"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <prototypes><tableViewCell reuseIdentifier="Row" id="P"><rect key="frame" x="0" y="0" width="320" height="60"/>
            <tableViewCellContentView key="contentView" id="Q"><rect key="frame" x="0" y="0" width="320" height="60"/>
            <subviews>\(label)</subviews>\(edges)</tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
            """
    }

    private nonisolated static func labelled(_ id: String, _ label: String) -> String {
        LintCase.button(
            id, "20 40 60 44", contents: "<accessibility key=\"accessibilityConfiguration\" label=\"\(label)\"/>")
    }

    private nonisolated static func field(_ attributes: String, traits: String = "") -> String {
        JudgedDocument.view(
            "A", "20 40 150 34", "borderStyle=\"roundedRect\" minimumFontSize=\"17\" \(attributes)", element: "textField",
            contents: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
                + "<textInputTraits key=\"textInputTraits\" \(traits)/>")
    }

    private nonisolated static func segments(_ titles: String...) -> String {
        JudgedDocument.view(
            "A", "20 40 120 32", element: "segmentedControl",
            contents: "<segments>\(titles.map { "<segment title=\"\($0)\"/>" }.joined())</segments>")
    }

    private nonisolated static func covering(_ views: [String]) -> String {
        "<subviews>\(views.joined())</subviews>"
            + JudgedDocument.constraints(
                place + [
                    "x B leading R leading 0", "y B top R top 30", "w B width - - 320", "h B height - - 60",
                ])
    }

    private nonisolated static let opaque = JudgedDocument.view(
        "B", "0 30 320 60",
        contents: "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>")

    private nonisolated static func coloured(title: String, _ back: String) -> String {
        LintCase.button("A", "20 40 60 44", state: "title=\"Text\"").replacing(
            "title=\"Text\"/>",
            with: "title=\"Text\"><color key=\"titleColor\" \(title) alpha=\"1\" colorSpace=\"calibratedRGB\"/></state>"
        ).replacing(
            "<state", with: "<color key=\"backgroundColor\" \(back) alpha=\"1\" colorSpace=\"calibratedRGB\"/><state")
    }

    private nonisolated static let owned = LintCase.button("A", "20 40 60 30").replacing(
        "<button ", with: "<button customClass=\"PriceButton\" ")

    private nonisolated static func unstyled(_ button: String) -> String { button.replacing("buttonType=\"system\" ", with: "") }

    private nonisolated static let (white, black, yellow) = (
        "red=\"1\" green=\"1\" blue=\"1\"", "red=\"0\" green=\"0\" blue=\"0\"", "red=\"1\" green=\"1\" blue=\"0\""
    )

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
        #expect(findings.map(\.message) == ["UILabel “Text” (A, line 1) reaches 12 points at the top out of the safe area"])
        #expect(try LintCase.findings("outside-safe-area", in: contents(20), kind: .controller).isEmpty)
        #expect(try LintCase.findings("outside-safe-area", in: contents(8)).isEmpty)
    }

    /// A text view that scrolls keeps its text from under bars by itself.
    @Test func textViewsUnderBars() throws {
        func contents(_ attributes: String) -> String {
            let text = JudgedDocument.view("A", "0 0 320 480", "text=\"Notice\" \(attributes)", element: "textView")
            return "<subviews>\(text)</subviews>"
                + JudgedDocument.constraints(
                    "t A top R top 0", "b A bottom R bottom 0", "l A leading R leading 0", "r A trailing R trailing 0")
        }
        #expect(try LintCase.findings("outside-safe-area", in: contents(""), kind: .controller).isEmpty)
        #expect(try LintCase.findings("outside-safe-area", in: contents("scrollEnabled=\"NO\""), kind: .controller).count == 1)
    }

    @Test(
        "A finding tells which side of a button is small",
        arguments: [
            ("60", "30", "30 points high"), ("30", "44", "30 points wide"), ("20", "30", "20 points wide and 30 points high"),
        ])
    func smallSides(_ width: String, _ height: String, _ words: String) throws {
        let button = LintCase.button("A", "20 40 \(width) \(height)")
        let found = try LintCase.findings(
            "small-target", in: Self.placed(button, "w A width - - \(width)", "h A height - - \(height)"))
        #expect(found.map(\.message) == ["UIButton “Text” (A, line 1) is \(words)"])
    }

    /// A row measures itself on a device.
    @Test(arguments: [("60", 1), ("-1", 0)]) func rowsOfFixedHeightAreFound(_ height: String, _ count: Int) throws {
        var canvas = CanvasConfiguration()
        canvas.showsDevice = true
        let row = Self.growingRow("rowHeight=\"\(height)\" estimatedRowHeight=\"-1\"")
        #expect(try LintCase.findings("fixed-row-height", in: row, canvas: canvas).count == count)
    }

    /// The size of a nib's view is a program's choice if no screen has it.
    @Test func conflictsWithTheSizeOfANibsView() throws {
        func found(_ last: String) throws -> [LintFinding] {
            let view = JudgedDocument.view("A", "0 0 320 60")
            let constraints = JudgedDocument.constraints(
                "t A top R top 0", "b R bottom A bottom 0", "h A height - - 60", "k A width - - 20", last)
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
                useAutolayout="YES"><device id="retina3_5" orientation="portrait"/><objects>
                <view id="R"><rect key="frame" x="0.0" y="0.0" width="320" height="80"/><subviews>\(view)</subviews>\(constraints)</view>
                </objects></document>
                """
            let lint = DocumentLint(try InterfaceDocument(bytes: Array(text.utf8)), rules: [.unsatisfiable])
            return lint.scenes.flatMap(lint.findings)
        }
        ConflictLog.sink = { _ in }
        #expect(try found("l A leading R leading 0").isEmpty)
        #expect(try found("l A width - - 30").count == 1)
    }

    /// Whoever loads a nib for a view of its own decides how large the nib's root is.
    @Test(arguments: [("", 0), (#"<outlet property="view" destination="R" id="o"/>"#, 1)])
    func keysOfALoadedNib(_ outlet: String, _ count: Int) throws {
        let constraints = JudgedDocument.constraints(
            "t A top R top 0", "b R bottom A bottom 0", "l A leading R leading 0", "r R trailing A trailing 0")
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES"><device id="retina3_5" orientation="portrait"/><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Keys"><connections>\(outlet)</connections></placeholder>
            <view id="R"><rect key="frame" x="0.0" y="0.0" width="320" height="41"/>
            <subviews>\(LintCase.button("A", "0 0 320 41"))</subviews>\(constraints)</view></objects></document>
            """
        ConflictLog.sink = { _ in }
        let rule = try #require(LintRule.named("small-target"))
        let lint = DocumentLint(try InterfaceDocument(bytes: Array(text.utf8)), rules: [rule])
        #expect(lint.scenes.flatMap(lint.findings).count == count)
    }

    /// Nobody knows where a program shows a tab bar controller that neither is the initial controller nor is shown by
    /// another one, nor where its children end.
    @Test(arguments: ["", #"initialViewController="T""#]) func childrenOfAContainerWithoutAPlace(_ initial: String) throws {
        let controller = { (id: String) in
            let constraints = JudgedDocument.constraints("t \(id)A top \(id)R top 8", "l \(id)A leading \(id)R leading 20")
            return """
                <scene sceneID="s\(id)"><objects><viewController id="\(id)"><view key="view" id="\(id)R">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>\(LintCase.label("\(id)A", "20 8 60 21"))</subviews>
                <viewLayoutGuide key="safeArea" id="\(id)safe"/>\(constraints)</view></viewController></objects></scene>
                """
        }
        let segue = { (id: String) in
            #"<segue destination="\#(id)" kind="relationship" relationship="viewControllers" id="g\#(id)"/>"#
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \(initial)>
            <device id="retina3_5" orientation="portrait"/><scenes>\(controller("a"))\(controller("b"))<scene sceneID="t"><objects>
            <tabBarController id="T"><connections>\(segue("a"))\(segue("b"))</connections></tabBarController></objects></scene></scenes>
            </document>
            """
        let rule = try #require(LintRule.named("outside-safe-area"))
        let lint = DocumentLint(try InterfaceDocument(bytes: Array(text.utf8)), rules: [rule])
        #expect(lint.scenes.flatMap(lint.findings).count == (initial.isEmpty ? 0 : 2))
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
            findings.map(\.message) == ["the constraints do not decide the horizontal place and the width of UIView (B, line 1)"])
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
