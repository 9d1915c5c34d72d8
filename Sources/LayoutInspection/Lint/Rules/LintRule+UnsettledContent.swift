extension LintRule {
    static let unsettledContent = diagnosed(
        "unsettled-content", .warning, "content sizes that do not settle",
        meaning: "Each measuring of the content asks for another size, so frames depend on where layout stopped.",
        example: "two labels of several lines, each of whose widths follows from the other's height",
        remedy: "Decide one of the lengths by a constraint.")
}
