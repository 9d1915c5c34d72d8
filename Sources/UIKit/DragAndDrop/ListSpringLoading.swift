/// The interaction by which drags that hover over a row or an item of a list select it.
final class ListSpringLoading: UISpringLoadedInteraction {
    /// - Parameters:
    ///   - path: Returns the index path at a point in the list's coordinates.
    ///   - allows: Returns whether a drag may select the row or item.
    ///   - activate: Selects the row or item.
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

/// Allows a drag to select each row over which it hovers.
private final class ListSpringLoadingBehavior: NSObject, UISpringLoadedInteractionBehavior {
    private let pathAt: (CGPoint) -> IndexPath?
    private let allows: (IndexPath, any UISpringLoadedInteractionContext) -> Bool
    /// The index path under the drag; nil if there is none that it may select.
    private(set) var path: IndexPath?

    init(
        path: @escaping (CGPoint) -> IndexPath?, allows: @escaping (IndexPath, any UISpringLoadedInteractionContext) -> Bool
    ) { (pathAt, self.allows) = (path, allows) }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
        let old = path
        path = pathAt(context.location(in: interaction.view)).flatMap { allows($0, context) ? $0 : nil }
        // After a row was activated, a drag must hover over another row.
        return path != nil && (path == old || context.state != .activated)
    }

    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { path = nil }
}

extension UIView {
    /// Replaces the interaction by which drags select rows or items; nil removes it.
    func setSpringLoading(_ interaction: ListSpringLoading?) {
        for old in interactions where old is ListSpringLoading { removeInteraction(old) }
        if let interaction { addInteraction(interaction) }
    }
}
