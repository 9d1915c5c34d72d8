import Testing
import UIKit

/// The constraints a stack view makes, by Apple's identifiers.
///
/// - Source: constraints that public tools printed of UIStackView; numbers in names are
///   sections and cases of Notes/specification/stack-views.md.
@MainActor
struct StackConstraintTests {
    private func makeStack(_ sizes: [(CGFloat, CGFloat)]) -> UIStackView {
        UIStackView(arrangedSubviews: sizes.map { SizedView($0.0, $0.1) })
    }

    private func list(_ stack: UIStackView) -> StackConstraintList {
        stack.updateConstraintsIfNeeded()
        return StackConstraintList(stack: stack)
    }

    @Test func anEmptyStackViewHasNoConstraints() {
        let stack = UIStackView()
        stack.updateConstraintsIfNeeded()
        #expect(stack.constraints.isEmpty)
    }

    @Test(
        "the number of constraints along the axis of four views",
        arguments: [
            (UIStackView.Distribution.fill, [:]),
            (.fillEqually, ["UISV-fill-equally": 3]),
            (.fillProportionally, ["UISV-fill-proportionally": 4]),
            (.equalSpacing, ["UISV-distributing-edge": 6, "UISV-fill-equally": 2, "UISV-canvas-fit": 1]),
            (.equalCentering, ["UISV-distributing-edge": 6, "UISV-fill-equally": 2, "UISV-canvas-fit": 1]),
        ] as [(UIStackView.Distribution, [String: Int])])
    func counts(_ distribution: UIStackView.Distribution, _ own: [String: Int]) {
        let stack = makeStack([(40, 20), (60, 30), (10, 50), (25, 25)])
        stack.distribution = distribution
        let common = ["UISV-canvas-connection": 2 + 2, "UISV-spacing": 3, "UISV-alignment": 6]
        #expect(list(stack).counts == common.merging(own) { $0 + $1 })
    }

    @Test func fill() {
        let stack = makeStack([(40, 20), (60, 30)])
        stack.spacing = 5
        #expect(
            list(stack).lines == [
                "UISV-alignment v0.bottom == v1.bottom",
                "UISV-alignment v0.top == v1.top",
                "UISV-canvas-connection stack.bottom == v0.bottom",
                "UISV-canvas-connection stack.leading == v0.leading",
                "UISV-canvas-connection stack.top == v0.top",
                "UISV-canvas-connection stack.trailing == v1.trailing",
                "UISV-spacing v1.leading == v0.trailing + 5",
            ])
    }

    @Test func aSingleViewHasTwoConnectionsAndNoSpacing() {
        let stack = makeStack([(40, 20)])
        stack.axis = .vertical
        #expect(list(stack).counts == ["UISV-canvas-connection": 4])
    }

    @Test("41: proportional multipliers count the spacing") func proportionalMultipliers() {
        let stack = makeStack([(8, 1), (48, 1), (16, 1), (-1, 1)])
        stack.distribution = .fillProportionally
        stack.spacing = 3
        #expect(
            list(stack).lines("UISV-fill-proportionally") == [
                "v0.width == 0.0987654*stack.width @999", "v1.width == 0.592593*stack.width @998",
                "v2.width == 0.197531*stack.width @997", "v3.width == 0",
            ])
    }

    @Test func proportionalPrioritiesCountHiddenViews() {
        let stack = makeStack([(160, 1), (100, 1), (80, 1), (40, 1)])
        stack.distribution = .fillProportionally
        stack.arrangedSubviews[1].isHidden = true
        #expect(
            list(stack).lines("UISV-fill-proportionally") == [
                "v0.width == 0.571429*stack.width @999", "v2.width == 0.285714*stack.width @997",
                "v3.width == 0.142857*stack.width @996",
            ])
    }

    @Test("a single share is the whole", arguments: [(0.0, ""), (3, " @999")])
    func singleShare(_ spacing: Double, _ priority: String) {
        let stack = makeStack([(160, 1), (-1, 1)])
        stack.distribution = .fillProportionally
        stack.spacing = CGFloat(spacing)
        let multiplier = spacing == 0 ? "" : "0.981595*"
        #expect(
            list(stack).lines("UISV-fill-proportionally") == ["v0.width == \(multiplier)stack.width\(priority)", "v1.width == 0"])
    }

    @Test func withoutAnyLengthProportionalMeansEqual() {
        let stack = makeStack([(-1, 1), (0, 1)])
        stack.distribution = .fillProportionally
        #expect(list(stack).lines("UISV-fill-equally") == ["v1.width == v0.width"])
        #expect(list(stack).lines("UISV-fill-proportionally").isEmpty)
    }

    @Test func proportionsReferToTheMargins() {
        let stack = makeStack([(160, 1)])
        stack.distribution = .fillProportionally
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(list(stack).lines("UISV-fill-proportionally") == ["v0.width == UIViewLayoutMarginsGuide.width"])
    }

    @Test func marginsReplaceTheCanvasButNotItsFit() {
        let stack = makeStack([(40, 20), (60, 30)])
        stack.distribution = .equalSpacing
        stack.alignment = .center
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(
            list(stack).lines("UISV-canvas-connection").sorted() == [
                "UIViewLayoutMarginsGuide.bottom == UISV-alignment-spanner.bottom",
                "UIViewLayoutMarginsGuide.centerY == v0.centerY", "UIViewLayoutMarginsGuide.leading == v0.leading",
                "UIViewLayoutMarginsGuide.top == UISV-alignment-spanner.top", "UIViewLayoutMarginsGuide.trailing == v1.trailing",
            ])
        #expect(list(stack).lines("UISV-canvas-fit") == ["stack.width == 0 @49"])
    }

    @Test func equalSpacing() {
        let stack = makeStack([(40, 20), (60, 30), (10, 50)])
        stack.distribution = .equalSpacing
        stack.spacing = 5
        let list = list(stack)
        #expect(
            list.lines("UISV-distributing-edge") == [
                "UISV-distributing0.leading == v0.trailing", "UISV-distributing0.trailing == v1.leading",
                "UISV-distributing1.leading == v1.trailing", "UISV-distributing1.trailing == v2.leading",
            ])
        #expect(list.lines("UISV-fill-equally") == ["UISV-distributing1.width == UISV-distributing0.width"])
        #expect(list.lines("UISV-spacing") == ["v1.leading >= v0.trailing + 5", "v2.leading >= v1.trailing + 5"])
    }

    @Test func equalCenteringWeakensWithEachGap() {
        let stack = makeStack([(40, 20), (60, 30), (10, 50), (25, 25)])
        stack.distribution = .equalCentering
        stack.axis = .vertical
        let list = list(stack)
        #expect(
            list.lines("UISV-distributing-edge").prefix(2) == [
                "UISV-distributing0.top == v0.centerY", "UISV-distributing0.bottom == v1.centerY",
            ])
        #expect(
            list.lines("UISV-fill-equally") == [
                "UISV-distributing1.height == UISV-distributing0.height @149",
                "UISV-distributing2.height == UISV-distributing0.height @148",
            ])
    }

    // MARK: Across the axis

    @Test(
        "connections, boundaries and alignments of a row",
        arguments: [
            (
                UIStackView.Alignment.top,
                ["stack.top == v0.top", "stack.bottom == spanner.bottom"],
                ["spanner.top == v0.top @999.5", "spanner.bottom >= v0.bottom"], ["v0.top == v1.top"]
            ),
            (
                .center,
                ["stack.top == spanner.top", "stack.bottom == spanner.bottom", "stack.centerY == v0.centerY"],
                ["spanner.top <= v0.top", "spanner.bottom >= v0.bottom"], ["v0.centerY == v1.centerY"]
            ),
            (
                .bottom,
                ["stack.top == spanner.top", "stack.bottom == v0.bottom"],
                ["spanner.top <= v0.top", "spanner.bottom == v0.bottom @999.5"], ["v0.bottom == v1.bottom"]
            ),
            (
                .firstBaseline,
                ["stack.top <= v0.top", "stack.bottom == spanner.bottom"],
                ["spanner.top <= v0.top", "spanner.bottom >= v0.bottom"], ["v0.top == v1.top"]
            ),
            (
                .lastBaseline,
                ["stack.top == spanner.top", "stack.bottom >= v0.bottom"],
                ["spanner.top <= v0.top", "spanner.bottom >= v0.bottom"], ["v0.bottom == v1.bottom"]
            ),
        ] as [(UIStackView.Alignment, [String], [String], [String])])
    func alignment(_ alignment: UIStackView.Alignment, _ connections: [String], _ boundaries: [String], _ aligned: [String]) {
        let stack = makeStack([(40, 20), (60, 30)])
        stack.alignment = alignment
        stack.arrangedSubviews[1].isHidden = true
        let list = list(stack)
        func named(_ lines: [String]) -> [String] {
            lines.map { $0.replacingOccurrences(of: "UISV-alignment-spanner", with: "spanner") }
        }
        #expect(named(list.lines("UISV-canvas-connection")).dropFirst(2) == connections[...])
        #expect(named(list.lines("UISV-spanning-boundary")) == boundaries)
        #expect(list.lines("UISV-alignment") == aligned)
        #expect(named(list.lines("UISV-spanning-fit")) == ["spanner.height == 0 @51"])
        #expect(list.lines("UISV-ambiguity-suppression") == ["v0.height == 0 @25", "v1.height == 0 @25"])
        let alignsBaselines = alignment == .firstBaseline || alignment == .lastBaseline
        #expect(list.lines("UISV-canvas-fit") == (alignsBaselines ? ["stack.height == 0 @49"] : []))
    }

    @Test func viewsHoldTheirAmbiguitySuppression() {
        let stack = makeStack([(40, 20)])
        stack.alignment = .leading
        stack.updateConstraintsIfNeeded()
        #expect(stack.arrangedSubviews[0].constraints.map(\.identifier) == ["UISV-ambiguity-suppression"])
        #expect(!stack.constraints.contains { $0.identifier == "UISV-ambiguity-suppression" })
    }

    @Test func columnsDoNotAlignBaselines() {
        let stack = makeStack([(40, 20), (60, 30)])
        stack.axis = .vertical
        stack.alignment = .firstBaseline
        let list = list(stack)
        #expect(list.lines("UISV-alignment").isEmpty)
        #expect(
            list.lines("UISV-canvas-connection").dropFirst(2) == [
                "stack.leading == UISV-alignment-spanner.leading", "stack.trailing == UISV-alignment-spanner.trailing",
            ])
        #expect(list.lines("UISV-canvas-fit").isEmpty)
    }

    // MARK: Hidden views

    @Test func hiddenViewsLeaveTheChain() {
        let stack = makeStack([(40, 20), (60, 30), (10, 50), (25, 25)])
        stack.spacing = 6
        stack.setCustomSpacing(10, after: stack.arrangedSubviews[1])
        for index in [0, 2] { stack.arrangedSubviews[index].isHidden = true }
        let list = list(stack)
        #expect(list.lines("UISV-hiding") == ["v0.width == 0 @999.999", "v2.width == 0 @999.999"])
        #expect(list.lines("UISV-spacing") == ["v3.leading == v1.trailing + 10"])
        #expect(
            list.lines("UISV-spacing-hidden") == ["v1.leading == v0.trailing @50", "v2.leading == v1.trailing + 5 @50"])
    }

    @Test func withNothingVisibleASpannerTakesThePlaceOfViews() {
        let stack = makeStack([(40, 20), (60, 30)])
        for view in stack.arrangedSubviews { view.isHidden = true }
        let connections = list(stack).lines("UISV-canvas-connection")
        #expect(connections.contains("stack.leading == UISV-ordering-spanner.leading"))
        #expect(connections.contains("stack.trailing == UISV-ordering-spanner.trailing"))
    }

    // MARK: Baselines

    @Test("spacing counts from baselines in columns only", arguments: [NSLayoutConstraint.Axis.vertical, .horizontal])
    func baselineRelative(_ axis: NSLayoutConstraint.Axis) {
        let stack = makeStack([(40, 20), (60, 30)])
        stack.axis = axis
        stack.spacing = 30
        stack.isBaselineRelativeArrangement = true
        let expected = axis == .vertical ? "v1.firstBaseline == v0.lastBaseline + 30" : "v1.leading == v0.trailing + 30"
        #expect(list(stack).lines("UISV-spacing") == [expected])
        stack.distribution = .equalSpacing
        #expect(
            list(stack).lines("UISV-distributing-edge").first
                == (axis == .vertical ? "UISV-distributing.top == v0.lastBaseline" : "UISV-distributing.leading == v0.trailing"))
    }

    @Test("26: multipliers and priorities without spacing") func multipliersWithoutSpacing() {
        let stack = makeStack([(160, 200), (80, 100), (40, 50)])
        stack.distribution = .fillProportionally
        #expect(
            list(stack).lines("UISV-fill-proportionally") == [
                "v0.width == 0.571429*stack.width @999", "v1.width == 0.285714*stack.width @998",
                "v2.width == 0.142857*stack.width @997",
            ])
    }
}
