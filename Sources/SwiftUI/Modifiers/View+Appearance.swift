extension View {
    /// Calls a closure when the view comes onto the screen.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        AppearanceView(content: self, onAppear: action, onDisappear: nil)
    }
    /// Calls a closure when the view leaves the screen.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        AppearanceView(content: self, onAppear: nil, onDisappear: action)
    }

    /// Starts a task when the view comes onto the screen, and cancels it when the view leaves.
    public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable @MainActor () async -> Void)
        -> some View
    {
        modifier(TaskModifier(priority: priority, action: action))
    }
}

private struct TaskModifier: ViewModifier {
    let priority: TaskPriority
    let action: @Sendable @MainActor () async -> Void
    @State private var task: Task<Void, Never>?

    func body(content: Content) -> some View {
        content.onAppear { task = Task(priority: priority) { await action() } }.onDisappear { task?.cancel() }
    }
}

/// A view that is told when it comes and goes.
private struct AppearanceView<Content: View>: View, NodeView {
    typealias Body = Never
    let content: Content
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?

    static func makeNode() -> TypedNode<AppearanceView> { Node() }

    private final class Node: TypedNode<AppearanceView>, AppearingNode {
        private var node: ViewNode?
        private var isKnown = false
        private var isAppeared = false
        override var children: [ViewNode] { node.map { [$0] } ?? [] }

        override func show(_ view: AppearanceView) {
            node = updated(node, to: view.content)
            guard !isKnown else { return }
            isKnown = true
            graph?.callAfterUpdate { [weak self] in
                if let self, graph?.isAppeared == true { tellAppearance(true) }
            }
        }

        func tellAppearance(_ appeared: Bool) {
            guard appeared != isAppeared else { return }
            isAppeared = appeared
            appeared ? view?.onAppear?() : view?.onDisappear?()
        }

        override func dismantle() {
            super.dismantle()
            tellAppearance(false)
        }
    }
}
