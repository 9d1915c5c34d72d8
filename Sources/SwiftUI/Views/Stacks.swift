/// Views side by side.
///
/// - Source: developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View>: View, NodeView {
    /// Nothing: other views do not describe this one.
    public typealias Body = Never
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Makes a row.
    ///
    /// - Parameter spacing: The distance between the views in points; nil for the system's.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    static func makeNode() -> TypedNode<HStack> { Node() }

    private final class Node: ContainerNode<HStack, Content> {
        override var rowAxis: Axis? { .horizontal }
        override func content(of view: HStack) -> Content { view.content }
        override func element(of elements: [LayoutElement], in view: HStack) -> LayoutElement {
            RowElement(elements, .horizontal, spacing: view.spacing, .center, view.alignment)
        }
    }
}

/// Views one below the other.
///
/// - Source: developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: View, NodeView {
    /// Nothing: other views do not describe this one.
    public typealias Body = Never
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Makes a column.
    ///
    /// - Parameter spacing: The distance between the views in points; nil for the system's.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    static func makeNode() -> TypedNode<VStack> { Node() }

    private final class Node: ContainerNode<VStack, Content> {
        override var rowAxis: Axis? { .vertical }
        override func content(of view: VStack) -> Content { view.content }
        override func element(of elements: [LayoutElement], in view: VStack) -> LayoutElement {
            RowElement(elements, .vertical, spacing: view.spacing, view.alignment, .center)
        }
    }
}

/// Views on top of each other, the first at the back.
///
/// - Source: developer.apple.com/documentation/swiftui/zstack
public struct ZStack<Content: View>: View, NodeView {
    /// Nothing: other views do not describe this one.
    public typealias Body = Never
    private let alignment: Alignment
    private let content: Content

    /// Makes a pile.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    static func makeNode() -> TypedNode<ZStack> { Node() }

    private final class Node: ContainerNode<ZStack, Content> {
        override func content(of view: ZStack) -> Content { view.content }
        override func element(of elements: [LayoutElement], in view: ZStack) -> LayoutElement {
            StackedElement(elements: elements, alignment: view.alignment)
        }
    }
}

/// The node of a view that lays others out.
@MainActor
class ContainerNode<V: View, Content: View>: TypedNode<V> {
    private var node: ViewNode?
    override final var children: [ViewNode] { node.map { [$0] } ?? [] }

    /// The views that are laid out.
    func content(of view: V) -> Content { preconditionFailure("Subclasses name the content.") }
    /// The element that lays others out.
    func element(of elements: [LayoutElement], in view: V) -> LayoutElement {
        preconditionFailure("Subclasses make the element.")
    }

    /// The direction in which a row or column lays its views out; nil for others.
    var rowAxis: Axis? { nil }

    override func show(_ view: V) { node = updated(node, to: content(of: view)) }

    override final func environment(for child: ViewNode?) -> EnvironmentValues {
        var inner = environment
        inner.rowAxis = rowAxis
        return inner
    }

    override final var elements: [LayoutElement] {
        view.map { [element(of: node?.elements ?? [], in: $0)] } ?? []
    }
}
