import Foundation

/// The text of a strings file, of which one value after another is changed; all else stays byte for byte.
package struct StringsText {
    /// A reason why a file is not changed.
    package struct Fault: Error, Hashable, CustomStringConvertible { package let description: String }

    private enum Encoding {
        case utf8(hasMark: Bool)
        case utf16(isLittle: Bool)
    }

    private let encoding: Encoding
    private var text: [Unicode.Scalar]

    /// - Throws: For files that are no UTF-8 and no UTF-16 with a mark.
    package init(_ bytes: [UInt8]) throws(Fault) {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            let isLittle = bytes[0] == 0xFF
            guard let text = String(data: Data(bytes.dropFirst(2)), encoding: isLittle ? .utf16LittleEndian : .utf16BigEndian)
            else {
                throw Fault(description: "the file is no UTF-16")
            }
            (encoding, self.text) = (.utf16(isLittle: isLittle), Array(text.unicodeScalars))
        } else {
            let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
            let hasMark = bytes.starts(with: mark)
            guard let text = String(validating: bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self) else {
                throw Fault(description: "the file is no UTF-8; property lists in binary are not changed")
            }
            (encoding, self.text) = (.utf8(hasMark: hasMark), Array(text.unicodeScalars))
        }
        if text.first == "<" || text.starts(with: "bplist".unicodeScalars) {
            throw Fault(description: "the file is a property list of another form than texts, which is not changed")
        }
    }

    /// The bytes of the file.
    package var bytes: [UInt8] {
        var string = String.UnicodeScalarView()
        string.append(contentsOf: text)
        switch encoding {
        case .utf8(let hasMark): return (hasMark ? [0xEF, 0xBB, 0xBF] : []) + Array(String(string).utf8)
        case .utf16(let isLittle):
            return (isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF])
                + String(string).utf16.flatMap { unit -> [UInt8] in
                    let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8))
                    return isLittle ? [low, high] : [high, low]
                }
        }
    }

    /// Gives a key a value: in place of the one that it has, or at the end.
    ///
    /// - Parameter remark: What a comment says of a key that is new.
    package mutating func set(_ key: String, to value: String, remark: String) throws(Fault) {
        var reader = Reader(text: text)
        var found: Range<Int>?
        while let entry = try reader.next() {
            if entry.key == key { found = entry.value }
        }
        let new = "\"\(Self.escaped(value))\""
        if let found { return text.replaceSubrange(found, with: Array(new.unicodeScalars)) }
        let end = text.contains("\r\n".unicodeScalars) ? "\r\n" : "\n"
        var added = text.isEmpty || text.last == "\n" ? "" : end
        if !text.isEmpty { added += end }
        let plain = remark.replacingOccurrences(of: "*/", with: "* /")
        added += "/* \(plain) */\(end)\"\(Self.escaped(key))\" = \(new);\(end)"
        text += Array(added.unicodeScalars)
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\t", with: "\\t")
    }

    /// Reads entries, `"key" = "value";`, with the places of their values.
    private struct Reader {
        let text: [Unicode.Scalar]
        private var place = 0

        init(text: [Unicode.Scalar]) { self.text = text }

        private func fault(_ words: String) -> Fault {
            Fault(description: "line \(text[..<min(place, text.count)].count { $0 == "\n" } + 1): \(words)")
        }

        mutating func next() throws(Fault) -> (key: String, value: Range<Int>)? {
            try skip()
            guard place < text.count else { return nil }
            let key = try word()
            try skip()
            guard place < text.count, text[place] == "=" else { throw fault("'=' is missing after \(key)") }
            place += 1
            try skip()
            let start = place
            _ = try word()
            let value = start..<place
            try skip()
            guard place < text.count, text[place] == ";" else { throw fault("';' is missing after the value of \(key)") }
            place += 1
            return (key, value)
        }

        /// Skips spaces and comments.
        private mutating func skip() throws(Fault) {
            while place < text.count {
                if text[place].properties.isWhitespace {
                    place += 1
                } else if text[place] == "/", place + 1 < text.count, text[place + 1] == "/" {
                    while place < text.count, text[place] != "\n" { place += 1 }
                } else if text[place] == "/", place + 1 < text.count, text[place + 1] == "*" {
                    place += 2
                    while place + 1 < text.count, !(text[place] == "*" && text[place + 1] == "/") { place += 1 }
                    guard place + 1 < text.count else { throw fault("a comment does not end") }
                    place += 2
                } else {
                    return
                }
            }
        }

        /// Reads a word, in quotation marks or plain.
        private mutating func word() throws(Fault) -> String {
            guard place < text.count else { throw fault("the file ends within an entry") }
            var found = String.UnicodeScalarView()
            guard text[place] == "\"" else {
                while place < text.count,
                    text[place].properties.isAlphabetic || "0123456789._-$/:".unicodeScalars.contains(text[place])
                {
                    found.append(text[place])
                    place += 1
                }
                guard !found.isEmpty else { throw fault("a text in quotation marks was expected") }
                return String(found)
            }
            place += 1
            while place < text.count, text[place] != "\"" {
                if text[place] == "\\", place + 1 < text.count {
                    place += 1
                    let known: [Unicode.Scalar: Unicode.Scalar] = ["n": "\n", "t": "\t", "r": "\r"]
                    found.append(known[text[place]] ?? text[place])
                } else {
                    found.append(text[place])
                }
                place += 1
            }
            guard place < text.count else { throw fault("a text does not end") }
            place += 1
            return String(found)
        }
    }
}
