/// The glyphs of cell accessories, drawn around a point.
///
/// - Source: not measured; of the size that users of iOS 13 to 18 meet.
@MainActor
enum AccessoryGlyph {
    /// An angle that points to the right, whose tip is 2 points before the given place.
    static func drawDisclosure(endingAt place: CGPoint) {
        stroke(.tertiaryLabel, at: place, [(-8, -6), (-2, 0), (-8, 6)])
    }

    /// The disclosure indicator mirrored for right-to-left interfaces.
    static func drawMirroredDisclosure(startingAt place: CGPoint) {
        stroke(.tertiaryLabel, at: place, [(8, -6), (2, 0), (8, 6)])
    }

    /// An angle that points down for an item that shows its children, and in reading direction otherwise.
    static func drawOutline(_ color: UIColor, at center: CGPoint, isExpanded: Bool, isMirrored: Bool) {
        let side: CGFloat = isMirrored ? -1 : 1
        stroke(color, at: center, isExpanded ? [(-6, -3), (0, 3), (6, -3)] : [(-3 * side, -6), (3 * side, 0), (-3 * side, 6)])
    }

    static func drawCheckMark(_ color: UIColor, at center: CGPoint) {
        stroke(color, at: center, [(-7, 0), (-2, 5.5), (7, -6)])
    }

    /// The letter i in a circle.
    static func drawDetail(_ color: UIColor, at center: CGPoint) {
        color.set()
        let ring = circle(at: center, radius: 10)
        ring.lineWidth = 1.5
        ring.stroke()
        UIBezierPath(rect: CGRect(x: center.x - 1, y: center.y - 2, width: 2, height: 7)).fill()
        UIBezierPath(ovalIn: CGRect(x: center.x - 1.25, y: center.y - 6, width: 2.5, height: 2.5)).fill()
    }

    /// A filled circle with a minus, or a plus, in it.
    static func drawEditSign(_ color: UIColor, at center: CGPoint, isPlus: Bool) {
        color.setFill()
        circle(at: center, radius: 11).fill()
        UIColor.white.setFill()
        UIBezierPath(rect: CGRect(x: center.x - 6, y: center.y - 1, width: 12, height: 2)).fill()
        if isPlus { UIBezierPath(rect: CGRect(x: center.x - 1, y: center.y - 6, width: 2, height: 12)).fill() }
    }

    /// A circle, filled and with a check mark if its row is selected.
    static func drawSelection(_ color: UIColor, at center: CGPoint, isSelected: Bool) {
        guard isSelected else {
            UIColor.tertiaryLabel.setStroke()
            let ring = circle(at: center, radius: 10)
            ring.lineWidth = 1.5
            return ring.stroke()
        }
        color.setFill()
        circle(at: center, radius: 11).fill()
        stroke(.white, at: center, [(-5, 0), (-1.5, 4), (5, -4)])
    }

    /// Three lines, the handle for reordering.
    static func drawReorder(_ color: UIColor, at center: CGPoint) {
        color.setFill()
        for line in [-5.0, 0, 5] {
            UIBezierPath(rect: CGRect(x: center.x - 10, y: center.y + line - 0.5, width: 20, height: 1)).fill()
        }
    }

    /// Two angles, one above the other, that point up and down.
    static func drawPopUp(_ color: UIColor, at center: CGPoint) {
        stroke(color, at: center, [(-4, -3), (0, -7), (4, -3)])
        stroke(color, at: center, [(-4, 3), (0, 7), (4, 3)])
    }

    private static func circle(at center: CGPoint, radius: CGFloat) -> UIBezierPath {
        UIBezierPath(ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private static func stroke(_ color: UIColor, at place: CGPoint, _ points: [(x: CGFloat, y: CGFloat)]) {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let here = CGPoint(x: place.x + point.x, y: place.y + point.y)
            if index == 0 { path.move(to: here) } else { path.addLine(to: here) }
        }
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }
}
