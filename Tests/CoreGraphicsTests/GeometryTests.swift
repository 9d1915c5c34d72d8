import CoreGraphics
import Testing

@Suite("Geometry prints as on Apple's platforms")
struct DescriptionTests {
    @Test func printing() {
        let rect = CGRect(x: 0, y: 0, width: 295, height: 146)
        #expect(String(describing: rect) == "(0.0, 0.0, 295.0, 146.0)")
        #expect("\(rect)" == "(0.0, 0.0, 295.0, 146.0)")
        #expect(String(reflecting: rect) == "(0.0, 0.0, 295.0, 146.0)")
        #expect("\(CGPoint(x: 1, y: 2)) \(CGSize(width: 1, height: 2))" == "(1.0, 2.0) (1.0, 2.0)")
        var printed = ""
        print(rect, terminator: "", to: &printed)
        #expect(printed == "(0.0, 0.0, 295.0, 146.0)")
        #expect("\([CGPoint.zero])" == "[(0.0, 0.0)]")
    }
}

@Suite("CGAffineTransform")
struct AffineTransformTests {
    @Test func applyingFollowsTheMatrix() {
        let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        #expect(CGPoint(x: 1, y: 10).applying(transform) == CGPoint(x: 2 + 50 + 11, y: 3 + 70 + 13))
        #expect(CGSize(width: 1, height: 10).applying(transform) == CGSize(width: 52, height: 73))
    }

    @Test func rectanglesGrowToTheirBoundingBox() {
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).applying(quarter) == CGRect(x: -6, y: 1, width: 4, height: 3))
        #expect(CGRect.null.applying(quarter).isNull)
    }

    @Test func theNewStepComesFirst() {
        let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
        let other = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
        #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 22, y: 2))
        let joined = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 10, y: 0))
        #expect(joined == transform)
    }

    @Test func rotationTurnsXTowardsY() {
        let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(point.x) < 1e-15 && abs(point.y - 1) < 1e-15)
        #expect(CGAffineTransform.identity.rotated(by: 0.3) == CGAffineTransform(rotationAngle: 0.3))
    }

    @Test func inversion() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)
        #expect(transform.inverted() == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: -3, ty: -2))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform.identity.isIdentity && !flat.isIdentity)
    }

    @Test func decompositionRebuilds() {
        let transform = CGAffineTransform(a: 1, b: 2, c: -3, d: 5, tx: 7, ty: 9)
        let rebuilt = CGAffineTransform(transform.decomposed())
        for (lhs, rhs) in [
            (rebuilt.a, transform.a), (rebuilt.b, transform.b), (rebuilt.c, transform.c), (rebuilt.d, transform.d),
            (rebuilt.tx, transform.tx), (rebuilt.ty, transform.ty),
        ] { #expect(abs(lhs - rhs) < 1e-12) }
        let parts = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(rotationAngle: 0.5)).decomposed()
        #expect(abs(parts.rotation - 0.5) < 1e-12 && abs(parts.scale.width - 2) < 1e-12 && abs(parts.scale.height - 3) < 1e-12)
    }
}
