import InterfaceBuilderDocument

extension LintRule {
    static let missingTranslation = LintRule(
        "missing-translation", .warning, "a text that some of the project's languages lack",
        meaning: """
            People who use the app in that language see the document's own text. The languages are those that have a strings file \
            `LANGUAGE.lproj/NAME.strings` for the document, or a place in its string catalogue. Texts without letters, and those of objects \
            that an outlet gives to a program, which may set another text, are not reported. A file of texts that cannot be read is.
            """,
        example:
            "<label text=\"Forgot your password?\" id=\"aBc-dE-fgh\"/> without a line for aBc-dE-fgh.text in de.lproj/Main.strings",
        remedy: "Add the text to the strings file or the catalogue of the language.",
        scope: .document
    ) { $0.unreadableTexts + $0.untranslatedTexts }
}

extension LintedScene {
    /// Told once for a document, in its first scene.
    fileprivate var unreadableTexts: [LintFault] {
        guard layout.scenes.first?.id == scene.id else { return [] }
        return translations.unreadable.map { path in
            let file = path.split(separator: "/").suffix(2).joined(separator: "/")
            return LintFault(
                message: "the texts in \(file) cannot be read", position: layout.document.root.position, items: [file])
        }
    }

    fileprivate var untranslatedTexts: [LintFault] {
        guard !translations.languages.isEmpty else { return [] }
        let document = layout.document
        let connected = Set(
            document.root.descendants.filter { $0.name == "outlet" || $0.name == "outletCollection" }
                .compactMap { $0["destination"] })
        return layout.texts(around: scene).compactMap { text in
            guard text.text.contains(where: \.isLetter), !connected.contains(text.object) else { return nil }
            let missing = translations.languages.filter { (translations.texts(in: $0)[text.key] ?? "").isEmpty }
            guard !missing.isEmpty else { return nil }
            return LintFault(
                message: "the text \(text.text.quoted) has no translation to \(missing.joined(separator: ", "))",
                position: text.position, items: [text.object, text.key])
        }
    }
}

extension SceneLayout {
    /// The document's texts from the beginning of the scene to that of the next one.
    fileprivate func texts(around scene: DocumentScene) -> [DocumentText] {
        document.texts.filter { text in
            (scenes.last { $0.element.position <= text.position } ?? scenes.first)?.id == scene.id
        }
    }
}
