import UIKit

/// Moves the nodes of a canvas so that none covers another.
@MainActor
enum CanvasPlacement {
    /// The least distance between nodes, in points.
    static let gap: CGFloat = 60
    /// The height of the room for a title above a node, in points.
    static let captionHeight: CGFloat = 32

    /// The nodes at their final places, around any origin.
    ///
    /// If two nodes would overlap, the later one moves to the right. Nodes without a recorded position form a row below
    /// the others.
    static func placed(_ nodes: [CanvasNode]) -> [CanvasNode] {
        var taken: [CGRect] = []
        var placed = nodes
        for index in nodes.indices where nodes[index].hasPlace { place(&placed[index], &taken) }
        var next = CGPoint(x: taken.map(\.minX).min() ?? 0, y: (taken.map(\.maxY).max() ?? -gap) + gap)
        for index in nodes.indices where !nodes[index].hasPlace {
            placed[index].frame.origin = CGPoint(x: next.x, y: next.y + captionHeight)
            place(&placed[index], &taken)
            next.x = placed[index].frame.maxX + gap
        }
        return placed
    }

    private static func place(_ node: inout CanvasNode, _ taken: inout [CGRect]) {
        var room = room(of: node.frame)
        while let blocker = taken.first(where: { $0.insetBy(dx: -gap / 3, dy: -1).intersects(room) }) {
            room.origin.x = blocker.maxX + gap
        }
        node.frame.origin.x = room.minX
        taken.append(room)
    }

    /// The rectangle that a node takes together with its title.
    private static func room(of frame: CGRect) -> CGRect {
        CGRect(x: frame.minX, y: frame.minY - captionHeight, width: frame.width, height: frame.height + captionHeight)
    }
}
