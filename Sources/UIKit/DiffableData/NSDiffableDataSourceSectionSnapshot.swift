/// The items of a section as a tree, of which a list shows those whose ancestors are all expanded.
///
/// An item may be in a snapshot only once. Methods raise `NSInternalInconsistencyException` for required items that are
/// not in the snapshot, and for items that are added a second time.
///
/// - Complexity: O(items) for each call, unless it says otherwise.
/// - Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    /// An item. Its descendants follow it, as long as their levels are greater.
    private struct Node {
        let item: ItemIdentifierType
        var level: Int
        var isExpanded = false
    }

    /// The nodes, parents before their children.
    private var nodes: [Node] = []
    private var known: Set<ItemIdentifierType> = []

    /// Creates a snapshot without items.
    public init() {}

    // MARK: Contents

    /// All items, parents before their children.
    public var items: [ItemIdentifierType] { nodes.map(\.item) }
    /// The items without parents.
    public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }
    /// The items whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] { visibleNodes.map(\.item) }
    /// Whether an item is in the snapshot; O(1).
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
    /// The index of an item among all of them; nil for items that are not in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? {
        known.contains(item) ? nodes.firstIndex { $0.item == item } : nil
    }
    /// The number of an item's ancestors.
    public func level(of item: ItemIdentifierType) -> Int { nodes[required(item)].level }
    /// The parent of an item; nil for one without.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        parentIndex(of: required(child)).map { nodes[$0].item }
    }
    /// Whether an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[required(item)].isExpanded }
    /// Whether the ancestors of an item are all expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        var next = parentIndex(of: required(item))
        while let index = next {
            if !nodes[index].isExpanded { return false }
            next = parentIndex(of: index)
        }
        return true
    }
    /// The descendants of an item as a separate snapshot, optionally with the item as their only root.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        let index = required(parent)
        let first = includingParent ? index : index + 1
        return Self(nodes[first..<end(of: index)], lessLevels: nodes[index].level + (includingParent ? 0 : 1))
    }
    /// The items one per line, indented and with signs for expanded, collapsed and childless ones, for logs.
    public func visualDescription() -> String {
        nodes.indices.map { index in
            let sign = end(of: index) == index + 1 ? "*" : nodes[index].isExpanded ? "-" : "+"
            return String(repeating: "  ", count: nodes[index].level) + "\(sign) \(nodes[index].item)"
        }.joined(separator: "\n")
    }

    var expandedItems: Set<ItemIdentifierType> { Set(nodes.filter(\.isExpanded).map(\.item)) }

    private var visibleNodes: [Node] {
        var hidden = Int.max
        return nodes.filter { node in
            if node.level <= hidden { hidden = node.isExpanded ? Int.max : node.level }
            return node.level <= hidden
        }
    }

    // MARK: Adding

    /// Adds items after the children of a parent; nil means the root.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let new = items.map { Node(item: $0, level: 0) }
        guard let parent else { return add(new, at: nodes.count, level: 0) }
        let index = required(parent)
        add(new, at: end(of: index), level: nodes[index].level + 1)
    }
    /// Adds items before another one, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let index = required(item)
        add(items.map { Node(item: $0, level: 0) }, at: index, level: nodes[index].level)
    }
    /// Adds items after another one and its descendants, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let index = required(item)
        add(items.map { Node(item: $0, level: 0) }, at: end(of: index), level: nodes[index].level)
    }
    /// Adds the tree of another snapshot before an item, with the same parent.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        let index = required(item)
        add(snapshot.nodes, at: index, level: nodes[index].level)
    }
    /// Adds the tree of another snapshot after an item and its descendants, with the same parent.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        let index = required(item)
        add(snapshot.nodes, at: end(of: index), level: nodes[index].level)
    }
    /// Replaces the descendants of an item by the tree of another snapshot.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        let index = required(parent)
        remove(index + 1..<end(of: index))
        add(snapshot.nodes, at: index + 1, level: nodes[index].level + 1)
    }

    // MARK: Removing

    /// Removes items with their descendants; items that are not in the snapshot are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            if let index = index(of: item) { remove(index..<end(of: index)) }
        }
    }
    /// Removes all items.
    public mutating func deleteAll() { (nodes, known) = ([], []) }

    // MARK: Expanding

    /// Expands items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { nodes[required(item)].isExpanded = true }
    }
    /// Collapses items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { nodes[required(item)].isExpanded = false }
    }

    // MARK: Nodes

    private init(_ nodes: ArraySlice<Node>, lessLevels: Int) {
        self.nodes = nodes.map { Node(item: $0.item, level: $0.level - lessLevels, isExpanded: $0.isExpanded) }
        known = Set(self.nodes.map(\.item))
    }

    private func required(_ item: ItemIdentifierType) -> Int {
        guard let index = index(of: item) else {
            raise("NSInternalInconsistencyException", "Invalid item identifier specified: \(item)")
        }
        return index
    }

    /// The index after the descendants of an item.
    private func end(of index: Int) -> Int {
        nodes[(index + 1)...].firstIndex { $0.level <= nodes[index].level } ?? nodes.count
    }

    private func parentIndex(of index: Int) -> Int? { nodes[..<index].lastIndex { $0.level < nodes[index].level } }

    private mutating func add(_ new: [Node], at index: Int, level: Int) {
        for node in new where !known.insert(node.item).inserted {
            raise(
                "NSInternalInconsistencyException",
                "Supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(node.item)\n)}")
        }
        nodes.insert(
            contentsOf: new.map { Node(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded) }, at: index)
    }

    private mutating func remove(_ range: Range<Int>) {
        known.subtract(nodes[range].map(\.item))
        nodes.removeSubrange(range)
    }
}
