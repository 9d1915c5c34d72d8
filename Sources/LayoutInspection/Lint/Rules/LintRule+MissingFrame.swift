extension LintRule {
    static let missingFrame = diagnosed(
        "missing-frame", .warning, "a view without a recorded frame",
        meaning: """
            Xcode writes every view's frame; where that of a view which no constraint places is missing, a merge has probably lost \
            lines.
            """,
        example: "<view id=\"a\"/>", remedy: "Open the document in Xcode, look at the view, and save.")
}
