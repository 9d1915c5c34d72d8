import InterfaceBuilderDocument

extension LintRule {
    static let missingColor = LintRule(
        "missing-color", .warning, "a named colour that the project does not have",
        meaning: """
            The app shows the value that the document recorded when it was saved, which does not follow the appearance, or no colour. Colours \
            are those of asset catalogues below the folder of the project that the document belongs to. A document outside of a project is not \
            judged.
            """,
        example: "<color key=\"textColor\" name=\"Removed\"/>",
        remedy: "Add the colour to an asset catalogue, or name another.",
        scope: .document
    ) { linted in
        guard let resources = linted.resources else { return [] }
        return linted.faults(missing: linted.namedColors, where: resources.lacksColor) { "the project has no colour “\($0)”" }
    }
}

extension LintedScene {
    fileprivate func namedColors(_ elements: Elements) -> [NamedResource] {
        elements.compactMap { element in
            guard element.name == "color", case .named(let name)? = DocumentColor(element) else { return nil }
            return NamedResource(name: name, element: element)
        }
    }
}
