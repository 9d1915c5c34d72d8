import Testing

@testable import UIKit

/// Which constraints a visual format makes, and in what order: Notes/specification/auto-layout.md 8.2.
@MainActor
struct VisualFormatConstraintTests {
    private let root = UIView()
    private let views: [String: Any]

    init() {
        let names = ["a", "b", "c", "leftView", "rightView"]
        let made = names.map { _ in UIView() }
        made.forEach(root.addSubview)
        views = Dictionary(uniqueKeysWithValues: zip(names, made))
    }

    private func make(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
    }

    private func name(_ item: AnyObject?) -> String {
        item === root
            ? "super"
            : item === root.layoutMarginsGuide ? "margins" : views.first { ($0.value as AnyObject) === item }?.key ?? "?"
    }

    /// `first.attribute relation second.attribute constant @priority`.
    private func text(_ constraint: NSLayoutConstraint) -> String {
        var text =
            "\(name(constraint.firstItem)).\(constraint.statement.firstAttribute.name) \(constraint.statement.relation.symbol)"
        if constraint.secondItem != nil { text += " \(name(constraint.secondItem)).\(constraint.statement.secondAttribute.name)" }
        if constraint.constant != 0 || constraint.secondItem == nil {
            text += " \(LayoutText.number(Double(constraint.constant)))"
        }
        if constraint.priority != .required { text += " @\(LayoutText.number(Double(constraint.priority.rawValue)))" }
        return text
    }

    @Test("12.7-V10: per view its distance, then its width; then the end") func order() {
        let made = make(
            "|-(>=10@metric1)-[leftView(rightView@1000)][rightView(metric2)]|", metrics: ["metric1": 750, "metric2": 20])
        #expect(
            made.map(text) == [
                "leftView.leading >= super.leading 10 @750", "leftView.width == rightView.width",
                "rightView.leading == leftView.trailing", "rightView.width == 20", "super.trailing == rightView.trailing",
            ])
        #expect(made.allSatisfy { !$0.isActive && $0.multiplier == 1 })
    }

    @Test(
        "Distances, in their attributes",
        arguments: [
            ("V:[a]-3-[b]", [], ["b.top == a.bottom 3"]),
            ("V:|-3-[a]-(-4)-|", [], ["a.top == super.top 3", "super.bottom == a.bottom -4"]),
            ("V:|-[a]-|", [], ["a.top == margins.top", "margins.bottom == a.bottom"]),
            ("|-[a]-|", [], ["a.leading == margins.leading", "margins.trailing == a.trailing"]),
            ("[a]-[b]", [], ["b.leading == a.trailing 8"]),
            ("[a]-(>=3,<=9@20)-[b]", [], ["b.leading >= a.trailing 3", "b.leading <= a.trailing 9 @20"]),
            (
                "|-3-[a]-4-[b]-|", .directionLeftToRight,
                ["a.left == super.left 3", "b.left == a.right 4", "margins.right == b.right"]
            ),
            (
                "|-3-[a]-4-[b]-5-|", .directionRightToLeft,
                ["super.right == a.right 3", "a.left == b.right 4", "b.left == super.left 5"]
            ),
            (
                "|-[a]-(>=4)-[b]-|", .directionRightToLeft,
                ["margins.right == a.right", "a.left >= b.right 4", "b.left == margins.left"]
            ),
            ("V:|-3-[a]", .directionRightToLeft, ["a.top == super.top 3"]),
            (
                "V:|-1-[a]-2-[b][c]-3-|", .spacingBaselineToBaseline,
                [
                    "a.top == super.top 1", "b.firstBaseline == a.lastBaseline 2", "c.top == b.bottom",
                    "super.bottom == c.bottom 3",
                ]
            ),
            ("V:[a]-[b]", .spacingBaselineToBaseline, ["b.top == a.bottom 8"]),
            ("[a]-2-[b]", .spacingBaselineToBaseline, ["b.leading == a.trailing 2"]),
        ] as [(String, NSLayoutConstraint.FormatOptions, [String])])
    func distances(_ format: String, _ options: NSLayoutConstraint.FormatOptions, _ expected: [String]) {
        #expect(make(format, options).map(text) == expected)
    }

    @Test(
        "Neighbours are aligned, after everything else",
        arguments: [
            ("|[a][b][c]|", .alignAllTop, ["a.top == b.top", "b.top == c.top"]),
            ("|[a][b]|", .alignAllBottom, ["a.bottom == b.bottom"]), ("|[a][b]|", .alignAllCenterY, ["a.centerY == b.centerY"]),
            ("|[a][b]|", .alignAllFirstBaseline, ["a.firstBaseline == b.firstBaseline"]),
            ("|[a][b]|", .alignAllLastBaseline, ["a.lastBaseline == b.lastBaseline"]),
            ("|[a][b]|", [.alignAllTop, .alignAllBottom], ["a.top == b.top", "a.bottom == b.bottom"]),
            ("V:|[a][b]|", .alignAllLeft, ["a.left == b.left"]), ("V:|[a][b]|", .alignAllRight, ["a.right == b.right"]),
            ("V:|[a][b]|", .alignAllLeading, ["a.leading == b.leading"]),
            ("V:|[a][b]|", .alignAllTrailing, ["a.trailing == b.trailing"]),
            ("V:|[a][b]|", .alignAllCenterX, ["a.centerX == b.centerX"]), ("|[a]|", .alignAllTop, []),
        ] as [(String, NSLayoutConstraint.FormatOptions, [String])])
    func alignments(_ format: String, _ options: NSLayoutConstraint.FormatOptions, _ expected: [String]) {
        #expect(make(format, options).map(text).suffix(expected.count) == expected[...])
        #expect(make(format, options).count == make(format).count + expected.count)
    }

    @Test("Raw values are the header's") func rawValues() {
        typealias Options = NSLayoutConstraint.FormatOptions
        let alignments: [Options] = [
            .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading, .alignAllTrailing, .alignAllCenterX,
            .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline,
        ]
        #expect(alignments.map(\.rawValue) == [2, 4, 8, 16, 32, 64, 512, 1024, 2048, 4096])
        #expect(Options.alignmentMask.rawValue == 0xFFFF)
        #expect(
            [Options.directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft, .directionMask].map(\.rawValue)
                == [0, 0x10000, 0x20000, 0x30000])
        #expect([Options.spacingEdgeToEdge, .spacingBaselineToBaseline, .spacingMask].map(\.rawValue) == [0, 0x80000, 0x80000])
    }

    @Test("Metrics are numbers of any type") func metrics() {
        let metrics: [String: Any] = [
            "int": 1, "double": 2.5, "float": Float(3.5), "cg": CGFloat(4.5), "ns": NSNumber(value: 5.5), "small": UInt8(6),
            "optional": Optional(7) as Any, "priority": UILayoutPriority(8.5),
        ]
        for (name, value) in [
            ("int", 1), ("double", 2.5), ("float", 3.5), ("cg", 4.5), ("ns", 5.5), ("small", 6), ("optional", 7),
            ("priority", 8.5),
        ] {
            #expect(make("[a(\(name))]", metrics: metrics)[0].constant == CGFloat(value))
            #expect(make("[a]-\(name)@\(name)-[b]", metrics: metrics)[0].priority.rawValue == Float(value))
        }
    }

    @Test("Standard spaces are described as such until their constants change") func standardSpace() {
        let space = make("V:[a]-[b]")[0]
        #expect(space.description.contains("V:[UIView:") && space.description.contains("]-(NSSpace(8))-["))
        space.constant = 9
        #expect(space.description.contains("]-(9)-["))
        #expect(make("V:[a]-8-[b]")[0].description.contains("]-(8)-["))
    }

    @Test("Layout guides stand where views do; beside one, | is the view that owns it") func guides() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "|-5-[guide(20)]-[a]", metrics: nil, views: ["guide": guide, "a": views["a"]!])
        #expect(made.count == 3)
        #expect(made[0].firstItem === guide && made[0].secondItem === root)
        #expect(made[2].secondItem === guide)
    }
}
