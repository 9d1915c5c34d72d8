extension MarkupTree {
    /// Parses an XML document of any kind. O(length).
    ///
    /// A document type declaration without an internal subset, as property lists have, is skipped.
    package static func parsing(_ bytes: [UInt8]) throws(MarkupError) -> MarkupTree {
        try MarkupParser.tree(of: withoutDocumentType(bytes))
    }

    /// The bytes with spaces instead of a document type declaration, so that all offsets stay the same.
    private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
        guard let start = bytes.firstRange(of: Array("<!DOCTYPE".utf8))?.lowerBound,
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
            !bytes[start..<end].contains(UInt8(ascii: "[")), !bytes[start + 1..<end].contains(UInt8(ascii: "<"))
        else { return bytes }
        var changed = bytes
        for index in start...end where ![0x0A, 0x0D].contains(bytes[index]) && bytes[index] & 0xC0 != 0x80 {
            changed[index] = UInt8(ascii: " ")
        }
        return changed
    }
}
