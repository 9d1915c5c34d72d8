extension LintRule {
    static let foreignReference = diagnosed(
        "foreign-reference", .error, "a constraint that names an object outside its scene's views",
        meaning: "Views of different scenes have no common superview, so the constraint is left out.",
        example: "a constraint of one controller's view to a view of another controller",
        remedy: "Remove the constraint.", traits: .tellsUnreadConstraints)
}
