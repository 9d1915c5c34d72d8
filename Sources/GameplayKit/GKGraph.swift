public import Foundation

/// A place in a graph, with ways to others.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkgraphnode
open class GKGraphNode: NSObject {
    /// The nodes to which a way leads from here.
    public private(set) var connectedNodes: [GKGraphNode] = []

    /// Creates a node without ways.
    public override init() { super.init() }

    /// Adds ways to nodes, and from them if they lead in both directions.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            add(node)
            if bidirectional { node.add(self) }
        }
    }
    /// Removes ways to nodes, and from them if those of both directions are meant.
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 === node }
            if bidirectional { node.connectedNodes.removeAll { $0 === self } }
        }
    }
    private func add(_ node: GKGraphNode) {
        if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
    }

    /// The cost of the way to a connected node; 1 if no subclass says otherwise.
    open func cost(to node: GKGraphNode) -> Float { 1 }
    /// A guess of the cost to any node; 0 if no subclass says otherwise. Ways are found without it here.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
    /// The cheapest way to a node, with both ends; empty if there is none.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] {
        var search = PathSearch(from: self)
        return search.nodes(to: goalNode)
    }
    /// The cheapest way from a node, with both ends; empty if there is none.
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}

/// Nodes with ways between them.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkgraph
open class GKGraph: NSObject {
    /// The nodes.
    public private(set) var nodes: [GKGraphNode]?

    /// Creates a graph of nodes.
    public init(_ nodes: [GKGraphNode]) { self.nodes = nodes }
    /// Creates an empty graph.
    public override convenience init() { self.init([]) }

    /// Adds nodes.
    open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }
    /// Removes nodes, and the ways to them and from them.
    open func remove(_ nodes: [GKGraphNode]) {
        self.nodes?.removeAll { node in nodes.contains { $0 === node } }
        for node in nodes { node.removeConnections(to: node.connectedNodes, bidirectional: true) }
        for node in self.nodes ?? [] { node.removeConnections(to: nodes, bidirectional: false) }
    }
    /// The cheapest way between two nodes, with both ends; empty if there is none.
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: endNode) }
}

/// The search for the cheapest way from a node, by Dijkstra's algorithm.
private struct PathSearch {
    private var costs: [ObjectIdentifier: Float]
    private var previous: [ObjectIdentifier: GKGraphNode] = [:]
    private var reached: [GKGraphNode]

    init(from start: GKGraphNode) { (costs, reached) = ([ObjectIdentifier(start): 0], [start]) }

    mutating func nodes(to goal: GKGraphNode) -> [GKGraphNode] {
        while let node = takeCheapest() {
            if node === goal { return path(to: goal) }
            for next in node.connectedNodes { reach(next, from: node) }
        }
        return []
    }

    private mutating func takeCheapest() -> GKGraphNode? {
        let place = reached.indices.min { cost(of: reached[$0]) < cost(of: reached[$1]) }
        return place.map { reached.remove(at: $0) }
    }

    private mutating func reach(_ next: GKGraphNode, from node: GKGraphNode) {
        let cost = cost(of: node) + node.cost(to: next)
        guard cost < self.cost(of: next) else { return }
        costs[ObjectIdentifier(next)] = cost
        previous[ObjectIdentifier(next)] = node
        reached.append(next)
    }

    private func cost(of node: GKGraphNode) -> Float { costs[ObjectIdentifier(node)] ?? .infinity }

    private func path(to goal: GKGraphNode) -> [GKGraphNode] {
        Array(sequence(first: goal) { previous[ObjectIdentifier($0)] }.reversed())
    }
}
