/// The text styles and weights of the system's own texts, if they differ between generations, each with its source.
package enum SystemTextLooks {
    /// The text style of section titles in grouped tables and lists.
    package static let groupedTitle = LookTable(
        "text style of grouped titles", UIFont.TextStyle.footnote, source: "published for run time: Regular 13",
        (.headline, .iOS26, "measured on iOS 26.1: Semibold 17"))

    /// Whether section titles follow the content size category that traits override, or only that of the screen.
    package static let sectionTitlesFollowTraits = LookTable(
        "text size of sections' titles", true, source: "no measurement is known",
        (false, .iOS26, "measured on iOS 26.1: 17 points in a table whose traits override the text size"))

    /// The text style of a cell's secondary text.
    package static let subtitle = LookTable(
        "text style of subtitles", UIFont.TextStyle.caption1, source: "recorded frames: 12 points",
        (.subheadline, .iOS26, "measured on iOS 26.1: 15 points in cells and lists"))

    /// The weight of the selected segment of a segmented control.
    package static let selectedSegment = LookTable(
        "weight of a selected segment", UIFont.Weight.regular, source: "Apple's pictures of iOS 7 to 12",
        (.semibold, .iOS13, "Apple's pictures of iOS 13"),
        (.medium, .iOS26, "measured on iOS 26.1: Medium 13, the others Regular 13"))

    /// The weight of a search field's text.
    package static let searchField = LookTable(
        "weight of a search field's text", UIFont.Weight.regular, source: "published for run time",
        (.medium, .iOS26, "measured on iOS 26.1: Medium 17 while the field is inactive"))

    /// The weight of a bar button's title.
    package static let barButton = LookTable(
        "weight of a bar's button", UIFont.Weight.regular, source: "published for run time",
        (.medium, .iOS26, "measured on iOS 26.1: Medium 17"))

    /// The largest content size category that titles and buttons of bars follow.
    package static let largestInBars = LookTable(
        "largest text size in bars", UIContentSizeCategory.large, source: "published for run time: bars keep 17 points",
        (.extraExtraLarge, .iOS26, "measured on iOS 26.1: 21 points at the second accessibility size"))

    /// The weight of the selected tab's title.
    package static let selectedTab = LookTable(
        "weight of a selected tab's title", UIFont.Weight.medium, source: "published for run time",
        (.semibold, .iOS26, "measured on iOS 26.1: Semibold 10, the others Medium 10"))
}
