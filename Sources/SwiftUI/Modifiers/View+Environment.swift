extension View {
    /// Sets a value of the environment for the views in this one.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        changingEnvironment { $0[keyPath: keyPath] = value }
    }
    /// Changes a value of the environment for the views in this one.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        changingEnvironment { transform(&$0[keyPath: keyPath]) }
    }

    /// Sets the font of text.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Sets the strength of the strokes of text.
    public func fontWeight(_ weight: Font.Weight?) -> some View { changingEnvironment { $0.fontWeight = weight } }
    /// Sets the colour of text and of symbols.
    public func foregroundColor(_ color: Color?) -> some View { changingEnvironment { $0.foregroundColor = color } }
    /// Sets the colour of text and of symbols.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changingEnvironment { $0.foregroundColor = style.color(in: $0) }
    }
    /// Sets the colour of buttons.
    public func tint(_ tint: Color?) -> some View { changingEnvironment { $0.tint = tint } }
    /// Sets the colour of buttons.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
    /// Sets the largest number of lines of a text; nil for any.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    /// Sets where the lines of a text stand.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    /// Makes controls in the view take no touches, or take them where nothing around them says otherwise.
    public func disabled(_ disabled: Bool) -> some View {
        changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
    }

    private func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        EnvironmentView(content: self, change: change)
    }
}

/// A view with another environment.
struct EnvironmentView<Content: View>: View, NodeView {
    typealias Body = Never
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    static func makeNode() -> TypedNode<EnvironmentView> { Node() }

    private final class Node: TypedNode<EnvironmentView> {
        private var node: ViewNode?
        override var children: [ViewNode] { node.map { [$0] } ?? [] }
        override func show(_ view: EnvironmentView) { node = updated(node, to: view.content) }

        override func environment(for child: ViewNode?) -> EnvironmentValues {
            var inner = environment
            view?.change(&inner)
            return inner
        }
    }
}
