/// The glyphs that the delegate replaces or hides.
extension NSLayoutManager {
    /// Sets the properties of glyphs, during the delegate's method for glyph generation. Glyphs that are
    /// ``GlyphProperty/null`` take no space and are not drawn. Glyphs other than those of the characters are ignored:
    /// the text's font determines them.
    public func setGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) {
        guard let textStorage else { return }
        var given = givenProperties ?? (0..<textStorage.length).map(naturalProperty)
        for index in 0..<glyphRange.length where given.indices.contains(charIndexes[index]) {
            given[charIndexes[index]] = props[index]
        }
        givenProperties = given
    }

    /// The text in which hidden characters are replaced by an invisible character without width.
    func contentWithGivenGlyphs(_ content: AttributedText) -> AttributedText {
        givenProperties = nil
        guard let delegate, content.length > 0 else { return content }
        isGeneratingGlyphs = true
        defer { isGeneratingGlyphs = false }
        for run in content.runs {
            generateGlyphs(of: NSRange(run.range), run.attributes[.font] as? UIFont ?? look.font, delegate)
        }
        let hidden = hiddenCharacters(of: content, delegate)
        guard !hidden.isEmpty else { return content }
        var units = Array(content.string.utf16)
        for index in hidden { units[index] = Self.invisible }
        var changed = content
        changed.replaceUnits(with: units)
        return changed
    }

    /// The word joiner, at which lines are not broken.
    private static let invisible: UInt16 = 0x2060

    private func generateGlyphs(of range: NSRange, _ font: UIFont, _ delegate: any NSLayoutManagerDelegate) {
        let characters = Array(range.location..<range.location + range.length)
        let glyphs = [CGGlyph](repeating: 0, count: range.length)
        _ = delegate.layoutManager(
            self, shouldGenerateGlyphs: glyphs, properties: characters.map(naturalProperty), characterIndexes: characters,
            font: font, forGlyphRange: range)
    }

    private func hiddenCharacters(of content: AttributedText, _ delegate: any NSLayoutManagerDelegate) -> [Int] {
        content.string.utf16.enumerated().compactMap { index, unit in
            if givenProperties?[index].contains(.null) ?? false, !UTF16.isTrailSurrogate(unit) || hasHiddenLead(index) {
                return index
            }
            guard let action = Self.action(of: unit) else { return nil }
            let answer = delegate.layoutManager(self, shouldUse: action, forControlCharacterAt: index)
            return answer == .zeroAdvancement && answer != action ? index : nil
        }
    }

    /// The second unit of a surrogate pair is null by itself: it is hidden together with the first.
    private func hasHiddenLead(_ index: Int) -> Bool { index > 0 && givenProperties?[index - 1].contains(.null) ?? false }

    /// The default action of a control character; nil for other characters.
    private static func action(of unit: UInt16) -> ControlCharacterAction? {
        switch unit {
        case 0x09: .horizontalTab
        case 0x0A, 0x0D, 0x2029: .paragraphBreak
        case 0x2028: .lineBreak
        case 0x0C: .containerBreak
        case 0x00..<0x20, 0x7F..<0xA0: .zeroAdvancement
        default: nil
        }
    }
}
