import InterfaceBuilderDocument

/// The views created for a scene of a document, with the diagnostics.
@MainActor
package final class BuiltScene {
    package let scene: DocumentScene
    package let environment: SceneEnvironment
    /// The view of each of the scene's views; nil for those that are not installed.
    package var views: [UIView?]
    /// The diagnostics of building and layout.
    package let findings: DocumentFindings
    /// The index of the document's constraint by the created constraint.
    package internal(set) var constraintSources: [ObjectIdentifier: Int] = [:]
    /// The constraints created for a program, by their index in the scene.
    var constraints: [Int: NSLayoutConstraint] = [:]
    /// The guides created so far, by their index in the scene.
    var guides: [Int: UILayoutGuide] = [:]
    /// The rows of classes' tables that may act on the document's views. A document states a few of some hundred names.
    private var rows: [ObjectIdentifier: [AttributeTable.Row]] = [:]
    /// The constraints and guides of each view.
    private(set) lazy var parts = SceneParts(scene)

    package init(_ scene: DocumentScene, _ environment: SceneEnvironment) {
        self.scene = scene
        self.environment = environment
        views = Array(repeating: nil, count: scene.views.count)
        findings = DocumentFindings(scene.diagnostics)
    }

    /// The parts of a scene that belong to each view, as indices into the scene's lists, in order.
    struct SceneParts {
        private(set) var views: [[Int]]
        private(set) var constraints: [[Int]]
        private(set) var guides: [[Int]]

        /// O(views + constraints + guides).
        init(_ scene: DocumentScene) {
            let none = [[Int]](repeating: [], count: scene.views.count)
            (views, constraints, guides) = (none, none, none)
            for (index, view) in scene.views.enumerated() { view.parent.map { views[$0].append(index) } }
            for (index, constraint) in scene.constraints.enumerated() { constraints[constraint.owner].append(index) }
            for (index, guide) in scene.guides.enumerated() { guides[guide.owner].append(index) }
        }
    }

    /// Applies a document's attributes to a view.
    func applyAttributes(_ reader: AttributeReader, to view: UIView) {
        let table = AttributeTable.of(view)
        let own = rows[ObjectIdentifier(table)] ?? table.rows(statedIn: reader.context.document)
        rows[ObjectIdentifier(table)] = own
        for index in own.indices { _ = own[index].apply(reader, view) }
    }

    package func report(_ diagnostic: DocumentDiagnostic) { findings.report(diagnostic) }
}
