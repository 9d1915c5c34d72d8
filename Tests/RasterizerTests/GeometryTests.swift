import Foundation
import Rasterizer
import Testing

@Suite("Paths and transforms")
struct GeometryTests {
    /// A quarter of the unit circle; 0.5522847498 is the usual control distance 4/3·(√2 − 1).
    private let quarter = CurveSegment([
        CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 0.5522847498), CGPoint(x: 0.5522847498, y: 1), CGPoint(x: 0, y: 1),
    ])

    @Test func inverseUndoes() throws {
        let matrix = Matrix(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
        let inverse = try #require(matrix.inverse)
        let point = inverse.apply(matrix.apply(CGPoint(x: 11, y: -13)))
        #expect(abs(point.x - 11) < 1e-12 && abs(point.y + 13) < 1e-12)
        #expect(Matrix.scale(0, 1).inverse == nil)
        #expect(Matrix.scale(.infinity, 1).inverse == nil)
    }

    @Test func concatenationAppliesTheReceiverFirst() {
        let moveThenScale = Matrix.translation(1, 0).concatenating(.scale(10, 10))
        #expect(moveThenScale.apply(.zero) == CGPoint(x: 10, y: 0))
    }

    @Test func lengthOfAQuarterCircle() {
        #expect(abs(quarter.length(tolerance: 1e-6) - Double.pi / 2) < 1e-3)
    }

    @Test func flatteningKeepsWithinItsTolerance() {
        for point in quarter.flattened(tolerance: 0.01) {
            #expect(abs(hypot(point.x, point.y) - 1) < 0.001)
        }
        let chords = [quarter.start] + quarter.flattened(tolerance: 0.01)
        for (start, end) in zip(chords, chords.dropFirst()) {
            #expect(hypot((start.x + end.x) / 2, (start.y + end.y) / 2) > 1 - 0.011)
        }
    }

    @Test func curveBoundsLeaveControlPointsOut() {
        let arch = VectorPath([
            .move(.zero), .cubic(control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 4, y: 4), end: CGPoint(x: 4, y: 0)),
        ])
        #expect(arch.controlPointBounds == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(arch.curveBounds == CGRect(x: 0, y: 0, width: 4, height: 3))
        let hill = VectorPath([.move(.zero), .quadratic(control: CGPoint(x: 2, y: 4), end: CGPoint(x: 4, y: 0))])
        #expect(hill.curveBounds == CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(VectorPath().curveBounds.isNull)
    }

    @Test func containmentFollowsTheRule() {
        var nested = VectorPath.rect(0, 0, 30, 30)
        nested.elements += VectorPath.rect(10, 10, 10, 10).elements
        let middle = CGPoint(x: 15, y: 15)
        #expect(nested.contains(middle, rule: .winding))
        #expect(!nested.contains(middle, rule: .evenOdd))
        #expect(nested.contains(CGPoint(x: 5, y: 5), rule: .evenOdd))
        #expect(!nested.contains(CGPoint(x: 31, y: 15), rule: .winding))
    }

    @Test func trimmingFollowsLengthAcrossContours() {
        let path = VectorPath([
            .move(.zero), .line(CGPoint(x: 10, y: 0)), .move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 30, y: 5)),
        ])
        let middle = path.trimmed(from: 0.125, to: 0.5)
        #expect(
            middle.elements == [
                .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 10, y: 5)),
            ])
        #expect(path.trimmed(from: 0, to: 1) == path)
        #expect(path.trimmed(from: 0.6, to: 0.4).isEmpty)
    }

    @Test func trimmingACurveHalvesIt() throws {
        let path = VectorPath([.move(quarter.start), quarter.element])
        let half = path.trimmed(from: 0.5, to: 1)
        let start = try #require(half.elements.first?.points.first)
        #expect(abs(start.x - 0.5.squareRoot()) < 1e-3 && abs(start.y - 0.5.squareRoot()) < 1e-3)
    }
}
