import Foundation
import InterfaceBuilderDocument

/// How a scene's computed frames compare with those the document records.
package struct FrameComparison: Sendable {
    /// A view whose frames differ.
    package struct Difference: Hashable, Sendable {
        package let scene: String
        package let view: String
        package let className: String
        /// Points in the superview's coordinates.
        package let recorded: CGRect
        package let computed: CGRect
        /// Where the document records the view.
        package let position: SourcePosition
        /// Whether Interface Builder itself noted that the recorded frame is not what the constraints ask for.
        package let isFlagged: Bool

        /// The largest difference of any of the four numbers, in points.
        package var distance: Double {
            let pairs = zip(
                [recorded.minX, recorded.minY, recorded.width, recorded.height],
                [computed.minX, computed.minY, computed.width, computed.height])
            return pairs.map { Double(abs($0 - $1)) }.max() ?? 0
        }
    }

    /// How many views were compared: those that layout places, shown and not symbols.
    package private(set) var compared = 0
    /// In document order.
    package private(set) var differences: [Difference] = []

    /// Compares a scene of a document with its layout; frames differ when a number is more than a pixel off.
    package init(_ scene: DocumentScene, _ laidOut: LaidOutScene, resources: DocumentResources) {
        let tolerance = 1 / laidOut.scale + 0.02
        let hidden = Set(laidOut.views.filter(\.isHidden).map(\.id))
        let computed = Dictionary(laidOut.views.map { ($0.id, $0.frame) }) { first, _ in first }
        for view in scene.views where view.isPlacedByLayout && !hidden.contains(view.id) && !view.showsSymbol(resources) {
            guard let recorded = view.element.recordedFrame, let frame = computed[view.id] else { continue }
            compared += 1
            let difference = Difference(
                scene: scene.id, view: view.id, className: view.element.className, recorded: recorded, computed: frame,
                position: view.element.position, isFlagged: view.isFlagged(scene.traits))
            if difference.distance > tolerance { differences.append(difference) }
        }
    }
}

extension DocumentView {
    /// Whether the view is an image view with a symbol of the system, whose alignment insets no document records.
    fileprivate func showsSymbol(_ resources: DocumentResources) -> Bool {
        guard element.name == "imageView" else { return false }
        let reference = element.child(key: "image", named: "imageReference")
        if reference?["catalog"] == "system" { return true }
        return [element["image"], reference?["image"]].contains { $0.flatMap { resources.images[$0]?.isSymbol } ?? false }
    }

    fileprivate func isFlagged(_ traits: CanvasTraits) -> Bool {
        (element.variedFlag("misplaced", traits) ?? false) || (element.variedFlag("ambiguous", traits) ?? false)
    }
}

extension FrameComparison.Difference {
    /// The difference as a finding about the document.
    package var diagnostic: DocumentDiagnostic {
        DocumentDiagnostic(
            id: "frame-difference", severity: isFlagged ? .warning : .error,
            message: "\(className) \(view) of scene \(scene) is \(Self.text(computed)), recorded \(Self.text(recorded))"
                + (isFlagged ? ", which the document marks as out of date" : ""),
            position: position, items: [view])
    }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("scene")
            writer.string(scene)
            writer.key("view")
            writer.string(view)
            writer.key("class")
            writer.string(className)
            writer.key("recorded")
            writer.numbers(Self.numbers(recorded))
            writer.key("computed")
            writer.numbers(Self.numbers(computed))
            writer.key("line")
            writer.integer(position.line)
            writer.key("flagged")
            writer.boolean(isFlagged)
        }
    }

    private static func numbers(_ frame: CGRect) -> [Double] { [frame.minX, frame.minY, frame.width, frame.height] }

    private static func text(_ frame: CGRect) -> String {
        "(" + numbers(frame).map { JSONWriter.number(($0 * 1000).rounded() / 1000) ?? "-" }.joined(separator: " ") + ")"
    }
}
