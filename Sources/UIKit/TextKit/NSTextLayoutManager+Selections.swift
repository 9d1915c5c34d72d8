import TextLayout

/// The data source of selections in the document.
extension NSTextLayoutManager: NSTextSelectionDataSource {
    private var text: NSString { (textContentManager as? NSTextContentStorage)?.textStorage?.string as NSString? ?? "" }

    /// Calls a block with the words, sentences, paragraphs or characters from a location on, or backwards from it.
    public func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let start = (location as? OffsetLocation)?.offset else { return }
        let (text, isReverse) = (text, options.contains(.reverse))
        var stop = ObjCBool(false)
        let pieces = Self.pieces(of: text, options)
        for piece in isReverse ? pieces.reversed() : pieces {
            let isPast = isReverse ? piece.part.location >= start : piece.part.location + piece.part.length <= start
            if isPast { continue }
            block(text.substring(with: piece.part), NSTextRange(piece.part), NSTextRange(piece.enclosing), &stop)
            if stop.boolValue { return }
        }
    }

    /// A word, sentence, paragraph or character, and its range including the separator that follows.
    private struct Piece {
        let part: NSRange
        let enclosing: NSRange
    }

    private static func pieces(of text: NSString, _ options: NSString.EnumerationOptions) -> [Piece] {
        let units = Array((text as String).utf16)
        switch options.subtracting(.reverse) {
        case .words: return TextBoundaries.words(in: units).map { Piece(part: NSRange($0), enclosing: NSRange($0)) }
        case .sentences: return TextBoundaries.sentences(in: units).map { Piece(part: NSRange($0), enclosing: NSRange($0)) }
        case .byComposedCharacterSequences:
            return TextBoundaries.characters(in: units).map { Piece(part: NSRange($0), enclosing: NSRange($0)) }
        default: return paragraphs(of: text)
        }
    }

    private static func paragraphs(of text: NSString) -> [Piece] {
        var (pieces, place): ([Piece], Int) = ([], 0)
        while place < text.length {
            var (start, end, contentEnd) = (0, 0, 0)
            text.getParagraphStart(&start, end: &end, contentsEnd: &contentEnd, for: NSRange(location: place, length: 0))
            pieces.append(
                Piece(part: NSRange(start..<contentEnd), enclosing: NSRange(start..<end)))
            place = end
        }
        return pieces
    }

    /// The range of the character, word, line, sentence or paragraph at a location; nil outside the document.
    public func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange? {
        guard let place = (location as? OffsetLocation)?.offset else { return nil }
        let text = text
        guard (0...text.length).contains(place) else { return nil }
        switch selectionGranularity {
        case .character:
            return NSTextRange(
                place == text.length ? NSRange(location: place, length: 0) : text.rangeOfComposedCharacterSequence(at: place))
        case .paragraph: return NSTextRange(text.paragraphRange(for: NSRange(location: place, length: 0)))
        case .line: return line(at: place).map { NSTextRange($0.characters) }
        case .word: return NSTextRange(piece(.words, at: place))
        case .sentence: return NSTextRange(piece(.sentences, at: place))
        }
    }

    /// The word or sentence that contains a character; the range between two of them if there is none.
    private func piece(_ unit: NSString.EnumerationOptions, at place: Int) -> NSRange {
        var (start, end) = (0, text.length)
        for piece in Self.pieces(of: text, unit).map(\.part) {
            if piece.contains(place) { return piece }
            if piece.location > place {
                end = piece.location
                break
            }
            start = piece.location + piece.length
        }
        return NSRange(start..<max(start, end))
    }

    /// The location at a distance in UTF-16 units; nil outside the document.
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        textContentManager?.location(location, offsetBy: offset)
    }

    /// The distance between two locations in UTF-16 units.
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        textContentManager?.offset(from: from, to: to) ?? NSNotFound
    }

    /// The writing direction of the paragraph's style, or else that of its first letter with a direction.
    public func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
        guard let place = (location as? OffsetLocation)?.offset,
            let storage = (textContentManager as? NSTextContentStorage)?.textStorage, storage.length > 0
        else { return .leftToRight }
        let paragraph = (storage.string as NSString).paragraphRange(for: NSRange(location: min(place, storage.length), length: 0))
        let style =
            storage.attribute(.paragraphStyle, at: min(paragraph.location, storage.length - 1), effectiveRange: nil)
            as? NSParagraphStyle
        if let direction = style?.baseWritingDirection, direction != .natural {
            return direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
        let letters = (storage.string as NSString).substring(with: paragraph).unicodeScalars
        let first = letters.first { $0.properties.isAlphabetic }
        return first.map { (0x0590...0x08FF).contains($0.value) } == true ? .rightToLeft : .leftToRight
    }

    /// Calls a block with each insertion point in the line at a location, before each of its characters.
    public func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let place = (location as? OffsetLocation)?.offset, let line = line(at: place) else { return }
        var stop = ObjCBool(false)
        let text = text
        let end = line.characters.location + line.characters.length
        var next = line.characters.location
        while next < end, !stop.boolValue {
            let character = text.rangeOfComposedCharacterSequence(at: next)
            if [0x0A, 0x0D, 0x2029].contains(text.character(at: next)) { return visit(next, line, block, &stop) }
            visit(next, line, block, &stop)
            next = character.location + character.length
        }
        // The end of a wrapped line is the first location of the next line.
        if !stop.boolValue, end == text.length { visit(end, line, block, &stop) }
    }

    private func visit(
        _ place: Int, _ line: Line, _ block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void,
        _ stop: inout ObjCBool
    ) { block(line.layout.cursor(before: place, onLine: line.index), OffsetLocation(place), true, &stop) }

    /// The line nearest to a point of the container; nil without lines.
    public func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? {
        guard let textContainer, let lines = layout.layout(of: textContainer), let index = lines.lineIndex(nearest: point) else {
            return nil
        }
        return NSTextRange(NSRange(lines.characters(of: lines.frame.lines[index])))
    }

    private struct Line {
        let layout: LaidOutContainer
        let index: Int
        let characters: NSRange
    }

    private func line(at place: Int) -> Line? {
        guard let lines = layout.container(at: place), let index = lines.lineIndex(at: place) else { return nil }
        return Line(layout: lines, index: index, characters: NSRange(lines.characters(of: lines.frame.lines[index])))
    }
}

extension NSString.EnumerationOptions {
    /// `byWords`, which Foundation on Linux marks as unavailable.
    static let words = NSString.EnumerationOptions(rawValue: 3)
    /// `bySentences`, likewise.
    static let sentences = NSString.EnumerationOptions(rawValue: 4)
}
