import InterfaceBuilderDocument

/// How documents want text to be typed.
extension SceneBuilder {
    /// Takes over `textInputTraits`. What they leave out is usual, except that no letters become capitals by themselves.
    ///
    /// - Source: Interface Builder writes `sentences`, which is the usual in programs, and never `none`.
    func applyInputTraits(of element: MarkupElement, to input: any UITextInputTraits) {
        guard let traits = element.child(key: "textInputTraits") else { return }
        input.keyboardType = value(of: "keyboardType", of: traits, Self.keyboards) ?? .default
        input.keyboardAppearance = value(of: "keyboardAppearance", of: traits, Self.appearances) ?? .default
        input.returnKeyType = value(of: "returnKeyType", of: traits, Self.returnKeys) ?? .default
        input.enablesReturnKeyAutomatically = flag("enablesReturnKeyAutomatically", of: traits) ?? false
        input.textContentType = traits["textContentType"].map(UITextContentType.init)
        input.isSecureTextEntry = flag("secureTextEntry", of: traits) ?? false
        input.autocapitalizationType = value(of: "autocapitalizationType", of: traits, Self.capitals) ?? .none
        input.autocorrectionType = choice("autocorrectionType", of: traits) ?? .default
        input.spellCheckingType = choice("spellCheckingType", of: traits) ?? .default
        input.smartQuotesType = choice("smartQuotesType", of: traits) ?? .default
        input.smartDashesType = choice("smartDashesType", of: traits) ?? .default
        input.smartInsertDeleteType = choice("smartInsertDeleteType", of: traits) ?? .default
    }

    /// One of the types that say default, no or yes.
    private func choice<Choice: RawRepresentable>(_ name: String, of traits: MarkupElement) -> Choice?
    where Choice.RawValue == Int {
        guard let number = value(of: name, of: traits, ["default": 0, "no": 1, "yes": 2]) else { return nil }
        return Choice(rawValue: number)
    }

    private static let keyboards: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]

    private static let appearances: [String: UIKeyboardAppearance] = [
        "default": .default, "alert": .dark, "dark": .dark, "light": .light,
    ]

    private static let returnKeys: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
        "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]

    private static let capitals: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
}
