import InterfaceBuilderDocument

extension LintRule {
    static let missingStoryboard = LintRule(
        "missing-storyboard", .error, "a reference to a storyboard, or a scene of one, that the project does not have",
        meaning: """
            The program ends when it follows the reference. The storyboards are those below the folder of the project that the document \
            belongs to. References into other bundles are not judged, nor are documents outside of a project.
            """,
        example: "<viewControllerPlaceholder storyboardName=\"Removed\" referencedIdentifier=\"Detail\" id=\"a\"/>",
        remedy: "Name a storyboard of the project and the identifier of one of its scenes, or remove the reference.",
        scope: .document
    ) { linted in
        guard let resources = linted.resources else { return [] }
        return linted.elements.compactMap { element in
            guard element.name == "viewControllerPlaceholder", element["bundleIdentifier"] == nil,
                let words = resources.whatIsMissing(of: element)
            else { return nil }
            return LintFault(
                message: "\(words), which a storyboard reference names", position: element.position,
                items: [element["id"]].compactMap { $0 })
        }
    }
}

extension ProjectResources {
    /// The storyboard or scene, in words, that a storyboard reference names and the project lacks; nil where it has
    /// both.
    fileprivate func whatIsMissing(of reference: MarkupElement) -> String? {
        guard let name = reference["storyboardName"], !name.isEmpty else { return nil }
        let identifier = reference["referencedIdentifier"]
        if lacksStoryboard(name) { return "the project has no storyboard “\(name)”" }
        guard lacksScene(identifier, inStoryboard: name) else { return nil }
        return identifier.map { "\(name).storyboard has no scene with the identifier “\($0)”" }
            ?? "\(name).storyboard has no initial scene"
    }
}
