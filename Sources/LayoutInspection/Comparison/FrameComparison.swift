import Foundation
import InterfaceBuilderDocument

/// How a scene's computed frames compare with those the document records.
public struct FrameComparison: Sendable {
    /// A view that was compared.
    public struct View: Hashable, Sendable {
        /// The scene's id.
        public let scene: String
        /// The view's id.
        public let id: String
        /// The class the document names, or UIKit's for the element.
        public let className: String
        /// Points in the superview's coordinates.
        public let recorded: CGRect
        /// Points in the superview's coordinates.
        public let computed: CGRect
        /// Where the document records the view.
        public let position: SourcePosition
        /// Why the frames are apart; nil where they agree within the tolerance.
        public fileprivate(set) var judgement: FrameJudgement?

        /// The largest difference of any of the four numbers, in points.
        public var distance: Double { recorded.distance(from: computed) }

        /// Whether the frames are the same, but for the digits that documents leave out.
        public var isExact: Bool { distance <= FrameComparison.leftOutDigits }
    }

    /// The error of thirds of a point as documents write them, in points.
    private static let leftOutDigits = 0.02

    /// The views compared, in document order: those that layout places, shown and not symbols.
    public private(set) var views: [View] = []

    /// The scene's id.
    public let scene: String

    /// The views whose frames are apart, in document order.
    public var differences: [View] { views.filter { $0.judgement != nil } }

    /// The causes of the differences, and faults of the document that no difference shows.
    public private(set) var findings: [FrameFinding] = []

    /// Lays a scene out and compares it with what its document records.
    ///
    /// - Parameter tolerance: How far any of a frame's four numbers may be off, in pixels.
    @MainActor
    public init(_ scene: DocumentScene, by layout: SceneLayout, tolerance: Double) {
        self.scene = scene.id
        let built = layout.build(scene)
        let laidOut = layout.layOut(built: built)
        compare(scene, laidOut, layout.document.resources)
        let allowed = tolerance / laidOut.scale + Self.leftOutDigits
        let apart = views.indices.filter { !(views[$0].distance <= allowed) }
        let measured = layout.measuringLeaves?.build(scene)
        measured?.layOut()
        let differing = apart.map { scene.viewsByID[views[$0].id]! }
        let judge = FrameJudge(built, measured: measured, layout.document.resources, differing: differing)
        findings = judge.findings
        for (index, view) in zip(apart, differing) { views[index].judgement = judge.judgements[view] }
    }

    /// The same without the findings that are known, and without the views that differ because of them.
    func leavingOut(_ isKnown: (FrameFinding) -> Bool) -> FrameComparison {
        var kept = self
        let places = findings.indices.filter { !isKnown(findings[$0]) }
        kept.findings = places.map { findings[$0] }
        kept.views = views.compactMap { view in
            guard let judgement = view.judgement else { return view }
            guard let place = places.firstIndex(of: judgement.finding) else { return nil }
            var view = view
            view.judgement = judgement.moved(to: place)
            return view
        }
        return kept
    }

    private mutating func compare(_ scene: DocumentScene, _ laidOut: LaidOutScene, _ resources: DocumentResources) {
        let computed = Dictionary(laidOut.views.map { ($0.id, $0) }) { first, _ in first }
        for view in scene.views where view.isPlacedByLayout && !view.showsSymbol(resources) {
            guard let recorded = view.element.recordedFrame, let found = computed[view.id], !found.isHidden else { continue }
            views.append(
                View(
                    scene: scene.id, id: view.id, className: view.element.className, recorded: recorded, computed: found.frame,
                    position: view.element.position))
        }
    }

    static func numbers(_ frame: CGRect) -> [Double] { [frame.minX, frame.minY, frame.width, frame.height] }
}

extension CGRect {
    /// The largest difference of any of the four numbers, in points.
    func distance(from other: CGRect) -> Double {
        zip(FrameComparison.numbers(self), FrameComparison.numbers(other)).map { abs($0 - $1) }.max() ?? 0
    }
}

extension DocumentView {
    /// Whether the view is an image view with a symbol of the system, whose alignment insets no document records.
    func showsSymbol(_ resources: DocumentResources) -> Bool {
        guard element.name == "imageView" else { return false }
        let reference = element.child(key: "image", named: "imageReference")
        if reference?["catalog"] == "system" { return true }
        return [element["image"], reference?["image"]].contains { $0.flatMap { resources.images[$0]?.isSymbol } ?? false }
    }
}
