/// How much of the bar above a scroll view its content has pushed away, and can push away, in points.
struct BarCollapse {
    /// What the bar has lost.
    var lost: CGFloat = 0
    /// What of its parts it can lose, in the order in which they go.
    var parts: [CGFloat] = []

    /// What the bar loses at most.
    var most: CGFloat { parts.reduce(0, +) }

    /// How much is lost when content comes to rest that has moved by a way from where the bar is whole: each part is
    /// whole then, or gone.
    func atRest(after way: CGFloat) -> CGFloat {
        var start: CGFloat = 0
        for part in parts {
            if way < start + part { return way - start < part / 2 ? start : start + part }
            start += part
        }
        return way
    }
}
