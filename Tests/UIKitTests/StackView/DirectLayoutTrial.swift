import LayoutEngine
import SeededRandom

@testable import UIKit

/// Lays out each of a number of random trees twice, with the engine alone and without it where that can be, and notes what differs.
@MainActor
final class DirectLayoutTrial {
    private(set) var faults: [String] = []
    /// How many trees took no engine.
    private(set) var direct = 0

    func run(_ seed: Int) {
        let (one, other) = (make(seed), make(seed))
        layOut(one, other)
        if one.scene.window.layoutState.host?.installedEngine == nil { direct += 1 }
        compare(one, other, "\(seed) at first")
        compareRectangles(one, other, "\(seed)")
        for round in 0..<3 {
            let layouts = (one.leaves.map(\.layouts), other.leaves.map(\.layouts))
            for tree in [one, other] { edit(tree, seed &* 31 &+ round) }
            layOut(one, other)
            compare(one, other, "\(seed) after round \(round)")
            let news = (zip(one.leaves.map(\.layouts), layouts.0).map(-), zip(other.leaves.map(\.layouts), layouts.1).map(-))
            if news.0 != news.1 { faults.append("\(seed) after round \(round): layouts \(news.0) instead of \(news.1)") }
        }
        compareConstraints(one, other, seed)
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
        let sink = ConflictLog.sink
        ConflictLog.sink = { _ in }
        defer { ConflictLog.sink = sink }
        one.scene.layOut()
        DirectLayout.isEnabled = false
        defer { DirectLayout.isEnabled = true }
        other.scene.layOut()
    }

    private func compare(_ one: RandomRegularTree, _ other: RandomRegularTree, _ place: String) {
        for (index, (view, counterpart)) in zip(one.views, other.views).enumerated() where view.frame != counterpart.frame {
            return faults.append("\(place): \(index) at \(view.frame.numbers) instead of \(counterpart.frame.numbers)")
        }
    }

    /// Compares before rounding.
    private func compareRectangles(_ one: RandomRegularTree, _ other: RandomRegularTree, _ place: String) {
        guard let host = one.scene.window.layoutState.host, let counterpart = other.scene.window.layoutState.host else { return }
        for (view, same) in zip(one.views, other.views) {
            guard let rect = host.solvedRect(of: view), let expected = counterpart.solvedRect(of: same) else { continue }
            let differences = [
                rect.x - expected.x, rect.y - expected.y, rect.width - expected.width, rect.height - expected.height,
            ]
            if differences.contains(where: { abs($0) > 1e-9 }) {
                return faults.append("\(place): \(rect) instead of \(expected)")
            }
        }
    }

    private func compareConstraints(_ one: RandomRegularTree, _ other: RandomRegularTree, _ seed: Int) {
        func texts(_ tree: RandomRegularTree) -> [String] {
            tree.views.flatMap { view in
                view.constraints.map { "\($0.identifier ?? "") \($0.firstAttribute) \($0.constant) \($0.priority.rawValue)" }
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
