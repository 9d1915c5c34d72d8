import InterfaceBuilderDocument

/// Applies a document's variations again when the size classes of a loaded view change: which views and constraints are
/// installed, the constants of constraints, and attributes.
///
/// It changes only properties whose values differ between the old and the new size classes, so that values set by the
/// program stay.
@MainActor
final class SizeClassVariations {
    private let file: DocumentFile
    /// The scene for the current size classes.
    private var scene: DocumentScene
    /// Superviews keep installed views alive; `spare` keeps the others.
    private let views: [WeakObject]
    private let guides: [Int: WeakObject]
    private var constraints: [Int: WeakObject]
    private var spare: [AnyObject] = []

    private struct WeakObject {
        weak var object: AnyObject?
    }

    /// Observes the size classes of the outermost view that was built, and applies variations to all of its scene.
    static func follow(_ built: BuiltScene, of file: DocumentFile) {
        guard file.hasVariations, let root = built.views[0] else { return }
        let variations = SizeClassVariations(built, file)
        // A view observes trait changes only after its traits were read once.
        _ = root.traitCollection
        root.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) { (view: UIView, _) in
            variations.apply(DocumentFile.traits(of: view.traitCollection))
        }
    }

    private init(_ built: BuiltScene, _ file: DocumentFile) {
        self.file = file
        scene = built.scene
        views = built.views.map { WeakObject(object: $0) }
        guides = built.guides.mapValues { WeakObject(object: $0) }
        constraints = built.constraints.mapValues { WeakObject(object: $0) }
        for (index, view) in scene.views.enumerated() where !view.isInstalled { keep(views[index].object) }
        for (index, constraint) in scene.constraints.enumerated() where !constraint.isInstalled {
            keep(constraints[index]?.object)
        }
    }

    private func apply(_ traits: SizeClasses) {
        guard traits != scene.traits else { return }
        let old = scene
        scene = file.document.scene(below: old.views[0].element, of: old.controller, traits: traits)
        let builder = makeBuilder()
        for index in scene.constraints.indices where isOn(index, old) && !isOn(index, scene) { takeOut(index) }
        for index in scene.views.indices { moveView(index, old, builder) }
        for index in scene.constraints.indices { changeConstant(index, old) }
        for index in scene.constraints.indices where !isOn(index, old) && isOn(index, scene) { putIn(index, builder) }
        for (index, view) in builder.built.views.enumerated() {
            if let view { builder.applyVariations(ofView: index, to: view, since: old.traits) }
        }
    }

    /// A builder for the scene in the current size classes.
    private func makeBuilder() -> SceneBuilder {
        let built = BuiltScene(scene, file.environment())
        built.views = views.map { $0.object as? UIView }
        built.guides = guides.compactMapValues { $0.object as? UILayoutGuide }
        return SceneBuilder(built, of: file.document, by: ProgramRules())
    }

    private func keep(_ object: AnyObject?) { object.map { spare.append($0) } }

    private func release(_ object: AnyObject) { spare.removeAll { $0 === object } }

    // MARK: Constraints

    private func isOn(_ index: Int, _ scene: DocumentScene) -> Bool {
        scene.constraints[index].isInstalled && !scene.constraints[index].isPlaceholder
    }

    private func takeOut(_ index: Int) {
        guard let constraint = constraints[index]?.object as? NSLayoutConstraint else { return }
        keep(constraint)
        constraint.holder?.release(constraint)
    }

    private func putIn(_ index: Int, _ builder: SceneBuilder) {
        guard let holder = views[scene.constraints[index].owner].object as? UIView,
            let constraint = constraints[index]?.object as? NSLayoutConstraint ?? builder.make(index)
        else { return }
        constraints[index] = WeakObject(object: constraint)
        holder.hold(constraint)
        release(constraint)
    }

    private func changeConstant(_ index: Int, _ old: DocumentScene) {
        let constant = scene.constraints[index].constant
        guard constant != old.constraints[index].constant else { return }
        (constraints[index]?.object as? NSLayoutConstraint)?.constant = constant
    }

    // MARK: Views

    private func moveView(_ index: Int, _ old: DocumentScene, _ builder: SceneBuilder) {
        let (before, now) = (old.views[index].isInstalled, scene.views[index].isInstalled)
        guard before != now, let parent = scene.views[index].parent, old.views[parent].isInstalled || now,
            scene.views[parent].isInstalled, let view = views[index].object as? UIView,
            let superview = views[parent].object as? UIView
        else { return }
        if now {
            insert(view, index, into: superview, builder)
            release(view)
        } else {
            keep(view)
            view.removeFromSuperview()
        }
    }

    /// Moves a view in front of its preceding siblings in the document.
    private func insert(_ view: UIView, _ index: Int, into superview: UIView, _ builder: SceneBuilder) {
        let siblings = builder.built.parts.views[scene.views[index].parent!].prefix { $0 < index }
        let below = siblings.reversed().lazy.compactMap { self.views[$0].object as? UIView }
            .first { $0.superview === superview }
        if let stack = superview as? UIStackView {
            let place = below.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            stack.insertArrangedSubview(view, at: place)
        } else if let below {
            superview.insertSubview(view, aboveSubview: below)
        } else {
            superview.insertSubview(view, at: 0)
        }
    }
}
