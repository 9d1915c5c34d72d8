import TextLayout

extension StyledText {
    /// Converts an attributed string for the TextLayout module; each run's payload is the index of its attributes.
    ///
    /// - Parameters:
    ///   - string: Attributes that do not concern layout are drawn by ``TextDrawing``.
    ///   - defaultFont: For characters without a font.
    ///   - paragraphStyle: For characters without a paragraph style.
    ///   - fontScale: Factor that every font is shrunk by.
    init(_ string: NSAttributedString, defaultFont: UIFont, paragraphStyle: NSParagraphStyle, fontScale: CGFloat = 1) {
        var runs: [Run] = []
        for (index, run) in string.attributeRuns.enumerated() {
            let paragraph = run.attributes[.paragraphStyle] as? NSParagraphStyle ?? paragraphStyle
            runs.append(
                Run(
                    range: run.range, attributes: run.textAttributes(payload: index, defaultFont: defaultFont, scale: fontScale),
                    paragraphStyle: paragraph.textLayoutStyle))
        }
        if runs.isEmpty {
            let font = fontScale == 1 ? defaultFont : defaultFont.withSize(defaultFont.pointSize * fontScale)
            runs = [
                Run(
                    range: 0..<0, attributes: TextAttributes(font: font.textFont), paragraphStyle: paragraphStyle.textLayoutStyle)
            ]
        }
        self.init(units: Array(string.string.utf16), runs: runs)
    }
}

/// A run of an attributed string with the same attributes throughout.
struct AttributeRun {
    var range: Range<Int>
    var attributes: [NSAttributedString.Key: Any]

    func textAttributes(payload: Int, defaultFont: UIFont, scale: CGFloat) -> TextAttributes {
        let font = attributes[.font] as? UIFont ?? defaultFont
        return TextAttributes(
            font: (scale == 1 ? font : font.withSize(font.pointSize * scale)).textFont,
            kern: number(.kern).map(Double.init) ?? 0, tracking: number(.tracking).map(Double.init),
            baselineOffset: number(.baselineOffset).map(Double.init) ?? 0, payload: payload)
    }

    private func number(_ key: NSAttributedString.Key) -> CGFloat? {
        attributes[key].flatMap(CGFloat.init(attribute:))
    }
}

extension NSAttributedString {
    /// The string's runs of equal attributes, in order, in UTF-16 units.
    var attributeRuns: [AttributeRun] {
        var runs: [AttributeRun] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            runs.append(AttributeRun(range: range.location..<(range.location + range.length), attributes: attributes))
        }
        return runs
    }
}
