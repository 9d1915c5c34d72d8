/// A value that views pass to those around them.
///
/// - Source: developer.apple.com/documentation/swiftui/preferencekey
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
    /// Adds the value of the next view to that of the views before it.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// No value.
    public static var defaultValue: Value { nil }
}

extension View {
    /// Sets a value for the views around this one.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        PreferenceView(content: self, key: key) { $0 = value }
    }
    /// Changes the value that the views in this one set.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        PreferenceView(content: self, key: key, change: callback)
    }
    /// Calls a closure with the value that the views in this one set, when it has changed.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        PreferenceReadingView(content: self, key: key, action: action)
    }
}

private struct PreferenceView<Content: View, Key: PreferenceKey>: View, NodeView {
    typealias Body = Never
    let content: Content
    let key: Key.Type
    let change: (inout Key.Value) -> Void

    static func makeNode() -> TypedNode<PreferenceView> { Node() }

    private final class Node: TypedNode<PreferenceView>, PreferenceSource {
        private var node: ViewNode?
        override var children: [ViewNode] { node.map { [$0] } ?? [] }
        override func show(_ view: PreferenceView) { node = updated(node, to: view.content) }

        func preference<K: PreferenceKey>(_ key: K.Type, below: K.Value?) -> K.Value? {
            guard key == Key.self, let view else { return nil }
            var value = below as? Key.Value ?? Key.defaultValue
            view.change(&value)
            return value as? K.Value
        }
    }
}

private struct PreferenceReadingView<Content: View, Key: PreferenceKey>: View, NodeView where Key.Value: Equatable {
    typealias Body = Never
    let content: Content
    let key: Key.Type
    let action: (Key.Value) -> Void

    static func makeNode() -> TypedNode<PreferenceReadingView> { Node() }

    private final class Node: TypedNode<PreferenceReadingView>, PreferenceReader {
        private var node: ViewNode?
        private var last: Key.Value?
        override var children: [ViewNode] { node.map { [$0] } ?? [] }
        override func show(_ view: PreferenceReadingView) { node = updated(node, to: view.content) }

        func readPreference() {
            let value = node?.preference(Key.self) ?? Key.defaultValue
            guard value != last else { return }
            last = value
            view?.action(value)
        }
    }
}
