import Testing
import UIKit

/// Paths in archives and copies.
@MainActor
@Suite struct PathCodingTests {
    private var path: UIBezierPath {
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
        path.move(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 5, y: 1))
        path.addLine(to: .zero)
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle, path.miterLimit) = (2.5, .round, .bevel, 4)
        (path.usesEvenOddFillRule, path.flatness) = (true, 0.25)
        path.setLineDash([1, 2, 3], count: 3, phase: 0.5)
        return path
    }

    private func expectSame(_ read: UIBezierPath, _ path: UIBezierPath) {
        #expect(
            read.cgPath == path.cgPath && read.lineWidth == 2.5 && read.lineCapStyle == .round && read.lineJoinStyle == .bevel)
        #expect(read.miterLimit == 4 && read.usesEvenOddFillRule && read.flatness == 0.25)
        var (pattern, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0, 0], 0, 0)
        read.getLineDash(&pattern, count: &count, phase: &phase)
        #expect(pattern == [1, 2, 3] && count == 3 && phase == 0.5)
    }

    @Test func anArchiveKeepsElementsAndLine() throws {
        let path = path
        let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
        expectSame(try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data)), path)
        let open = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: open)
        reader.requiresSecureCoding = false
        expectSame(try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIBezierPath), path)
        let empty = try NSKeyedArchiver.archivedData(withRootObject: UIBezierPath(), requiringSecureCoding: true)
        #expect(try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: empty)).isEmpty)
    }

    @Test func copiesKeepElementsAndLine() throws {
        let path = path
        expectSame(try #require((path as any NSCopying).copy(with: nil) as? UIBezierPath), path)
        expectSame(try #require(path.copy() as? UIBezierPath), path)
    }
}
