import Foundation
import InterfaceBuilderDocument
import UIKit

/// The constraints that Interface Builder's panels and menus make for views of a scene.
@MainActor
public struct ConstraintPanels {
    let geometry: SceneGeometry
    private var scene: DocumentScene { geometry.scene }

    /// - Parameters:
    ///   - scene: One of the layout's scenes.
    ///   - layout: The layout whose frames the constraints keep.
    public init(_ scene: DocumentScene, by layout: SceneLayout) { geometry = SceneGeometry(scene, by: layout) }

    init(_ geometry: SceneGeometry) { self.geometry = geometry }

    // MARK: Pinning

    /// The fields of the pin panel.
    public struct Pins: Hashable, Sendable {
        /// The distances of edges from their nearest neighbours in points; nil for the present one.
        public var edges: [PinnedEdge: Double?] = [:]
        /// Whether edges are pinned to the superview's margins if no other view lies next to them.
        public var usesMargins = false
        /// Points.
        public var width: Double?
        /// Points.
        public var height: Double?
        /// Whether the views get the first one's width.
        public var hasEqualWidths = false
        /// Whether the views get the first one's height.
        public var hasEqualHeights = false
        /// Whether the views keep their ratio of width to height.
        public var keepsAspectRatio = false

        /// Creates a panel in which nothing is chosen.
        public init() {}
    }

    /// The constraints of the pin panel for views.
    ///
    /// - Parameter views: Object ids; those that the scene does not have are left out.
    public func pin(_ views: [String], _ pins: Pins) -> [ConstraintOffer] {
        let items = views.compactMap { geometry.item($0) }
        var offers: [ConstraintOffer] = []
        for item in items {
            for edge in PinnedEdge.allCases {
                guard let distance = pins.edges[edge] else { continue }
                if let offer = edgeOffer(item, edge, distance, usesMargins: pins.usesMargins) { offers.append(offer) }
            }
            if let width = pins.width { offers.append(length(item, "width", width)) }
            if let height = pins.height { offers.append(length(item, "height", height)) }
        }
        for item in items.dropFirst() {
            if pins.hasEqualWidths { offers.append(equal(item, items[0], "width", "Equal Widths")) }
            if pins.hasEqualHeights { offers.append(equal(item, items[0], "height", "Equal Heights")) }
        }
        if pins.keepsAspectRatio { offers += items.compactMap { aspectRatio($0, $0) } }
        return offers
    }

    /// A constraint between an edge of a view and what lies next to it.
    ///
    /// - Parameter distance: Points outwards; nil for the present distance.
    func edgeOffer(
        _ item: SceneGeometry.Item, _ edge: PinnedEdge, _ distance: Double?, usesMargins: Bool = false
    ) -> ConstraintOffer? {
        guard let index = scene.viewsByID[item.id] else { return nil }
        if let other = geometry.neighbour(of: index, edge) {
            return spacing(item, other, edge, distance, name(other))
        }
        guard usesMargins else { return geometry.container(of: index).map { inside(item, $0, edge, distance) } }
        guard let parent = scene.views[index].parent, let superview = geometry.item(scene.views[parent].id) else { return nil }
        let margins = geometry.linted.view(parent).layoutMargins
        let area = CGRect(
            x: superview.rect.minX + margins.left, y: superview.rect.minY + margins.top,
            width: superview.rect.width - margins.left - margins.right,
            height: superview.rect.height - margins.top - margins.bottom)
        return inside(item, SceneGeometry.Item(id: superview.id, rect: area), edge, distance, suffix: "Margin")
    }

    /// A distance between two views beside each other. The one that comes first is the second item.
    private func spacing(
        _ item: SceneGeometry.Item, _ other: SceneGeometry.Item, _ edge: PinnedEdge, _ distance: Double?, _ name: String
    ) -> ConstraintOffer {
        let points = distance ?? Double(other.rect.distance(from: item.rect, edge))
        let (later, earlier) = edge.isStart ? (item, other) : (other, item)
        let (start, end) = edge.isVertical ? ("top", "bottom") : ("leading", "trailing")
        return ConstraintOffer(
            constraint(later, start, earlier, end, points), "\(edge.rawValue.capitalized) Space to \(name)")
    }

    /// A distance from the edge of what a view lies in. The edges at the end are measured from the view.
    private func inside(
        _ item: SceneGeometry.Item, _ container: SceneGeometry.Item, _ edge: PinnedEdge, _ distance: Double?,
        suffix: String = ""
    ) -> ConstraintOffer {
        let gap = Double(item.rect.position(of: edge) - container.rect.position(of: edge))
        let points = distance ?? (edge.isStart ? gap : -gap)
        let name = suffix.isEmpty ? name(container) : "Container Margin"
        let title = "\(edge.rawValue.capitalized) Space to \(name)"
        let outer = edge.rawValue + suffix
        guard edge.isStart else { return ConstraintOffer(constraint(container, outer, item, edge.rawValue, points), title) }
        return ConstraintOffer(constraint(item, edge.rawValue, container, outer, points), title)
    }

    private func length(_ item: SceneGeometry.Item, _ attribute: String, _ points: Double) -> ConstraintOffer {
        let new = DocumentEdit.NewConstraint(ObjectPath(item.id), attribute, constant: Self.text(points))
        return ConstraintOffer(new, "\(attribute.capitalized) of \(name(item)) Is \(points.shortText)")
    }

    /// A view's present width or height.
    func lengthOffer(_ item: SceneGeometry.Item, isVertical: Bool) -> ConstraintOffer {
        isVertical ? length(item, "height", Double(item.rect.height)) : length(item, "width", Double(item.rect.width))
    }

    private func equal(
        _ item: SceneGeometry.Item, _ other: SceneGeometry.Item, _ attribute: String, _ title: String
    ) -> ConstraintOffer {
        ConstraintOffer(.init(ObjectPath(item.id), attribute, "equal", ObjectPath(other.id), attribute), title)
    }

    private func aspectRatio(_ item: SceneGeometry.Item, _ other: SceneGeometry.Item) -> ConstraintOffer? {
        guard item.rect.width > 0, other.rect.height > 0 else { return nil }
        let ratio = "\(Self.text(Double(item.rect.width))):\(Self.text(Double(other.rect.height)))"
        return ConstraintOffer(
            .init(ObjectPath(item.id), "width", "equal", ObjectPath(other.id), "height", multiplier: ratio), "Aspect Ratio")
    }

    // MARK: Aligning

    /// The alignments of the align panel.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        case leading, trailing, top, bottom, centerX, centerY, firstBaseline, baseline
        /// In the container.
        case horizontallyInContainer, verticallyInContainer

        fileprivate var attribute: String {
            switch self {
            case .horizontallyInContainer: "centerX"
            case .verticallyInContainer: "centerY"
            default: rawValue
            }
        }

        fileprivate var title: String {
            switch self {
            case .leading: "Leading Edges"
            case .trailing: "Trailing Edges"
            case .top: "Top Edges"
            case .bottom: "Bottom Edges"
            case .centerX: "Horizontal Centers"
            case .centerY: "Vertical Centers"
            case .firstBaseline: "First Baselines"
            case .baseline: "Baselines"
            case .horizontallyInContainer: "Horizontally in Container"
            case .verticallyInContainer: "Vertically in Container"
            }
        }
    }

    /// The constraints of the align panel for views: of the others with the first one, or of each with its container.
    public func align(_ views: [String], _ alignment: Alignment, constant: Double = 0) -> [ConstraintOffer] {
        let items = views.compactMap { geometry.item($0) }
        guard alignment == .horizontallyInContainer || alignment == .verticallyInContainer else {
            return items.dropFirst().map { item in
                let new = constraint(item, alignment.attribute, items[0], alignment.attribute, constant)
                return ConstraintOffer(new, alignment.title)
            }
        }
        return items.compactMap { item in
            guard let index = scene.viewsByID[item.id], let container = geometry.container(of: index) else { return nil }
            let new = constraint(item, alignment.attribute, container, alignment.attribute, constant)
            return ConstraintOffer(new, alignment.title)
        }
    }

    // MARK: Between two views

    /// The constraints that are possible between two views, as the menu after a drag from one to the other has them.
    /// Their constants keep the present frames.
    public func offers(from first: String, to second: String) -> [ConstraintOffer] {
        guard let one = geometry.item(first), let other = geometry.item(second), let index = scene.viewsByID[first],
            let otherIndex = scene.viewsByID[second]
        else { return [] }
        if first == second {
            return [lengthOffer(one, isVertical: false), lengthOffer(one, isVertical: true)]
                + [aspectRatio(one, one)].compactMap { $0 }
        }
        let sizes = [
            equal(one, other, "width", "Equal Widths"), equal(one, other, "height", "Equal Heights"), aspectRatio(one, other),
        ]
        if isInside(index, otherIndex) { return contained(one, index, in: other, otherIndex) + sizes.compactMap { $0 } }
        if isInside(otherIndex, index) { return contained(other, otherIndex, in: one, index) + sizes.compactMap { $0 } }
        return between(one, other) + sizes.compactMap { $0 }
    }

    private func isInside(_ index: Int, _ other: Int) -> Bool {
        sequence(first: index) { scene.views[$0].parent }.dropFirst().contains(other)
    }

    private func contained(
        _ item: SceneGeometry.Item, _ index: Int, in view: SceneGeometry.Item, _ viewIndex: Int
    ) -> [ConstraintOffer] {
        let area = scene.views[index].parent == viewIndex ? geometry.container(of: index) ?? view : view
        return PinnedEdge.allCases.map { inside(item, area, $0, nil) } + [
            aligned(item, area, "centerX", "Center Horizontally in \(name(area))", area.rect.midX, item.rect.midX),
            aligned(item, area, "centerY", "Center Vertically in \(name(area))", area.rect.midY, item.rect.midY),
        ]
    }

    private func between(_ one: SceneGeometry.Item, _ other: SceneGeometry.Item) -> [ConstraintOffer] {
        var offers: [ConstraintOffer] = []
        for (edge, title) in [(PinnedEdge.trailing, "Horizontal Spacing"), (.bottom, "Vertical Spacing")] {
            let isAfter = other.rect.distance(from: one.rect, edge) >= one.rect.distance(from: other.rect, edge)
            let offer = isAfter ? spacing(one, other, edge, nil, "") : spacing(other, one, edge, nil, "")
            if case .constrain(let new) = offer.edit { offers.append(ConstraintOffer(new, title)) }
        }
        for edge in PinnedEdge.allCases {
            offers.append(
                aligned(
                    one, other, edge.rawValue, edge.rawValue.capitalized, other.rect.position(of: edge),
                    one.rect.position(of: edge)))
        }
        offers.append(aligned(one, other, "centerX", "Center Horizontally", other.rect.midX, one.rect.midX))
        offers.append(aligned(one, other, "centerY", "Center Vertically", other.rect.midY, one.rect.midY))
        if [one, other].allSatisfy(hasBaseline) {
            offers.append(aligned(one, other, "firstBaseline", "First Baseline", 0, 0))
            offers.append(aligned(one, other, "baseline", "Last Baseline", 0, 0))
        }
        return offers
    }

    private func hasBaseline(_ item: SceneGeometry.Item) -> Bool {
        guard let index = scene.viewsByID[item.id] else { return false }
        return ["label", "button", "textField", "textView"].contains(scene.views[index].element.name)
    }

    private func aligned(
        _ one: SceneGeometry.Item, _ other: SceneGeometry.Item, _ attribute: String, _ title: String, _ its: CGFloat,
        _ own: CGFloat
    ) -> ConstraintOffer {
        ConstraintOffer(constraint(one, attribute, other, attribute, Double(own - its)), title)
    }

    // MARK: Parts

    func constraint(
        _ one: SceneGeometry.Item, _ attribute: String, _ other: SceneGeometry.Item, _ otherAttribute: String, _ points: Double
    ) -> DocumentEdit.NewConstraint {
        .init(
            ObjectPath(one.id), attribute, "equal", ObjectPath(other.id), otherAttribute,
            constant: points == 0 ? nil : Self.text(points))
    }

    private static func text(_ points: Double) -> String {
        DocumentNumber.text(of: points) == "0.0" ? "0" : DocumentNumber.text(of: points)
    }

    /// A view's or guide's name in menus and suggestions.
    func name(_ item: SceneGeometry.Item) -> String {
        if let index = scene.viewsByID[item.id] {
            return index == 0 ? "Container" : scene.views[index].element.shortName
        }
        guard let guide = scene.guides.first(where: { $0.id == item.id }) else { return item.id }
        switch guide.kind {
        case .safeArea: return "Safe Area"
        case .contentLayout: return "Content Layout Guide"
        case .frameLayout: return "Frame Layout Guide"
        default: return "Layout Guide"
        }
    }
}
