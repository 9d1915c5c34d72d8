import InterfaceBuilderDocument

/// Makes the views of a scene what the document says: attributes, subviews, margins, constraints.
///
/// Interface Builder's canvas builds a whole scene at once; a program's views are each made by their own `init(coder:)`. Both go
/// through the steps here, so they come out alike.
@MainActor
package struct SceneBuilder {
    let document: InterfaceDocument
    let scene: DocumentScene
    let environment: CanvasEnvironment
    let built: BuiltScene
    /// Those that the objects made are to be among, when a program loads the document; nil on a canvas.
    let objects: DocumentObjects?

    init(_ built: BuiltScene, of document: InterfaceDocument, for objects: DocumentObjects? = nil) {
        self.document = document
        self.objects = objects
        self.built = built
        scene = built.scene
        environment = built.environment
    }

    /// Whether the view always covers its superview, whatever the document records.
    func fillsParent(_ view: DocumentView) -> Bool {
        guard view.role == .keyed("contentView"), let parent = view.parent else { return false }
        return scene.views[parent].element.name == "visualEffectView" || view.isPlacedByLayout
    }

    /// Puts a view into its superview, in the way its role asks for.
    func add(_ made: UIView, as view: DocumentView, to superview: UIView) {
        if !environment.isCanvas, case .keyed(let key) = view.role, superview.adopt(made, asDocumentKey: key) { return }
        if let stack = superview as? UIStackView, view.role == .subview {
            arrange(made, in: stack)
        } else {
            superview.addSubview(made)
        }
        if fillsParent(view), !made.translatesAutoresizingMaskIntoConstraints { fill(superview, with: made) }
    }

    /// On the canvas an arranged view under an autoresizing mask keeps the frame that the document records.
    ///
    /// - Source: recorded frames: four layout units more in two repositories, none less.
    private func arrange(_ made: UIView, in stack: UIStackView) {
        let keepsFrame = environment.isCanvas && made.translatesAutoresizingMaskIntoConstraints
        stack.addArrangedSubview(made)
        made.translatesAutoresizingMaskIntoConstraints = keepsFrame
    }

    private func fill(_ superview: UIView, with made: UIView) {
        for edge in [NSLayoutConstraint.Attribute.left, .top, .right, .bottom] {
            superview.hold(NSLayoutConstraint(first: made, edge, .equal, second: superview, edge))
        }
    }
}
