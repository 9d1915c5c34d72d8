/// The position of an edit menu, by the direction of its arrow from the menu to its source.
enum EditMenuSide: Int {
    /// Above, with the arrow down, or below if there is not enough room.
    case automatic = 0
    /// Below.
    case up
    /// Above.
    case down
    /// To the right.
    case left
    /// To the left.
    case right

    /// The side for a menu of a size; never ``automatic``.
    func resolved(_ size: CGSize, beside source: CGRect, in room: CGRect) -> EditMenuSide {
        guard self == .automatic else { return self }
        return source.minY - MenuMetrics.gap - size.height >= room.minY ? .down : .up
    }

    /// The frame of a menu beside a rectangle, moved into the available area.
    func place(_ size: CGSize, beside source: CGRect, in room: CGRect) -> CGRect {
        let origin: CGPoint =
            switch self {
            case .automatic, .down:
                CGPoint(x: source.midX - size.width / 2, y: source.minY - MenuMetrics.gap - size.height)
            case .up: CGPoint(x: source.midX - size.width / 2, y: source.maxY + MenuMetrics.gap)
            case .left: CGPoint(x: source.maxX + MenuMetrics.gap, y: source.midY - size.height / 2)
            case .right: CGPoint(x: source.minX - MenuMetrics.gap - size.width, y: source.midY - size.height / 2)
            }
        return CGRect(
            x: max(room.minX, min(origin.x, room.maxX - size.width)),
            y: max(room.minY, min(origin.y, room.maxY - size.height)), width: size.width, height: size.height)
    }

    /// The arrow, a triangle from the edge of a menu towards its source; both are in the menu's coordinates.
    func arrow(of menu: CGRect, to source: CGRect) -> CGPath {
        let (depth, half) = (MenuMetrics.gap, MenuMetrics.gap)
        let inset = MenuMetrics.editHeight / 2 + half
        let x = max(menu.minX + inset, min(source.midX, menu.maxX - inset))
        let points: [CGPoint] =
            switch self {
            case .automatic, .down:
                [CGPoint(x: x - half, y: menu.maxY), CGPoint(x: x, y: menu.maxY + depth), CGPoint(x: x + half, y: menu.maxY)]
            case .up:
                [CGPoint(x: x - half, y: menu.minY), CGPoint(x: x, y: menu.minY - depth), CGPoint(x: x + half, y: menu.minY)]
            case .left:
                [
                    CGPoint(x: menu.minX, y: menu.midY - half), CGPoint(x: menu.minX - depth, y: menu.midY),
                    CGPoint(x: menu.minX, y: menu.midY + half),
                ]
            case .right:
                [
                    CGPoint(x: menu.maxX, y: menu.midY - half), CGPoint(x: menu.maxX + depth, y: menu.midY),
                    CGPoint(x: menu.maxX, y: menu.midY + half),
                ]
            }
        let path = CGMutablePath()
        path.addLines(between: points)
        path.closeSubpath()
        return path
    }
}
