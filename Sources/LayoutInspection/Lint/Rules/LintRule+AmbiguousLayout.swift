import InterfaceBuilderDocument
import LayoutEngine

extension LintRule {
    static let ambiguousLayout = LintRule(
        "ambiguous-layout", .warning, "constraints that leave a view's place or size open",
        meaning: """
            More than one layout satisfies the constraints equally well, and UIKit takes any of them: a view may stand elsewhere on \
            another system, or after an edit that does not concern it. Views that depend on each other are one finding. The sizes \
            that Xcode's canvas gives to empty views do not count as constraints.
            """,
        example: "a label with a leading and a top constraint beside a view that has a top constraint only",
        remedy: "Add a constraint on the axis that the finding names, or give the view content with an intrinsic size.",
        scope: .document
    ) { OpenViews($0).faults }
}

/// The views of a scene whose places or sizes are open, grouped by the constraints between them.
@MainActor
private struct OpenViews {
    private let linted: LintedScene
    private var scene: DocumentScene { linted.scene }
    /// By view: the parts that are open.
    private var parts: [Int: [LayoutAttribute]] { linted.openParts }

    init(_ linted: LintedScene) { self.linted = linted }

    var faults: [LintFault] {
        [LayoutAxis.horizontal, .vertical].flatMap { axis in groups(on: axis).map { fault($0, axis) } }
    }

    private func fault(_ group: [Int], _ axis: LayoutAxis) -> LintFault {
        let first = group[0]
        let lengths = parts[first]!.filter { $0.axis == axis }.map { words(for: $0, axis) }.joined(separator: " and the ")
        let message = "the constraints do not decide the \(lengths) of \(linted.name(first))\(followers(group.count - 1))"
        let place = linted.fault(at: first, message)
        return LintFault(message: message, position: place.position, items: place.items + [axis.word])
    }

    private func words(for part: LayoutAttribute, _ axis: LayoutAxis) -> String {
        switch part {
        case .width: "width"
        case .height: "height"
        default: "\(axis.word) place"
        }
    }

    private func followers(_ count: Int) -> String {
        switch count {
        case 0: ""
        case 1: "; one more view hangs on it"
        default: "; \(count) more views hang on it"
        }
    }

    /// The views that are open on an axis, in document order, those that constraints tie together in one group.
    private func groups(on axis: LayoutAxis) -> [[Int]] {
        let open = scene.views.indices.filter { parts[$0]?.contains { $0.axis == axis } ?? false }
        var group = Dictionary(uniqueKeysWithValues: open.map { ($0, $0) })
        func root(_ view: Int) -> Int { group[view] == view ? view : root(group[view]!) }
        for (a, b) in ties(on: axis) where group[a] != nil && group[b] != nil {
            let (a, b) = (root(a), root(b))
            group[max(a, b)] = min(a, b)
        }
        return open.filter { root($0) == $0 }.map { first in open.filter { root($0) == first } }
    }

    /// The pairs of views that constraints on an axis name, and those of stack views and their views.
    private func ties(on axis: LayoutAxis) -> [(Int, Int)] {
        let stated = scene.constraints.compactMap { constraint -> (Int, Int)? in
            guard constraint.isInstalled, constraint.firstAttribute.isVertical == (axis == .vertical),
                let second = constraint.second
            else { return nil }
            return (owner(of: constraint.first), owner(of: second))
        }
        let nested = scene.views.enumerated().compactMap { index, view in view.parent.map { ($0, index) } }
        return stated + nested
    }

    private func owner(of item: DocumentConstraint.Item) -> Int {
        switch item {
        case .view(let index): index
        case .guide(let index): scene.guides[index].owner
        }
    }
}

extension LayoutAxis {
    fileprivate var word: String { self == .horizontal ? "horizontal" : "vertical" }
}
