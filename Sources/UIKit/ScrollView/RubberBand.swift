/// The resistance of content dragged beyond its limits, which grows with the distance.
///
/// - Source: not documented; the formula that is widely measured.
enum RubberBand {
    private static let strength: CGFloat = 0.55

    /// The distance beyond a limit that is shown for one that the finger went.
    ///
    /// - Parameter extent: The view's width or height, which the result never reaches.
    static func shown(_ distance: CGFloat, extent: CGFloat) -> CGFloat {
        extent > 0 ? (1 - 1 / (distance * strength / extent + 1)) * extent : 0
    }

    /// The distance that a finger went for one that is shown, which is less than the extent.
    static func pulled(_ distance: CGFloat, extent: CGFloat) -> CGFloat {
        let distance = min(distance, extent * 0.99)
        return extent > 0 ? distance / (extent - distance) * extent / strength : 0
    }
}
