import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// Finds the causes for which views of a scene differ from their recorded frames.
///
/// Evidence is gathered at single views. From there it spreads to what depends on them: views that differ as well and
/// share a constraint, a superview or a stack view with one that is judged already. So a contradiction does not excuse
/// views that do not depend on it.
@MainActor
struct FrameJudge {
    private let scene: DocumentScene
    private let evidence: FrameEvidenceList
    /// The views that differ, as indices into the scene's views, in document order.
    private let differing: [Int]
    /// For each view, those whose frames depend on it or that it depends on.
    private var neighbours: [Int: [Int]] = [:]
    /// The findings about the scene, in the order of their causes.
    private(set) var findings: [FrameFinding] = []
    /// A judgement for each differing view, by its index.
    private(set) var judgements: [Int: FrameJudgement] = [:]

    /// Judges a scene that is laid out. Changes its layout where views are left that only ambiguity explains.
    ///
    /// - Parameters:
    ///   - measured: The same scene laid out with leaves measured; nil where that is not known.
    ///   - differing: Indices of the scene's views.
    init(_ canvas: CanvasScene, measured: CanvasScene?, _ resources: DocumentResources, differing: [Int]) {
        scene = canvas.scene
        evidence = FrameEvidenceList(canvas, measured: measured, resources, differing: differing)
        self.differing = differing.sorted()
        if !differing.isEmpty { connect() }
        for cause in FrameCause.allCases { judge(cause) }
    }

    /// Judges what differs for a cause, and keeps the findings that something follows from, or that are faults by
    /// themselves.
    private mutating func judge(_ cause: FrameCause) {
        guard judgements.count < differing.count || evidence.hasStandingFaults(of: cause) else { return }
        var found = evidence.evidence(of: cause)
        let causes = spread(from: found)
        if cause == .differing { blame(&found, causes) }
        for (_, cause) in causes { found[cause.evidence].finding.views += 1 }
        var places: [Int: Int] = [:]
        for (index, evidence) in found.enumerated() where evidence.finding.views > 0 || evidence.standsAlone {
            places[index] = findings.count
            findings.append(evidence.finding)
        }
        for (view, cause) in causes {
            let finding = places[cause.evidence]!
            judgements[view] = FrameJudgement(
                cause: findings[finding].cause, severity: findings[finding].severity, finding: finding, isDirect: cause.isDirect)
        }
    }

    /// Unexplained differences are the document's fault if the document alone decides all views that are connected by
    /// constraints.
    private func blame(_ found: inout [FrameEvidence], _ causes: [(view: Int, cause: (evidence: Int, isDirect: Bool))]) {
        var views: [Int: [Int]] = [:]
        for (view, cause) in causes { views[cause.evidence, default: []].append(view) }
        for index in found.indices {
            guard let views = views[index], evidence.areDecided(views) else { continue }
            found[index].finding = evidence.unasked(found[index].views[0])
        }
    }

    // MARK: Spreading

    /// The differing views that the evidence lies at, then those that a chain of differing views connects with them.
    private func spread(from found: [FrameEvidence]) -> [(view: Int, cause: (evidence: Int, isDirect: Bool))] {
        var open = Set(differing.filter { judgements[$0] == nil })
        var chain: [(view: Int, cause: (evidence: Int, isDirect: Bool))] = []
        var done = 0
        func follow() {
            while done < chain.count {
                let (view, cause) = chain[done]
                done += 1
                for next in neighbours[view] ?? [] where open.remove(next) != nil {
                    chain.append((next, (cause.evidence, false)))
                }
            }
        }
        for (index, evidence) in found.enumerated() {
            for view in evidence.views where open.remove(view) != nil { chain.append((view, (index, true))) }
            // All unexplained views that are connected by constraints become one finding.
            if evidence.finding.cause == .differing { follow() }
        }
        follow()
        return chain
    }

    private mutating func connect() {
        for (index, view) in scene.views.enumerated() {
            guard let parent = view.parent, view.unit != index else { continue }
            connect([index, parent])
        }
        for constraint in scene.constraints where constraint.isInstalled { connect(scene.views(of: constraint)) }
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
}
