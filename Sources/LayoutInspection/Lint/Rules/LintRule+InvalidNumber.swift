extension LintRule {
    static let invalidNumber = diagnosed(
        "invalid-number", .error, "an attribute that should be a number and is none",
        meaning: "The attribute is ignored.",
        example: "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"12,5\"/>",
        remedy: "Write a finite number with a point.", traits: .tellsUnreadConstraints)
}
