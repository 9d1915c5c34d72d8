import Testing
import UIKit

/// Lengths along the axis in public examples; numbers in names are cases of Notes/specification/stack-views.md 10.4.
@MainActor
struct StackLengthTests {
    struct Row: Sendable {
        var distribution = UIStackView.Distribution.fillProportionally
        var lengths: [CGFloat]
        var spacing: CGFloat
        var width: CGFloat
        var margins: UIEdgeInsets?
        var expected: [Double]
    }

    /// They follow from the equations of Notes/specification/stack-views.md 2.4, or were measured.
    nonisolated static let proportional: [Row] = [
        // 26
        Row(lengths: [160, 80, 40], spacing: 0, width: 200, expected: [114.286, 57.143, 28.571]),
        // 28
        Row(
            lengths: Array(repeating: 1, count: 24), spacing: 1, width: 300,
            expected: Array(repeating: 6.383, count: 23) + [130.191]),
        // 29
        Row(lengths: [25], spacing: 0, width: 200, expected: [200]),
        Row(lengths: [25, 75], spacing: 0, width: 200, expected: [50, 150]),
        Row(
            lengths: [25, 75], spacing: 0, width: 200, margins: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10),
            expected: [45, 135]),
        // 30
        Row(lengths: [4, 2, 2], spacing: 0, width: 600, expected: [300, 150, 150]),
        Row(lengths: [4, 2, 2], spacing: 15, width: 600, expected: [63.158, 31.579, 475.263]),
        Row(lengths: [4, 2, 2], spacing: 60, width: 600, expected: [18.75, 9.375, 451.875]),
        Row(lengths: [100, 150, 200], spacing: 15, width: 600, expected: [125, 187.5, 257.5]),
        Row(lengths: [100, 150, 200], spacing: 60, width: 600, expected: [105.263, 157.895, 216.842]),
        Row(lengths: [1, 2, 3], spacing: 30, width: 600, expected: [9.091, 18.182, 512.727]),
    ]

    @Test(arguments: proportional)
    func proportionalLengths(_ row: Row) throws {
        let scene = StackScene(row.lengths.map { SizedView($0, 20) }, spacing: row.spacing, width: row.width)
        scene.stack.distribution = row.distribution
        if let margins = row.margins {
            scene.stack.layoutMargins = margins
            scene.stack.isLayoutMarginsRelativeArrangement = true
        }
        scene.layOut()
        for (view, length) in zip(scene.stack.arrangedSubviews, row.expected) {
            #expect(abs(try solvedWidth(view) - length) < 0.0006)
        }
    }

    /// The width before rounding, which the sources' numbers are.
    private func solvedWidth(_ view: UIView) throws -> Double { Double(try #require(view.solvedRect).width) }

    /// The interval example of the document format: two equal texts, standard spacing, 120 long.
    @Test func standardSpacingDoesNotEnterTheProportions() {
        let scene = StackScene([SizedView(31, 20), SizedView(31, 20)], axis: .vertical, width: 120, height: 120)
        scene.stack.distribution = .fillProportionally
        scene.stack.spacing = UIStackView.spacingUseSystem
        scene.layOut()
        #expect(scene.spans(.vertical) == "0/60 68/52")
    }

    @Test("27: natural lengths add up when nothing sizes the stack view")
    func unsized() {
        let scene = StackScene([SizedView(160, 200), SizedView(80, 100), SizedView(40, 50)])
        scene.layOut()
        #expect(scene.stack.frame.numbers == "10,20,280,200")
    }

    @Test("31: equal lengths, centred, spacing 25")
    func equalAndCentered() {
        let scene = StackScene([SizedView(100, 100), SizedView(80, 80), SizedView(60, 60)], axis: .vertical, spacing: 25)
        scene.stack.distribution = .fillEqually
        scene.stack.alignment = .center
        scene.layOut()
        #expect(scene.stack.bounds.size == CGSize(width: 100, height: 350))
        #expect(scene.stack.arrangedSubviews.map(\.frame.numbers) == ["0,0,100,100", "10,125,80,100", "20,250,60,100"])
    }

    @Test(
        "32: fitting sizes follow the spacing",
        arguments: [
            (NSLayoutConstraint.Axis.vertical, [20.0, 40], 0.0, "100x60"), (.vertical, [20, 40], 20, "100x80"),
            (.vertical, [20, 40], 50, "100x110"), (.horizontal, [40, 40], 0, "200x40"), (.horizontal, [40, 40], 20, "220x40"),
            (.horizontal, [40, 40], 50, "250x40"),
        ] as [(NSLayoutConstraint.Axis, [Double], Double, String)])
    func fitting(_ axis: NSLayoutConstraint.Axis, _ heights: [Double], _ spacing: Double, _ expected: String) {
        let stack = UIStackView(arrangedSubviews: heights.map { SizedView(100, CGFloat($0)) })
        stack.axis = axis
        stack.spacing = CGFloat(spacing)
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(String(format: "%gx%g", Double(size.width), Double(size.height)) == expected)
    }

    @Test("36: the first of equals stretches")
    func firstStretches() {
        let scene = StackScene([SizedView(10, 50), SizedView(10, 60), SizedView(10, 100)], axis: .vertical, height: 400)
        scene.layOut()
        #expect(scene.spans(.vertical) == "0/240 240/60 300/100")
    }

    @Test("36: equal lengths", arguments: [(0, [0, 133, 266]), (50, [0, 150, 300])] as [(Double, [Double])])
    func equalLengths(_ spacing: Double, _ starts: [Double]) {
        let scene = StackScene(
            [SizedView(10, 50), SizedView(10, 60), SizedView(10, 100)], axis: .vertical, spacing: CGFloat(spacing), height: 400)
        scene.stack.distribution = .fillEqually
        scene.layOut()
        for (view, start) in zip(scene.stack.arrangedSubviews, starts) { #expect(abs(Double(view.frame.minY) - start) <= 1) }
    }

    @Test(
        "37: margins",
        arguments: [
            (NSLayoutConstraint.Axis.horizontal, "10,20,360,140", ["20,10", "120,10", "220,10"]),
            (.vertical, "10,20,160,340", ["20,10", "20,110", "20,210"]),
        ] as [(NSLayoutConstraint.Axis, String, [String])])
    func margins(_ axis: NSLayoutConstraint.Axis, _ frame: String, _ origins: [String]) {
        let scene = StackScene([SizedView(100, 100), SizedView(100, 100), SizedView(100, 100)], axis: axis)
        scene.stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        scene.stack.isLayoutMarginsRelativeArrangement = true
        scene.layOut()
        #expect(scene.stack.frame.numbers == frame)
        #expect(scene.stack.arrangedSubviews.map(\.frame.numbers) == origins.map { "\($0),100,100" })
    }

    @Test("38: of two views without content the first gets all")
    func bareViews() {
        let scene = StackScene([UIView(), UIView()], width: 200, height: 10)
        scene.layOut()
        #expect(scene.spans(.horizontal) == "0/200 200/0")
    }
}
