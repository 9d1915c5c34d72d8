extension LintRule {
    static let danglingReference = diagnosed(
        "dangling-reference", .error, "a reference to an object that the document does not have",
        meaning: "The constraint, outlet or segue is left out.",
        example: "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"removed\" secondAttribute=\"top\"/>",
        remedy: "Remove what refers to the object, or restore the object.", traits: .tellsUnreadConstraints,
        repair: .removingConstraint)
}
