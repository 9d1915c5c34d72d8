/// A text with its attributes. Offsets are UTF-16 code units throughout; unpaired surrogates are allowed.
package struct StyledText: Hashable, Sendable {
    /// A part of the text with the same attributes.
    package struct Run: Hashable, Sendable {
        /// The range of the run; empty only if the text is.
        package var range: Range<Int>
        package var attributes: TextAttributes
        package var paragraphStyle: ParagraphStyle

        package init(range: Range<Int>, attributes: TextAttributes, paragraphStyle: ParagraphStyle = .standard) {
            self.range = range
            self.attributes = attributes
            self.paragraphStyle = paragraphStyle
        }
    }

    package let units: [UInt16]
    /// The runs, ascending and without gaps; an empty text has one empty run, which determines the line height.
    package let runs: [Run]

    /// Creates a text with the same attributes throughout.
    package init(_ text: String, attributes: TextAttributes, paragraphStyle: ParagraphStyle = .standard) {
        units = text.codeUnits
        runs = [Run(range: 0..<units.count, attributes: attributes, paragraphStyle: paragraphStyle)]
    }

    /// Creates a text of runs.
    ///
    /// - Precondition: `runs` is not empty, ascends without gaps and covers all of `units`.
    package init(units: [UInt16], runs: [Run]) {
        precondition(runs.first?.range.lowerBound == 0 && runs.last?.range.upperBound == units.count, "runs must cover the text")
        self.units = units
        self.runs = runs
    }

    /// Hashes the characters and the first font. Texts that differ in nothing else are rare, and are compared
    /// completely.
    package func hash(into hasher: inout Hasher) {
        units.withUnsafeBytes { hasher.combine(bytes: $0) }
        hasher.combine(units.count)
        hasher.combine(runs.count)
        guard let font = runs.first?.attributes.font else { return }
        hasher.combine(font.typeface)
        hasher.combine(font.pointSize)
    }

    /// The index of the run that contains a code unit; the last run at the end of the text.
    ///
    /// - Complexity: O(log r) for r runs.
    func runIndex(at offset: Int) -> Int {
        min(runs.partitioningIndex { $0.range.upperBound > offset }, runs.count - 1)
    }

    /// The extent of the character at an offset in a run if it is an attachment.
    func attachment(at offset: Int, inRun index: Int) -> AttachmentExtent? {
        units[offset] == CodeUnits.attachment ? runs[index].attributes.attachment : nil
    }

    /// The indices of the runs that a range overlaps; for an empty range, that of the run at its location.
    func runIndices(in range: Range<Int>) -> ClosedRange<Int> {
        let first = runIndex(at: range.lowerBound)
        guard range.count > 1 else { return first...first }
        return first...runIndex(at: range.upperBound - 1)
    }
}

extension String {
    /// The UTF-16 code units. Those of ASCII text are its bytes, widened without decoding.
    package var codeUnits: [UInt16] {
        let units = utf8.withContiguousStorageIfAvailable { bytes -> [UInt16]? in
            var bits: UInt8 = 0
            for byte in bytes { bits |= byte }
            guard bits < 0x80 else { return nil }
            return [UInt16](unsafeUninitializedCapacity: bytes.count) { units, count in
                for index in bytes.indices { units.initializeElement(at: index, to: UInt16(bytes[index])) }
                count = bytes.count
            }
        }
        return (units ?? nil) ?? Array(utf16)
    }
}
