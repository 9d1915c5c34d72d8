import InterfaceBuilderDocument

/// Constraints that cannot all hold, and what resolves that.
public struct ConstraintConflict: Hashable, Sendable {
    /// A constraint that takes part.
    public struct Member: Hashable, Sendable {
        /// The object id.
        public let id: String
        /// The constraint as an equation.
        public let words: String
        /// The edits that give it up: a lower priority, or its removal.
        public let choices: [DocumentEdit]
        /// Whether nothing contradicts any more without it.
        public let resolvesConflict: Bool
    }

    /// The conflict in words.
    public let message: String
    /// As few constraints as explain the conflict, in document order.
    public let members: [Member]
}

extension InterfaceDocument {
    /// The conflicts of a scene's required constraints, each with the edits that resolve it.
    ///
    /// - Parameter id: The scene's id.
    /// - Complexity: a layout of the scene, and one for each constraint in a conflict.
    @MainActor
    public func conflicts(
        inScene id: String, on canvas: CanvasConfiguration = CanvasConfiguration()
    ) -> [ConstraintConflict] {
        let layout = SceneLayout(self, on: canvas)
        guard let scene = layout.scenes.first(where: { $0.id == id }) else { return [] }
        let found = layout.layOut(scene).diagnostics.filter { $0.id == Self.conflictID }
        return found.map { diagnostic in
            let constraints = scene.constraints.filter { $0.id.map(diagnostic.items.contains) ?? false }
            return ConstraintConflict(
                message: diagnostic.message,
                members: constraints.map { constraint in
                    let path = ObjectPath(constraint.id!)
                    return ConstraintConflict.Member(
                        id: constraint.id!, words: scene.words(for: constraint),
                        choices: [.set(path, attribute: "priority", value: "999"), .remove(path)],
                        resolvesConflict: isResolved(diagnostic, without: path, scene: id, found.count, on: canvas))
                })
        }
    }

    private static let conflictID = "unsatisfiable"

    @MainActor
    private func isResolved(
        _ conflict: DocumentDiagnostic, without path: ObjectPath, scene id: String, _ count: Int, on canvas: CanvasConfiguration
    ) -> Bool {
        guard let document = try? applying([.remove(path)]) else { return false }
        let layout = SceneLayout(document, on: canvas)
        guard let scene = layout.scenes.first(where: { $0.id == id }) else { return false }
        return layout.layOut(scene).diagnostics.count { $0.id == Self.conflictID } < count
    }

    /// The edits that record the frames of views as the layout gives them, where the document has others.
    ///
    /// - Parameters:
    ///   - id: The scene's id.
    ///   - views: Object ids; nil for all views of the scene.
    @MainActor
    public func frameUpdates(
        inScene id: String, of views: Set<String>? = nil, on canvas: CanvasConfiguration = CanvasConfiguration()
    ) -> [DocumentEdit] {
        let layout = SceneLayout(self, on: canvas)
        guard let scene = layout.scenes.first(where: { $0.id == id }) else { return [] }
        return layout.layOut(scene).views.compactMap { laidOut in
            guard views?.contains(laidOut.id) ?? true, let index = scene.viewsByID[laidOut.id] else { return nil }
            let view = scene.views[index]
            guard view.isPlacedByLayout, view.element.id != nil, view.element.recordedFrame != laidOut.frame else { return nil }
            let numbers = FrameComparison.numbers(laidOut.frame).map { DocumentNumber.text(of: $0) }
            return .set(ObjectPath(laidOut.id), attribute: "frame", value: numbers.joined(separator: " "))
        }
    }
}
