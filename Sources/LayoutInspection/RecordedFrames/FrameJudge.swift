import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// Finds the causes for which views of a scene differ from their recorded frames.
///
/// Evidence is gathered at single views. From there it spreads to what depends on them: views that differ as well and share a constraint,
/// a superview or a stack view with one that is judged already. So a contradiction does not excuse views that do not depend on it.
@MainActor
struct FrameJudge {
    private let canvas: CanvasScene
    private var scene: DocumentScene { canvas.scene }
    private let contradictions: [RecordedContradiction]
    /// The views that differ, as indices into the scene's views, in document order.
    private let differing: [Int]
    /// For each view, those whose frames depend on it or that it depends on.
    private var neighbours: [Int: [Int]] = [:]
    private var judgements: [Int: FrameJudgement] = [:]

    /// - Parameters:
    ///   - canvas: The scene, laid out.
    ///   - differing: Indices of the scene's views.
    init(_ canvas: CanvasScene, _ resources: DocumentResources, differing: [Int]) {
        self.canvas = canvas
        self.differing = differing.sorted()
        contradictions = RecordedFrames(canvas, resources).contradictions()
        connect()
    }

    /// A judgement for each differing view, by its index. Changes the scene's layout where views are left that only ambiguity explains.
    mutating func judge() -> [Int: FrameJudgement] {
        for cause in FrameJudgement.Cause.allCases where judgements.count < differing.count {
            spread(cause, from: evidence(of: cause))
        }
        return judgements
    }

    // MARK: Evidence

    private func evidence(of cause: FrameJudgement.Cause) -> [Int] {
        switch cause {
        case .misplaced: flagged("misplaced")
        case .stale: contradictions(inConflict: false).flatMap(\.views)
        case .ambiguous: flagged("ambiguous") + canvas.undecidedViews()
        case .conflicting: viewsInConflict + contradictions(inConflict: true).flatMap(\.views)
        case .differing: differing
        }
    }

    private func flagged(_ name: String) -> [Int] {
        scene.views.indices.filter { scene.views[$0].element.variedFlag(name, scene.traits) ?? false }
    }

    /// The ids of what takes part in conflicts that the layout met.
    private var itemsInConflict: Set<String> {
        Set(canvas.diagnostics.filter { $0.id == "unsatisfiable" }.flatMap(\.items))
    }

    /// The contradictions of constraints that no frames could keep, or the others.
    private func contradictions(inConflict: Bool) -> [RecordedContradiction] {
        let items = itemsInConflict
        return contradictions.filter { $0.constraints.contains(where: items.contains) == inConflict }
    }

    /// The views of constraints that take part in a conflict.
    private var viewsInConflict: [Int] {
        let items = itemsInConflict
        let constraints = scene.constraints.filter { $0.id.map(items.contains) ?? false }
        return constraints.flatMap(views) + scene.views.indices.filter { items.contains(scene.views[$0].id) }
    }

    // MARK: Spreading

    /// Judges the differing views that are evidence themselves, then those that a chain of differing views connects with them.
    private mutating func spread(_ cause: FrameJudgement.Cause, from evidence: [Int]) {
        var open = Set(differing.filter { judgements[$0] == nil })
        var chain: [(view: Int, source: Int)] = []
        for view in evidence where open.remove(view) != nil { chain.append((view, view)) }
        var done = 0
        while done < chain.count {
            let (view, source) = chain[done]
            done += 1
            judgements[view] = judgement(cause, at: view, from: source)
            for next in neighbours[view] ?? [] where open.remove(next) != nil { chain.append((next, source)) }
        }
    }

    private func judgement(_ cause: FrameJudgement.Cause, at view: Int, from source: Int) -> FrameJudgement {
        FrameJudgement(
            cause: cause, isDirect: view == source,
            contradictions: cause == .stale ? contradictions.filter { $0.views.contains(source) } : [])
    }

    private mutating func connect() {
        for (index, view) in scene.views.enumerated() {
            guard let parent = view.parent, view.unit != index else { continue }
            connect([index, parent])
        }
        for constraint in scene.constraints where constraint.isInstalled { connect(views(of: constraint)) }
        for (index, view) in scene.views.enumerated() where view.element.name == "stackView" {
            connect(scene.views.indices.filter { scene.views[$0].parent == index })
        }
    }

    private mutating func connect(_ views: [Int]) {
        for (view, next) in zip(views, views.dropFirst()) {
            neighbours[view, default: []].append(next)
            neighbours[next, default: []].append(view)
        }
    }

    private func views(of constraint: DocumentConstraint) -> [Int] {
        [constraint.first, constraint.second].compactMap { item in
            switch item {
            case .view(let index): index
            case .guide(let index): scene.guides[index].owner
            case nil: nil
            }
        }
    }
}
