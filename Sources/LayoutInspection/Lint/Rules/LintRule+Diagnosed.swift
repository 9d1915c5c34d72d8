import InterfaceBuilderDocument

extension LintRule {
    /// Faults that reading, building and laying out tell by themselves.
    static let diagnosed: [LintRule] = [
        diagnosed(
            "imprecise-constraint", .warning, "a constraint whose multiplier is too far from the others' to be met precisely",
            meaning: "Numbers of a layout have sixteen digits; multipliers of 1e-9 beside 1e9 leave none to meet the constraint.",
            example:
                "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" multiplier=\"1e-9\"/>",
            remedy: "State the relation by a multiplier between a thousandth and a thousand."),
        diagnosed(
            "unsettled-content", .warning, "content sizes that do not settle",
            meaning: "Each measuring of the content asks for another size, so frames depend on where layout stopped.",
            example: "two labels of several lines, each of whose widths follows from the other's height",
            remedy: "Decide one of the lengths by a constraint."),
        diagnosed(
            "feedback-loop", .warning, "layout that asks for layout again and again",
            meaning: "A view changes in its layout what the layout depends on.",
            example: "a view that changes a constraint's constant each time it is laid out",
            remedy: "Change constraints before layout, or only where the value is another."),
        diagnosed(
            "duplicate-id", .error, "two objects with one id",
            meaning: "References to the id mean the first object; Xcode may refuse the document or drop one of the objects.",
            example: "<label id=\"a\"/><button id=\"a\"/>",
            remedy: "Give one of the objects an id of its own and correct the references that mean it."),
        diagnosed(
            "dangling-reference", .error, "a reference to an object that the document does not have",
            meaning: "The constraint, outlet or segue is left out.",
            example: "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"removed\" secondAttribute=\"top\"/>",
            remedy: "Remove what refers to the object, or restore the object."),
        diagnosed(
            "foreign-reference", .error, "a constraint that names an object outside its scene's views",
            meaning: "Views of different scenes have no common superview, so the constraint is left out.",
            example: "a constraint of one controller's view to a view of another controller",
            remedy: "Remove the constraint."),
        diagnosed(
            "incomplete-constraint", .error, "a constraint without an attribute that it needs",
            meaning: "The constraint is left out.",
            example: "<constraint firstItem=\"a\" secondItem=\"b\" secondAttribute=\"top\"/>",
            remedy: "Complete the constraint or remove it."),
        diagnosed(
            "invalid-constraint", .error, "a constraint that UIKit refuses",
            meaning: "UIKit ends the program when such a constraint is made.",
            example: "a constraint from a view's leading edge to another's top edge",
            remedy: "Remove the constraint or correct its attributes."),
        diagnosed(
            "invalid-number", .error, "an attribute that should be a number and is none",
            meaning: "The attribute is ignored.",
            example: "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"12,5\"/>",
            remedy: "Write a finite number with a point."),
        diagnosed(
            "missing-frame", .warning, "a view without a recorded frame",
            meaning: "Xcode writes every view's frame; where it is missing, a merge has probably lost lines.",
            example: "<view id=\"a\"/>", remedy: "Open the document in Xcode, look at the view, and save."),
        diagnosed(
            "missing-image", .warning, "an image that the project does not have",
            meaning: "The image view or button shows nothing.", example: "<imageView image=\"removed\" id=\"a\"/>",
            remedy: "Add the image to an asset catalogue, or name another."),
        diagnosed(
            "unknown-element", .note, "an element that is not known here",
            meaning: "It is laid out as a plain view. This is a limit of the search rather than a fault of the document.",
            example: "<holographicView id=\"a\"/>", remedy: "None is needed."),
        diagnosed(
            "unknown-value", .error, "an attribute whose value no version of Interface Builder writes",
            meaning: "The attribute is ignored.", example: "<stackView alignment=\"middle\" id=\"a\"/>",
            remedy: "Correct the value; a merge may have damaged it."),
    ]

    private static func diagnosed(
        _ id: String, _ severity: DocumentDiagnostic.Severity, _ summary: String, meaning: String, example: String, remedy: String
    ) -> LintRule {
        LintRule(id, severity, summary, meaning: meaning, example: example, remedy: remedy) { $0.faults(ofDiagnostics: [id]) }
    }
}

extension LintedScene {
    /// What reading, building and laying out told under some ids.
    func faults(ofDiagnostics ids: Set<String>) -> [LintFault] {
        diagnostics.filter { ids.contains($0.id) }.map {
            LintFault(
                message: $0.message, position: $0.position ?? scene.element.position, items: $0.items, severity: $0.severity)
        }
    }
}
