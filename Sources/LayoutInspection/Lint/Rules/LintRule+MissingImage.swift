import InterfaceBuilderDocument

extension LintRule {
    static let missingImage = LintRule(
        "missing-image", .warning, "an image that the project does not have",
        meaning: """
            The image view, button or item shows nothing. Images are those of asset catalogues and files below the folder of the project that \
            the document belongs to, but not of its dependencies. A document outside of a project is not judged, nor are the system's symbols.
            """,
        example: "<imageView image=\"removed\" id=\"a\"/>",
        remedy: "Add the image to an asset catalogue, or name another.",
        scope: .document
    ) { linted in
        guard let resources = linted.resources else { return [] }
        return linted.faults(missing: linted.namedImages, where: resources.lacksImage) { "the project has no image “\($0)”" }
    }
}

extension LintedScene {
    fileprivate func namedImages(_ elements: Elements) -> [NamedResource] {
        elements.flatMap { element -> [NamedResource] in
            guard element["catalog"] != "system" else { return [] }
            return element.attributes.compactMap { attribute in
                let (key, name) = (attribute.name, attribute.value)
                guard key == "image" || key.hasSuffix("Image"), !isSymbol(name) else { return nil }
                return NamedResource(name: name, element: element)
            }
        }
    }

    private func isSymbol(_ name: String) -> Bool { layout.document.resources.images[name]?.isSymbol ?? false }
}
