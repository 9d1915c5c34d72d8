/// The segments of a text by Unicode's rules, as ranges of UTF-16 code units in order.
package enum TextBoundaries {
    /// User-perceived characters.
    package static func characters(in units: [UInt16]) -> [Range<Int>] { ranges(UnicodeText.graphemeBreaks(in: units)) }

    /// Words, without the spaces and punctuation between them.
    package static func words(in units: [UInt16]) -> [Range<Int>] {
        ranges(UnicodeText.wordBreaks(in: units)).filter { range in
            range.contains { UnicodeText.isPartOfWords(CodeUnits.scalar(in: units, at: $0, before: range.upperBound).scalar) }
        }
    }

    /// Sentences with the white space after them.
    package static func sentences(in units: [UInt16]) -> [Range<Int>] { ranges(UnicodeText.sentenceBreaks(in: units)) }

    private static func ranges(_ ends: [Int]) -> [Range<Int>] { zip([0] + ends, ends).map { $0..<$1 } }
}
