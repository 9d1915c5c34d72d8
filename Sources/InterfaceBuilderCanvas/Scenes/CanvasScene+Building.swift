import InterfaceBuilderDocument

/// Building a scene on the canvas: first the tree with its attributes, then insets, guides and constraints.
extension CanvasScene {
    /// Builds a scene, ready to be laid out.
    package static func build(_ scene: DocumentScene, of document: InterfaceDocument, in environment: CanvasEnvironment)
        -> CanvasScene
    {
        let canvas = CanvasScene(scene, environment)
        let builder = SceneBuilder(canvas, of: document)
        canvas.buildTree(builder)
        canvas.addController(builder)
        builder.applyInsets()
        builder.addConstraints()
        return canvas
    }

    private func buildTree(_ builder: SceneBuilder) {
        for (index, view) in scene.views.enumerated() where view.isInstalled {
            let made = makeView(view.element)
            (made as? UIScrollView)?.scrollState.settlesOffset = false
            views[index] = made
            place(made, as: view, builder)
            attach(made, asView: index, builder)
            builder.applyAttributes(ofView: index, to: made)
            builder.applyRuntimeAttributes(of: view.element, to: made)
            builder.applyContentSize(ofView: index, to: made)
            addCanvasSize(ofView: index, to: made)
        }
    }

    private func makeView(_ element: MarkupElement) -> UIView {
        if let view = ViewElements.makeView(element) { return view }
        if unknownElements.insert(element.name).inserted {
            report(
                DocumentDiagnostic(
                    id: "unknown-element", severity: .note, message: "\(element.name) is laid out as a plain view",
                    position: element.position, items: element.id.map { [$0] } ?? []))
        }
        return UIView()
    }

    /// Gives a view the frame the document decides; one that constraints place starts from nothing.
    private func place(_ made: UIView, as view: DocumentView, _ builder: SceneBuilder) {
        made.translatesAutoresizingMaskIntoConstraints = !view.isPlacedByLayout && !builder.fillsParent(view)
        guard made.translatesAutoresizingMaskIntoConstraints else { return }
        made.frame = view.element.recordedFrame ?? .zero
        if let mask = isAsWideAsTable(view) ? .flexibleWidth : SceneBuilder.autoresizingMask(of: view.element) {
            masks.append((made, mask))
        }
    }

    /// Whether a table gives a view its own width, whatever mask the document has for it: rows, and what stands above and below them.
    private func isAsWideAsTable(_ view: DocumentView) -> Bool {
        if view.element.name == "tableViewCellContentView" { return true }
        guard let parent = view.parent, scene.views[parent].element.name == "tableView" else { return false }
        return [.cell, .keyed("tableHeaderView"), .keyed("tableFooterView")].contains(view.role)
    }

    private func attach(_ made: UIView, asView index: Int, _ builder: SceneBuilder) {
        let view = scene.views[index]
        guard let parent = view.parent, let superview = views[parent] else {
            window.addSubview(made)
            made.becomeLayoutUnit()
            return
        }
        if view.unit == index { made.becomeLayoutUnit() }
        builder.add(made, as: view, to: superview)
    }

    /// Controllers' views, and the top-level views of xibs, have the system's minimum margins.
    private func addController(_ builder: SceneBuilder) {
        guard scene.kind == .controller || (scene.kind == .xib && scene.views[0].element.name == "view") else { return }
        let controller = UIViewController()
        if let adjusts = scene.controller?.flag("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = adjusts
        }
        controller.view = root
        self.controller = controller
        if let item = scene.controller?.child("navigationItem") { builder.apply(item, to: controller.navigationItem) }
        if let item = scene.controller?.child("tabBarItem") { controller.tabBarItem = builder.tabBarItem(item) }
    }
}
