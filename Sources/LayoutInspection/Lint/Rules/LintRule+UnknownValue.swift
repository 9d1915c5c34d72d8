extension LintRule {
    static let unknownValue = diagnosed(
        "unknown-value", .error, "an attribute whose value no version of Interface Builder writes",
        meaning: "The attribute is ignored.", example: "<stackView alignment=\"middle\" id=\"a\"/>",
        remedy: "Correct the value; a merge may have damaged it.")
}
