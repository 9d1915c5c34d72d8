import Foundation
import InterfaceBuilderDocument
import LayoutEngine
import UIKit

/// A constraint that a scene lacks, and why.
public struct ConstraintSuggestion: Hashable, Sendable {
    /// The constraint, with the present distance or length.
    public let offer: ConstraintOffer
    /// The object id of the view whose place or size it decides.
    public let view: String
    /// The suggestion in words.
    public let words: String
}

extension InterfaceDocument {
    /// Constraints that, added to a scene, decide every place and size that its constraints leave open, and those of
    /// views that no constraint places yet. They keep the present frames.
    ///
    /// Each decides something that those before it leave open, and none can be left out.
    ///
    /// - Parameters:
    ///   - id: The scene's id.
    ///   - views: The object ids of the views that matter; nil for all.
    /// - Returns: Nothing if the scene lacks nothing, or the document has no such scene. If something stays open that
    ///   no pin decides, those that can be told.
    /// - Complexity: some layouts of the scene for each suggestion.
    @MainActor
    public func missingConstraints(
        inScene id: String, of views: Set<String>? = nil, on canvas: CanvasConfiguration = CanvasConfiguration()
    ) -> [ConstraintSuggestion] {
        guard usesAutoLayout, var search = MissingConstraints(self, scene: id, of: views, on: canvas) else { return [] }
        search.search()
        return search.needed()
    }
}

@MainActor
private struct MissingConstraints {
    /// A part of a view's rectangle that nothing decides.
    private struct OpenPart: Hashable {
        let view: String
        let isVertical: Bool
        /// Whether the place is open, or else the length alone.
        let isPlace: Bool
    }

    private let original: InterfaceDocument
    private let id: String
    private let views: Set<String>?
    private let canvas: CanvasConfiguration
    /// The scene as it is, whose distances are kept.
    private let panels: ConstraintPanels
    private var state: State
    private var found: [ConstraintSuggestion] = []

    /// The document with the constraints found so far, and what they leave open.
    private struct State {
        let document: InterfaceDocument
        let open: [OpenPart]
        let conflicts: Int
    }

    /// The most suggestions for a scene.
    private static let most = 400

    init?(_ document: InterfaceDocument, scene id: String, of views: Set<String>?, on canvas: CanvasConfiguration) {
        let layout = SceneLayout(document, on: canvas)
        guard let scene = layout.scenes.first(where: { $0.id == id }) else { return nil }
        (original, self.id, self.views, self.canvas) = (document, id, views, canvas)
        panels = ConstraintPanels(scene, by: layout)
        state = State(document: document, open: [], conflicts: 0)
        guard let start = self.state(of: document) else { return nil }
        state = start
    }

    /// Adds constraints until nothing is open any more, or nothing helps.
    mutating func search() {
        var hopeless: Set<OpenPart> = []
        while found.count < Self.most, let part = state.open.first(where: { !hopeless.contains($0) }) {
            guard let (suggestions, next) = best(for: part) else {
                hopeless.insert(part)
                continue
            }
            found += suggestions
            state = next
        }
    }

    /// The first constraints for a part that leave less open and contradict nothing.
    private func best(for part: OpenPart) -> ([ConstraintSuggestion], State)? {
        for offers in candidates(for: part) {
            guard let next = adding(offers.map(\.edit), to: state.document) else { continue }
            guard next.conflicts <= state.conflicts, isProgress(next.open, since: state.open, part) else { continue }
            let suggestions = offers.enumerated().map { index, offer in
                let decided = OpenPart(view: part.view, isVertical: part.isVertical, isPlace: part.isPlace && index == 0)
                return ConstraintSuggestion(offer: offer, view: part.view, words: words(offer, decided))
            }
            return (suggestions, next)
        }
        return nil
    }

    /// Whether less is open than before. A view that had a fixed frame gets its length opened by its first constraint.
    private func isProgress(_ open: [OpenPart], since before: [OpenPart], _ part: OpenPart) -> Bool {
        !open.contains(part) && open.count { $0.view != part.view } <= before.count { $0.view != part.view }
    }

    /// The constraints found without those that the others make needless.
    func needed() -> [ConstraintSuggestion] {
        var kept = found
        for suggestion in found.reversed() where kept.count > 1 {
            let others = kept.filter { $0 != suggestion }
            guard let without = adding(others.map(\.offer.edit), to: original) else { continue }
            if without.open.count <= state.open.count && without.conflicts <= state.conflicts { kept = others }
        }
        return kept
    }

    private func adding(_ edits: [DocumentEdit], to document: InterfaceDocument) -> State? {
        do throws(DocumentEditError) { return state(of: try document.applying(edits)) } catch { return nil }
    }

    // MARK: What is open

    private func state(of document: InterfaceDocument) -> State? {
        let layout = SceneLayout(document, on: canvas)
        guard let scene = layout.scenes.first(where: { $0.id == id }) else { return nil }
        let linted = LintedScene(scene, by: layout)
        let conflicts = linted.diagnostics.count { $0.id == "unsatisfiable" }
        return State(document: document, open: Self.open(linted, views), conflicts: conflicts)
    }

    private static func open(_ linted: LintedScene, _ views: Set<String>?) -> [OpenPart] {
        let open = linted.ambiguity.open
        var parts: [OpenPart] = []
        for (index, view) in linted.scene.views.enumerated() where views?.contains(view.id) ?? true {
            guard view.role == .subview, view.isInstalled, view.element.id != nil else { continue }
            let isFixed = view.element["fixedFrame"] == "YES"
            for isVertical in [false, true] {
                let attributes = (open[index] ?? []).filter { ($0.axis == .vertical) == isVertical }
                guard isFixed || !attributes.isEmpty else { continue }
                let isPlace = isFixed || attributes.contains { $0 != .width && $0 != .height }
                parts.append(OpenPart(view: view.id, isVertical: isVertical, isPlace: isPlace))
            }
        }
        return parts
    }

    // MARK: Candidates

    /// Constraints that may decide a part, the best first: for a place the centre of the container if the view stands
    /// there, with the length where that is open too, or the nearer edge; for a length the other edge if the view
    /// reaches from edge to edge, or the length itself.
    private func candidates(for part: OpenPart) -> [[ConstraintOffer]] {
        guard let item = panels.geometry.item(part.view) else { return [] }
        let edges: [PinnedEdge] = part.isVertical ? [.top, .bottom] : [.leading, .trailing]
        let pins = edges.compactMap { edge in panels.edgeOffer(item, edge, nil).map { (edge: edge, offer: $0) } }
        let length = panels.lengthOffer(item, isVertical: part.isVertical)
        let sorted = pins.sorted { abs(points(of: $0.offer)) < abs(points(of: $1.offer)) }.map(\.offer)
        if part.isPlace {
            let centered = centering(item, isVertical: part.isVertical)
            // The start comes first unless the end is clearly nearer.
            let isNearEnd =
                pins.count == 2 && points(of: pins[1].offer) >= 0
                && points(of: pins[1].offer) * 2 < points(of: pins[0].offer)
            return centered.map { [$0] } + centered.map { [$0, length] } + (isNearEnd ? pins.reversed() : pins).map { [$0.offer] }
        }
        let spans = spansContainer(points(of: length), pins.map { points(of: $0.offer) })
        return (spans ? sorted + [length] : [length] + sorted).map { [$0] }
    }

    /// Whether a view reaches from edge to edge of what it lies between: it has most of the room, and equal or small
    /// distances.
    private func spansContainer(_ length: Double, _ distances: [Double]) -> Bool {
        guard distances.count == 2, distances.allSatisfy({ $0 >= 0 }), length >= distances[0] + distances[1] else { return false }
        return abs(distances[0] - distances[1]) <= 1 || distances.allSatisfy { $0 <= Self.smallDistance }
    }

    /// Interface Builder's distance of views from a superview's edges, in points.
    private static let smallDistance = 20.0

    private func centering(_ item: SceneGeometry.Item, isVertical: Bool) -> [ConstraintOffer] {
        guard let index = panels.geometry.scene.viewsByID[item.id], let container = panels.geometry.container(of: index) else {
            return []
        }
        let distance =
            isVertical ? item.rect.midY - container.rect.midY : item.rect.midX - container.rect.midX
        let length = isVertical ? item.rect.height : item.rect.width
        let whole = isVertical ? container.rect.height : container.rect.width
        // A view that fills its container stands in the middle by its edges.
        guard abs(distance) <= 0.5, length + 4 * Self.smallDistance < whole else { return [] }
        return panels.align([item.id], isVertical ? .verticallyInContainer : .horizontallyInContainer)
    }

    private func points(of offer: ConstraintOffer) -> Double {
        guard case .constrain(let new) = offer.edit else { return 0 }
        return new.constant.flatMap(DocumentNumber.parse) ?? 0
    }

    private func words(_ offer: ConstraintOffer, _ part: OpenPart) -> String {
        let name = original.elementsByID[part.view]?.shortName ?? part.view
        let open = part.isPlace ? "\(part.isVertical ? "vertical" : "horizontal") place" : part.isVertical ? "height" : "width"
        let points = points(of: offer)
        let distance =
            offer.title.contains(" Is ") || offer.title.contains("Container") && points == 0 && !offer.title.contains("Space")
        return "\(name): \(offer.title)\(distance ? "" : " \(points.shortText)"), since nothing decides its \(open)"
    }
}
