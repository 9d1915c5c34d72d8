import InterfaceBuilderDocument

extension CanvasSceneBuilder {
    /// Sets margins and safe areas: the document's, then the canvas's, then those of the table, which win.
    func applyInsets() {
        for (index, view) in scene.views.enumerated() {
            guard let made = canvas.views[index] else { continue }
            applyMargins(of: view, to: made)
        }
        canvas.root.overrideSafeArea(EdgeOverride(environment.safeArea))
        applyTable()
    }

    private func applyMargins(of view: DocumentView, to made: UIView) {
        let element = view.element
        if let flag = element.variedFlag("preservesSuperviewLayoutMargins", scene.traits) {
            made.preservesSuperviewLayoutMargins = flag
        }
        if let flag = element.variedFlag("insetsLayoutMarginsFromSafeArea", scene.traits) {
            made.insetsLayoutMarginsFromSafeArea = flag
        }
        guard let insets = element.explicitMargins(scene.traits) else { return }
        if insets.isDirectional {
            made.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        } else {
            made.layoutMargins = UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        }
    }

    private func applyTable() {
        var safeAreas: [Int: EdgeOverride] = [scene.viewsByID[scene.views[0].id]!: EdgeOverride(environment.safeArea)]
        var margins: [Int: EdgeOverride] = [:]
        for row in environment.insets {
            guard let index = scene.viewsByID[row.view] else { continue }
            switch row.kind {
            case .safe: safeAreas[index, default: EdgeOverride()].set(row.edge, row.inset)
            case .margin: margins[index, default: EdgeOverride()].set(row.edge, row.inset)
            }
        }
        for index in safeAreas.keys.sorted() { canvas.views[index]?.overrideSafeArea(safeAreas[index]!) }
        for index in margins.keys.sorted() { canvas.views[index]?.overrideMargins(margins[index]!) }
    }
}

extension EdgeOverride {
    init(_ insets: UIEdgeInsets) { self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right) }

    mutating func set(_ edge: InsetTable.Row.Edge, _ inset: Double) {
        switch edge {
        case .top: top = inset
        case .left: left = inset
        case .bottom: bottom = inset
        case .right: right = inset
        }
    }
}
