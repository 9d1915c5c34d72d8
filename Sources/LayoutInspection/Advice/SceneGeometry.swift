import Foundation
import InterfaceBuilderDocument
import UIKit

/// The places of a scene's views and guides, as constraints are made from them: alignment rectangles in points of the
/// root view, from left to right.
@MainActor
struct SceneGeometry {
    /// A view or a guide that constraints can name.
    struct Item: Hashable {
        let id: String
        let rect: CGRect
    }

    let linted: LintedScene
    var scene: DocumentScene { linted.scene }

    init(_ scene: DocumentScene, by layout: SceneLayout) { linted = LintedScene(scene, by: layout) }

    /// The view with an object id; nil if the scene does not show it, or constraints cannot name it.
    func item(_ id: String) -> Item? {
        guard let index = scene.viewsByID[id], scene.views[index].element.id != nil, linted.canvas.views[index] != nil else {
            return nil
        }
        return Item(id: id, rect: linted.frameInRoot(index))
    }

    /// The subviews of a view that constraints can name, in document order.
    func subviews(of index: Int) -> [Item] {
        scene.views.filter { $0.parent == index && $0.role == .subview }.compactMap { item($0.id) }
    }

    /// The item that subviews of a view are pinned to: its safe area or content guide if the document has one, and else
    /// the view.
    func container(of index: Int) -> Item? {
        guard let parent = scene.views[index].parent, let view = linted.canvas.views[parent] else { return nil }
        for guide in scene.guides where guide.owner == parent {
            switch guide.kind {
            case .safeArea:
                return Item(id: guide.id, rect: view.convert(view.safeAreaLayoutGuide.layoutFrame, to: linted.canvas.root))
            case .contentLayout: return Item(id: guide.id, rect: linted.frameInRoot(parent))
            default: continue
            }
        }
        return item(scene.views[parent].id)
    }

    /// The view that lies next to an edge of another one, among its siblings: the nearest that begins beyond the edge
    /// and lies beside it.
    func neighbour(of index: Int, _ edge: PinnedEdge) -> Item? {
        guard let parent = scene.views[index].parent, let own = item(scene.views[index].id) else { return nil }
        let others = subviews(of: parent).filter { other in
            other.id != own.id && own.rect.isBeside(other.rect, edge) && other.rect.distance(from: own.rect, edge) >= 0
        }
        return others.min { $0.rect.distance(from: own.rect, edge) < $1.rect.distance(from: own.rect, edge) }
    }
}

extension CGRect {
    /// The position of an edge in points.
    func position(of edge: PinnedEdge) -> CGFloat {
        switch edge {
        case .leading: minX
        case .trailing: maxX
        case .top: minY
        case .bottom: maxY
        }
    }

    /// The points from an edge of another rectangle to the opposite edge of this one, positive outwards.
    func distance(from other: CGRect, _ edge: PinnedEdge) -> CGFloat {
        let (own, its) = (position(of: edge.opposite), other.position(of: edge))
        return edge.isStart ? its - own : own - its
    }

    /// Whether another rectangle overlaps this one across the direction of an edge.
    fileprivate func isBeside(_ other: CGRect, _ edge: PinnedEdge) -> Bool {
        edge.isVertical ? minX < other.maxX && other.minX < maxX : minY < other.maxY && other.minY < maxY
    }
}
