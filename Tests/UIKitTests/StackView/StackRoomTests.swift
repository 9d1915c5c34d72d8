import Testing

@testable import UIKit

/// The five distributions with too much room, with too little, and with nothing to go by;
/// Notes/specification/stack-views.md 2.
@MainActor
struct StackRoomTests {
    private func row(
        _ distribution: UIStackView.Distribution, _ widths: [CGFloat], spacing: CGFloat = 0, width: CGFloat?
    ) -> StackScene {
        let scene = StackScene(widths.map { SizedView($0, 20) }, spacing: spacing, width: width)
        scene.stack.distribution = distribution
        return scene
    }

    private func spans(_ scene: StackScene) -> String {
        scene.layOut()
        return scene.spans(.horizontal)
    }

    nonisolated static let distributions = (0...4).compactMap(UIStackView.Distribution.init)

    @Test("2.1: no views, no constraints, no conflict", arguments: distributions)
    func none(_ distribution: UIStackView.Distribution) {
        let scene = row(distribution, [], width: 100)
        scene.layOut()
        #expect(scene.stack.constraints.allSatisfy { $0.identifier?.hasPrefix("UISV") != true })
        #expect(scene.stack.frame.width == 100)
    }

    @Test("2.1: a single view is as long as the stack view, whatever its content", arguments: distributions)
    func single(_ distribution: UIStackView.Distribution) {
        #expect(spans(row(distribution, [30], spacing: 7, width: 100)) == "0/100")
        #expect(spans(row(distribution, [30], spacing: 7, width: 10)) == "0/10")
        #expect(spans(row(distribution, [-1], spacing: 7, width: 100)) == "0/100")
    }

    @Test("2.2: what hugs least stretches, what resists least shrinks") func fillPriorities() {
        let scene = row(.fill, [40, 60, 10], spacing: 5, width: 300)
        let views = scene.stack.arrangedSubviews
        views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        views[2].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        #expect(spans(scene) == "0/40 45/240 290/10")
        let small = row(.fill, [40, 60, 30], spacing: 5, width: 120)
        small.stack.arrangedSubviews[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        #expect(spans(small) == "0/40 45/40 90/30")
    }

    @Test("2.2: the first visible of equals takes the room that is left") func fillTies() {
        let scene = row(.fill, [40, 60, 10, 25], spacing: 5, width: 400)
        scene.stack.arrangedSubviews[0].isHidden = true
        #expect(spans(scene) == "0/0 0/355 360/10 375/25")
        scene.stack.addArrangedSubview(scene.stack.arrangedSubviews[1])
        #expect(spans(scene) == "0/0 0/305 310/25 340/60")
    }

    /// The constraint is the outer stack view's, and comes into the engine before what is in that. It asks for
    /// baselines, so for the height of a row with a view that is not arranged, for which the stack views in it arrange.
    @Test("2.2: the first of equals gives way, also where a constraint asked for baselines first")
    func fillTiesBehindBaselines() {
        let labels = (0..<2).map { _ in UILabel() }
        for label in labels { label.text = "wider than the room there is" }
        let inner = UIStackView(arrangedSubviews: labels)
        inner.alignment = .top
        let middle = UIStackView(arrangedSubviews: [inner])
        middle.addSubview(UIView())
        let outer = UIStackView(arrangedSubviews: [middle])
        outer.alignment = .lastBaseline
        let scene = StackScene(outer, width: 60)
        let baseline = outer.firstBaselineAnchor.constraint(equalTo: labels[1].firstBaselineAnchor, constant: -6)
        baseline.priority = .defaultLow
        baseline.isActive = true
        scene.layOut()
        #expect(labels.map(\.frame.width) == [0, 60])
    }

    @Test("2.4: proportions of nothing are equal lengths") func fillProportionallyOfNothing() {
        #expect(spans(row(.fillProportionally, [4, 0], spacing: -4, width: 100)) == "0/52 48/52")
    }

    @Test("2.3: equal lengths, also where all must shrink") func fillEqually() {
        #expect(spans(row(.fillEqually, [40, 60], spacing: 10, width: 50)) == "0/20 30/20")
        #expect(spans(row(.fillEqually, [-1, -1, -1], spacing: 10, width: 110)) == "0/30 40/30 80/30")
    }

    /// With `k` the room over the whole, all but the last are `k` times as long, and the last one gives what is
    /// missing.
    @Test(
        "2.4: the last one makes up the difference, and the one before it when nothing is left of it",
        arguments: [
            ([40, 60, 10], 10, 130, "0/40 50/60 120/10"), ([40, 60, 10], 10, 260, "0/80 90/120 220/40"),
            ([40, 60, 20], 20, 100, "0/25 45/35 100/0"),
        ] as [([CGFloat], CGFloat, CGFloat, String)])
    func fillProportionally(_ widths: [CGFloat], _ spacing: CGFloat, _ width: CGFloat, _ expected: String) {
        #expect(spans(row(.fillProportionally, widths, spacing: spacing, width: width)) == expected)
    }

    @Test("2.4: views without length get none, and their gaps count") func proportionalZeros() {
        #expect(spans(row(.fillProportionally, [20, 0, 20], spacing: 10, width: 60)) == "0/20 30/0 40/20")
        #expect(spans(row(.fillProportionally, [30, -1], width: 90)) == "0/90 90/0")
        #expect(spans(row(.fillProportionally, [0, -1], width: 90)) == "0/45 45/45")
    }

    @Test("2.4: a single share leaves room for a custom spacing") func singleShareAndGap() {
        let scene = row(.fillProportionally, [30, -1], width: 90)
        scene.stack.setCustomSpacing(10, after: scene.stack.arrangedSubviews[0])
        #expect(spans(scene) == "0/80 90/0")
        #expect(scene.root.layoutState.host?.diagnostics.isEmpty == true)
    }

    @Test("2.4: priorities of the contents count for nothing unless they are higher") func proportionalPriorities() {
        let scene = row(.fillProportionally, [20, 40], width: 120)
        scene.stack.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(990), for: .horizontal)
        #expect(spans(scene) == "0/40 40/80")
        scene.stack.arrangedSubviews[0].setContentHuggingPriority(.required, for: .horizontal)
        #expect(spans(scene) == "0/20 20/100")
    }

    @Test("2.5: gaps shrink down to the spacing, then the least resistant view") func equalSpacing() {
        #expect(spans(row(.equalSpacing, [40, 60, 10], spacing: 5, width: 150)) == "0/40 60/60 140/10")
        let scene = row(.equalSpacing, [40, 60, 10], spacing: 5, width: 100)
        scene.stack.arrangedSubviews[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        #expect(spans(scene) == "0/40 45/40 90/10")
    }

    @Test("2.6: centres are equally far apart as long as edges keep the spacing") func equalCentering() {
        #expect(spans(row(.equalCentering, [40, 60, 10], spacing: 5, width: 185)) == "0/40 70/60 175/10")
        #expect(spans(row(.equalCentering, [40, 60, 10], spacing: 5, width: nil)) == "0/40 45/60 125/10")
        #expect(spans(row(.equalCentering, [40, 60, 10], spacing: 5, width: 122)) == "0/40 45/60 112/10")
    }
}
