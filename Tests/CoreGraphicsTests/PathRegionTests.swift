import Foundation
import Testing

@testable import CoreGraphics

/// Sums, differences and intersections of what paths enclose. Areas follow from geometry.
struct PathRegionTests {
    private let left = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    private let right = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)

    /// The signed areas of the contours, each once.
    private func areas(_ path: CGPath) -> [Double] {
        var (areas, points): ([Double], [CGPoint]) = ([], [])
        path.applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: points = [element.pointee.points[0]]
            case .addLineToPoint: points.append(element.pointee.points[0])
            case .closeSubpath: areas.append(PathContour(points: points).area)
            default: Issue.record("a curve")
            }
        }
        return areas.map { ($0 * 1000).rounded() / 1000 }.sorted()
    }

    @Test func squaresThatOverlap() {
        #expect(areas(left.union(right)) == [175])
        #expect(areas(left.intersection(right)) == [25])
        #expect(left.intersection(right).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(areas(left.subtracting(right)) == [75])
        #expect(areas(right.subtracting(left)) == [75])
        #expect(areas(left.symmetricDifference(right)) == [75, 75])
        #expect(left.intersects(right) && right.intersects(left))
    }

    @Test func squaresThatTouchAndSquaresApart() {
        let beside = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10), transform: nil)
        #expect(areas(left.union(beside)) == [200])
        #expect(left.intersection(beside).isEmpty && !left.intersects(beside))
        #expect(areas(left.subtracting(beside)) == [100])
        let corner = CGPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10), transform: nil)
        #expect(areas(left.union(corner)) == [100, 100])
        let apart = CGPath(rect: CGRect(x: 30, y: 0, width: 10, height: 10), transform: nil)
        #expect(areas(left.union(apart)) == [100, 100] && !left.intersects(apart))
    }

    @Test func aHoleRunsTheOtherWay() {
        let inner = CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4), transform: nil)
        let frame = left.subtracting(inner)
        #expect(areas(frame) == [-16, 100])
        #expect(!frame.contains(CGPoint(x: 3, y: 3)) && frame.contains(CGPoint(x: 8, y: 8)))
        #expect(areas(frame.union(inner)) == [100])
        let parts = frame.union(CGPath(rect: CGRect(x: 20, y: 0, width: 5, height: 5), transform: nil)).componentsSeparated()
        #expect(parts.map(areas) == [[-16, 100], [25]])
    }

    @Test func theRuleDecidesWhatAPathEncloses() {
        let twice = CGMutablePath()
        twice.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        twice.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(areas(twice.normalized()) == [175])
        #expect(areas(twice.normalized(using: .evenOdd)) == [75, 75])
    }

    @Test func discsAreAsLargeAsTheirChordsAllow() {
        let disc = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        let other = CGPath(ellipseIn: CGRect(x: 0, y: -10, width: 20, height: 20), transform: nil)
        // Two circles of radius r whose middles are r apart share r² (2π/3 - √3/2).
        let lens = 100 * (2 * Double.pi / 3 - 3.0.squareRoot() / 2)
        #expect(abs(areas(disc.intersection(other)).reduce(0, +) - lens) < 0.5)
        #expect(abs(areas(disc.union(other)).reduce(0, +) - (200 * Double.pi - lens)) < 1)
    }

    @Test func linesAreCutWhereTheyLeave() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -5, y: 5))
        line.addLine(to: CGPoint(x: 20, y: 5))
        #expect(line.lineIntersection(left).boundingBox == CGRect(x: 0, y: 5, width: 10, height: 0))
        var starts: [CGFloat] = []
        line.lineSubtracting(left).applyWithBlock { if $0.pointee.type == .moveToPoint { starts.append($0.pointee.points[0].x) } }
        #expect(starts == [-5, 10])
    }
}
