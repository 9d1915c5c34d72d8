import InterfaceBuilderDocument
import LayoutEngine

/// Makes the views of a scene what the document says: attributes, subviews, margins, constraints.
///
/// Interface Builder's canvas builds a whole scene at once; a program's views are each made by their own `init(coder:)`. Both go
/// through the steps here, so they come out alike. The decisions that differ are the rules' to take.
@MainActor
package struct SceneBuilder {
    package let document: InterfaceDocument
    package let scene: DocumentScene
    package let environment: SceneEnvironment
    package let built: BuiltScene
    let rules: any SceneRules

    package init(_ built: BuiltScene, of document: InterfaceDocument, by rules: any SceneRules) {
        self.document = document
        self.rules = rules
        self.built = built
        scene = built.scene
        environment = built.environment
    }

    /// Whether the view always covers its superview, whatever the document records.
    package func fillsParent(_ view: DocumentView) -> Bool {
        guard view.role == .keyed("contentView"), let parent = view.parent else { return false }
        return scene.views[parent].element.name == "visualEffectView" || view.isPlacedByLayout
    }

    /// Adds a view to its superview: as an arranged subview where a stack view has it among its subviews.
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
