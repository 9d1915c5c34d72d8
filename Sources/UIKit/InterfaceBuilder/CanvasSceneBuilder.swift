import InterfaceBuilderDocument

/// Builds the views of a scene: first the tree, then attributes, insets, guides and constraints.
@MainActor
package struct CanvasSceneBuilder {
    let document: InterfaceDocument
    let scene: DocumentScene
    let environment: CanvasEnvironment
    let canvas: CanvasScene
    /// Elements told of already as not known.
    private var unknownElements: Set<String> = []

    /// Builds a scene, ready to be laid out.
    package static func build(_ scene: DocumentScene, of document: InterfaceDocument, in environment: CanvasEnvironment)
        -> CanvasScene
    {
        var builder = CanvasSceneBuilder(scene, of: document, in: environment)
        builder.buildTree()
        builder.addController()
        builder.applyInsets()
        builder.addConstraints()
        return builder.canvas
    }

    private init(_ scene: DocumentScene, of document: InterfaceDocument, in environment: CanvasEnvironment) {
        self.document = document
        self.scene = scene
        self.environment = environment
        canvas = CanvasScene(scene, environment)
        canvas.diagnostics = scene.diagnostics
    }

    // MARK: Tree

    private mutating func buildTree() {
        for (index, view) in scene.views.enumerated() where view.isInstalled {
            let made = makeView(view.element)
            (made as? UIScrollView)?.scrollState.settlesOffset = false
            canvas.views[index] = made
            place(made, as: view)
            attach(made, asView: index)
            applyAttributes(ofView: index, to: made)
        }
    }

    private mutating func makeView(_ element: MarkupElement) -> UIView {
        if let view = ViewElements.makeView(element) { return view }
        if unknownElements.insert(element.name).inserted {
            canvas.report(
                DocumentDiagnostic(
                    id: "unknown-element", severity: .note, message: "\(element.name) is laid out as a plain view",
                    position: element.position, items: element.id.map { [$0] } ?? []))
        }
        return UIView()
    }

    /// Gives a view the frame the document decides; one that constraints place starts from nothing.
    private func place(_ made: UIView, as view: DocumentView) {
        made.translatesAutoresizingMaskIntoConstraints = !view.isPlacedByLayout && !fillsParent(view)
        guard made.translatesAutoresizingMaskIntoConstraints else { return }
        made.frame = view.element.recordedFrame ?? .zero
    }

    /// Whether the view always covers its superview, whatever the document records.
    private func fillsParent(_ view: DocumentView) -> Bool {
        guard view.role == .keyed("contentView"), let parent = view.parent else { return false }
        return scene.views[parent].element.name == "visualEffectView" || view.isPlacedByLayout
    }

    private func fill(_ superview: UIView, with made: UIView) {
        for edge in [NSLayoutConstraint.Attribute.left, .top, .right, .bottom] {
            superview.hold(NSLayoutConstraint(first: made, edge, .equal, second: superview, edge))
        }
    }

    private func attach(_ made: UIView, asView index: Int) {
        let view = scene.views[index]
        guard let parent = view.parent, let superview = canvas.views[parent] else {
            canvas.window.addSubview(made)
            made.becomeLayoutUnit()
            return
        }
        if view.unit == index { made.becomeLayoutUnit() }
        add(made, as: view, to: superview)
    }

    private func add(_ made: UIView, as view: DocumentView, to superview: UIView) {
        if let stack = superview as? UIStackView, view.role == .subview {
            stack.addArrangedSubview(made)
        } else {
            superview.addSubview(made)
        }
        if fillsParent(view) { fill(superview, with: made) }
    }

    // MARK: Controller

    /// Controllers' views, and the top-level views of xibs, have the system's minimum margins.
    private func addController() {
        guard scene.kind == .controller || (scene.kind == .xib && scene.views[0].element.name == "view") else { return }
        let controller = UIViewController()
        controller.view = canvas.root
        canvas.controller = controller
    }
}
