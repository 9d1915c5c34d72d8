import Testing
import UIKit

/// Geometry as texts, in the forms of Apple's page on `NSCoder.string(for:)`.
struct GeometryTextTests {
    @Test func valuesBecomeTexts() {
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
        #expect(NSCoder.string(for: CGPoint(x: 1, y: -2)) == "{1, -2}")
        #expect(NSCoder.string(for: CGSize(width: 0, height: 0.25)) == "{0, 0.25}")
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.string(for: CGVector(dx: 5, dy: 6)) == "{5, 6}")
    }

    @Test func textsBecomeValues() {
        #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
        #expect(NSCoder.cgPoint(for: "{1,-2}") == CGPoint(x: 1, y: -2))
        #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
        #expect(NSCoder.cgVector(for: "{5, 6}") == CGVector(dx: 5, dy: 6))
        #expect(NSCoder.cgAffineTransform(for: "[2, 0, 0, 2, 1, 1]") == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 1))
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(NSCoder.cgRect(for: "none") == .zero)
    }
}
