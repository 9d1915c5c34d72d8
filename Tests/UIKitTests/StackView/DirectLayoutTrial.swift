import LayoutEngine
import SeededRandom

@testable import UIKit

/// Lays out each of a number of random trees twice, with the engine alone and without it where that can be, and notes
/// what differs.
@MainActor
final class DirectLayoutTrial {
    private(set) var faults: [String] = []
    /// How many trees took no engine, and how many of those have content that was wrapped.
    private(set) var direct = 0
    private(set) var wrapped = 0

    func run(_ seed: Int) {
        let (one, other) = (make(seed), make(seed))
        layOut(one, other)
        note(one.scene, one.views)
        compare(one.views, other.views, "\(seed) at first")
        compareRectangles(one.views, other.views, "\(seed)")
        for round in 0..<3 {
            let layouts = (one.leaves.map(\.layouts), other.leaves.map(\.layouts))
            for tree in [one, other] { edit(tree, seed &* 31 &+ round) }
            layOut(one, other)
            compare(one.views, other.views, "\(seed) after round \(round)")
            let news = (zip(one.leaves.map(\.layouts), layouts.0).map(-), zip(other.leaves.map(\.layouts), layouts.1).map(-))
            if news.0 != news.1 { faults.append("\(seed) after round \(round): layouts \(news.0) instead of \(news.1)") }
        }
        compareConstraints(one, other, seed)
    }

    /// Asks and changes more kinds of things, also before the first layout and while the tree is laid out.
    func runWidely(_ seed: Int) {
        let (one, other) = (make(seed), make(seed))
        if seed % 3 == 0 { editOrAsk(one, other, seed, "\(seed) before the first layout") }
        if seed % 5 == 0 { for tree in [one, other] { meddle(with: tree, seed) } }
        layOut(one, other)
        note(one.scene, one.views)
        compare(one.views, other.views, "\(seed) at first")
        for round in 0..<4 {
            editOrAsk(one, other, seed &* 37 &+ round, "\(seed) in round \(round)")
            layOut(one, other)
            compare(one.views, other.views, "\(seed) after round \(round)")
        }
        compareConstraints(one, other, seed)
    }

    private func note(_ scene: WindowScene, _ views: [UIView]) {
        guard scene.window.layoutState.host?.installedEngine == nil else { return }
        direct += 1
        if views.contains(where: { $0.solvedWidth != nil }) { wrapped += 1 }
    }

    private func editOrAsk(_ one: RandomRegularTree, _ other: RandomRegularTree, _ seed: Int, _ place: String) {
        let sink = ConflictLog.sink
        ConflictLog.sink = { _ in }
        defer { ConflictLog.sink = sink }
        func answer(_ tree: RandomRegularTree) -> String {
            var random = SplitMix(seed: seed)
            return tree.editOrAsk(using: &random)
        }
        let found = answer(one)
        DirectLayout.isEnabled = false
        defer { DirectLayout.isEnabled = true }
        let expected = answer(other)
        if found != expected { faults.append("\(place): \(found) instead of \(expected)") }
    }

    /// Has a view that is laid out change another one.
    private func meddle(with tree: RandomRegularTree, _ seed: Int) {
        let view = MeddlingView()
        view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        tree.scene.window.addSubview(view)
        view.meddle = { [unowned tree] in
            var random = SplitMix(seed: seed)
            tree.edit(using: &random)
        }
    }

    /// Lays out views that equations place.
    func runPlaces(_ seed: Int) {
        func make() -> (WindowScene, RandomPlaces) {
            var random = SplitMix(seed: seed)
            let scene = WindowScene(400, 500, scale: random.pick([1, 2, 3]))
            return (scene, RandomPlaces(in: scene.window, depth: random.roll(1...3), using: &random))
        }
        let (one, other) = (make(), make())
        quietly { one.0.layOut() }
        note(one.0, one.1.views)
        DirectLayout.isEnabled = false
        quietly { other.0.layOut() }
        DirectLayout.isEnabled = true
        compare(one.1.views, other.1.views, "\(seed) at first")
        compareRectangles(one.1.views, other.1.views, "\(seed)")
        for views in [one.1.views, other.1.views] {
            var random = SplitMix(seed: seed &+ 1)
            quietly { change(random.pick(views), &random) }
        }
        quietly {
            one.0.layOut()
            other.0.layOut()
        }
        compare(one.1.views, other.1.views, "\(seed) after an edit")
        let (found, expected) = (one.1.views.map(\.hasAmbiguousLayout), other.1.views.map(\.hasAmbiguousLayout))
        if found != expected { faults.append("\(seed): ambiguous \(found) instead of \(expected)") }
    }

    private func change(_ view: UIView, _ random: inout SplitMix) {
        switch random.below(6) {
        case 0: view.constraints.first?.constant += 3
        case 4, 5: (view as? SizedView)?.contentSize.width += CGFloat(random.below(60))
        case 1: view.superview?.constraints.first?.isActive = false
        case 2: view.window?.frame.size.width += 20
        default: view.removeFromSuperview()
        }
    }

    private func quietly(_ body: () -> Void) {
        let sink = ConflictLog.sink
        ConflictLog.sink = { _ in }
        defer { ConflictLog.sink = sink }
        body()
    }

    private func make(_ seed: Int) -> RandomRegularTree {
        var random = SplitMix(seed: seed)
        return RandomRegularTree(using: &random)
    }

    private func edit(_ tree: RandomRegularTree, _ seed: Int) {
        var random = SplitMix(seed: seed)
        for _ in 0..<random.roll(1...2) { tree.edit(using: &random) }
    }

    private func layOut(_ one: RandomRegularTree, _ other: RandomRegularTree) {
        quietly { one.scene.layOut() }
        DirectLayout.isEnabled = false
        defer { DirectLayout.isEnabled = true }
        quietly { other.scene.layOut() }
    }

    private func compare(_ one: [UIView], _ other: [UIView], _ place: String) {
        for (index, (view, counterpart)) in zip(one, other).enumerated() where view.frame != counterpart.frame {
            return faults.append("\(place): \(index) at \(view.frame.numbers) instead of \(counterpart.frame.numbers)")
        }
    }

    /// Compares before rounding.
    private func compareRectangles(_ one: [UIView], _ other: [UIView], _ place: String) {
        for (view, same) in zip(one, other) {
            guard let rect = view.layoutState.host?.solvedRect(of: view),
                let expected = same.layoutState.host?.solvedRect(of: same)
            else { continue }
            let differences = [
                rect.x - expected.x, rect.y - expected.y, rect.width - expected.width, rect.height - expected.height,
            ]
            if differences.contains(where: { abs($0) > 1e-9 }) {
                return faults.append("\(place): \(rect) instead of \(expected)")
            }
        }
    }

    /// Compares the constraints of each view, in any order: a tree without an engine states those of stack views and
    /// margins when they are first asked for, a tree with one when they first apply.
    private func compareConstraints(_ one: RandomRegularTree, _ other: RandomRegularTree, _ seed: Int) {
        func texts(_ tree: RandomRegularTree) -> [String] {
            tree.views.flatMap { view in
                view.constraints
                    .map { "\($0.identifier ?? "") \($0.firstAttribute) \($0.constant) \($0.priority.rawValue)" }.sorted()
                    + view.layoutGuides.map(\.identifier) + ["\(view.hasAmbiguousLayout)"]
            }
        }
        let (found, expected) = (texts(one), texts(other))
        guard found != expected else { return }
        let place =
            zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(found.count, expected.count)
        faults.append("\(seed): constraints \(found[place...].prefix(3)) instead of \(expected[place...].prefix(3))")
    }
}
