/// The resistance of content dragged beyond its limits, which grows with the distance.
///
/// - Source: not documented; the formula that is widely measured.
enum RubberBand {
    private static let strength: CGFloat = 0.55

    /// The displayed distance beyond a limit for a dragged distance.
    ///
    /// - Parameter extent: The view's width or height, which the result does not reach.
    static func shown(_ distance: CGFloat, extent: CGFloat) -> CGFloat {
        extent > 0 ? (1 - 1 / (distance * strength / extent + 1)) * extent : 0
    }

    /// The dragged distance for a displayed one, which must be less than the extent.
    static func pulled(_ distance: CGFloat, extent: CGFloat) -> CGFloat {
        let distance = min(distance, extent * 0.99)
        return extent > 0 ? distance / (extent - distance) * extent / strength : 0
    }
}
