import InterfaceBuilderDocument
import UIKit

/// Building a scene on the canvas: first the tree with its attributes, then insets, guides and constraints.
extension CanvasScene {
    /// Builds a scene, ready to be laid out.
    package static func build(_ scene: DocumentScene, of document: InterfaceDocument, in environment: CanvasEnvironment)
        -> CanvasScene
    {
        let canvas = CanvasScene(scene, environment)
        let builder = canvas.builder(of: document)
        canvas.buildTree(builder)
        canvas.equalizeButtonRows()
        canvas.addController(builder)
        canvas.applyInsets(builder)
        canvas.addConstraints(builder)
        canvas.connectCells()
        canvas.takeItems(builder)
        canvas.tableSections = TableSection.all(of: canvas, builder)
        canvas.atRecordedTextSize = canvas.sceneAtRecordedTextSize(of: document)
        return canvas
    }

    /// A builder that applies the document to this scene's views by the rules of the canvas.
    func builder(of document: InterfaceDocument) -> SceneBuilder {
        // The tools list the document's own diagnostics beside those of the scene's layout.
        built.findings.leaveOut(document.diagnostics)
        return SceneBuilder(built, of: document, by: CanvasSceneRules(environment: environment))
    }

    private func buildTree(_ builder: SceneBuilder) {
        for (index, view) in scene.views.enumerated() where view.isInstalled {
            let made = makeView(view.element)
            (made as? UIScrollView)?.showContentFromCorner()
            built.views[index] = made
            place(made, as: view, builder)
            attach(made, asView: index, builder)
            builder.applyAttributes(ofView: index, to: made)
            if follows(.marginsOutsideSafeAreas) { made.insetsLayoutMarginsFromSafeArea = false }
            applyRuntimeAttributes(of: view.element, to: made, builder)
            applyContentSize(ofView: index, to: made, document: builder.document)
            addCanvasSize(ofView: index, to: made)
        }
    }

    private func makeView(_ element: MarkupElement) -> UIView {
        if environment.presenter.isDevice, let row = makeRowPart(element) { return row }
        if let view = ViewElements.makeView(element) { return view }
        // Views of other frameworks have no content size, as plain views.
        if ElementClass.name(of: element.name) == nil, unknownElements.insert(element.name).inserted {
            built.report(
                DocumentDiagnostic(
                    id: "unknown-element", severity: .note, message: "\(element.name) is laid out as a plain view",
                    position: element.position, items: element.id.map { [$0] } ?? []))
        }
        return UIView()
    }

    /// A row of the document's style, or its content view, as tables on a device have them.
    private func makeRowPart(_ element: MarkupElement) -> UIView? {
        switch element.name {
        case "tableViewCell":
            UITableViewCell(
                style: element["style"].flatMap { UITableViewCell.CellStyle.documentNames[$0] } ?? .default, reuseIdentifier: nil)
        case "tableViewCellContentView": UITableViewCell.makeContentView()
        default: nil
        }
    }

    /// Sets the recorded frame of a view that no constraints place; a view that constraints place starts from a zero
    /// frame.
    private func place(_ made: UIView, as view: DocumentView, _ builder: SceneBuilder) {
        made.translatesAutoresizingMaskIntoConstraints = !view.isPlacedByLayout && !builder.fillsParent(view)
        guard made.translatesAutoresizingMaskIntoConstraints else { return }
        made.frame = recordedFrame(of: view)
        guard let mask = isAsWideAsTable(view) ? .flexibleWidth : builder.reader(view.element).autoresizingMask else { return }
        if let (superview, size) = superviewPlacedByConstraints(of: view) {
            superview.bounds.size = size
            made.autoresizingMask = mask
        } else {
            masks.append((made, mask))
        }
    }

    /// The superview of a view that its mask places in one that constraints place, and the superview's recorded size:
    /// on a device the mask acts from that size on, which the superview has when a program loads it. Nil for other
    /// views.
    private func superviewPlacedByConstraints(of view: DocumentView) -> (UIView, CGSize)? {
        guard environment.presenter.isDevice, !isAsWideAsTable(view), let parent = view.parent, let superview = views[parent],
            !superview.translatesAutoresizingMaskIntoConstraints, !(superview is UIStackView),
            let size = scene.views[parent].element.recordedFrame?.size, size.width > 0, size.height > 0
        else { return nil }
        return (superview, size)
    }

    private func recordedFrame(of view: DocumentView) -> CGRect {
        var frame = view.element.recordedFrame ?? .zero
        if frame.height == Self.usualContentHeight, view.element.name == "tableViewCellContentView",
            let row = view.parent.flatMap({ scene.views[$0].element.recordedFrame }), row.height > frame.height + 1,
            follows(.staleContentViews)
        {
            frame.size.height = row.height - 1
        }
        return frame
    }

    /// The height, in points, of the content view of a row of 44 points above its separator at 1x.
    private static let usualContentHeight: CGFloat = 43

    /// Whether a table sets a view's width, whatever its autoresizing mask: rows, the table's header and its footer.
    private func isAsWideAsTable(_ view: DocumentView) -> Bool {
        if view.element.name == "tableViewCellContentView" { return true }
        guard let parent = view.parent, scene.views[parent].element.name == "tableView" else { return false }
        return [.cell, .keyed("tableHeaderView"), .keyed("tableFooterView")].contains(view.role)
    }

    /// Adds a view to its superview. On a device tables add their rows themselves, and flow layouts their items.
    private func attach(_ made: UIView, asView index: Int, _ builder: SceneBuilder) {
        let view = scene.views[index]
        guard let parent = view.parent, let superview = views[parent] else {
            window.addSubview(made)
            made.becomeLayoutUnit()
            return
        }
        if environment.presenter.isDevice, made is UITableViewCell && superview is UITableView || isItem(made, ofView: parent) {
            return
        }
        if view.unit == index { made.becomeLayoutUnit() }
        add(made, as: view, to: superview, builder)
    }

    private func add(_ made: UIView, as view: DocumentView, to superview: UIView, _ builder: SceneBuilder) {
        let keepsFrame = superview is UIStackView && view.role == .subview && made.translatesAutoresizingMaskIntoConstraints
        if case .keyed(let key) = view.role, placesParts(superview), superview.adopt(made, asDocumentKey: key) { return }
        builder.add(made, as: view, to: superview)
        if keepsFrame, follows(.keptFrames) { made.translatesAutoresizingMaskIntoConstraints = true }
    }

    /// Whether a view is a cell that places its parts itself, as on a device.
    private func placesParts(_ view: UIView) -> Bool {
        environment.presenter.isDevice && (view is UITableViewCell || view is UICollectionViewCell)
    }

    private var isPlainXib: Bool { scene.kind == .xib && scene.views[0].element.name == "view" }

    /// Gives the scene a controller if its root view has the system's minimum margins: that of a controller, and some
    /// of xibs.
    private func addController(_ builder: SceneBuilder) {
        guard scene.kind == .controller || isPlainXib && follows(.controllersMargins) else { return }
        let controller = UIViewController()
        if let adjusts = scene.controller?.flag("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = adjusts
        }
        controller.view = root
        self.controller = controller
        if let item = scene.controller?.child("navigationItem") { builder.reader(item).apply(to: controller.navigationItem) }
        if let item = scene.controller?.child("tabBarItem") { controller.tabBarItem = builder.reader(item).tabBarItem }
    }

    /// Makes the installed constraints, those too that are removed at build time if the canvas shows the scene, and
    /// gives each to the view that holds it in the document.
    ///
    /// In a conflict, a constraint that is activated earlier wins.
    private func addConstraints(_ builder: SceneBuilder) {
        var held: [(place: (owner: Int, index: Int), constraint: NSLayoutConstraint)] = []
        for (index, constraint) in scene.constraints.enumerated() where constraint.isInstalled {
            if constraint.isPlaceholder, environment.presenter.isDevice { continue }
            guard let made = builder.make(index) else { continue }
            held.append(((constraint.owner, index), made))
        }
        if follows(.outerConstraintsFirst) { held.sort { $0.place < $1.place } }
        for entry in held { views[entry.place.owner]?.addConstraint(entry.constraint) }
    }
}
