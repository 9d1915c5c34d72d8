/// The sizes of controls, in points, each with its source. Values that differ between generations are a `LookTable`.
package enum ControlMetrics {
    /// The size of a switch's frame; its alignment rectangle is 2 points narrower.
    package static let toggle = LookTable(
        "switch", CGSize(width: 51, height: 31), source: "recorded frames: over 450 switches up to Xcode 16",
        (CGSize(width: 63, height: 28), .iOS26, "measured on iOS 26.1; recorded frames: 90 switches of Xcode 26"))

    /// The size of a switch's thumb.
    package static let toggleThumb = LookTable(
        "thumb of a switch", CGSize(width: 27, height: 27), source: "a switch less 2 points above and below",
        (CGSize(width: 37, height: 24), .iOS26, "measured on iOS 26.1 for sliders, whose thumbs look alike"))

    /// The height of a slider's frame.
    package static let slider = LookTable<CGFloat>(
        "slider", 31, source: "recorded frames: over 250 sliders up to Xcode 16",
        (34, .iOS26, "measured on iOS 26.1; recorded frames: 18 sliders of Xcode 26"))

    /// The insets from a slider's frame to its alignment rectangle, at each side and at the bottom.
    package static let sliderOutset = LookTable(
        "outset of a slider", (side: CGFloat(2), bottom: CGFloat(1)), source: "recorded frames",
        ((side: 0, bottom: 0), .iOS26, "measured on iOS 26.1: the frame is the alignment rectangle"))

    /// The height of a slider's track.
    package static let sliderTrack = LookTable<CGFloat>(
        "track of a slider", 4, source: "no measurement is known", (6, .iOS26, "measured on iOS 26.1"))

    /// The size of a slider's thumb.
    package static let sliderThumb = LookTable(
        "thumb of a slider", CGSize(width: 28, height: 28), source: "no measurement is known",
        (CGSize(width: 37, height: 24), .iOS26, "measured on iOS 26.1"))

    /// The size of a stepper.
    ///
    /// - Source: recorded frames from Xcode 11.2 on.
    package static let stepper = CGSize(width: 94, height: 32)

    /// The height of a segmented control's frame; its alignment rectangle is 1 point lower.
    ///
    /// - Source: recorded frames from Xcode 11.2 on.
    package static let segmentedControl: CGFloat = 32

    /// The height of a progress view.
    ///
    /// - Source: recorded frames from Xcode 12 on.
    package static let progressView: CGFloat = 4

    /// The sizes of activity indicators of the medium and the large style.
    ///
    /// - Source: recorded frames.
    package static let activityIndicator = CGSize(width: 20, height: 20)
    package static let largeActivityIndicator = CGSize(width: 37, height: 37)

    /// The size of a page control: its height, the width besides the pages, the distance of the dots, their least
    /// distance in controls that are too narrow, and their diameter.
    ///
    /// - Source: recorded frames: 116 x 26 for three pages. The width per page is derived from the distance of the
    ///   dots. The least distance and the diameter are from Xcode 10 and before: 39 for three pages, 7 for a dot and 16
    ///   from one to the next.
    package static let pageControl = (
        height: CGFloat(26), margins: CGFloat(62), pitch: CGFloat(18), leastPitch: CGFloat(9), dot: CGFloat(7)
    )

    /// The size of a color well. This is an estimate: no recorded frame has a color well.
    package static let colorWell = CGSize(width: 28, height: 28)

    /// The size of a picker view, and of a date picker with wheels.
    ///
    /// - Source: recorded frames.
    package static let picker = CGSize(width: 320, height: 216)

    /// The height of a picker's row for which the delegate states none.
    package static let pickerRow: CGFloat = 32

    /// The width of a calendar's month and the heights of its rows and of its line of weekdays. Apple documents none of
    /// them; they follow the rows of a table.
    package static let month = (width: CGFloat(320), row: CGFloat(44), weekdays: CGFloat(20))

    /// A capsule of a compact date picker: its height at the default text size, the room beside, above and below a
    /// text, and the gap between two capsules.
    ///
    /// - Source: measured on iOS 26.1 for a picker of 128 by 34 points: a line in a capsule that is too low for it has
    ///   7 points above and below, and a text ends 12 points before the picker's edge. The gap is our choice.
    package static let dateCapsule = (height: CGFloat(34), padding: CGSize(width: 12, height: 7), gap: CGFloat(4))

    /// The least width of a button with nothing but a title.
    ///
    /// - Source: recorded frames of buttons with titles such as "+".
    package static let buttonWidth: CGFloat = 30

    /// The least height of a text field with a round border.
    package static let roundedTextField: CGFloat = 34

    /// The height that a search bar gives its field.
    package static let searchBarField: CGFloat = 36

    /// The intrinsic height of a search field. A search bar may give it another height.
    package static let searchField = LookTable<CGFloat>(
        "search field", 36, source: "published for run time: a field of 36 points in a bar of 56",
        (28, .iOS26, "measured on iOS 26.1: the intrinsic height of an inactive field"))

    /// Whether the field of a search bar is a capsule.
    package static let searchFieldIsCapsule = LookTable(
        "field of a search bar", false, source: "no measurement is known",
        (true, .iOS26, "Apple's pictures of iOS 26"))

    /// Whether segmented controls and steppers have outlines in the tint colour; otherwise grey areas.
    package static let controlsAreOutlined = LookTable(
        "lines of segments and steppers", true, source: "Apple's pictures of iOS 7 to 12",
        (false, .iOS13, "Apple's pictures of iOS 13"))

    /// Whether the segments of a segmented control are capsules.
    package static let segmentsAreCapsules = LookTable(
        "shape of segments", false, source: "segments before iOS 26 have rounded corners",
        (true, .iOS26, "Apple's pictures of iOS 26"))
}
