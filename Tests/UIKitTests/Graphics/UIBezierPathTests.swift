import PictureTesting
import Testing
import UIKit

@Suite("UIBezierPath")
struct UIBezierPathTests {
    private func near(_ lhs: CGPoint, _ rhs: CGPoint) -> Bool { hypot(lhs.x - rhs.x, lhs.y - rhs.y) < 1e-9 }

    @Test func clockwiseArcsGrowDownwardsFromTheRight() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(near(path.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(path.bounds.maxX <= 10 + 1e-9 && path.bounds.minX >= -1e-9, "The short way round")
        let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(other.bounds.minX + 10) < 1e-9, "The long way round")
    }

    @Test func corners() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 8, height: 8))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 19)))
        #expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 19)))
        let pill = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 500)
        #expect(pill.contains(CGPoint(x: 1, y: 10)) && !pill.contains(CGPoint(x: 2, y: 2)))
    }

    @Test func changingTheCopyLeavesTheOriginal() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let before = path.cgPath
        path.addLine(to: CGPoint(x: 50, y: 50))
        #expect(before.boundingBox.width == 10)
        path.apply(CGAffineTransform(scaleX: 2, y: 2))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
        path.removeAllPoints()
        #expect(path.isEmpty && path.bounds == .zero)
    }

    @Test func reversingSwapsStartAndEnd() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 5, y: 5))
        path.lineWidth = 7
        let reversed = path.reversing()
        #expect(reversed.currentPoint == CGPoint(x: 1, y: 2) && reversed.lineWidth == 7)
        #expect(reversed.bounds == path.bounds)
        var ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
        #expect(!ring.contains(CGPoint(x: 15, y: 15)), "Turns of both directions cancel")
        ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(ring.contains(CGPoint(x: 15, y: 15)))
        ring.usesEvenOddFillRule = true
        #expect(!ring.contains(CGPoint(x: 15, y: 15)))
    }

    @Test func dashesAreKept() {
        let path = UIBezierPath()
        path.setLineDash([4, 2], count: 2, phase: 1)
        var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
        path.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [4, 2] && count == 2 && phase == 1)
    }

    @Test func drawing() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 40)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 120, height: 40))
            UIColor.systemBlue.setFill()
            UIColor.systemRed.setStroke()
            let oval = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 30, height: 30))
            oval.lineWidth = 3
            oval.fill()
            oval.stroke()
            let slice = UIBezierPath(
                arcCenter: CGPoint(x: 60, y: 20), radius: 15, startAngle: 0, endAngle: .pi * 1.25, clockwise: true)
            slice.addLine(to: CGPoint(x: 60, y: 20))
            slice.close()
            slice.setLineDash([3, 3], count: 2, phase: 0)
            slice.fill(with: .normal, alpha: 0.5)
            slice.stroke()
            UIBezierPath(roundedRect: CGRect(x: 85, y: 5, width: 30, height: 30), cornerRadius: 10).addClip()
            UIRectFill(CGRect(x: 85, y: 5, width: 15, height: 30))
        }
        let bitmap = try #require(image.cgImage).bitmap
        #expect(pictureMismatch(bitmap, "paths") == nil)
    }
}
