import SeededRandom
import UIKit

/// A random tree of views that is edited at random, to be compared with views made anew from the same description.
///
///     let tree = RandomTree(seed: 7)
///     for _ in 0..<100 {
///         tree.step()
///         if let finding = tree.compareWithFreshTree().first { … }
///     }
///
/// Everything follows from the seed. ``Finding/smallest()`` makes a small case of what went wrong.
@MainActor
package final class RandomTree {
    package let seed: Int
    private var generator: LayoutGenerator
    private let views: LayoutViews
    /// The tree before the first step, and the steps.
    package private(set) var history: LayoutHistory
    /// How many frames were compared, and how many views were left out because something about them is open.
    package private(set) var compared = 0, open = 0
    /// How many comparisons were left out because constraints conflict or content does not settle.
    package private(set) var undecided = 0

    package init(seed: Int) {
        self.seed = seed
        generator = LayoutGenerator(random: SplitMix(seed: seed))
        let tree = generator.tree()
        history = LayoutHistory(tree: tree)
        views = LayoutViews(tree)
        views.layOut()
    }

    /// Makes a tree and goes through the steps of a history.
    package init(history: LayoutHistory) {
        (seed, self.history) = (0, history)
        generator = LayoutGenerator(random: SplitMix(seed: 0))
        views = LayoutViews(history.tree)
        views.layOut()
        for step in history.steps { views.run(step) }
    }

    package var description: LayoutDescription { views.description }
    /// The window that the views stand in.
    package var window: UIWindow { views.window }

    /// Makes some edits, in the open, in an animation or during layout, and lays out.
    package func step() {
        let step = generator.step(views.description)
        history.steps.append(step)
        views.run(step)
    }

    /// The views that lie elsewhere than they do in a tree made anew, as far as their places are determined.
    package func compareWithFreshTree() -> [Difference] {
        let comparison = LayoutComparison(views)
        compared += comparison.compared
        open += comparison.open
        if comparison.isUndecided { undecided += 1 }
        return comparison.differences
    }

    /// What ``compareWithFreshTree()`` found, with all that led to it.
    package func finding(_ differences: [Difference]) -> Finding {
        Finding(seed: seed, history: history, differences: differences)
    }
}

/// A view that lies elsewhere after edits than in a tree made anew.
package struct Difference: Equatable, Sendable, CustomStringConvertible {
    package var node: Int
    /// The frames in the superview's coordinates.
    package var edited, fresh: CGRect

    package var description: String { "v\(node) is \(Self.text(edited)), should be \(Self.text(fresh))" }

    /// The part of the frame that is another, in words.
    package var quantity: String {
        if abs(edited.width - fresh.width) >= 1e-3 { return "width" }
        if abs(edited.height - fresh.height) >= 1e-3 { return "height" }
        return abs(edited.minX - fresh.minX) >= 1e-3 ? "place along x" : "place along y"
    }

    private static func text(_ rect: CGRect) -> String {
        "(" + [rect.minX, rect.minY, rect.width, rect.height].map { String(format: "%g", Double($0)) }.joined(separator: " ")
            + ")"
    }
}

/// The comparison of edited views with views made anew.
@MainActor
struct LayoutComparison {
    private(set) var differences: [Difference] = []
    private(set) var compared = 0, open = 0
    /// Whether constraints conflict, content does not settle or what follows from frames rests elsewhere, so that there
    /// is nothing to expect.
    private(set) var isUndecided: Bool
    private let edited, fresh: LayoutViews

    init(_ edited: LayoutViews) {
        self.init(edited, LayoutViews(edited.description))
        if !differences.isEmpty && isAtRest { (differences, isUndecided) = ([], true) }
    }

    private init(_ edited: LayoutViews, _ fresh: LayoutViews) {
        (self.edited, self.fresh) = (edited, fresh)
        fresh.layOut()
        fresh.takeOverOffsets(of: edited)
        isUndecided = !fresh.window.layoutDiagnostics.isEmpty || edited.hasNotSettled
        guard !isUndecided else { return }
        for node in edited.description.top { compare(node) }
    }

    /// Whether a tree made anew stays as the edited one lies if what follows from frames starts from there: the
    /// program's own reactions, and the margins that views preserve.
    private var isAtRest: Bool {
        let resting = LayoutViews(edited.description)
        resting.takeOverReactions(of: edited)
        resting.startFromMargins(of: edited)
        let comparison = LayoutComparison(edited, resting)
        return comparison.differences.isEmpty && !comparison.isUndecided
    }

    /// Compares a view and all in it. What lies in a view whose place is open may round differently, and is left out
    /// with it.
    private mutating func compare(_ node: Int) {
        guard let one = edited.view(node), let other = fresh.view(node) else { return }
        if !isSame(one.frame, other.frame) {
            guard other.ambiguousAttributes.isEmpty else {
                open += 1
                return
            }
            differences.append(Difference(node: node, edited: one.frame, fresh: other.frame))
        }
        compared += 1
        for child in edited.description.children(of: node) { compare(child) }
    }

    private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 1e-3 && abs(one.minY - other.minY) < 1e-3 && abs(one.width - other.width) < 1e-3
            && abs(one.height - other.height) < 1e-3
    }
}
