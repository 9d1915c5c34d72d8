extension MarkupParser {
    /// Accepts UTF-8 only: throws for other byte order marks, invalid sequences and forbidden characters.
    func checkEncoding() throws(MarkupError) {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw error(.unsupportedEncoding("UTF-16"), at: 0)
        }
        if bytes.starts(with: [0x3C, 0x00]) || bytes.starts(with: [0x00, 0x3C]) {
            throw error(.unsupportedEncoding("UTF-16"), at: 0)
        }
        var i = at
        while i < bytes.count {
            if ByteWord.isPlain(bytes, at: i) {
                i += 8
                continue
            }
            let byte = bytes[i]
            if byte >= 0x80 {
                i = try endOfSequence(at: i)
            } else if byte < 0x20 && !MarkupText.isAllowed(UInt32(byte)) {
                throw error(.forbiddenCharacter(UInt32(byte)), at: i)
            } else {
                i += 1
            }
        }
    }

    /// Parses `<?xml … ?>`, of which only the encoding is used.
    mutating func parseDeclaration() throws(MarkupError) {
        let start = at
        try skip(past: "?>", from: at + 5, within: "the XML declaration")
        let text = String(decoding: bytes[start..<at], as: UTF8.self)
        guard let name = Self.encoding(declaredIn: text) else { return }
        guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) else {
            throw error(.unsupportedEncoding(name), at: start)
        }
    }

    private static func encoding(declaredIn text: String) -> String? {
        let parts = text.split(whereSeparator: { $0 == "\"" || $0 == "'" })
        for (label, value) in zip(parts, parts.dropFirst()) where label.contains("encoding") { return String(value) }
        return nil
    }

    /// The offset after the multi-byte sequence at an offset (Unicode 16.0, table 3-7).
    private func endOfSequence(at start: Int) throws(MarkupError) -> Int {
        let first = bytes[start]
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first <= 0xF4, start + length <= bytes.count else { throw error(.invalidUTF8, at: start) }
        var scalar = UInt32(first) & (0xFF >> UInt32(length + 1))
        for i in start + 1..<start + length {
            guard bytes[i] & 0xC0 == 0x80 else { throw error(.invalidUTF8, at: start) }
            scalar = scalar << 6 | UInt32(bytes[i] & 0x3F)
        }
        let least: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
        guard scalar >= least, Unicode.Scalar(scalar) != nil else { throw error(.invalidUTF8, at: start) }
        guard MarkupText.isAllowed(scalar) else { throw error(.forbiddenCharacter(scalar), at: start) }
        return start + length
    }
}
