extension LintRule {
    static let duplicateID = diagnosed(
        "duplicate-id", .error, "two objects with one id",
        meaning: "References to the id mean the first object; Xcode may refuse the document or drop one of the objects.",
        example: "<label id=\"a\"/><button id=\"a\"/>",
        remedy: "Give one of the objects an id of its own and correct the references that mean it.")
}
