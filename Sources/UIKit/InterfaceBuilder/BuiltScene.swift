import InterfaceBuilderDocument

/// The views made of a scene of a document, and what was found on the way.
@MainActor
package class BuiltScene {
    package let scene: DocumentScene
    package let environment: CanvasEnvironment
    /// The view of each of the scene's views; nil for those that are not installed.
    package internal(set) var views: [UIView?]
    /// What building and layout found, in the order they found it.
    package internal(set) var diagnostics: [DocumentDiagnostic]
    /// Where the constraints made for the document's come from.
    var constraintSources: [ObjectIdentifier: Int] = [:]
    /// The guides made so far, by their index in the scene.
    var guides: [Int: UILayoutGuide] = [:]
    /// Values told of already as not known.
    var unknownValues: Set<String> = []

    init(_ scene: DocumentScene, _ environment: CanvasEnvironment) {
        self.scene = scene
        self.environment = environment
        views = Array(repeating: nil, count: scene.views.count)
        diagnostics = scene.diagnostics
    }

    func report(_ diagnostic: DocumentDiagnostic) { diagnostics.append(diagnostic) }
}
