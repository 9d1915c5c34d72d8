import ExactOptimum
import LayoutEngine
import SeededRandom
import Testing

@testable import UIKit

/// Layouts after random edits, against views made anew as the edits left them.
@MainActor
struct RandomEditTests {
    nonisolated static let recipe = RandomTree.Recipe(
        name: "edits", nodes: 3...5, extras: 3...6, requiredShare: 40, unit: Fraction(1, 2), multiples: -40...240)

    /// A tree and its views, edited together.
    @MainActor
    private struct Session {
        var tree: RandomTree
        let scene: TreeScene
        var isActive: [Bool]
        var random: SplitMix

        /// - Parameter requiresContents: Whether the content sizes of all views are required.
        init(seed: Int, requiresContents: Bool = false) {
            tree = RandomTree(recipe, seed: seed)
            for node in tree.nodes.indices where requiresContents {
                (tree.nodes[node].hugging, tree.nodes[node].resistance) = (1000, 1000)
            }
            scene = TreeScene(tree)
            isActive = tree.links.map { _ in true }
            random = SplitMix(seed: seed + 1000)
        }

        mutating func edit() {
            let link = random.below(tree.links.count)
            switch random.below(6) {
            case 0, 1: setConstant(of: link)
            case 2: setPriority(of: link)
            case 3, 4: toggle(link)
            default: setContent(of: random.below(tree.nodes.count))
            }
        }

        private mutating func setConstant(of link: Int) {
            tree.links[link].constant = recipe.constant(&random)
            scene.constraints[link].constant = CGFloat(tree.links[link].constant.double)
        }

        private mutating func setPriority(of link: Int) {
            guard tree.links[link].priority < 1000 else { return }
            tree.links[link].priority = RandomTree.Recipe.priorities[random.below(RandomTree.Recipe.priorities.count)]
            scene.constraints[link].priority = UILayoutPriority(tree.links[link].priority)
        }

        private mutating func toggle(_ link: Int) {
            isActive[link].toggle()
            scene.constraints[link].isActive = isActive[link]
        }

        private mutating func setContent(of node: Int) {
            guard tree.nodes[node].contentSize != nil, let view = scene.items[node] as? SizedView else { return }
            let size = (width: random.below(120), height: random.below(60))
            tree.nodes[node].contentSize = size
            view.contentSize = CGSize(width: size.width, height: size.height)
            if tree.nodes[node].hugging < 1000 { tree.nodes[node].hugging = [250, 251, 600][random.below(3)] }
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                view.setContentHuggingPriority(UILayoutPriority(tree.nodes[node].hugging), for: axis)
            }
        }

        /// Edits the tree one to four times and lays it out.
        ///
        /// - Returns: A scene of new views with the same constraints, laid out for the first time.
        mutating func editAndMakeAnew() -> TreeScene {
            for _ in 0..<1 + random.below(4) { edit() }
            scene.layOut()
            let fresh = TreeScene(remaining)
            fresh.layOut()
            return fresh
        }

        /// The tree without what is inactive.
        var remaining: RandomTree {
            var rest = tree
            rest.links = zip(tree.links, isActive).filter(\.1).map(\.0)
            return rest
        }
    }

    @Test func editedViewsLieWhereNewOnesDo() {
        let compared = (0..<20).reduce(0) { $0 + numbersCompared(afterEditsOf: $1) }
        #expect(compared > 2000)
    }

    private func numbersCompared(afterEditsOf seed: Int) -> Int {
        var session = Session(seed: seed)
        var compared = 0
        for round in 0..<25 {
            let fresh = session.editAndMakeAnew()
            guard fresh.host.diagnostics.isEmpty else { continue }
            #expect(session.scene.broken == [], "round \(round) of \(seed)")
            compared += difference(session.scene, fresh, "round \(round) of \(seed)")
        }
        return compared
    }

    @Test("Contents that required constraints contradict are as near to their size as in views made anew")
    func contradictedContents() {
        let compared = (0..<40).reduce(0) { $0 + conflictsCompared(afterEditsOf: $1) }
        #expect(compared > 200)
    }

    /// - Returns: How many layouts were compared in which contents, and nothing else, were given up.
    private func conflictsCompared(afterEditsOf seed: Int) -> Int {
        var session = Session(seed: seed, requiresContents: true)
        var compared = 0
        for round in 0..<25 {
            let fresh = session.editAndMakeAnew()
            guard !fresh.broken.isEmpty, fresh.brokenContents.count == fresh.broken.count else { continue }
            compared += 1
            #expect(session.scene.brokenContents == fresh.brokenContents, "round \(round) of \(seed)")
            _ = difference(session.scene, fresh, "round \(round) of \(seed)")
        }
        return compared
    }

    @Test("The order in which constraints became active does not matter where there is one best layout", arguments: 0..<20)
    func orderDoesNotMatter(_ seed: Int) {
        let tree = RandomTree(Self.recipe, seed: seed)
        let (forwards, backwards) = (TreeScene(tree), TreeScene(tree, backwards: true))
        forwards.layOut()
        backwards.layOut()
        #expect(forwards.host.diagnostics.isEmpty == backwards.host.diagnostics.isEmpty)
        if forwards.host.diagnostics.isEmpty { _ = difference(backwards, forwards, "") }
    }

    /// Compares what is not ambiguous.
    ///
    /// - Returns: How many numbers were compared.
    private func difference(_ edited: TreeScene, _ fresh: TreeScene, _ place: String) -> Int {
        var compared = 0
        for (one, other) in zip(edited.items, fresh.items) {
            let (a, b) = (edited.host.engine.alignmentRect(of: one)!, fresh.host.engine.alignmentRect(of: other)!)
            let open = fresh.host.engine.ambiguousAttributes(of: other)
            #expect(edited.host.engine.ambiguousAttributes(of: one) == open, "\(place)")
            let numbers = [
                (LayoutAttribute.left, a.x, b.x), (.top, a.y, b.y), (.width, a.width, b.width), (.height, a.height, b.height),
            ]
            for (attribute, mine, its) in numbers where !open.contains(attribute) {
                #expect(abs(mine - its) < 1e-6, "\(attribute), \(place)")
                compared += 1
            }
        }
        return compared
    }
}
