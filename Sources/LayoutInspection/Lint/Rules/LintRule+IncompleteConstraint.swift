extension LintRule {
    static let incompleteConstraint = diagnosed(
        "incomplete-constraint", .error, "a constraint without an attribute that it needs",
        meaning: "The constraint is left out.",
        example: "<constraint firstItem=\"a\" secondItem=\"b\" secondAttribute=\"top\"/>",
        remedy: "Complete the constraint or remove it.", traits: .tellsUnreadConstraints)
}
