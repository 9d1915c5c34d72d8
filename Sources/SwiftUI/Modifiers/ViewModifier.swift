/// Makes another view of a view.
///
/// - Source: developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the view that is made.
    associatedtype Body: View
    /// The view that is made of the content.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    /// The view that the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    fileprivate let content: AnyView
    /// The content of the view.
    public var body: some View { content }
}

extension View {
    /// Applies a modifier to the view.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// A view with a modifier, or two modifiers as one.
///
/// - Source: developer.apple.com/documentation/swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
    /// The view, or the first modifier.
    public var content: Content
    /// The modifier that is applied to it.
    public var modifier: Modifier
    /// Makes a view with a modifier.
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent {
    /// Nothing: other views do not describe this one.
    public typealias Body = Never
}

extension ModifiedContent: View, NodeView where Content: View, Modifier: ViewModifier {
    static func makeNode() -> TypedNode<ModifiedContent> { ModifierNode<Content, Modifier>() }
}

extension ViewModifier where Body == Never {
    /// Ends the program: the modifier is not described by views.
    public func body(content: Content) -> Never { fatalError("body is not called on \(Self.self).") }
}

extension ModifiedContent: ViewModifier, ModifierPair where Content: ViewModifier, Modifier: ViewModifier {
    func applied(to view: AnyView) -> AnyView { AnyView(view.modifier(content).modifier(modifier)) }
}

/// Two modifiers, the second of which takes what the first one makes.
@MainActor
protocol ModifierPair {
    func applied(to view: AnyView) -> AnyView
}

extension ViewModifier {
    /// Applies another modifier after this one.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// The node of a view with a modifier, whose properties keep their state here.
@MainActor
private final class ModifierNode<Content: View, Modifier: ViewModifier>: TypedNode<ModifiedContent<Content, Modifier>> {
    private var properties = PropertyStores()
    private var node: ViewNode?
    override var children: [ViewNode] { node.map { [$0] } ?? [] }

    override func show(_ view: ModifiedContent<Content, Modifier>) {
        if let pair = view.modifier as? any ModifierPair {
            node = updated(node, to: pair.applied(to: AnyView(view.content)))
            return
        }
        var modifier = view.modifier
        properties.link(&modifier, in: self)
        node = updated(node, to: modifier.body(content: _ViewModifier_Content(content: AnyView(view.content))))
    }

    override func dismantle() {
        super.dismantle()
        properties.end()
    }
}
