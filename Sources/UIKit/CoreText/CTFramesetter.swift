import TextLayout

/// Lays text out in frames.
///
/// - Source: developer.apple.com/documentation/coretext/ctframesetter
public final class CTFramesetter {
    let content: CoreTextContent

    init(_ content: CoreTextContent) { self.content = content }

    /// Lays out the text of a range in lines with a width, up to a height.
    func frame(_ range: Range<Int>, width: CGFloat, height: CGFloat) -> (content: CoreTextContent, frame: TextFrame) {
        let part = content.part(range)
        var styled = part.styled()
        if !content.beginsParagraph(at: range.lowerBound) { styled = styled.continuingParagraph() }
        let container = TextContainer(width: Self.limit(width), height: Self.limit(height))
        var frame = Typesetter(styled, in: container, recordsAdvances: true).frame()
        // The typesetter shows the first line regardless of its height; Core Text shows none.
        if let first = frame.lines.first, first.height > container.height { frame = TextFrame(lines: [], width: 0) }
        return (part, frame)
    }

    /// The length from which, in points, there is no limit.
    private static let unlimited: CGFloat = 10_000_000

    private static func limit(_ length: CGFloat) -> Double { length < unlimited ? Double(length) : .infinity }
}

extension CTFramesetter: Hashable {
    /// Whether both are the same object (identity, not content).
    public static func == (lhs: CTFramesetter, rhs: CTFramesetter) -> Bool { lhs === rhs }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Creates a framesetter of a text.
///
/// - Source: developer.apple.com/documentation/coretext/ctframesettercreatewithattributedstring(_:)
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(CoreTextContent(attrString))
}

/// The typesetter that breaks the text into lines.
///
/// - Source: developer.apple.com/documentation/coretext/ctframesettergettypesetter(_:)
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { CTTypesetter(framesetter.content) }

/// Lays out a range of the text in a path.
///
/// - Parameters:
///   - stringRange: A range in UTF-16 code units; length 0 means everything from the location on.
///   - path: The path whose bounding box the lines fill from the top, where y is greatest. Shapes other than rectangles
///     are ignored.
///   - frameAttributes: Has no effect: lines run from top to bottom.
/// - Source: developer.apple.com/documentation/coretext/ctframesettercreateframe(_:_:_:_:)
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let range = framesetter.content.clamped(stringRange)
    let box = path.boundingBoxOfPath
    let (content, frame) = framesetter.frame(range, width: box.width, height: box.height)
    return CTFrame(content, frame, range: range, path: path, attributes: frameAttributes)
}

/// The size of a range of the text in lines with a maximum width, in points, not rounded.
///
/// - Parameters:
///   - stringRange: A range in UTF-16 code units; length 0 means everything from the location on.
///   - frameAttributes: Has no effect.
///   - constraints: The maximum width and height.
///   - fitRange: Receives the range of the text that fits.
/// - Source: developer.apple.com/documentation/coretext/ctframesettersuggestframesizewithconstraints(_:_:_:_:_:)
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let range = framesetter.content.clamped(stringRange)
    let (_, frame) = framesetter.frame(range, width: constraints.width, height: constraints.height)
    fitRange?.pointee = CFRange(location: range.lowerBound, length: frame.lines.last?.range.upperBound ?? 0)
    return CGSize(width: frame.width, height: frame.height)
}
