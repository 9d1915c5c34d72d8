/// The heights that tables and lists have by default, each with the source of every value.
package enum ListMetrics {
    /// The height of a row that nothing else decides, with its separator.
    package static let row = ChromeTable(
        "row of a table", usual: 44, source: "recorded frames: cells of 44 points, or 44 less a hairline from Xcode 12 on",
        ChromeTable.Row(51, .anyCanvas, .generation(.iOS26), source: "recorded frames: 264 cells of Xcode 26"),
        ChromeTable.Row(52, .generation(.iOS26), source: "logs of iOS 26.1"))

    /// The least height of a list's cell with the default content.
    package static let listRow = ChromeTable(
        "row of a list", usual: 44, source: "published for run time",
        ChromeTable.Row(52, .generation(.iOS26), source: "logs of iOS 26.1: a line of 20.5 points between 16 and 15.5"))

    /// The height of a section's title in plain tables, where it takes one line.
    package static let plainTitle = ChromeTable(
        "title in a plain table", usual: 28, source: "the distances between recorded sections")

    /// The height of a section's title in grouped tables, where it takes one line, without the gap above the first section.
    package static let groupedTitle = ChromeTable(
        "title in a grouped table", usual: 38, source: "the distances between recorded sections; logs of iOS 26.1 state 38 too")

    /// Every table above.
    package static let all = [row, listRow, plainTitle, groupedTitle]

    /// The place that programs' tables are in: no value depends on more than the generation.
    package static let ofPrograms = ChromePlace(device: .phoneWithButton)
}
