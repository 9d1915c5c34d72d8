/// A view for each element of a collection. Elements are known by their identity, so that the state of an element's
/// view moves with it.
///
/// - Source: developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    let identity: (Data.Element) -> ID
}

extension ForEach where Content: View {
    /// Makes views of elements that have an identity.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, identity: \.id)
    }

    /// Makes views of elements, one of whose properties is their identity.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }

    /// Makes views of the numbers of a range, which must not change.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content) { $0 }
    }
}

extension ForEach: View, NodeView where Content: View {
    /// Nothing: other views do not describe this one.
    public typealias Body = Never

    static func makeNode() -> TypedNode<ForEach> { ForEachNode() }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>
{
    /// An element's identity, and how many elements before it have the same one.
    private struct Key: Hashable {
        let id: ID
        let repetition: Int
    }
    private var keys: [Key] = []
    private var nodes: [Key: ViewNode] = [:]
    override var children: [ViewNode] { keys.compactMap { nodes[$0] } }

    override func show(_ view: ForEach<Data, ID, Content>) {
        var counts: [ID: Int] = [:]
        let old = keys
        keys = view.data.map { element in
            let id = view.identity(element)
            let key = Key(id: id, repetition: counts[id, default: 0])
            counts[id, default: 0] += 1
            nodes[key] = updated(nodes[key], to: view.content(element))
            return key
        }
        let kept = Set(keys)
        for key in old where !kept.contains(key) { nodes.removeValue(forKey: key)?.dismantle() }
    }
}
