import InterfaceBuilderDocument

/// Creation of views, each through its `init(coder:)`, superviews before subviews.
extension DocumentObjects {
    /// Creates a view and its descendants.
    ///
    /// - Parameter controller: The element of the view's controller.
    func makeView(_ element: MarkupElement, controller: MarkupElement?) -> UIView? {
        let scene = file.document.scene(below: element, of: controller, traits: DocumentFile.traits)
        let built = BuiltScene(scene, file.environment())
        let view = makeView(0, SceneBuilder(built, of: file.document, by: ProgramRules(self)))
        settleActivations(built)
        SizeClassVariations.follow(built, of: file)
        file.report(built.findings)
        return view
    }

    /// Resolves conflicts as if the constraints of superviews had been activated first, although subviews are built
    /// first.
    private func settleActivations(_ built: BuiltScene) {
        for number in built.parts.constraints.joined() {
            if let made = built.constraints[number], made.isActive { made.noteActivation() }
        }
    }

    private func makeView(_ index: Int, _ builder: SceneBuilder) -> UIView? {
        let element = builder.scene.views[index].element
        let type = ClassFinder.find(element, in: file, owner: owner, nearest: UIView.self) as? UIView.Type ?? UIView.self
        let coder = DocumentCoder(element) { [self] in fill($0 as! UIView, index, builder) }
        guard let view = type.init(coder: coder) else {
            file.warn("init(coder:) of \(LayoutText.name(of: type)) made no object; the view is left out.", at: element)
            return nil
        }
        coder.finish(view)
        return view
    }

    /// Applies the document to a view, with its subviews and constraints.
    private func fill(_ view: UIView, _ index: Int, _ builder: SceneBuilder) {
        builder.built.views[index] = view
        register(view, as: builder.scene.views[index].element)
        LoadedObjects.note(view, builder.scene.views[index].element.id, in: file)
        place(view, index, builder)
        builder.applyAttributes(ofView: index, to: view)
        addSubviews(to: view, index, builder)
        fillList(view, builder.scene.views[index].element, builder)
        addConstraints(ofView: index, builder)
    }

    private func place(_ view: UIView, _ index: Int, _ builder: SceneBuilder) {
        let described = builder.scene.views[index]
        // The owner of a content view lays it out.
        view.translatesAutoresizingMaskIntoConstraints = described.role == .keyed("contentView") || !described.isPlacedByLayout
        if let frame = described.element.recordedFrame { view.frame = frame }
        if let mask = builder.reader(described.element).autoresizingMask { view.autoresizingMask = mask }
    }

    /// Views that are not installed for the current size classes are created for outlets, but not added to the
    /// hierarchy.
    private func addSubviews(to view: UIView, _ index: Int, _ builder: SceneBuilder) {
        let views = builder.scene.views
        for child in builder.built.parts.views[index] where isMade(views[child]) {
            guard let made = makeView(child, builder) else { continue }
            if views[child].isInstalled || !views[index].isInstalled {
                add(made, as: views[child], to: view, builder)
            } else {
                retained.append(made)
            }
        }
    }

    /// Adds a view to its superview, or sets it as the property that the document names by a key, such as a table's
    /// header.
    private func add(_ made: UIView, as described: DocumentView, to superview: UIView, _ builder: SceneBuilder) {
        if case .keyed(let key) = described.role, superview.adopt(made, asDocumentKey: key) { return }
        builder.add(made, as: described, to: superview)
    }

    /// Cells and supplementary views are created when a table or collection requests them.
    private func isMade(_ view: DocumentView) -> Bool {
        view.role != .cell && view.element.name != "collectionReusableView"
    }

    /// Constraints that are not installed for the current size classes are created for outlets, but stay inactive.
    private func addConstraints(ofView index: Int, _ builder: SceneBuilder) {
        let scene = builder.scene
        for number in builder.built.parts.constraints[index] where !scene.constraints[number].isPlaceholder {
            let constraint = scene.constraints[number]
            guard constraint.isInstalled || scene.hasInstalledItems(constraint), let made = builder.make(number) else { continue }
            builder.built.constraints[number] = made
            name(made, constraint.id)
            LoadedObjects.note(made, constraint.id, in: file)
            if constraint.isInstalled { builder.built.views[index]?.hold(made) } else { retained.append(made) }
        }
        for number in builder.built.parts.guides[index] where file.isConnected(scene.guides[number].id) {
            if let made = builder.built.guides[number] ?? builder.plainGuide(number) { name(made, scene.guides[number].id) }
        }
    }
}
