import Foundation

/// A 2D affine transform in the notation of Apple's `CGAffineTransform`: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct Matrix: Equatable, Sendable {
    package var a, b, c, d, tx, ty: Double

    package static let identity = Matrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    package static func scale(_ x: Double, _ y: Double) -> Matrix {
        Matrix(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    package static func translation(_ x: Double, _ y: Double) -> Matrix {
        Matrix(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// The transform that applies `self` first and `next` to its result.
    package func concatenating(_ next: Matrix) -> Matrix {
        Matrix(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    package var determinant: Double { a * d - b * c }

    /// Whether the transform has an inverse with finite numbers; drawing with other transforms has no effect.
    package var isInvertible: Bool {
        determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite && (1 / determinant).isFinite
    }

    /// The inverse transform; nil if there is none.
    package var inverse: Matrix? {
        guard isInvertible else { return nil }
        let scale = 1 / determinant
        return Matrix(
            a: d * scale, b: -b * scale, c: -c * scale, d: a * scale,
            tx: (c * ty - d * tx) * scale, ty: (b * tx - a * ty) * scale)
    }

    package func apply(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The bounding box of the transformed rectangle; null and infinite rectangles are returned unchanged.
    package func apply(_ rect: CGRect) -> CGRect {
        if rect.isNull || rect.isInfinite { return rect }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        return CGRect(enclosing: corners.map(apply))
    }

    /// The square root of the factor by which areas grow.
    package var meanScale: Double { determinant.magnitude.squareRoot() }
}

extension CGRect {
    /// The bounding box of the points; null without points.
    package init(enclosing points: [CGPoint]) {
        var bounds = PointBounds()
        for point in points { bounds.add(point) }
        self = bounds.rect
    }
}

/// The bounding box of points that are added one by one.
struct PointBounds {
    private var corners: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat)?

    mutating func add(_ point: CGPoint) {
        guard let known = corners else {
            corners = (point.x, point.y, point.x, point.y)
            return
        }
        corners = (min(known.minX, point.x), min(known.minY, point.y), max(known.maxX, point.x), max(known.maxY, point.y))
    }

    /// Null without points.
    var rect: CGRect {
        corners.map { CGRect(x: $0.minX, y: $0.minY, width: $0.maxX - $0.minX, height: $0.maxY - $0.minY) } ?? .null
    }
}
