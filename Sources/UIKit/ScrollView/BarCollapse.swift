/// The height by which scrolling has collapsed the bar above a scroll view, and can collapse it, in points.
struct BarCollapse {
    /// The collapsed height.
    var lost: CGFloat = 0
    /// The heights that the bar's parts can lose, in the order of collapsing.
    var parts: [CGFloat] = []

    /// The maximum collapsed height.
    var most: CGFloat { parts.reduce(0, +) }

    /// The collapsed height at rest, for content that scrolled by a distance from the fully expanded bar: each part is
    /// then either expanded or collapsed.
    func atRest(after way: CGFloat) -> CGFloat {
        var start: CGFloat = 0
        for part in parts {
            if way < start + part { return way - start < part / 2 ? start : start + part }
            start += part
        }
        return way
    }
}
