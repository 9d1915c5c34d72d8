/// The sizes of controls that differ between generations, in points, each with the source of every value.
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
