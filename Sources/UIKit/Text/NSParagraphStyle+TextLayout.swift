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
        return style
    }
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
