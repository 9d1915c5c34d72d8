import TextLayout

/// A text laid out in a path. Places are points with y up.
///
/// - Source: developer.apple.com/documentation/coretext/ctframe
public final class CTFrame {
    fileprivate let range: Range<Int>
    fileprivate let path: CGPath
    fileprivate let attributes: CFDictionary?
    fileprivate let lines: [CTLine]
    /// The starts of the lines' baselines, from the lower left corner of the path's bounding box.
    fileprivate let origins: [CGPoint]

    init(_ content: CoreTextContent, _ frame: TextFrame, range: Range<Int>, path: CGPath, attributes: CFDictionary?) {
        (self.range, self.path, self.attributes) = (range, path, attributes)
        lines = frame.lines.map { CTLine(content, line: $0, start: range.lowerBound) }
        let height = Double(path.boundingBoxOfPath.height)
        origins = frame.lines.map { CGPoint(x: $0.x, y: height - $0.baseline) }
    }
}

extension CTFrame: Hashable {
    /// Whether both are the same object (identity, not content).
    public static func == (lhs: CTFrame, rhs: CTFrame) -> Bool { lhs === rhs }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The lines from the top to the bottom, each a ``CTLine``.
///
/// - Source: developer.apple.com/documentation/coretext/ctframegetlines(_:)
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Writes the starts of lines' baselines: points from the lower left corner of the path's bounding box, y up.
///
/// - Parameter range: Of lines; without a length, all from the location on.
/// - Source: developer.apple.com/documentation/coretext/ctframegetlineorigins(_:_:_:)
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let rest = frame.origins.dropFirst(max(range.location, 0))
    for (place, origin) in (range.length == 0 ? rest : rest.prefix(range.length)).enumerated() { origins[place] = origin }
}

/// The path that the text was laid out in.
///
/// - Source: developer.apple.com/documentation/coretext/ctframegetpath(_:)
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The attributes that the frame was made with.
///
/// - Source: developer.apple.com/documentation/coretext/ctframegetframeattributes(_:)
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// The part of the text that was asked for.
///
/// - Source: developer.apple.com/documentation/coretext/ctframegetstringrange(_:)
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.range.lowerBound, length: frame.range.count)
}

/// The part of the text that the frame has room for.
///
/// - Source: developer.apple.com/documentation/coretext/ctframegetvisiblestringrange(_:)
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.range.lowerBound, length: frame.lines.last?.line.range.upperBound ?? 0)
}

/// Draws the lines at their places in the path. The text position of the context is that of the last line afterwards.
///
/// - Source: developer.apple.com/documentation/coretext/ctframedraw(_:_:)
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let corner = frame.path.boundingBoxOfPath.origin
    for (line, origin) in zip(frame.lines, frame.origins) {
        context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
        CTLineDraw(line, context)
    }
}
