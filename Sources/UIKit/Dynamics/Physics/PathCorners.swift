/// The corners of a path's contours, with curves approximated by lines.
enum PathCorners {
    /// The number of lines that approximate a curve.
    private static let lines = 12

    /// The corners of each contour of the path, without a duplicate at the end.
    static func lists(of path: UIBezierPath) -> [[PhysicsVector]] {
        var lists: [[PhysicsVector]] = []
        path.cgPath.applyWithBlock { pointer in
            let element = pointer.pointee
            let points = element.points
            switch element.type {
            case .moveToPoint: lists.append([PhysicsVector(points[0])])
            case .addLineToPoint: lists.extend([PhysicsVector(points[0])])
            case .addQuadCurveToPoint:
                lists.extend { quadratic($0, PhysicsVector(points[0]), PhysicsVector(points[1]), at: $1) }
            case .addCurveToPoint:
                lists.extend {
                    cubic($0, PhysicsVector(points[0]), PhysicsVector(points[1]), PhysicsVector(points[2]), at: $1)
                }
            case .closeSubpath:
                if let first = lists.last?.first { lists.extend([first]) }
            @unknown default: break
            }
        }
        return lists
    }

    /// The corners of the path's first contour, without duplicates.
    static func outline(of path: UIBezierPath) -> [PhysicsVector] {
        var corners = lists(of: path).first ?? []
        if let first = corners.first, let last = corners.last, corners.count > 1, (first - last).length < 1e-9 {
            corners.removeLast()
        }
        return corners
    }

    fileprivate static var parts: [Double] { (1...lines).map { Double($0) / Double(lines) } }

    private static func quadratic(_ a: PhysicsVector, _ b: PhysicsVector, _ c: PhysicsVector, at t: Double) -> PhysicsVector {
        a * ((1 - t) * (1 - t)) + b * (2 * t * (1 - t)) + c * (t * t)
    }

    private static func cubic(
        _ a: PhysicsVector, _ b: PhysicsVector, _ c: PhysicsVector, _ d: PhysicsVector, at t: Double
    ) -> PhysicsVector {
        let s = 1 - t
        return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
    }
}

extension [[PhysicsVector]] {
    fileprivate mutating func extend(_ points: [PhysicsVector]) {
        guard !isEmpty else { return }
        for point in points where (self[count - 1].last.map { ($0 - point).length > 1e-9 }) ?? true {
            self[count - 1].append(point)
        }
    }

    fileprivate mutating func extend(_ curve: (_ start: PhysicsVector, _ part: Double) -> PhysicsVector) {
        guard let start = last?.last else { return }
        extend(PathCorners.parts.map { curve(start, $0) })
    }
}
