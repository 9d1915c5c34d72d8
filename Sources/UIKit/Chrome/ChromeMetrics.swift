/// The lengths that Apple chose for what the system puts around a program's content, each with the source of every value.
///
/// Programs, the canvas of Interface Builder and its pictures read these tables. Where the canvas shows other bars than the run-time system of
/// its generation, a table has a row for each. *Recorded frames* are those that Interface Builder saved in public documents.
package enum ChromeMetrics {
    // MARK: Bars

    /// The height of a navigation bar without a large title or prompt.
    package static let navigationBar = ChromeTable(
        "navigation bar", usual: 44, source: "recorded frames: over 800 bars of all versions before Xcode 26",
        Row(
            56, .holder(.sheet), .anyCanvas,
            source: "recorded frames: over 100 bars at the top of sheets, up to Xcode 16; of later canvases none is known"),
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

    /// The height of a navigation bar with a large title below the usual one. Only where the height is regular are titles large.
    package static let largeTitleBar = ChromeTable(
        "navigation bar with a large title", usual: 96, source: "recorded frames: 62 bars of Xcode 9 to 16",
        Row(106, .generation(.iOS26), source: "recorded frames: 28 bars of Xcode 26; logs of iOS 26.1 state 106 too"),
        Row(108, .holder(.sheet), source: "recorded frames: eight bars at the top of sheets, Xcode 12 to 14"))

    /// What a line above the title adds to a navigation bar.
    package static let prompt = ChromeTable(
        "prompt of a navigation bar", usual: 30, source: "recorded frames of root views below a prompt")

    /// The height of a navigation bar.
    package static func navigationBarHeight(_ place: ChromePlace, hasLargeTitle: Bool, hasPrompt: Bool) -> CGFloat {
        let bar = hasLargeTitle && place.orientation == .portrait ? largeTitleBar : navigationBar
        return bar[place] + (hasPrompt ? prompt[place] : 0)
    }

    /// The height of a toolbar without what lies below it on screens with a home indicator.
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

    /// The height of a tab bar without what lies below it on screens with a home indicator.
    package static let tabBar = ChromeTable(
        "tab bar", usual: 49, source: "recorded frames: 101 bars of all versions, those of Xcode 26 included",
        Row(83, .program, .generation(.iOS26), source: "logs of iOS 26.1 on a phone with a button; not known of other devices"),
        Row(32, .orientation(.landscape), source: "published for run time; no document records one"))

    /// The height of a search bar.
    package static let searchBar = ChromeTable(
        "search bar", usual: 56, source: "recorded frames: 20 bars of Xcode 9.3 to 16",
        Row(44, .canvas(before: .xcode9_3), source: "recorded frames: eleven of thirteen bars"),
        Row(51, .canvas(.xcode13 ..< .xcode13_3), source: "recorded frames: nine bars"),
        Row(64, .anyCanvas, .generation(.iOS26), source: "recorded frames: both bars of Xcode 26"))

    // MARK: Screens

    /// What the status bar takes at the top of a screen. Phones with a home indicator differ one by one: ``DeviceScreen`` has theirs.
    package static let statusBar = ChromeTable(
        "status bar", usual: 20, source: "recorded frames of phones and tablets with a button",
        Row(0, .phone, .orientation(.landscape), source: "Apple documents that phones in landscape have none from iOS 8 on"),
        Row(
            0, .phone, .orientation(.landscapeOfLargePhone),
            source: "Apple documents that phones in landscape have none from iOS 8 on"),
        Row(0, .phone, .canvas(.xcode11 ..< .xcode14_3), source: "recorded frames: the canvas of Xcode 11 to 14.2 left it out"),
        Row(0, .pad, .canvas(.xcode11 ..< .xcode14Beta), source: "recorded frames: the canvas of Xcode 11 to 13 left it out"),
        Row(24, .pad, .homeIndicator, source: "published for run time; recorded bars of two such tablets begin there"))

    /// What the home indicator takes at the bottom of a screen.
    package static let homeIndicator = ChromeTable(
        "home indicator", usual: 0, source: "a screen with a button has none",
        Row(20, .pad, .homeIndicator, source: "published for run time"),
        Row(34, .homeIndicator, .orientation(.portrait), source: "recorded frames of every phone without a button"),
        Row(21, .homeIndicator, source: "recorded frames in landscape; published for run time"))

    // MARK: Sheets

    /// What a sheet of full height leaves free below the screen's top inset.
    package static let sheetGap = ChromeTable(
        "gap above a sheet", usual: 10, source: "recorded roots of sheets are as much shorter than their devices",
        Row(30, .generation(.iOS26), source: "logs of iOS 26.1: a sheet begins at 30 of a screen without insets"))

    /// The radius of a sheet's corners.
    package static let sheetCornerRadius = ChromeTable(
        "radius of a sheet's corners", usual: 10, source: "no measurement is known")

    /// The width of a form sheet on a large screen, unless its controller prefers another.
    package static let formSheetWidth = ChromeTable("width of a form sheet", usual: 540, source: "published for run time")
    /// The height of a form sheet on a large screen, unless its controller prefers another.
    package static let formSheetHeight = ChromeTable("height of a form sheet", usual: 620, source: "published for run time")
    /// The least width of a page sheet on a large screen.
    package static let pageSheetWidth = ChromeTable("width of a page sheet", usual: 704, source: "no measurement is known")

    /// Every table above.
    package static let all = [
        navigationBar, largeTitleBar, prompt, toolbar, tabBar, searchBar, statusBar, homeIndicator, sheetGap, sheetCornerRadius,
        formSheetWidth,
        formSheetHeight,
        pageSheetWidth,
    ]

    private typealias Row = ChromeTable.Row
}
