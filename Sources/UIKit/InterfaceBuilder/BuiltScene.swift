import InterfaceBuilderDocument

/// The views made of a scene of a document, and what was found on the way.
@MainActor
package final class BuiltScene {
    package let scene: DocumentScene
    package let environment: SceneEnvironment
    /// The view of each of the scene's views; nil for those that are not installed.
    package var views: [UIView?]
    /// What building and layout find.
    package let findings: DocumentFindings
    /// Where the constraints made for the document's come from.
    package internal(set) var constraintSources: [ObjectIdentifier: Int] = [:]
    /// The constraints made for a program, by their index in the scene.
    var constraints: [Int: NSLayoutConstraint] = [:]
    /// The guides made so far, by their index in the scene.
    var guides: [Int: UILayoutGuide] = [:]
    /// What of the scene each view has.
    private(set) lazy var parts = SceneParts(scene)

    package init(_ scene: DocumentScene, _ environment: SceneEnvironment) {
        self.scene = scene
        self.environment = environment
        views = Array(repeating: nil, count: scene.views.count)
        findings = DocumentFindings(scene.diagnostics)
    }

    /// What of a scene each of its views has, as indices into the scene's lists, in their order.
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

    package func report(_ diagnostic: DocumentDiagnostic) { findings.report(diagnostic) }
}
