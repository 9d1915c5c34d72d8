public import FoundationXML

extension XMLParser {
    /// Makes a parser for a document whose type declaration may have attributes without a default value.
    ///
    /// Foundation on Linux ends the program where it meets such a declaration (`#IMPLIED`, `#REQUIRED`), so the parser
    /// does not see it, nor a notation or an entity that is not XML: the delegate is not told of them. What elements
    /// and attributes contain does not depend on them, but for blanks in values that are names.
    ///
    /// - Parameter data: The document, in an encoding whose letters of ASCII are single bytes.
    public convenience init(_data data: Data) { self.init(data: DocumentTypeBlanking.blanked(data)) }

    /// Makes a parser for a file, likewise; nil if it cannot be read.
    public convenience init?(_contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(_data: data)
    }
}

/// Blanks declarations in a document's internal subset, so that lines and columns stay.
private struct DocumentTypeBlanking {
    private var bytes: [UInt8]
    private var place: Int

    static func blanked(_ data: Data) -> Data {
        guard let start = data.range(of: Data("<!DOCTYPE".utf8))?.lowerBound else { return data }
        var blanking = DocumentTypeBlanking(bytes: [UInt8](data), place: start - data.startIndex)
        blanking.blankSubset()
        return Data(blanking.bytes)
    }

    /// Blanks the declarations between the brackets of the document's type.
    private mutating func blankSubset() {
        guard skip(to: ["[", ">"]) == "[" else { return }
        while let next = skip(to: ["]", "<"]), next == "<" {
            let start = place - 1
            if skipText("!--", endingIn: "-->") || skipText("?", endingIn: "?>") { continue }
            guard skip(to: [">"]) != nil else { return }
            blank(declaration: start..<place)
        }
    }

    /// Blanks what the parser must not see of a declaration.
    private mutating func blank(declaration range: Range<Int>) {
        let text = String(decoding: bytes[range], as: UTF8.self)
        if text.hasPrefix("<!ATTLIST") {
            blankImplied(in: range)
        } else if text.contains(#/^<!NOTATION|^<!ENTITY.*\sSYSTEM\s.*\sNDATA\s/#.dotMatchesNewlines()) {
            blank(range)
        }
    }

    /// Blanks the attributes without a default value of a declaration, and keeps the others.
    private mutating func blankImplied(in range: Range<Int>) {
        let text = String(decoding: bytes[range], as: UTF8.self)
        guard let name = text.firstMatch(of: #/^<!ATTLIST\s+\S+/#) else { return }
        var start = range.lowerBound + name.output.utf8.count
        place = start
        while place < range.upperBound {
            let next = bytes[place]
            place += 1
            if next == 0x22 || next == 0x27 {
                while place < range.upperBound, bytes[place] != next { place += 1 }
                place += 1
                start = place
            } else if let word = ["IMPLIED", "REQUIRED"].first(where: { next == 0x23 && bytes[place...].starts(with: $0.utf8) }) {
                place += word.utf8.count
                blank(start..<place)
                start = place
            }
        }
        place = range.upperBound
    }

    private mutating func blank(_ range: Range<Int>) {
        for place in range where bytes[place] != 0x0A && bytes[place] != 0x0D { bytes[place] = 0x20 }
    }

    /// Moves behind the first of some characters outside of quotation marks, which is the result; nil at the end.
    private mutating func skip(to wanted: [Character]) -> Character? {
        var quote: Character?
        while place < bytes.count {
            let next = Character(UnicodeScalar(bytes[place]))
            place += 1
            if let open = quote {
                if next == open { quote = nil }
            } else if wanted.contains(next) {
                return next
            } else if next == "\"" || next == "'" {
                quote = next
            }
        }
        return nil
    }

    /// Moves behind a comment or an instruction. Returns whether there is one.
    private mutating func skipText(_ start: String, endingIn end: String) -> Bool {
        guard bytes[place...].starts(with: start.utf8) else { return false }
        place += start.utf8.count
        while place < bytes.count, !bytes[place...].starts(with: end.utf8) { place += 1 }
        place = min(bytes.count, place + end.utf8.count)
        return true
    }
}
