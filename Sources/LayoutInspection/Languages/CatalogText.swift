import Foundation

/// The text of a string catalogue, of which one translation after another is changed; all else stays byte for byte, and what
/// is added is written as Xcode writes it: members in the order of their names, two spaces for a level, ` : ` between.
package struct CatalogText {
    package private(set) var bytes: [UInt8]

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Gives a key a text in a language.
    ///
    /// - Throws: For a file that is no catalogue, the catalogue's own language, and texts with variations.
    package mutating func set(_ key: String, in language: String, to value: String) throws(StringsText.Fault) {
        let root = try JSONPlaces(bytes).root
        guard let strings = root["strings"], strings.isObject else {
            throw StringsText.Fault(description: "the file is no string catalogue: it has no strings")
        }
        if let source = root["sourceLanguage"], text(source) == language {
            throw StringsText.Fault(description: "\(language) is the document's own language: change its text")
        }
        let path = [key, "localizations", language, "stringUnit", "value"]
        var node = strings
        for (depth, name) in path.enumerated() {
            if depth == 3, node["variations"] != nil {
                throw StringsText.Fault(description: "the text has variations, which the catalogue's editor changes")
            }
            guard let next = node[name] else { return insert(Array(path[depth...]), value, into: node) }
            if depth < 4, !next.isObject { throw StringsText.Fault(description: "'\(name)' is no object of a catalogue") }
            if depth == 4 {
                // A text that somebody wrote is new no longer. The later place is changed first.
                let edits = [(next, value)] + (node["state"].flatMap { text($0) == "new" ? [($0, "translated")] : [] } ?? [])
                for (place, value) in edits.sorted(by: { $0.0.range.lowerBound > $1.0.range.lowerBound }) {
                    bytes.replaceSubrange(place.range, with: literal(value).utf8)
                }
                return
            }
            node = next
        }
    }

    private func text(_ node: JSONPlaces.Node) -> String? {
        try? JSONDecoder().decode(String.self, from: Data(bytes[node.range]))
    }

    /// A text as JSON; with escaped slashes if the file has these.
    private func literal(_ text: String) -> String {
        var words = String(decoding: JSONLiteral.data(text), as: UTF8.self)
        if bytes.containsEscapedSlash { words = words.replacingOccurrences(of: "/", with: "\\/") }
        return words
    }

    /// Adds the objects that lead to a value.
    private mutating func insert(_ path: [String], _ value: String, into node: JSONPlaces.Node) {
        let indent = bytes.indent(at: node.members.first?.start ?? node.range.lowerBound) + (node.members.isEmpty ? "  " : "")
        let member = member(path, value, indent)
        if let next = node.members.first(where: { $0.key > path[0] }) {
            bytes.insert(contentsOf: "\(member),\n\(indent)".utf8, at: next.start)
        } else if let last = node.members.last {
            bytes.insert(contentsOf: ",\n\(indent)\(member)".utf8, at: last.value.range.upperBound)
        } else {
            bytes.replaceSubrange(node.range, with: "{\n\(indent)\(member)\n\(indent.dropLast(2))}".utf8)
        }
    }

    private func member(_ path: [String], _ value: String, _ indent: String) -> String {
        guard path.count > 1 else {
            return "\"\(path[0])\" : \(literal(value))"
        }
        let inner = indent + "  "
        let content =
            path[0] == "stringUnit"
            ? "\"state\" : \"translated\",\n\(inner)\(member(Array(path.dropFirst()), value, inner))"
            : member(Array(path.dropFirst()), value, inner)
        return "\(literal(path[0])) : {\n\(inner)\(content)\n\(indent)}"
    }
}

/// A text as JSON writes it.
private enum JSONLiteral {
    static func data(_ text: String) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(text)) ?? Data("\"\"".utf8)
    }
}

extension [UInt8] {
    fileprivate var containsEscapedSlash: Bool {
        zip(self, dropFirst()).contains { $0 == UInt8(ascii: "\\") && $1 == UInt8(ascii: "/") }
    }

    /// The spaces at the start of the line of a place.
    fileprivate func indent(at place: Int) -> String {
        let start = self[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return String(decoding: self[start...].prefix { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }
}

/// The objects of a JSON text with their places.
private struct JSONPlaces {
    struct Member {
        let key: String
        /// Where the key begins.
        let start: Int
        let value: Node
    }

    struct Node {
        let range: Range<Int>
        let isObject: Bool
        let members: [Member]

        subscript(key: String) -> Node? { members.first { $0.key == key }?.value }
    }

    private(set) var root: Node
    private static let deepest = 64

    init(_ bytes: [UInt8]) throws(StringsText.Fault) {
        var reader = Reader(bytes: bytes)
        root = try reader.value(0)
    }

    private struct Reader {
        let bytes: [UInt8]
        var place = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        private func fault() -> StringsText.Fault {
            let line = bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
            return StringsText.Fault(description: "line \(line): the file is no JSON")
        }

        private mutating func skip() {
            while place < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[place]) { place += 1 }
        }

        private mutating func take(_ character: Unicode.Scalar) -> Bool {
            skip()
            guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
            place += 1
            return true
        }

        mutating func value(_ depth: Int) throws(StringsText.Fault) -> Node {
            skip()
            let start = place
            guard depth < JSONPlaces.deepest, place < bytes.count else { throw fault() }
            switch bytes[place] {
            case UInt8(ascii: "{"): return try object(depth)
            case UInt8(ascii: "["):
                place += 1
                if !take("]") {
                    repeat { _ = try value(depth + 1) } while take(",")
                    guard take("]") else { throw fault() }
                }
            case UInt8(ascii: "\""): _ = try string()
            default:
                while place < bytes.count, bytes[place] > 0x20, !",]}".utf8.contains(bytes[place]) { place += 1 }
                guard place > start else { throw fault() }
            }
            return Node(range: start..<place, isObject: false, members: [])
        }

        private mutating func object(_ depth: Int) throws(StringsText.Fault) -> Node {
            let start = place
            var members: [Member] = []
            place += 1
            if !take("}") {
                repeat {
                    skip()
                    let begin = place
                    let key = try string()
                    guard take(":") else { throw fault() }
                    members.append(Member(key: key, start: begin, value: try value(depth + 1)))
                } while take(",")
                guard take("}") else { throw fault() }
            }
            return Node(range: start..<place, isObject: true, members: members)
        }

        private mutating func string() throws(StringsText.Fault) -> String {
            let start = place
            guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { throw fault() }
            place += 1
            while place < bytes.count, bytes[place] != UInt8(ascii: "\"") { place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1 }
            guard place < bytes.count else { throw fault() }
            place += 1
            guard let text = try? JSONDecoder().decode(String.self, from: Data(bytes[start..<place])) else { throw fault() }
            return text
        }
    }
}
