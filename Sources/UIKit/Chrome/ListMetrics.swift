/// The default heights and distances in tables and lists, each with the source of every value.
package enum ListMetrics {
    // MARK: Rows

    /// The default height of a row, including its separator.
    package static let row = ChromeTable(
        "row of a table", usual: 44, source: "recorded frames: cells of 44 points, or 44 less a hairline from Xcode 12 on",
        ChromeTable.Row(51, .anyCanvas, .generation(.iOS26), source: "recorded frames: 264 cells of Xcode 26"),
        ChromeTable.Row(52, .generation(.iOS26), source: "logs of iOS 26.1"))

    /// The default height of a row in programs, including its separator.
    package static func rowHeight(_ generation: SystemGeneration) -> CGFloat {
        row[ChromePlace(device: .phoneWithButton, presenter: .program(generation))]
    }

    /// Whether a row's cell is lower than the row by a hairline.
    package static let cellsLeaveHairline = LookTable(
        "hairline below a cell", true, source: "recorded frames: cells of 43.5 points at scale 2, 43.67 at scale 3",
        (false, .iOS26, "measured on iOS 26.1: rows of 62 points have cells and content views of 62"))

    /// Whether a row that its content's constraints size is higher than they ask for by a hairline, in tables with
    /// separators. The content view is as high as the row, so that required constraints of its height conflict.
    package static let automaticRowsHoldSeparator = LookTable(
        "hairline of automatic rows", true,
        source: "public conflict logs of iOS 11 to 18: content views of 95.3333 points for 10 + 75 + 10, 116.333 and 54.3333 at "
            + "scale 3, 312.5 at scale 2",
        (false, .iOS26, "not known: no log of a row with constraints was found; other rows are measured exact"))

    /// Whether the content view of a row with a stated height leaves the separator's hairline below it.
    package static let contentViewsLeaveHairline = LookTable(
        "hairline below a content view", true, source: "view dumps: content views of 43.5 points in rows of 44, at scale 2",
        (false, .iOS13, "view dumps: content views as high as their rows"))

    /// The corner radius of sections in inset grouped tables, in points.
    package static let sectionRadius = LookTable<CGFloat>(
        "corners of inset grouped sections", 10, source: "Apple's pictures of iOS 13 to 18",
        (26, .iOS26, "Apple's pictures of iOS 26: a section of one row of 52 points is a capsule"))

    /// The minimum height of a list cell with the default content.
    package static let listRow = LookTable<CGFloat>(
        "row of a list", 44, source: "published for run time",
        (52, .iOS26, "measured on iOS 26.1 at scale 2: a line of 20.5 points between 16 and 15.5"))

    /// The minimum height on screens of scale 3.
    package static let listRowAtScale3 = LookTable<CGFloat>(
        "row of a list at scale 3", 44, source: "published for run time",
        (0, .iOS26, "measured on iOS 26.1 at scale 3: a line of 20.333 points between margins of 15"))

    /// The margins above and below the content of a list cell.
    package static let aboveAndBelowListContent = LookTable<CGFloat>(
        "margins above and below a list's content", 11, source: "what programs report",
        (15, .iOS26, "measured on iOS 26.1: 15 around two lines at scale 2 and one at scale 3"))

    /// The margin after the content of a list cell.
    package static let afterListContent = LookTable<CGFloat>(
        "margin after a list's content", 8, source: "what programs report",
        (16, .iOS26, "measured on iOS 26.1: a value's label ends 16 points before the cell's edge"))

    // MARK: Cells with a subtitle

    /// The distance above the title of a cell with a subtitle, if the distances do not depend on the texts: recorded
    /// frames.
    package static let aboveTitle: CGFloat = 9

    /// The distance below the subtitle of a cell: recorded frames.
    package static let belowSubtitle: CGFloat = 10

    /// The distances in a cell with a subtitle: above the title, between title and subtitle, and below the subtitle.
    ///
    /// - Source: measured on iOS 26.1: 9, 3 and 11.5 for lines of 20.5 and 18 points (15 points of subtitle), and 15, 6
    ///   and 20.5 for lines of 39.5 and 36 (30 points of subtitle). Values between are interpolated.
    package static func subtitleDistances(
        titleLine: CGFloat, subtitleLine: CGFloat, subtitleSize: CGFloat
    ) -> (above: CGFloat, between: CGFloat, below: CGFloat) {
        (9 + max(0, titleLine - 20.5) * 6 / 19, subtitleSize / 5, 2.5 + subtitleLine / 2)
    }

    /// Whether the distances in cells with subtitles depend on the texts, by
    /// ``subtitleDistances(titleLine:subtitleLine:subtitleSize:)``.
    package static let subtitlesFollowText = LookTable(
        "distances of subtitles", false, source: "recorded frames: the texts stand in the middle, 2 or 3 points apart",
        (true, .iOS26, "measured on iOS 26.1 at two text sizes"))

    // MARK: Titles of sections

    /// The height of a section title of one line in plain tables.
    package static let plainTitle = ChromeTable(
        "title in a plain table", usual: 28, source: "the distances between recorded sections")

    /// The height of a section title of one line in grouped tables, without the gap above the first section.
    package static let groupedTitle = ChromeTable(
        "title in a grouped table", usual: 38, source: "the distances between recorded sections; logs of iOS 26.1 state 38 too")

    /// The height of a section title of one line in programs.
    package static func titleHeight(isPlain: Bool, _ generation: SystemGeneration) -> CGFloat {
        (isPlain ? plainTitle : groupedTitle)[ChromePlace(device: .phoneWithButton, presenter: .program(generation))]
    }

    /// The space below the title of a grouped section.
    package static let belowGroupedTitle = LookTable<CGFloat>(
        "room below a grouped title", 6, source: "recorded frames",
        (5.5, .iOS26, "measured on iOS 26.1: a line of 20.5 points begins at 12 of 38"))

    /// The difference between the height of a grouped section's title and that of its text.
    package static let aroundGroupedTitle = LookTable<CGFloat>(
        "room around a grouped title", 22, source: "the distances between recorded sections",
        (17.5, .iOS26, "measured on iOS 26.1: 38 points for a line of 20.5"))

    /// Whether titles of grouped sections are shown in upper case.
    package static let capitalizesTitles = LookTable(
        "case of grouped titles", true, source: "recorded titles; Apple documents the capitals",
        (false, .iOS26, "measured on iOS 26.1: titles stand as written"))

    /// Whether the first title of an inset grouped table has the same gap above as later ones.
    package static let insetTitlesHaveGap = LookTable(
        "gap above the first title of an inset grouped table", true, source: "recorded frames",
        (false, .iOS26, "measured on iOS 26.1: 38 points for the first title as for the next"))

    /// Whether headers and footers of inset grouped tables have the table's width, with their contents aligned to the
    /// rows.
    package static let insetTitlesAreWide = LookTable(
        "width of titles in an inset grouped table", false, source: "no measurement is known",
        (
            true, .iOS26,
            "measured on iOS 26.1: headers as wide as the table, their content views 16 or 20 points narrower at either side"
        ))

    /// Whether separators end at the margin instead of the edge.
    package static let separatorsEndAtMargin = LookTable(
        "end of separators", false, source: "separators before iOS 26 end at the cell's edge",
        (true, .iOS26, "measured on iOS 26.1: 16 from both sides in all styles"))

    /// The margins above and below the content of a list header.
    package static let aboveAndBelowListTitle = LookTable<CGFloat>(
        "margins above and below a list's title", 6, source: "what programs report",
        (8, .iOS26, "measured on iOS 26.1: 36.333 for a line of 20.333"))

    /// Whether list headers may be lower than rows.
    package static let titlesMayBeLowerThanRows = LookTable(
        "least height of a list's title", false, source: "no measurement is known",
        (true, .iOS26, "measured on iOS 26.1: a header of 36.333 points beside rows of 50.333"))

    // MARK: Accessories

    /// The height of a disclosure indicator.
    package static let disclosureHeight = LookTable<CGFloat>(
        "disclosure indicator", 22, source: "no measurement is known", (14, .iOS26, "measured on iOS 26.1: 10.5 by 14"))

    /// The width that a disclosure indicator takes of a row, without the margin after it.
    package static let disclosureWidth = LookTable<CGFloat>(
        "width of a disclosure indicator", 18,
        source: "content views that documents of Xcode 4 to 10 record, and view dumps: 8 behind a distance of 10",
        (10.3, .iOS13, "content views that documents record since Xcode 11: 10.5 at scale 2 and 10.33 at scale 3"))

    /// The width of an accessory of a list cell, without the margin after it.
    ///
    /// - Source: measured on iOS 26.1: contents that are 30 and 40 points narrower than their cells. The accessories of
    ///   those cells are unknown; we assume that the narrower one is the indicator.
    package static let listAccessory: (indicator: CGFloat, other: CGFloat) = (14, 24)

    /// The padding above the titles of plain tables and lists.
    package static let abovePlainTitle = LookTable<CGFloat>(
        "padding above a plain title", 0, source: "recorded sections in documents before Xcode 13",
        (22, .iOS13, "recorded sections in documents since Xcode 13"))

    /// Whether a grouped table that begins without a title has two gaps above its first section instead of one.
    package static let untitledTablesHaveTwoGaps = LookTable(
        "gap above a grouped table's first section", true, source: "first rows at 35 in documents of Xcode 10",
        (false, .iOS13, "first rows at 17.5 and 17.667 in documents since Xcode 11"))

    /// The space below a section of a grouped list.
    ///
    /// - Source: measured on iOS 26.1: the next section begins 35 points below, and the first one at the list's top.
    package static let belowListSection: CGFloat = 35

    /// The space below the footer of a grouped list.
    ///
    /// - Source: not measured; the gap between the sections of tables.
    package static let belowListFooter: CGFloat = 17.5

    /// All tables of the type `ChromeTable` above.
    package static let all = [row, plainTitle, groupedTitle]
}
