import TextLayout

/// Breaks text into lines.
///
/// - Source: developer.apple.com/documentation/coretext/cttypesetter
public final class CTTypesetter {
    fileprivate let content: CoreTextContent

    init(_ content: CoreTextContent) { self.content = content }

    /// The end of the line that begins at an offset, in UTF-16 code units.
    fileprivate func lineEnd(after start: Int, width: Double, mode: LineBreakMode) -> Int {
        let start = min(max(start, 0), content.length)
        let container = TextContainer(width: width, maximumLines: 1, lineBreakMode: mode)
        var styled = content.part(start..<content.length).styled()
        if !content.beginsParagraph(at: start) { styled = styled.continuingParagraph() }
        // If a second line is allowed, the first one breaks as in running text.
        var two = container
        two.maximumLines = 2
        return start + (Typesetter(styled, in: two).measure().lines.first?.range.upperBound ?? 0)
    }
}

extension CTTypesetter: Hashable {
    /// Whether both are the same object (identity, not content).
    public static func == (lhs: CTTypesetter, rhs: CTTypesetter) -> Bool { lhs === rhs }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Creates a typesetter of a text.
///
/// - Source: developer.apple.com/documentation/coretext/cttypesettercreatewithattributedstring(_:)
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(CoreTextContent(string))
}

/// Creates a line of a range of the text.
///
/// - Parameter stringRange: A range in UTF-16 code units; length 0 means everything from the location on.
/// - Source: developer.apple.com/documentation/coretext/cttypesettercreateline(_:_:)
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let range = typesetter.content.clamped(stringRange)
    return CTLine(typesetter.content.part(range), start: range.lowerBound)
}

/// The number of UTF-16 code units on a line with a width that breaks between words, including trailing white space.
///
/// - Parameters:
///   - startIndex: The start of the line.
///   - width: The width in points.
/// - Source: developer.apple.com/documentation/coretext/cttypesettersuggestlinebreak(_:_:_:)
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.lineEnd(after: startIndex, width: width, mode: .wordWrapping) - startIndex
}

/// The number of UTF-16 code units on a line with a width that breaks between any two characters.
///
/// - Parameters:
///   - startIndex: The start of the line.
///   - width: The width in points.
/// - Source: developer.apple.com/documentation/coretext/cttypesettersuggestclusterbreak(_:_:_:)
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.lineEnd(after: startIndex, width: width, mode: .charWrapping) - startIndex
}
