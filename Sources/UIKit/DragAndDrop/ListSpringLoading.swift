/// The interaction by which drags that rest on a list's row or item select it.
final class ListSpringLoading: UISpringLoadedInteraction {
    /// - Parameters:
    ///   - path: The row or item at a point in the list's coordinates.
    ///   - allows: Whether a drag may select it.
    ///   - activate: Selects it.
    convenience init(
        path: @escaping (CGPoint) -> IndexPath?, allows: @escaping (IndexPath, any UISpringLoadedInteractionContext) -> Bool,
        activate: @escaping (IndexPath) -> Void
    ) {
        let behavior = ListSpringLoadingBehavior(path: path, allows: allows)
        self.init(interactionBehavior: behavior, interactionEffect: nil) { _, _ in
            if let path = behavior.path { activate(path) }
        }
    }
}

/// Lets a drag select each row that it rests on.
private final class ListSpringLoadingBehavior: NSObject, UISpringLoadedInteractionBehavior {
    private let pathAt: (CGPoint) -> IndexPath?
    private let allows: (IndexPath, any UISpringLoadedInteractionContext) -> Bool
    /// The row that the drag is over; nil for none that it may select.
    private(set) var path: IndexPath?

    init(
        path: @escaping (CGPoint) -> IndexPath?, allows: @escaping (IndexPath, any UISpringLoadedInteractionContext) -> Bool
    ) { (pathAt, self.allows) = (path, allows) }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
        let old = path
        path = pathAt(context.location(in: interaction.view)).flatMap { allows($0, context) ? $0 : nil }
        // From a row that was selected, the drag begins to rest anew.
        return path != nil && (path == old || context.state != .activated)
    }

    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { path = nil }
}

extension UIView {
    /// Adds the interaction by which drags select rows or items, or takes it away.
    func setSpringLoading(_ interaction: ListSpringLoading?) {
        for old in interactions where old is ListSpringLoading { removeInteraction(old) }
        if let interaction { addInteraction(interaction) }
    }
}
