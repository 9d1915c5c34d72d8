extension LintRule {
    static let impreciseConstraint = diagnosed(
        "imprecise-constraint", .warning, "a constraint whose multiplier is too far from the others' to be met precisely",
        meaning: "Numbers of a layout have sixteen digits; multipliers of 1e-9 beside 1e9 leave none to meet the constraint.",
        example:
            "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" multiplier=\"1e-9\"/>",
        remedy: "State the relation by a multiplier between a thousandth and a thousand.")
}
