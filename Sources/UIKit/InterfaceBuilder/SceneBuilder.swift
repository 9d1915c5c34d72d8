import InterfaceBuilderDocument
import LayoutEngine

/// Applies the document to the views of a scene: attributes, subviews, margins, constraints.
///
/// Interface Builder's canvas builds a whole scene at once; in a program each view is created by its `init(coder:)`.
/// Both use the steps here, so that the results are equal. The differences are in the rules.
@MainActor
package struct SceneBuilder {
    package let scene: DocumentScene
    package let built: BuiltScene
    /// The context in which the attributes of the scene's elements are read.
    package let context: AttributeContext
    package var document: InterfaceDocument { context.document }

    package init(_ built: BuiltScene, of document: InterfaceDocument, by rules: any SceneRules) {
        self.built = built
        scene = built.scene
        context = AttributeContext(
            document: document, sizeClasses: built.scene.traits, environment: built.environment, findings: built.findings,
            rules: rules)
    }

    /// Reads the attributes of an element of the document.
    package func reader(_ element: MarkupElement) -> AttributeReader { AttributeReader(element, context) }

    // MARK: Attributes

    /// Applies the document's attributes to a view.
    package func applyAttributes(ofView index: Int, to made: UIView) {
        built.applyAttributes(reader(scene.views[index].element), to: made)
    }

    /// Applies the attributes that vary in the old or the new size classes.
    func applyVariations(ofView index: Int, to made: UIView, since old: SizeClasses) {
        let reader = reader(scene.views[index].element)
        let before = reader.element.variations(old)
        guard before != reader.variations else { return }
        AttributeTable.of(made).apply(reader, to: made, variedBy: before + reader.variations)
    }

    // MARK: The tree

    /// Whether the view always fills its superview, regardless of the document's frame.
    package func fillsParent(_ view: DocumentView) -> Bool {
        guard view.role == .keyed("contentView"), let parent = view.parent else { return false }
        return scene.views[parent].element.name == "visualEffectView" || view.isPlacedByLayout
    }

    /// Adds a view to its superview; as an arranged subview if it is one of a stack view.
    package func add(_ made: UIView, as view: DocumentView, to superview: UIView) {
        if let stack = superview as? UIStackView, view.role == .subview {
            stack.addArrangedSubview(made)
            made.translatesAutoresizingMaskIntoConstraints = false
        } else {
            superview.addSubview(made)
        }
        if fillsParent(view), !made.translatesAutoresizingMaskIntoConstraints { fill(superview, with: made) }
    }

    private func fill(_ superview: UIView, with made: UIView) {
        for edge in [LayoutAttribute.left, .top, .right, .bottom] {
            superview.hold(NSLayoutConstraint(first: made, edge, .equal, second: superview, edge))
        }
    }
}
