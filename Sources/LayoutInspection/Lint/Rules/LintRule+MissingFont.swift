import InterfaceBuilderDocument

extension LintRule {
    static let missingFont = LintRule(
        "missing-font", .warning, "a font of a file that the project does not have",
        meaning: """
            The app sets the text in the system font, which is of another width and height. The document records the files of the fonts that \
            it uses beside the system's; they are looked for below the folder of the project that the document belongs to. A document outside of \
            a project is not judged, nor is a font without a recorded file.
            """,
        example: """
            <customFonts key="customFonts"><array key="Removed.ttf"><string>Removed-Bold</string></array></customFonts> \
            and a label with the font Removed-Bold
            """,
        remedy: "Add the file to the project and to the fonts of its Info.plist, or choose another font.",
        scope: .document
    ) { linted in
        guard let resources = linted.resources else { return [] }
        let files = linted.layout.document.fontFiles
        return linted.faults(missing: { linted.namedFonts($0).filter { files[$0.name] != nil } }) { name in
            resources.lacksFont(inFile: files[name]!)
        } words: { name in
            "the project has no file \(files[name]!), with the font “\(name)”"
        }
    }
}

extension LintedScene {
    fileprivate func namedFonts(_ elements: Elements) -> [NamedResource] {
        elements.compactMap { element in
            guard element.name == "fontDescription" || element.name == "font",
                case .named(let name, _, _)? = DocumentFont(element)
            else { return nil }
            return NamedResource(name: name, element: element)
        }
    }
}

extension InterfaceDocument {
    /// The files of the fonts that the document uses beside the system's, by the fonts' names.
    fileprivate var fontFiles: [String: String] {
        var files: [String: String] = [:]
        for file in root.child("customFonts")?.children("array") ?? [] {
            for font in file.children("string") { files[font.text] = file["key"] }
        }
        return files
    }
}
