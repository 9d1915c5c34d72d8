import Observation
import QuartzCore

/// The node of a view that describes itself by other views.
@MainActor
final class BodyNode<V: View>: TypedNode<V> {
    private var properties = PropertyStores()
    private var node: ViewNode?
    override var children: [ViewNode] { node.map { [$0] } ?? [] }

    override func show(_ view: V) {
        var linked = view
        properties.link(&linked, in: self)
        node = updated(node, to: observed { linked.body })
    }

    /// Calls a closure; when an observable property that it read changes, the view is described again.
    private func observed<Content>(_ content: @MainActor () -> Content) -> Content {
        withObservationTracking {
            content()
        } onChange: { [weak self] in
            onMainActor { self?.setNeedsUpdate() }
        }
    }

    override func dismantle() {
        super.dismantle()
        properties.end()
    }
}

/// Calls a closure: at once on the main thread, else in a later turn of the main queue.
func onMainActor(_ call: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread || MainQueue.isCurrent { return MainActor.assumeIsolated(call) }
    DispatchQueue.main.async(execute: call)
}
