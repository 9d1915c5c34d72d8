extension LintRule {
    static let invalidConstraint = diagnosed(
        "invalid-constraint", .error, "a constraint that UIKit refuses",
        meaning: "UIKit ends the program when such a constraint is made.",
        example: "a constraint from a view's leading edge to another's top edge",
        remedy: "Remove the constraint or correct its attributes.", traits: .tellsUnreadConstraints)
}
