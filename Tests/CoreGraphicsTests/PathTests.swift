import CoreGraphics
import Testing

@Suite("CGPath")
struct PathTests {
    private func steps(_ path: CGPath) -> [String] {
        var steps: [String] = []
        path.applyWithBlock { element in
            let type = element.pointee.type
            let counts: [CGPathElementType: Int] = [
                .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
            ]
            let points = (0..<counts[type]!).map { "\(element.pointee.points[$0])" }
            steps.append(([String(describing: type)] + points).joined(separator: " "))
        }
        return steps
    }

    @Test func stepsAreLentInOrder() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
        path.closeSubpath()
        #expect(
            steps(path) == [
                "moveToPoint (1.0, 2.0)", "addLineToPoint (3.0, 4.0)", "addQuadCurveToPoint (7.0, 8.0) (5.0, 6.0)",
                "addCurveToPoint (1.0, 1.0) (2.0, 2.0) (0.0, 0.0)", "closeSubpath",
            ])
        #expect(path.currentPoint == CGPoint(x: 1, y: 2), "A close returns to the contour's start")
    }

    @Test func rectanglesAreRecognized() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        var found = CGRect.zero
        #expect(CGPath(rect: rect, transform: nil).isRect(&found))
        #expect(found == rect)
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        var turned = CGAffineTransform(rotationAngle: 0.1)
        #expect(!CGPath(rect: rect, transform: &turned).isRect(nil))
    }

    @Test func boundingBoxes() {
        let path = CGMutablePath()
        #expect(path.boundingBox.isNull && path.isEmpty)
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 4))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 4, height: 2))
    }

    @Test func ellipsesTouchTheirRectangle() {
        let rect = CGRect(x: 10, y: 20, width: 40, height: 20)
        let bounds = CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath
        #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxX - 50) < 1e-9)
        #expect(abs(bounds.minY - 20) < 1e-9 && abs(bounds.maxY - 40) < 1e-9)
        let path = CGPath(ellipseIn: rect, transform: nil)
        #expect(path.contains(CGPoint(x: 30, y: 30)) && !path.contains(CGPoint(x: 11, y: 21)))
    }

    @Test(arguments: [
        // Start and end in quarter turns, whether angles fall, and the quarter turn the middle of the arc lies at.
        (0.0, 1.0, false, 0.5), (0.0, 1.0, true, -1.5), (1.0, 0.0, true, 0.5), (1.0, 0.0, false, 2.5), (3.0, 5.0, false, 4.0),
    ])
    func arcsGoTheRightWayRound(start: Double, end: Double, clockwise: Bool, middle: Double) {
        let path = CGMutablePath()
        let quarter = Double.pi / 2
        path.addArc(center: .zero, radius: 1, startAngle: start * quarter, endAngle: end * quarter, clockwise: clockwise)
        path.addLine(to: .zero)
        let inside = CGPoint(x: 0.9 * cos(middle * quarter), y: 0.9 * sin(middle * quarter))
        let opposite = CGPoint(x: -inside.x, y: -inside.y)
        #expect(path.contains(inside))
        #expect(!path.contains(opposite))
        #expect(abs(path.boundingBoxOfPath.width) <= 2 + 1e-9)
    }

    @Test func aTurnOrMoreIsAFullCircle() {
        for clockwise in [true, false] {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
            let bounds = path.boundingBoxOfPath
            #expect(abs(bounds.width - 10) < 1e-9 && abs(bounds.height - 10) < 1e-9)
        }
    }

    @Test func arcsJoinTheCurrentPoint() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: .pi / 2)
        #expect(steps(path)[1] == "addLineToPoint (2.0, 0.0)")
        #expect(steps(path).count == 3)
    }

    @Test func tangentArcsRoundTheCorner() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
        #expect(path.boundingBoxOfPath.maxX <= 10 + 1e-9)
        let middle = CGPoint(x: 6 + 4 * 0.5.squareRoot(), y: 4 - 4 * 0.5.squareRoot())
        path.addLine(to: CGPoint(x: 6, y: 4))
        #expect(path.contains(CGPoint(x: middle.x - 0.01, y: middle.y + 0.01)))
        #expect(!path.contains(CGPoint(x: middle.x + 0.01, y: middle.y - 0.01)))
    }

    @Test func roundedRectanglesLoseTheirCorners() {
        let path = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 4, cornerHeight: 4, transform: nil)
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && !path.contains(CGPoint(x: 19.5, y: 9.5)))
        #expect(path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 10, y: 0.1)))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test func oversizedCornersTrap() async {
        await #expect(processExitsWith: .failure) {
            _ = CGPath(
                roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 11, cornerHeight: 4, transform: nil)
        }
    }

    @Test func copiesAreMappedAndIndependent() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        var move = CGAffineTransform(translationX: 5, y: 5)
        let copy = try #require(path.copy(using: &move))
        path.addLine(to: CGPoint(x: 100, y: 100))
        #expect(copy.boundingBox == CGRect(x: 5, y: 5, width: 1, height: 1))
        #expect(copy != path && copy == CGPath(rect: copy.boundingBox, transform: nil))
    }
}
