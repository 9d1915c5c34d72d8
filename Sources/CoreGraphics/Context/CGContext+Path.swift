import Rasterizer

/// Construction of the current path. Points are transformed when they are added, so that later changes of the transform
/// do not move them.
extension CGContext {
    /// Clears the current path.
    public func beginPath() { currentPath = VectorPath() }

    /// Starts a contour at a point in user space.
    public func move(to point: CGPoint) { extendPath { $0.move(to: point) } }

    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint) { extendPath { $0.addLine(to: point) } }

    /// Starts a contour at the first point and adds lines through the others; an empty list adds nothing.
    public func addLines(between points: [CGPoint]) { extendPath { $0.addLines(between: points) } }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        extendPath { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        extendPath { $0.addQuadCurve(to: end, control: control) }
    }

    /// Adds a rectangle as a closed contour; a negative width or height is standardized first.
    public func addRect(_ rect: CGRect) { extendPath { $0.addRect(rect) } }

    /// Adds each rectangle as a closed contour.
    public func addRects(_ rects: [CGRect]) { extendPath { $0.addRects(rects) } }

    /// Adds the ellipse inscribed in the rectangle as a closed contour.
    public func addEllipse(in rect: CGRect) { extendPath { $0.addEllipse(in: rect) } }

    /// Adds a circular arc, with a line to its start if the path has a current point.
    ///
    /// - Parameters:
    ///   - startAngle: Radians from the positive x axis towards the positive y axis.
    ///   - clockwise: Whether angles decrease along the arc; that looks clockwise if y points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        extendPath {
            $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
    }

    /// Rounds the corner at `tangent1End` between the current point and `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        extendPath { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    /// Adds all contours of a path, whose coordinates are in user space.
    public func addPath(_ path: CGPath) { extendPath { $0.addPath(path) } }

    /// Closes the contour with a line to its start; does nothing if the path is empty.
    public func closePath() { extendPath { $0.closeSubpath() } }

    /// Passes a path in user space to a closure and appends the added elements, transformed.
    private func extendPath(_ step: (CGMutablePath) -> Void) {
        let addition = CGMutablePath()
        if let point = currentPath.currentPoint { addition.move(to: point.applying(transform.inverted())) }
        step(addition)
        let appended = addition.vector.elements.dropFirst(currentPath.isEmpty ? 0 : 1)
        currentPath.elements.append(contentsOf: appended.map { $0.mapped(by: transform.matrix.apply) })
    }

    // MARK: Examining

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// The current point in user space; zero if the path is empty.
    public var currentPointOfPath: CGPoint { userPath.currentPoint ?? .zero }

    /// The bounding box of all points in user space, including control points; null if the path is empty.
    public var boundingBoxOfPath: CGRect { userPath.controlPointBounds }

    /// A copy of the current path in user space; nil if it is empty.
    public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(userPath) }

    /// Whether painting the current path would cover a point in user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule = mode.fillRule
        return rule.map { currentPath.contains(point.applying(transform), rule: $0.rule) } ?? false
    }

    /// The current path in user space.
    var userPath: VectorPath { currentPath.applying(transform.inverted().matrix) }
}
