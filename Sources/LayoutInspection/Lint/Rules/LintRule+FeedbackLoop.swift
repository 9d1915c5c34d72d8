extension LintRule {
    static let feedbackLoop = diagnosed(
        "layout-feedback-loop", .warning, "layout that asks for layout again and again",
        meaning: "A view changes in its layout what the layout depends on.",
        example: "a view that changes a constraint's constant each time it is laid out",
        remedy: "Change constraints before layout, or only where the value is another.")
}
