import TextLayout

/// Lays a text out in frames.
///
/// - Source: developer.apple.com/documentation/coretext/ctframesetter
public final class CTFramesetter {
    let content: CoreTextContent

    init(_ content: CoreTextContent) { self.content = content }

    /// The text from an offset on, in lines of a width as far as a height has room.
    func frame(_ range: Range<Int>, width: CGFloat, height: CGFloat) -> (content: CoreTextContent, frame: TextFrame) {
        let part = content.part(range)
        var styled = part.styled()
        if !content.beginsParagraph(at: range.lowerBound) { styled = styled.continuingParagraph() }
        let container = TextContainer(width: Self.limit(width), height: Self.limit(height))
        var frame = Typesetter(styled, in: container, recordsAdvances: true).frame()
        // The module shows the first line however high it is; Core Text shows none.
        if let first = frame.lines.first, first.height > container.height { frame = TextFrame(lines: [], width: 0) }
        return (part, frame)
    }

    /// Lengths from here on, in points, are no limit.
    private static let unlimited: CGFloat = 10_000_000

    private static func limit(_ length: CGFloat) -> Double { length < unlimited ? Double(length) : .infinity }
}

extension CTFramesetter: Hashable {
    /// Whether both are the same object (identity, not content).
    public static func == (lhs: CTFramesetter, rhs: CTFramesetter) -> Bool { lhs === rhs }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Makes an object that lays a text out.
///
/// - Source: developer.apple.com/documentation/coretext/ctframesettercreatewithattributedstring(_:)
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(CoreTextContent(attrString))
}

/// What breaks the text into lines.
///
/// - Source: developer.apple.com/documentation/coretext/ctframesettergettypesetter(_:)
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { CTTypesetter(framesetter.content) }

/// Lays a part of the text out in a path.
///
/// - Parameters:
///   - stringRange: In UTF-16 units; without a length, everything from the location on.
///   - path: The lines fill its bounding box from the top, where y is greatest. Other shapes than rectangles are not
///     followed.
///   - frameAttributes: Not read: lines run from the top to the bottom.
/// - Source: developer.apple.com/documentation/coretext/ctframesettercreateframe(_:_:_:_:)
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let range = framesetter.content.clamped(stringRange)
    let box = path.boundingBoxOfPath
    let (content, frame) = framesetter.frame(range, width: box.width, height: box.height)
    return CTFrame(content, frame, range: range, path: path, attributes: frameAttributes)
}

/// The size of a part of the text in lines of some width, in points, not rounded.
///
/// - Parameters:
///   - stringRange: In UTF-16 units; without a length, everything from the location on.
///   - frameAttributes: Has no effect.
///   - constraints: The greatest width and height.
///   - fitRange: Gets the part of the text that fits.
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
