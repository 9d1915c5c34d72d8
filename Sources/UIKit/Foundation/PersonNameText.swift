/// The texts of a name in its styles.
///
/// - Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter/style
struct PersonNameText {
    private let name: PersonNameComponents

    init(_ name: PersonNameComponents) { self.name = name }

    /// The nickname, or else the given name, or any other part.
    var short: String { [name.nickname, name.givenName].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? medium }
    /// Given name and family name.
    var medium: String { joined([name.givenName, name.familyName]) }
    /// The whole name with prefix and suffix.
    var long: String {
        joined([name.namePrefix, joined([name.givenName, name.middleName, name.familyName]), name.nameSuffix])
    }
    /// The initials of given name and family name.
    var abbreviated: String {
        let initials = [name.givenName, name.familyName].map { $0?.first.map(String.init) }
        return ordered(initials).compactMap { $0 }.joined()
    }

    private func joined(_ parts: [String?]) -> String {
        ordered(parts).compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: isLatin ? " " : "")
    }

    private func ordered(_ parts: [String?]) -> [String?] { isLatin ? parts : parts.reversed() }

    /// Whether the name is in a script of languages that put the given name first.
    private var isLatin: Bool {
        let letters = ((name.familyName ?? "") + (name.givenName ?? "")).unicodeScalars
        return !letters.contains {
            (0x3040...0x30FF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value)
        }
    }
}
