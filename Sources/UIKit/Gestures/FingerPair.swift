/// Two fingers and where they were first.
@MainActor
struct FingerPair {
    private var start: CGPoint?

    /// Takes where the fingers are for where they were first; none unless there are two.
    mutating func restart(_ touches: [UITouch]) { start = Self.span(touches) }

    /// From the first finger to the second, in points of the window.
    private static func span(_ touches: [UITouch]) -> CGPoint? {
        guard touches.count == 2 else { return nil }
        let (from, to) = (touches[0].location(in: nil), touches[1].location(in: nil))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    private static func length(_ span: CGPoint) -> CGFloat { (span.x * span.x + span.y * span.y).squareRoot() }

    func distanceRatio(_ touches: [UITouch]) -> CGFloat? {
        guard let start, let now = Self.span(touches), Self.length(start) > 0 else { return nil }
        return Self.length(now) / Self.length(start)
    }

    /// In points.
    func distanceChange(_ touches: [UITouch]) -> CGFloat? {
        guard let start, let now = Self.span(touches) else { return nil }
        return Self.length(now) - Self.length(start)
    }

    /// In radians from -π to π, clockwise on screen.
    func angleChange(_ touches: [UITouch]) -> CGFloat? {
        guard let start, let now = Self.span(touches) else { return nil }
        return CGFloat(
            atan2(Double(start.x * now.y - start.y * now.x), Double(start.x * now.x + start.y * now.y)))
    }

    /// The way of a finger around the middle of the two, in points.
    func arc(_ touches: [UITouch]) -> CGFloat {
        guard let angle = angleChange(touches), let now = Self.span(touches) else { return 0 }
        return abs(angle) * Self.length(now) / 2
    }
}
