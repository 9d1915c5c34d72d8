/// Text input traits of documents.
extension AttributeRow where Root: UITextInputTraits {
    /// The rows of `textInputTraits`. Absent values mean the default, except for autocapitalization, which is then off.
    ///
    /// - Source: Interface Builder writes `sentences`, which is the usual in programs, and never `none`.
    static var inputTraits: [Self] {
        [
            trait("keyboardType", \.keyboardType, InputTraitWords.keyboards, usual: .default),
            trait("keyboardAppearance", \.keyboardAppearance, InputTraitWords.appearances, usual: .default),
            trait("returnKeyType", \.returnKeyType, InputTraitWords.returnKeys, usual: .default),
            trait("autocapitalizationType", \.autocapitalizationType, InputTraitWords.capitals, usual: .none),
            trait("autocorrectionType", \.autocorrectionType, choices(), usual: .default),
            trait("spellCheckingType", \.spellCheckingType, choices(), usual: .default),
            trait("smartQuotesType", \.smartQuotesType, choices(), usual: .default),
            trait("smartDashesType", \.smartDashesType, choices(), usual: .default),
            trait("smartInsertDeleteType", \.smartInsertDeleteType, choices(), usual: .default),
            Self([traits], \.enablesReturnKeyAutomatically, keys: ["enablesReturnKeyAutomatically"]) { reader in
                reader.child(traits)?.flag("enablesReturnKeyAutomatically")
            },
            Self([traits], \.isSecureTextEntry, keys: ["secureTextEntry", "isSecureTextEntry"]) { reader in
                reader.child(traits)?.flag("secureTextEntry")
            },
            .value([traits], \.textContentType, keys: []) { reader in
                (reader.child(traits)?["textContentType"]).map { UITextContentType(rawValue: $0) }
            },
            .key("textContentType", of: String?.self) { $0.textContentType = $1.map { UITextContentType(rawValue: $0) } },
        ]
    }

    private static var traits: String { "textInputTraits" }

    private static func trait<Value: RawRepresentable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, _ words: [String: Value], usual: Value
    ) -> Self where Value.RawValue == Int {
        .word([traits], path, keys: [name]) { reader in reader.child(traits).map { $0.value(name, words) ?? usual } }
    }

    /// The keywords of types with the cases default, no and yes.
    private static func choices<Choice: RawRepresentable>() -> [String: Choice] where Choice.RawValue == Int {
        ["default": 0, "no": 1, "yes": 2].compactMapValues { Choice(rawValue: $0) }
    }
}

private enum InputTraitWords {
    static let keyboards: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]

    static let appearances: [String: UIKeyboardAppearance] = [
        "default": .default, "alert": .dark, "dark": .dark, "light": .light,
    ]

    static let returnKeys: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
        "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]

    static let capitals: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
}
