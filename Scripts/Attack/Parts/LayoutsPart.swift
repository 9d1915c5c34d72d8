import RandomLayouts
import SeededRandom
import UIKit

/// Random trees of views that are edited at random: after each step they lie as trees do that are made anew.
struct LayoutsPart: AttackPart {
    static let name = "layouts"
    static let summary = "trees of views that are edited against trees that are made anew"

    init(_ environment: AttackEnvironment) throws(AttackFailure) {
        ConflictLog.sink = { _ in }
        LayoutWarning.sink = { _ in }
    }

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        let seed = Int(truncatingIfNeeded: random.next() >> 1)
        return LayoutCase(history: LayoutHistory(seed: seed, steps: random.roll(1...25)))
    }
}

/// The pieces are the edits of all steps, then the views and guides of the first tree, then its constraints.
private struct LayoutCase: AttackCase {
    let history: LayoutHistory

    var pieceCount: Int { history.editCount + history.tree.nodes.count + history.tree.links.count }
    var stepCount: Int { history.steps.count }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        let smaller = history.keeping(kept.contains)
        let views = LayoutViews(smaller.tree)
        views.layOut()
        for (number, step) in smaller.steps.enumerated() {
            views.run(step)
            let differences = views.differencesFromFreshTree()
            if let first = differences.first { return fault(first, differences, number, views.description) }
        }
        return nil
    }

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        [("case.txt", Array((history.keeping(kept.contains).swiftText + "\n").utf8))]
    }

    private func fault(_ first: Difference, _ all: [Difference], _ step: Int, _ tree: LayoutDescription) -> String {
        let kind = tree.nodes[first.node]?.kind.rawValue ?? "view"
        let list = all.map { "\($0)" }.joined(separator: "\n")
        return "a \(kind) has another \(first.quantity) than in a tree made anew\nafter step \(step):\n\(list)"
    }
}
