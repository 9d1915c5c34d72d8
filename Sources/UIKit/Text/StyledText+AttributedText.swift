import TextLayout

extension StyledText {
    /// Converts a text for the TextLayout module; each run's payload is the index of its attributes.
    ///
    /// - Parameters:
    ///   - text: The text. Attributes that do not affect layout are drawn by ``TextDrawing``.
    ///   - defaultFont: The font of characters without one; created only if there are some, since missing fonts are
    ///     logged.
    ///   - paragraphStyle: The style of characters without a paragraph style.
    ///   - fontScale: The scale factor of fonts; attachments keep their size.
    ///   - room: The line and container in which attachments are measured.
    init(
        _ text: AttributedText, defaultFont: @autoclosure () -> UIFont, paragraphStyle: ParagraphStyle, fontScale: CGFloat = 1,
        room: AttachmentRoom
    ) {
        var runs: [Run] = []
        for (index, run) in text.runs.enumerated() {
            let own = run.attributes[.paragraphStyle] as? NSParagraphStyle
            runs.append(
                Run(
                    range: run.range,
                    attributes: run.textAttributes(payload: index, defaultFont: defaultFont(), scale: fontScale, room: room),
                    paragraphStyle: own?.textLayoutStyle ?? paragraphStyle))
        }
        if runs.isEmpty {
            let plain = defaultFont()
            let font = fontScale == 1 ? plain : plain.withSize(plain.pointSize * fontScale)
            runs = [Run(range: 0..<0, attributes: TextAttributes(font: font.textFont), paragraphStyle: paragraphStyle)]
        }
        self.init(units: text.string.codeUnits, runs: runs)
    }
}

extension StyledText {
    /// The text as the remainder of a paragraph that began before it: its first line has the indentation of the others.
    func continuingParagraph() -> StyledText {
        let end = units.firstIndex { [0x0A, 0x0D, 0x2029].contains($0) } ?? units.count
        guard let first = runs.first, end > 0 else { return self }
        var head = first
        head.range = 0..<min(first.range.upperBound, end)
        head.paragraphStyle.firstLineHeadIndent = head.paragraphStyle.headIndent
        var tail = first
        tail.range = head.range.upperBound..<first.range.upperBound
        return StyledText(units: units, runs: [head] + (tail.range.isEmpty ? [] : [tail]) + runs.dropFirst())
    }
}

extension AttributeRun {
    func textAttributes(
        payload: Int, defaultFont: @autoclosure () -> UIFont, scale: CGFloat, room: AttachmentRoom
    ) -> TextAttributes {
        let font = meantFont(attributes[.font] as? UIFont ?? defaultFont())
        return TextAttributes(
            font: (scale == 1 ? font : font.withSize(font.pointSize * scale)).textFont,
            kern: number(.kern).map(Double.init) ?? 0, tracking: number(.tracking).map(Double.init),
            baselineOffset: number(.baselineOffset).map(Double.init) ?? 0, attachment: room.extent(of: self, font: font),
            payload: payload)
    }

    /// The font with the traits of the run's inline intents: bold, italic or monospaced.
    private func meantFont(_ font: UIFont) -> UIFont {
        guard let value = attributes[.inlinePresentationIntent], let intent = InlinePresentationIntent(attribute: value) else {
            return font
        }
        var traits = font.fontDescriptor.symbolicTraits
        if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        if intent.contains(.emphasized) { traits.insert(.traitItalic) }
        let size = font.pointSize
        if intent.contains(.code) {
            return .monospacedSystemFont(ofSize: size, weight: traits.contains(.traitBold) ? .bold : .regular)
        }
        return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? font
    }

    private func number(_ key: NSAttributedString.Key) -> CGFloat? {
        attributes[key].flatMap(CGFloat.init(attribute:))
    }
}
