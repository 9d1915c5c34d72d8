extension LintRule {
    static let unknownElement = diagnosed(
        "unknown-element", .note, "an element that is not known here",
        meaning: "It is laid out as a plain view. This is a limit of the search rather than a fault of the document.",
        example: "<holographicView id=\"a\"/>", remedy: "None is needed.")
}
