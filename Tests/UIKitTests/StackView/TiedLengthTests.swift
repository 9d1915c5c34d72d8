import SeededRandom
import Testing

@testable import UIKit

/// Stack views that state lengths of what they arrange in terms of their own.
@MainActor
@Suite(.serialized)
struct TiedLengthTests {
    /// A stack view pinned to the edges of a root, with a row or column in it.
    @MainActor
    private struct Scene {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let stack = UIStackView()
        var all: [UIView] = []

        init(_ seed: Int) {
            var random = SplitMix(seed: seed)
            let count = random.roll(1...4)
            for _ in 0..<count { add(Self.leaf(&random), to: stack) }
            if random.below(2) == 0 {
                let inner = UIStackView()
                arrange(inner, &random)
                for _ in 0..<random.roll(1...3) { add(Self.leaf(&random), to: inner) }
                add(inner, to: stack)
            }
            arrange(stack, &random)
            pin(random.roll(0...20))
            for view in all where random.below(3) == 0 { tie(view, &random) }
        }

        private mutating func add(_ view: UIView, to stack: UIStackView) {
            all.append(view)
            stack.addArrangedSubview(view)
        }

        private static func leaf(_ random: inout SplitMix) -> UIView {
            guard random.below(3) == 0 else { return SizedView(CGFloat(random.roll(5...120)), CGFloat(random.roll(5...60))) }
            let label = UILabel()
            (label.text, label.numberOfLines) = (String(repeating: "word ", count: random.roll(1...20)), 0)
            return label
        }

        private func arrange(_ stack: UIStackView, _ random: inout SplitMix) {
            stack.axis = random.pick([.horizontal, .vertical])
            stack.alignment = random.pick([.fill, .leading, .center, .trailing])
            stack.distribution = random.pick([.fill, .fillEqually, .equalSpacing])
            stack.spacing = CGFloat(random.below(12))
        }

        private func pin(_ margin: Int) {
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(margin)),
                stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
                stack.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -CGFloat(margin)),
            ])
        }

        private func tie(_ view: UIView, _ random: inout SplitMix) {
            let (multiplier, constant) = (CGFloat(random.pick([1, 1, 0.5, 0.1])), CGFloat(random.pick([0, 0, -10])))
            let one = random.below(4) == 0 ? view.heightAnchor : view.widthAnchor
            let other = random.below(4) == 0 ? stack.heightAnchor : stack.widthAnchor
            one.constraint(equalTo: other, multiplier: multiplier, constant: constant).isActive = true
        }

        /// Lays out, and says whether that took no engine.
        func layOut() -> Bool {
            root.layoutIfNeeded()
            return root.layoutState.host?.installedEngine == nil
        }
    }

    @Test("a view as wide as the stack view around it takes no engine")
    func width() {
        let scene = StackScene([SizedView(40, 20), SizedView(60, 30)], axis: .vertical, spacing: 5, width: 200, height: 90)
        scene.stack.alignment = .leading
        scene.stack.arrangedSubviews[1].widthAnchor.constraint(equalTo: scene.stack.widthAnchor).isActive = true
        scene.root.layoutIfNeeded()
        #expect(scene.root.layoutState.host?.installedEngine == nil)
        #expect(scene.stack.arrangedSubviews[1].frame.width == scene.stack.frame.width)
        #expect(scene.stack.arrangedSubviews[0].frame.width == 40)
    }

    @Test("random stack views with such views lie as an engine lays them out")
    func random() {
        var direct = 0
        for seed in 0..<DirectLayoutTests.count {
            let scene = Scene(seed)
            if scene.layOut() { direct += 1 }
            DirectLayout.isEnabled = false
            let twin = Scene(seed)
            _ = twin.layOut()
            DirectLayout.isEnabled = true
            #expect(scene.all.map(\.frame) == twin.all.map(\.frame), "seed \(seed)")
        }
        #expect(direct > DirectLayoutTests.count / 10)
    }
}
