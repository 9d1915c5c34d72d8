import Testing

@testable import UIKit

/// Layout from right to left.
///
/// - Source: Apple's documentation; frames of a public layout library's tests on UIKit
///   (Notes/specification/auto-layout.md 10, and 12.4 with A8 to A11).
@MainActor
struct RightToLeftTests {
    private let scene = WindowScene(300, 200)
    private let view: UIView
    private var window: UIWindow { scene.window }

    init() {
        view = scene.add(UIView())
        window.semanticContentAttribute = .forceRightToLeft
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var size: CGFloat? = 100
        var attribute: NSLayoutConstraint.Attribute
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        /// x left to right and right to left, in a root 300 wide.
        var expected: [CGFloat]
        var testDescription: String { name }
    }

    nonisolated static let rows = [
        Row(name: "A8", attribute: .leading, relation: .greaterThanOrEqual, constant: 23, expected: [23, 177]),
        Row(name: "A6 with <=", attribute: .leading, relation: .lessThanOrEqual, constant: 23, expected: [23, 177]),
        Row(name: "A9", attribute: .trailing, relation: .lessThanOrEqual, constant: -74, expected: [126, 74]),
        Row(name: "A10", size: nil, attribute: .leading, expected: [0, 300]),
        Row(name: "A11", size: nil, attribute: .trailing, constant: -8, expected: [292, 8]),
        Row(name: "default spacing", size: nil, attribute: .leading, constant: 8, expected: [8, 292]),
        Row(name: "leading + 16", attribute: .leading, constant: 16, expected: [16, 184]),
        Row(name: "left never flips", attribute: .left, constant: 23, expected: [23, 23]),
        Row(name: "right never flips", attribute: .right, constant: -23, expected: [177, 177]),
        Row(name: "centres never flip", attribute: .centerX, constant: 20, expected: [120, 120]),
    ]

    @Test("One attribute against the root's", arguments: rows)
    func attributes(_ row: Row) {
        if let size = row.size { view.sized(size, size) }
        NSLayoutConstraint.relate(view, row.attribute, row.relation, window, row.attribute, constant: row.constant)
        scene.layOut()
        #expect([view.frame.minX] == [row.expected[1]])
        #expect(view.frame.width == row.size ?? 0)
        window.semanticContentAttribute = .forceLeftToRight
        scene.layOut()
        #expect(view.frame.minX == row.expected[0])
    }

    @Test("8 at the leading edge and 22 at the trailing one: x 8, or 22; W - 30 wide") func bothEdges() {
        NSLayoutConstraint.relate(view, .leading, .equal, window, .leading, constant: 8)
        NSLayoutConstraint.relate(window, .trailing, .equal, view, .trailing, constant: 22)
        scene.layOut()
        #expect(view.frame.minX == 22 && view.frame.width == 270)
        window.semanticContentAttribute = .forceLeftToRight
        scene.layOut()
        #expect(view.frame.minX == 8 && view.frame.width == 270)
    }

    @Test("Neighbours stand the other way round, with the same space between them") func neighbours() {
        let other = scene.add(UIView()).sized(50, 10)
        view.sized(100, 10)
        NSLayoutConstraint.relate(view, .leading, .equal, window, .leading)
        NSLayoutConstraint.relate(other, .leading, .equal, view, .trailing, constant: 10)
        scene.layOut()
        #expect(view.frame.minX == 200 && other.frame.minX == 140)
    }

    @Test("Margin attributes by direction, and guides") func margins() {
        window.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
        view.sized(50, 10)
        NSLayoutConstraint.relate(view, .leading, .equal, window, .leadingMargin, constant: 5)
        let others = (0..<3).map { _ in scene.add(UIView()).sized(50, 10) }
        NSLayoutConstraint.relate(others[0], .leading, .equal, window.layoutMarginsGuide, .leading, constant: 5)
        NSLayoutConstraint.relate(others[1], .trailing, .equal, window, .trailingMargin)
        NSLayoutConstraint.relate(others[2], .left, .equal, window, .leftMargin)
        scene.layOut()
        #expect(([view] + others).map(\.frame.minX) == [215, 215, 10, 10])
        window.semanticContentAttribute = .forceLeftToRight
        scene.layOut()
        #expect(([view] + others).map(\.frame.minX) == [15, 15, 220, 10])
    }

    @Test("Directional margins swap sides; the system's minimum does not care") func directionalMargins() {
        window.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 34)
        view.sized(50, 10)
        NSLayoutConstraint.relate(view, .leading, .equal, window, .leadingMargin)
        scene.layOut()
        #expect(window.layoutMargins.right == 12 && view.frame.maxX == 288)
        window.semanticContentAttribute = .forceLeftToRight
        scene.layOut()
        #expect(window.layoutMargins.left == 12 && view.frame.minX == 12)
    }

    @Test("The view that holds the constraint decides, not the one it places") func owner() {
        view.sized(100, 10)
        NSLayoutConstraint.relate(view, .leading, .equal, window, .leading, constant: 23)
        view.semanticContentAttribute = .forceLeftToRight
        let inner = scene.add(UIView(), to: view).sized(10, 10)
        NSLayoutConstraint.relate(inner, .leading, .equal, view, .leading, constant: 1)
        scene.layOut()
        #expect(view.frame.minX == 177 && inner.frame.minX == 1)
    }

    @Test("The direction set on a view is not inherited, the trait's is") func inheritance() {
        let inner = scene.add(UIView(), to: view)
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        window.semanticContentAttribute = .unspecified
        window.traitOverrides.layoutDirection = .rightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .forceLeftToRight
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test(
        "What the content means decides whether it flips",
        arguments: [
            (UISemanticContentAttribute.unspecified, true), (.playback, false), (.spatial, false), (.forceLeftToRight, false),
            (.forceRightToLeft, true),
        ])
    func semantics(_ attribute: UISemanticContentAttribute, _ flips: Bool) {
        window.traitOverrides.layoutDirection = .rightToLeft
        view.semanticContentAttribute = attribute
        #expect(view.effectiveUserInterfaceLayoutDirection == (flips ? .rightToLeft : .leftToRight))
        #expect(
            UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
                == (flips ? .rightToLeft : .leftToRight))
        let alone = UIView.userInterfaceLayoutDirection(for: attribute)
        #expect(alone == (attribute == .forceRightToLeft ? .rightToLeft : .leftToRight))
    }

    @Test("A trait that changes turns the layout, and back") func traitAtRunTime() {
        window.semanticContentAttribute = .unspecified
        view.sized(100, 10)
        NSLayoutConstraint.relate(view, .leading, .equal, window, .leading, constant: 16)
        let inner = scene.add(UIView(), to: view).sized(10, 10)
        NSLayoutConstraint.relate(inner, .leading, .equal, view, .leading, constant: 1)
        let frames = [(UITraitEnvironmentLayoutDirection.leftToRight, 16.0, 1.0), (.rightToLeft, 184, 89), (.leftToRight, 16, 1)]
        for (direction, x, innerX) in frames {
            window.traitOverrides.layoutDirection = direction
            scene.layOut()
            #expect(Double(view.frame.minX) == x && Double(inner.frame.minX) == innerX)
        }
    }

    @Test("Stack views run the other way") func stacks() {
        let views = [UIView().sized(10, 10), UIView().sized(20, 10)]
        let stack = scene.add(UIStackView(arrangedSubviews: views))
        NSLayoutConstraint.relate(stack, .left, .equal, window, .left)
        stack.semanticContentAttribute = .forceRightToLeft
        scene.layOut()
        #expect(views.map(\.frame.minX) == [20, 0])
    }

    @Test("A scroll view's offset does not mirror by itself") func scrollOffset() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.semanticContentAttribute = .forceRightToLeft
        window.addSubview(scroll)
        scroll.contentSize = CGSize(width: 500, height: 100)
        scene.layOut()
        #expect(scroll.contentOffset == .zero)
    }
}
