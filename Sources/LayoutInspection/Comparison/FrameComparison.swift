import Foundation
import InterfaceBuilderDocument

/// How a scene's computed frames compare with those the document records.
package struct FrameComparison: Sendable {
    /// Why frames may be apart.
    package enum Cause: String, CaseIterable, Codable, Sendable {
        /// Nothing about the document explains it: the layout is another one than Apple's.
        case different
        /// Interface Builder noted that views of the layout unit are not where their constraints put them.
        case misplaced
        /// Interface Builder noted that the unit's constraints allow several layouts.
        case ambiguous
        /// The unit's recorded frames break its own required constraints: they are from before a change.
        case stale
        /// The unit's constraints cannot all hold, so that which of them is given up decides the frames.
        case conflicting
    }

    /// A view that was compared.
    package struct View: Hashable, Sendable {
        package let scene: String
        package let id: String
        package let className: String
        /// Points in the superview's coordinates.
        package let recorded: CGRect
        /// Points in the superview's coordinates.
        package let computed: CGRect
        /// Where the document records the view.
        package let position: SourcePosition
        /// Why the frames are apart; nil where they agree within the tolerance.
        package fileprivate(set) var cause: Cause?

        /// The largest difference of any of the four numbers, in points.
        package var distance: Double {
            let pairs = zip(FrameComparison.numbers(recorded), FrameComparison.numbers(computed))
            return pairs.map { abs($0 - $1) }.max() ?? 0
        }

        /// Whether the frames are the same, but for the digits that documents leave out.
        package var isExact: Bool { distance <= FrameComparison.leftOutDigits }
    }

    /// What documents leave out of thirds of a point, in points.
    private static let leftOutDigits = 0.02

    /// The views compared, in document order: those that layout places, shown and not symbols.
    package private(set) var views: [View] = []

    /// The views whose frames are apart, in document order.
    package var differences: [View] { views.filter { $0.cause != nil } }

    /// Compares a scene of a document with its layout.
    ///
    /// - Parameter tolerance: How far any of a frame's four numbers may be off, in pixels.
    package init(_ scene: DocumentScene, _ laidOut: LaidOutScene, resources: DocumentResources, tolerance: Double) {
        let allowed = tolerance / laidOut.scale + Self.leftOutDigits
        let computed = Dictionary(laidOut.views.map { ($0.id, $0) }) { first, _ in first }
        let faults = RecordedFaults(scene, laidOut)
        for view in scene.views where view.isPlacedByLayout && !view.showsSymbol(resources) {
            guard let recorded = view.element.recordedFrame, let found = computed[view.id], !found.isHidden else { continue }
            var compared = View(
                scene: scene.id, id: view.id, className: view.element.className, recorded: recorded, computed: found.frame,
                position: view.element.position)
            if !(compared.distance <= allowed) { compared.cause = faults.cause(inUnit: view.unit) ?? .different }
            views.append(compared)
        }
    }

    static func numbers(_ frame: CGRect) -> [Double] { [frame.minX, frame.minY, frame.width, frame.height] }
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
