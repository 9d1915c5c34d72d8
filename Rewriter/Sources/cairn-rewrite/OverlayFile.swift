import Foundation

/// The compiler's overlay: which texts it reads in place of which files.
struct OverlayFile {
    /// A file and the text that stands for it.
    struct Entry: Codable {
        let original: String
        let rewritten: String

        enum CodingKeys: String, CodingKey {
            case type
            case original = "name"
            case rewritten = "external-contents"
        }

        init(original: String, rewritten: String) {
            self.original = original
            self.rewritten = rewritten
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            original = try values.decode(String.self, forKey: .original)
            rewritten = try values.decode(String.self, forKey: .rewritten)
        }

        func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode("file", forKey: .type)
            try values.encode(original, forKey: .original)
            try values.encode(rewritten, forKey: .rewritten)
        }
    }

    private struct Contents: Codable {
        var version = 0
        var isCaseSensitive = true
        var usesExternalNames = false
        let roots: [Entry]

        enum CodingKeys: String, CodingKey {
            case version, roots
            case isCaseSensitive = "case-sensitive"
            case usesExternalNames = "use-external-names"
        }
    }

    private let entries: [Entry]

    init(_ entries: [Entry]) { self.entries = entries }

    /// The text of the file, which is also valid as the YAML that the compiler expects.
    var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(Contents(roots: entries)), as: UTF8.self) + "\n"
        }
    }

    /// The originals that an overlay of an earlier run names; none where there is no overlay.
    static func read(_ path: String) throws -> Set<String> {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        return Set(try JSONDecoder().decode(Contents.self, from: data).roots.map(\.original))
    }
}
