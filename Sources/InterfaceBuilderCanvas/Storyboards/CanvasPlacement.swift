import UIKit

/// Moves the nodes of a canvas so that none covers another.
@MainActor
enum CanvasPlacement {
    /// The least distance between nodes, in points.
    static let gap: CGFloat = 60
    /// The height of the room for a title above a node, in points.
    static let captionHeight: CGFloat = 32

    /// The largest distance, in points, that stays between nodes which no other node bridges.
    private static let widestGap: CGFloat = 200
    /// The width, in points, from which on nodes without a recorded position go on in another row.
    private static let longestRow: CGFloat = 3_000

    /// The nodes at their final places, around any origin.
    ///
    /// If two nodes would overlap, the later one moves to the right. Nodes without a recorded position form rows below
    /// the others. Empty bands across the whole canvas are narrowed, so that nodes stay legible.
    static func placed(_ nodes: [CanvasNode]) -> [CanvasNode] {
        var taken: [CGRect] = []
        var placed = nodes
        for index in nodes.indices where nodes[index].hasPlace { place(&placed[index], &taken) }
        narrow(&placed, &taken)
        let left = taken.map(\.minX).min() ?? 0
        let right = left + max(longestRow, (taken.map(\.maxX).max() ?? 0) - left)
        var next = CGPoint(x: left, y: (taken.map(\.maxY).max() ?? -gap) + gap)
        for index in nodes.indices where !nodes[index].hasPlace {
            if next.x > left, next.x + nodes[index].frame.width > right {
                next = CGPoint(x: left, y: (taken.map(\.maxY).max() ?? 0) + gap)
            }
            placed[index].frame.origin = CGPoint(x: next.x, y: next.y + captionHeight)
            place(&placed[index], &taken)
            next.x = placed[index].frame.maxX + gap
        }
        return placed
    }

    /// Moves nodes together across bands in which there is none.
    private static func narrow(_ placed: inout [CanvasNode], _ taken: inout [CGRect]) {
        let (columns, rows) = (excesses(taken.map { ($0.minX, $0.maxX) }), excesses(taken.map { ($0.minY, $0.maxY) }))
        func moved(_ place: CGRect) -> CGRect {
            let x = columns.filter { $0.end <= place.minX }.map(\.length).reduce(0, +)
            let y = rows.filter { $0.end <= place.minY }.map(\.length).reduce(0, +)
            return place.offsetBy(dx: -x, dy: -y)
        }
        // A caption belongs to its node's room, which decides how far the node moves.
        for index in placed.indices where placed[index].hasPlace {
            let room = room(of: placed[index].frame)
            placed[index].frame = placed[index].frame.offsetBy(
                dx: moved(room).minX - room.minX, dy: moved(room).minY - room.minY)
        }
        taken = taken.map(moved)
    }

    /// The ends of the empty stretches between intervals that are too long, and by how much.
    private static func excesses(_ intervals: [(start: CGFloat, end: CGFloat)]) -> [(end: CGFloat, length: CGFloat)] {
        var (found, reached) = ([(end: CGFloat, length: CGFloat)](), CGFloat.infinity)
        for interval in intervals.sorted(by: { $0.start < $1.start }) {
            if interval.start - reached > widestGap { found.append((interval.start, interval.start - reached - widestGap)) }
            reached = reached == .infinity ? interval.end : max(reached, interval.end)
        }
        return found
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
