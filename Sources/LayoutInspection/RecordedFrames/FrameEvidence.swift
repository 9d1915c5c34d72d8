import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// The evidence that a cause applies to some views of a scene.
struct FrameEvidence {
    var finding: FrameFinding
    /// The views that it lies at, as indices into the scene's views.
    let views: [Int]
    /// Whether it is a fault of the document even where no frame differs.
    var standsAlone = false
}

/// Gathers the evidence that a scene, laid out, gives for each cause.
@MainActor
struct FrameEvidenceList {
    private let canvas: CanvasScene
    private var scene: DocumentScene { canvas.scene }
    private let recorded: RecordedFrames
    private let contradictions: [RecordedContradiction]
    /// Conflicts of required constraints that the layout met.
    private let conflicts: [DocumentDiagnostic]
    /// Leaves that are recorded larger or smaller than their contents make them.
    private let contents: [LeafContent]
    /// The views that are ambiguous whatever the canvas's sizes of plain views.
    private let ambiguous: [Int]

    /// The views that differ.
    private let differing: [Int]
    /// Their frames while plain views have the canvas's sizes.
    private let laidOut: [Int: CGRect]

    /// - Parameter measured: The same scene laid out with leaves measured; nil where that is not known.
    init(_ canvas: CanvasScene, measured: CanvasScene?, _ resources: DocumentResources, differing: [Int]) {
        self.canvas = canvas
        self.differing = differing
        laidOut = differing.reduce(into: [:]) { $0[$1] = canvas.frame(ofView: $1) }
        contents = measured.map { LeafContent.misfits(in: canvas, measured: $0, resources) } ?? []
        ambiguous = canvas.ambiguousViews()
        recorded = RecordedFrames(canvas, resources)
        contradictions = recorded.contradictions()
        conflicts = canvas.diagnostics.filter { $0.id == "unsatisfiable" }
    }

    /// Whether a cause can apply without any differing frame.
    func hasStandingFaults(of cause: FrameCause) -> Bool {
        switch cause {
        case .stale, .conflicting: true
        case .ambiguous: !ambiguous.isEmpty || contents.contains { $0.content == nil }
        default: false
        }
    }

    /// The evidence for a cause. That for ambiguity changes the scene's layout.
    func evidence(of cause: FrameCause) -> [FrameEvidence] {
        switch cause {
        case .misplaced: misplaced
        case .stale:
            staleFrames + staleContents + impliedInsets.filter { !$0.isPlausible }.map(evidence)
        case .conflicting:
            conflicts.filter(isDocuments).map { evidence(of: $0, .conflicting, isOfRowHeight(Set($0.items)) ? .note : .error) }
        case .insets:
            impliedInsets.filter(\.isPlausible).map(evidence)
                + conflicts.filter { !isDocuments($0) }.map { evidence(of: $0, .insets, .note) }
        case .ambiguous:
            flagged("ambiguous", .ambiguous, "Interface Builder finds no single solution for") + undecided
                + contents.filter { $0.content == nil }.map(evidence)
        case .differing: scene.views.indices.map(unexplained)
        }
    }

    // MARK: Marks of Interface Builder

    private func flagged(_ name: String, _ cause: FrameCause, _ words: String) -> [FrameEvidence] {
        marked(name).map { evidence(cause, .warning, "\(words) \(scene.words(forView: $0))", at: [$0]) }
    }

    /// Frames that Interface Builder marks, with what is asked for where a frame differs. An empty view that a program
    /// fills is as large as recorded then, for all that the document tells.
    private var misplaced: [FrameEvidence] {
        marked("misplaced").map { view in
            let isEmpty = laidOut[view].map { $0.width == 0 || $0.height == 0 } ?? false
            let severity: DocumentDiagnostic.Severity = isEmpty && scene.views[view].element.outlet != nil ? .note : .warning
            let asked = laidOut[view] == nil ? "" : ": it \(difference(of: view))"
            return evidence(
                .misplaced, severity, "Interface Builder marks the frame of \(scene.words(forView: view))\(asked)", at: [view])
        }
    }

    private func marked(_ name: String) -> [Int] {
        scene.views.indices.filter { scene.views[$0].element.variedFlag(name, scene.traits) ?? false }
    }

    /// The views that differ and whose frames Interface Builder's mark tells of already.
    private var told: Set<Int> { Set(marked("misplaced")).intersection(differing) }

    private var staleContents: [FrameEvidence] {
        let told = told
        return contents.filter { $0.content != nil && !told.contains($0.view) }.map(evidence)
    }

    // MARK: Contradictions

    /// Contradictions that share a view have one cause: the frame of that view, or a constraint of it.
    private var staleFrames: [FrameEvidence] {
        let items = Set(conflicts.flatMap(\.items))
        let conflicting = Set(views(in: items))
        var groups: [(views: Set<Int>, members: [RecordedContradiction])] = []
        let told = told
        for found in contradictions where !found.constraints.contains(where: items.contains) {
            // A stack view's own rules have no id; a conflict that concerns its views tells of them.
            guard !found.constraints.isEmpty || conflicting.isDisjoint(with: found.views) else { continue }
            guard told.isDisjoint(with: found.views) else { continue }
            let same = groups.filter { !$0.views.isDisjoint(with: found.views) }
            let others = groups.filter { $0.views.isDisjoint(with: found.views) }
            let views = same.reduce(into: Set(found.views)) { $0.formUnion($1.views) }
            groups = others + [(views, same.flatMap(\.members) + [found])]
        }
        return groups.map { evidence(ofContradictions: $0.members, at: $0.views.sorted()) }
    }

    private func evidence(ofContradictions members: [RecordedContradiction], at views: [Int]) -> FrameEvidence {
        let more = members.count == 1 ? "" : members.count == 2 ? ", and another rule" : ", and \(members.count - 1) other rules"
        let worst = members.max { $0.points < $1.points }!
        let severity: DocumentDiagnostic.Severity = isOfRowHeight(Set(members.flatMap(\.constraints))) ? .note : .warning
        let finding = FrameFinding(
            cause: .stale, severity: severity, message: worst.words(in: scene) + more, position: worst.position,
            items: views.map { scene.views[$0].id } + members.flatMap(\.constraints))
        return FrameEvidence(finding: finding, views: views, standsAlone: true)
    }

    // MARK: Insets

    private var impliedInsets: [ImpliedInsetGroup] {
        ImpliedInsetGroup.groups(of: recorded.impliedInsets().filter { !isContradicted($0) }, in: scene)
    }

    /// Whether the inset is one that no system gives and follows from a frame that others contradict, which is told of
    /// as such.
    private func isContradicted(_ found: ImpliedInset) -> Bool {
        guard !found.isPlausible, let constraint = found.constraint.id else { return false }
        let told = contradictions.filter { $0.rule == .sharedEdge }
        return told.contains { $0.constraints.contains(constraint) } && Set(told.flatMap(\.views)).isSuperset(of: found.views)
    }

    private func evidence(of found: ImpliedInsetGroup) -> FrameEvidence {
        if let words = found.wordsOfView(in: scene) {
            return evidence(.stale, .warning, words, at: found.views, found.constraints, standsAlone: true)
        }
        let words = found.words(in: canvas, recorded.places)
        return found.isPlausible
            ? evidence(
                .insets, .note, "\(words) and assumed to be \(found.assumed), for the document does not record it",
                at: found.views, found.constraints)
            : evidence(
                .stale, .warning, "\(words), which no version of the system gives it; \(found.assumed) is expected",
                at: found.views, found.constraints, standsAlone: true)
    }

    // MARK: Conflicts

    /// Whether constraints tie contents to the top or the bottom of a row that measures itself. On a device the row is as
    /// high as they ask for; on the canvas it is as high as somebody drew it.
    private func isOfRowHeight(_ ids: Set<String>) -> Bool {
        scene.constraints.contains { constraint in
            guard constraint.firstAttribute.isVertical, constraint.id.map(ids.contains) ?? false else { return false }
            return [constraint.first, constraint.second].contains { $0.map(isRow) ?? false }
        }
    }

    /// Whether an item is a row that measures itself, its content view, or a guide of these.
    private func isRow(_ item: DocumentConstraint.Item) -> Bool {
        scene.unit(standingFor: item).map(canvas.isAutomaticRow) ?? false
    }

    /// Whether a conflict is the document's: the recorded frames break it, or they do not tell, and insets that no
    /// document records have no part in it.
    private func isDocuments(_ conflict: DocumentDiagnostic) -> Bool {
        let items = Set(conflict.items)
        let members = scene.constraints.filter { $0.id.map(items.contains) ?? false }
        let views = Set(members.flatMap(scene.views(of:)))
        let isBroken = contradictions.contains { found in
            // A stack view's own rules have no id.
            found.constraints.isEmpty ? !views.isDisjoint(with: found.views) : found.constraints.contains(where: items.contains)
        }
        if isBroken { return true }
        let areAllRecorded = !members.isEmpty && members.count == items.count && members.allSatisfy(recorded.tells)
        return !areAllRecorded && !members.contains(where: recorded.places.dependsOnInsets)
    }

    /// The views that conflicts concern: those of their constraints, and those whose contents take part.
    private func views(in items: Set<String>) -> [Int] {
        scene.constraints.filter { $0.id.map(items.contains) ?? false }.flatMap(scene.views(of:))
            + scene.views.indices.filter { items.contains(scene.views[$0].id) }
    }

    private func evidence(
        of conflict: DocumentDiagnostic, _ cause: FrameCause, _ severity: DocumentDiagnostic.Severity
    ) -> FrameEvidence {
        let views = views(in: Set(conflict.items))
        let finding = FrameFinding(
            cause: cause, severity: severity, message: conflict.message,
            position: conflict.position ?? scene.element.position,
            items: Set(views).sorted().map { scene.views[$0].id } + conflict.items)
        return FrameEvidence(finding: finding, views: views, standsAlone: cause == .conflicting)
    }

    // MARK: What is left

    /// Views that nothing decides even with the canvas's sizes of plain views are a fault of the document by
    /// themselves.
    private var undecided: [FrameEvidence] {
        let always = Set(ambiguous)
        let told = Set(marked("ambiguous"))
        let open = canvas.undecidedViews().filter { !told.contains($0) }
        let parts = Dictionary(uniqueKeysWithValues: open.map { ($0, canvas.views[$0]?.ambiguousAttributes ?? []) })
        return UndecidedView.causes(of: parts, in: scene).map { found in
            let message = "the constraints do not decide the \(found.words) of \(scene.words(forView: found.views[0]))"
            let isVerified = !found.views.contains { scene.views[$0].element.leavesSizeUnverified }
            return evidence(
                .ambiguous, .warning, message, at: found.views,
                standsAlone: isVerified && found.views.contains(where: always.contains))
        }
    }

    private func evidence(of found: LeafContent) -> FrameEvidence {
        let length = "\(found.recorded.shortText) points \(found.isWidth ? "wide" : "high")"
        let recorded = "\(scene.words(forView: found.view)) is recorded \(length)"
        guard let content = found.content else {
            return evidence(.ambiguous, .warning, "\(recorded), and nothing decides that", at: [found.view], standsAlone: true)
        }
        var evidence = evidence(
            .stale, .warning, "\(recorded), and nothing but its content decides that, which takes about \(content.shortText)",
            at: [found.view], standsAlone: true)
        evidence.finding.contentAxis = found.isWidth ? .horizontal : .vertical
        return evidence
    }

    /// By how many points a frame differs at least that rounding, baselines and the metrics of other versions do not
    /// account for.
    private static let leastCertainMiss = 4.0

    /// Whether the document decides views that differ, so that the difference is not an error of the computed layout:
    /// their frames depend on no size that the canvas gives plain views, and one is far off.
    ///
    /// Needs the layout without the canvas's sizes, which the evidence for ambiguity leaves.
    func areDecided(_ views: [Int]) -> Bool {
        views.allSatisfy { view in
            guard let before = laidOut[view], let now = canvas.frame(ofView: view) else { return false }
            return before.distance(from: now) <= 0.5
        }
            && views.contains { view in
                guard let frame = laidOut[view], let recorded = scene.views[view].element.recordedFrame else { return false }
                return frame.distance(from: recorded) > Self.leastCertainMiss
            }
    }

    /// A recorded frame that is not the one that the constraints decide.
    func unasked(_ view: Int) -> FrameFinding {
        evidence(.differing, .warning, "\(scene.words(forView: view)) \(difference(of: view))", at: [view]).finding
    }

    /// The recorded numbers of a view that differs, and those that the constraints ask for.
    private func difference(of view: Int) -> String {
        let recorded = FrameComparison.numbers(scene.views[view].element.recordedFrame ?? .zero)
        let numbers = FrameComparison.numbers(laidOut[view] ?? .zero)
        let differing = recorded.indices.filter { abs(recorded[$0] - numbers[$0]) > 0.02 }
        let names = ["x", "y", "width", "height"]
        let words = differing.map { "\(names[$0]) \(recorded[$0].shortText)" }.joined(separator: " and ")
        let asked = differing.map { numbers[$0].shortText }.joined(separator: " and ")
        return "is recorded with \(words), where the constraints ask for \(asked)"
    }

    private func unexplained(_ view: Int) -> FrameEvidence {
        evidence(.differing, .note, "nothing in the document accounts for the frame of \(scene.words(forView: view))", at: [view])
    }

    private func evidence(
        _ cause: FrameCause, _ severity: DocumentDiagnostic.Severity, _ message: String, at views: [Int],
        _ constraints: [DocumentConstraint] = [], standsAlone: Bool = false
    ) -> FrameEvidence {
        let finding = FrameFinding(
            cause: cause, severity: severity, message: message,
            position: constraints.first?.element.position ?? scene.views[views[0]].element.position,
            items: views.map { scene.views[$0].id } + constraints.compactMap(\.id))
        return FrameEvidence(finding: finding, views: views, standsAlone: standsAlone)
    }
}
