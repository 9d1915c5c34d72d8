/// The lengths that Apple chose for the system's views around a program's content, each with the source of every value.
///
/// Programs, the canvas of Interface Builder and its pictures read these tables. If the bars on the canvas differ from
/// those of the run-time system of its generation, a table has a row for each. *Recorded frames* are those that
/// Interface Builder saved in public documents.
package enum ChromeMetrics {
    // MARK: Bars

    /// The height of a navigation bar without a large title or prompt.
    package static let navigationBar = ChromeTable(
        "navigation bar", usual: 44, source: "recorded frames: over 800 bars of all versions before Xcode 26",
        Row(
            56, .holder(.sheet), .canvas(before: .xcode26),
            source: "recorded frames: over 100 bars at the top of sheets, up to Xcode 16"),
        Row(
            54, .generation(.iOS26),
            source: "recorded frames: 38 bars of Xcode 26, tablets' in landscape included; logs of iOS 26.1 state 54 too"),
        Row(
            32, .orientation(.landscape), source: "a recorded frame of Xcode 10 for a phone of 4.7 inches; published for run time"
        ),
        Row(56, .holder(.sheet), source: "recorded frames: over 100 bars at the top of sheets"),
        Row(
            50, .pad, .holder(.controller), .generation(.iOS13),
            source: "recorded frames: all four tablets' bars of Xcode 11 to 16"),
        Row(
            50, .pad, .holder(.controller), .canvas(.xcode9_3 ..< .xcode11),
            source: "recorded frames: all four tablets' bars of Xcode 10; the two of Xcode 8 and 9 have 44"))

    /// The height of a navigation bar with a large title below the row of buttons. Titles are large only in a regular
    /// height.
    package static let largeTitleBar = ChromeTable(
        "navigation bar with a large title", usual: 96, source: "recorded frames: 62 bars of Xcode 9 to 16",
        Row(106, .generation(.iOS26), source: "recorded frames: 28 bars of Xcode 26; logs of iOS 26.1 state 106 too"),
        Row(108, .holder(.sheet), source: "recorded frames: eight bars at the top of sheets, Xcode 12 to 14"))

    /// The minimum distance of a container's navigation bar from the top of a window with a smaller top inset.
    package static let navigationBarTop = ChromeTable(
        "least top of a navigation bar", usual: 0, source: "recorded frames: bars begin below the status bar",
        Row(
            16, .phone, .holder(.sheet), .generation(.iOS26),
            source: """
                recorded frames: the three bars of Xcode 26 at the top of sheets, in two projects; the one of a full screen without a status bar begins \
                at 10, as on iOS 26.1
                """),
        Row(32, .pad, .program, .generation(.iOS26), source: "measured on iOS 26.1: a tablet's bar begins at 32"),
        Row(10, .program, .generation(.iOS26), source: "measured on iOS 26.1: a phone's bar begins at 10 where no status bar is"))

    /// The space that a navigation bar leaves below its row of title and buttons.
    package static let belowBarRow = LookTable<CGFloat>(
        "room below a bar's row", 0, source: "recorded frames: titles and buttons stand in the middle of their bars",
        (10, .iOS26, "measured on iOS 26.1: titles and buttons stand in the middle of the upper 44 of 54 points"))

    /// The distance from the top of a large title's strip, below the row of buttons, to its line.
    package static let largeTitleInset = LookTable<CGFloat>(
        "room above a large title", 3, source: "the places that recorded bars leave",
        (3.5, .iOS26, "measured on iOS 26.1: 3.5 above a line of 41 points in a strip of 52, nothing above one of 57.5"))

    /// The minimum space below the line of a large title; nil if the bar's height does not depend on the line.
    package static let belowLargeTitle = LookTable<CGFloat?>(
        "least room below a large title", nil, source: "no measurement is known",
        (4, .iOS26, "measured on iOS 26.1: a line of 57.5 points has a strip of 61.5"))

    /// The height of the capsule behind a bar's buttons; nil for none.
    package static let buttonPlatter = LookTable<CGFloat?>(
        "platter of a bar's button", nil, source: "bars' buttons before iOS 26 have no background",
        (44, .iOS26, "measured on iOS 26.1: the platter of a title is 44 points high, that of a back button 44 by 44"))

    /// The height of a bar's buttons, in bars that are as high.
    ///
    /// - Source: a public view dump of iOS 13: buttons are 44 points high and centred in a bar of 56.
    package static let barButtonHeight: CGFloat = 44

    /// The padding at both sides of a title in a bar's button, in points.
    package static let barTitlePadding = LookTable<CGFloat>(
        "room beside a button's title in a bar", 8, source: "public view dumps and logs of iOS 11 to 18",
        (16, .iOS26, "measured on iOS 26.1: platters are 32 points wider than their titles"))

    /// The padding at both sides of an image in a bar's button, in points.
    package static let barImagePadding = LookTable<CGFloat>(
        "room beside a button's image in a bar", 11, source: "public view dumps and logs of iOS 11 to 18",
        (10, .iOS26, "no measurement is known"))

    /// The space between neighbouring items of a bar.
    package static let barButtonGap = LookTable<CGFloat>(
        "gap between a bar's buttons", 8, source: "public view dumps and logs of iOS 11 to 18",
        (16, .iOS26, "no measurement is known"))

    /// The distance by which buttons reach beyond the margin of a bar's content, so that their titles begin at the
    /// margin. Views of programs end at the margin.
    package static let barButtonOverhang = LookTable<CGFloat>(
        "overhang of a bar's buttons", 8,
        source: "public view dumps of iOS 11 and 13: buttons end 8 points before the bar's edge, a view 16 points before it",
        (0, .iOS26, "measured on iOS 26.1: platters end at the margin"))

    /// The space between a row of items and the title beside it.
    package static let besideBarRow = LookTable<CGFloat>(
        "room beside a bar's row", 0,
        source: "a public trace of iOS 11: the title's guide extends from the leading items' guide to that of the trailing ones",
        (16, .iOS26, "no measurement is known"))

    /// The space between a back button and what is beside it.
    package static let besideBackButton = LookTable<CGFloat>(
        "room beside a back button", 6, source: "a public conflict log of iOS 15: the constraint UINavItemContentGuide-leading",
        (16, .iOS26, "no measurement is known"))

    /// Whether the view around a window's root view clips it.
    package static let rootViewsAreClipped = LookTable(
        "clipping of root views", true, source: "public view dumps of iOS 12 and 13",
        (false, .iOS13, "public view dumps of iOS 14 and 15"))

    /// Whether the chevron of back buttons is 13 points wide instead of 12.
    package static let backChevronsAreWide = LookTable(
        "wide back chevrons", true, source: "public view dumps of iOS 8.1 and 9: the indicator is 13 x 21",
        (false, .iOS13, "no measurement is known"))

    /// Whether back buttons show the title of the previous item.
    package static let backButtonsHaveTitles = LookTable(
        "titles of back buttons", true, source: "Apple documents the title beside the chevron",
        (false, .iOS26, "measured on iOS 26.1: a back button is 44 points wide"))

    /// Whether the height of bars' titles is rounded up to whole points, and their position down to pixels.
    package static let titlesTakeWholePoints = LookTable(
        "height of a bar's title", false, source: "recorded frames",
        (true, .iOS26, "measured on iOS 26.1: a line of 20.5 points has 21, one of 25.5 has 26"))

    /// Whether bars have a material and a hairline by default.
    package static let barsHaveMaterial = LookTable(
        "material of bars", true, source: "Apple documents the default background",
        (false, .iOS26, "Apple's pictures of iOS 26: content shows beside the platters of buttons and tabs"))

    /// Whether bars have no background by default while content is at their edge.
    package static let barsAreBareAtScrollEdge = LookTable(
        "bars at the edge of their content", false, source: "documents do not record it",
        (true, .iOS26, "Apple documents that bars are transparent at the scroll edge since iOS 15"))

    /// The height that a prompt above the title adds to a navigation bar.
    package static let prompt = ChromeTable(
        "prompt of a navigation bar", usual: 30, source: "recorded frames of root views below a prompt")

    /// The height of a navigation bar.
    package static func navigationBarHeight(_ place: ChromePlace, hasLargeTitle: Bool, hasPrompt: Bool) -> CGFloat {
        let bar = hasLargeTitle && place.orientation == .portrait ? largeTitleBar : navigationBar
        return bar[place] + (hasPrompt ? prompt[place] : 0)
    }

    /// The height of a toolbar without the part below it on screens with a home indicator.
    package static let toolbar = ChromeTable(
        "toolbar", usual: 44, source: "recorded frames: all 38 bars on devices with a button",
        Row(
            44, .holder(.view), .canvas(before: .xcode12),
            source: "recorded frames: 24 of 27 views' toolbars before Xcode 12; of Xcode 12, 96 of 104 have 49"),
        Row(44, .program, .generation(.iOS26), .orientation(.landscape), source: "logs of iOS 26.1 on a phone with a button"),
        Row(48, .program, .generation(.iOS26), source: "logs of iOS 26.1 on a phone with a button; not known of other devices"),
        Row(32, .orientation(.landscape), source: "published for run time; no document records one"),
        Row(
            49, .phone, .homeIndicator,
            source: """
                recorded frames: navigation controllers' toolbars from Xcode 10 on and 120 of views from Xcode 12 on; nine root views above \
                one end 83 points above the screen's end, with the home indicator
                """))

    /// Whether constraints tie a toolbar's items to its ends, so that a toolbar without a width logs conflicts.
    package static let toolbarsHaveConstraints = LookTable(
        "constraints of toolbars", false, source: "no log is known",
        (true, .iOS13, "public conflict logs of iOS 13 to 18"), (false, .iOS26, "a public remark: iOS 26 logs nothing"))

    /// The height of a tab bar without the part below it on screens with a home indicator.
    package static let tabBar = ChromeTable(
        "tab bar", usual: 49, source: "recorded frames: 101 bars of all versions, those of Xcode 26 included",
        Row(32, .orientation(.landscape), source: "published for run time; no document records one"),
        Row(
            83, .phone, .program, .generation(.iOS26), .noHomeIndicator,
            source: "measured on iOS 26.1 on a phone with a button; with a home indicator 49 and 34 are as much together"))

    /// The height of the capsule behind a phone's tabs; nil for none.
    package static let tabPlatter = LookTable<CGFloat?>(
        "platter of tabs", nil, source: "tab bars before iOS 26 have a background as wide as the screen",
        (62, .iOS26, "measured on iOS 26.1: 274 by 62 for three tabs"))

    /// Whether tablets have their tabs at the top, in the row of a navigation bar.
    package static let tabsAreAtTopOfTablets = LookTable(
        "tabs at the top of tablets", false, source: "recorded frames of Xcode 7 to 16: tablets' bars are at the bottom",
        (
            true, .iOS26,
            """
            developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar: since iPadOS 18; the place and the \
            sizes, those of the row's buttons, are not measured
            """
        ))

    /// The width of a tab in a platter.
    package static let tabWidth: CGFloat = 94
    /// The distance between two tabs' leading edges on a platter: measured on iOS 26.1, three tabs of 94 points in 274.
    package static let tabStep: CGFloat = 86
    /// The padding around the tabs on a platter: measured on iOS 26.1, tabs of 54 points in 62.
    package static let tabPlatterPadding: CGFloat = 4

    /// The space above a tab in a bar without a platter: a public view dump of iOS 10.
    package static let aboveTab: CGFloat = 1
    /// The space at both sides of a tab in a bar without a platter, whose tabs share the width: the same dump.
    package static let besideTab: CGFloat = 2

    /// The distance from a tab's top to the title's line below the image.
    package static let tabTitleTop = LookTable<CGFloat>(
        "top of a tab's title", 35, source: "a public view dump of iOS 7 or 8",
        (34.5, .iOS13, "a public view dump of iOS 13"), (35, .iOS26, "no measurement is known"))

    /// The distance from a tab's top to the middle of the image above a title.
    package static let tabImageMiddle = LookTable<CGFloat>(
        "middle of a tab's image", 18, source: "public view dumps of iOS 7 or 8, images of 30 points, and of iOS 13, 28 points",
        (19.5, .iOS26, "no measurement is known"))

    /// The space between a tab's image and the title beside it; our estimate from Apple's pictures, no measurement is
    /// known.
    package static let tabTitleGap: CGFloat = 6
    /// The minimum padding beside an image and its title in a tab that is as wide as they require; no measurement is
    /// known.
    package static let tabSidePadding: CGFloat = 12

    /// The height of a tab's badge.
    package static let badge = LookTable<CGFloat>(
        "badge of a tab", 18, source: "no measurement is known",
        (20, .iOS26, "measured on iOS 26.1: 20 by 20 for one digit"))

    /// The height of a search bar.
    package static let searchBar = ChromeTable(
        "search bar", usual: 56, source: "recorded frames: 20 bars of Xcode 9.3 to 16",
        Row(44, .canvas(before: .xcode9_3), source: "recorded frames: eleven of thirteen bars"),
        Row(51, .canvas(.xcode13 ..< .xcode13_3), source: "recorded frames: nine bars"),
        Row(64, .anyCanvas, .generation(.iOS26), source: "recorded frames: both bars of Xcode 26"))

    /// By how much a search bar below the title of a navigation bar is lower than by itself.
    package static let searchBarLessInBar = LookTable<CGFloat>(
        "what a search bar in a navigation bar lacks", 4,
        source: "published heights of navigation bars of iOS 11 to 18 with a search bar: 96, and 148 below a large title",
        (0, .iOS26, "no measurement is known"))

    // MARK: Screens

    /// The height of the status bar at the top of a screen. Phones with a home indicator differ individually:
    /// ``DeviceScreen`` has their values.
    package static let statusBar = ChromeTable(
        "status bar", usual: 20, source: "recorded frames of phones and tablets with a button",
        Row(0, .phone, .orientation(.landscape), source: "Apple documents that phones in landscape have none from iOS 8 on"),
        Row(
            0, .phone, .orientation(.landscapeOfLargePhone),
            source: "Apple documents that phones in landscape have none from iOS 8 on"),
        Row(0, .phone, .canvas(.xcode11 ..< .xcode14_3), source: "recorded frames: the canvas of Xcode 11 to 14.2 left it out"),
        Row(0, .pad, .canvas(.xcode11 ..< .xcode14Beta), source: "recorded frames: the canvas of Xcode 11 to 13 left it out"),
        Row(24, .pad, .homeIndicator, source: "published for run time; recorded bars of two such tablets begin there"))

    /// The inset of the home indicator at the bottom of a screen.
    package static let homeIndicator = ChromeTable(
        "home indicator", usual: 0, source: "a screen with a button has none",
        Row(20, .pad, .homeIndicator, source: "published for run time"),
        Row(34, .homeIndicator, .orientation(.portrait), source: "recorded frames of every phone without a button"),
        Row(21, .homeIndicator, source: "recorded frames in landscape; published for run time"))

    // MARK: Sheets

    /// Whether controllers are presented in sheets unless they say otherwise, and sheets stay such on phones.
    package static let sheetsAreUsual = LookTable(
        "sheets as the usual style", false,
        source:
            "developer.apple.com/documentation/uikit/uimodalpresentationstyle/automatic, of iOS 13; until then sheets fill phones",
        (true, .iOS13, "WWDC 2019, session 224"))

    /// The space between the screen's top inset and a sheet of full height.
    package static let sheetGap = ChromeTable(
        "gap above a sheet", usual: 10, source: "recorded roots of sheets are as much shorter than their devices")

    /// The minimum top inset of the screen for the placement of sheets.
    package static let sheetLeastInset = ChromeTable(
        "least inset above a sheet", usual: 0, source: "recorded roots of sheets",
        Row(
            20, .program, .generation(.iOS26),
            source:
                "measured on iOS 26.1: a sheet begins at 30 of a screen without insets, 10 below the status bar of phones with a button"
        ))

    /// The radius of a sheet's corners.
    package static let sheetCornerRadius = ChromeTable(
        "radius of a sheet's corners", usual: 10, source: "no measurement is known")

    /// The width of a form sheet on a large screen, unless its controller prefers another.
    package static let formSheetWidth = ChromeTable("width of a form sheet", usual: 540, source: "published for run time")
    /// The height of a form sheet on a large screen, unless its controller prefers another.
    package static let formSheetHeight = ChromeTable("height of a form sheet", usual: 620, source: "published for run time")
    /// The minimum width of a page sheet on a large screen.
    package static let pageSheetWidth = ChromeTable("width of a page sheet", usual: 704, source: "no measurement is known")

    /// All tables of the type `ChromeTable` above.
    package static let all = [
        navigationBar, largeTitleBar, navigationBarTop, prompt, toolbar, tabBar, searchBar, statusBar, homeIndicator, sheetGap,
        sheetLeastInset, sheetCornerRadius, formSheetWidth, formSheetHeight, pageSheetWidth,
    ]

    private typealias Row = ChromeTable.Row
}
