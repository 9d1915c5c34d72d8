import TextLayout

extension NSParagraphStyle {
    /// The style converted for the TextLayout module.
    var textLayoutStyle: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = alignment.textLayoutAlignment
        style.lineBreakMode = lineBreakMode.textLayoutMode
        style.firstLineHeadIndent = Double(firstLineHeadIndent)
        style.headIndent = Double(headIndent)
        style.tailIndent = Double(tailIndent)
        style.lineSpacing = Double(lineSpacing)
        style.paragraphSpacing = Double(paragraphSpacing)
        style.paragraphSpacingBefore = Double(paragraphSpacingBefore)
        style.minimumLineHeight = Double(minimumLineHeight)
        style.maximumLineHeight = Double(maximumLineHeight)
        style.lineHeightMultiple = Double(lineHeightMultiple)
        style.baseDirection = baseWritingDirection.textLayoutDirection
        style.tabStops = values.tabStops?.map(\.textLayoutStop)
        style.defaultTabInterval = Double(defaultTabInterval)
        style.breakLines(by: lineBreakStrategy)
        return style
    }
}

extension ParagraphStyle {
    /// The style of characters without a paragraph style.
    static let ofPlainText = NSParagraphStyle.default.textLayoutStyle

    mutating func breakLines(by strategy: NSParagraphStyle.LineBreakStrategy) {
        pushesOutLastWords = strategy.contains(.pushOut)
        keepsKoreanWords = strategy.contains(.hangulWordPriority)
    }
}

extension NSTextTab {
    fileprivate var textLayoutStop: TabStop { TabStop(location: Double(location), alignment: textLayoutAlignment) }

    private var textLayoutAlignment: TabStop.Alignment {
        switch alignment {
        case .left, .natural, .justified: .left
        case .center: .center
        case .right: terminators.map { .before(Self.readCharacters.filter($0.contains).map { UInt16($0.value) }) } ?? .right
        }
    }

    /// The characters that can terminate a column, up to general punctuation.
    private static let readCharacters = (0x20...0x206F).compactMap(Unicode.Scalar.init)
}

extension NSTextAlignment {
    var textLayoutAlignment: ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension NSLineBreakMode {
    var textLayoutMode: LineBreakMode {
        switch self {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .charWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}

extension NSWritingDirection {
    var textLayoutDirection: TextDirection? {
        switch self {
        case .natural: nil
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}
