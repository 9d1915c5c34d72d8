import TextLayout

/// Text laid out in a path. Positions are points with y up.
///
/// - Source: developer.apple.com/documentation/coretext/ctframe
public final class CTFrame {
    fileprivate let range: Range<Int>
    fileprivate let path: CGPath
    fileprivate let attributes: CFDictionary?
    fileprivate let lines: [CTLine]
    /// The origins of the lines' baselines, relative to the lower left corner of the path's bounding box.
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

/// The lines from top to bottom, each a ``CTLine``.
///
/// - Source: developer.apple.com/documentation/coretext/ctframegetlines(_:)
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Writes the origins of lines' baselines: points from the lower left corner of the path's bounding box, y up.
///
/// - Parameter range: A range of lines; length 0 means all from the location on.
/// - Source: developer.apple.com/documentation/coretext/ctframegetlineorigins(_:_:_:)
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let rest = frame.origins.dropFirst(max(range.location, 0))
    for (place, origin) in (range.length == 0 ? rest : rest.prefix(range.length)).enumerated() { origins[place] = origin }
}

/// The path of the frame.
///
/// - Source: developer.apple.com/documentation/coretext/ctframegetpath(_:)
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The attributes with which the frame was created.
///
/// - Source: developer.apple.com/documentation/coretext/ctframegetframeattributes(_:)
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// The requested range of the text.
///
/// - Source: developer.apple.com/documentation/coretext/ctframegetstringrange(_:)
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.range.lowerBound, length: frame.range.count)
}

/// The range of the text that fits into the frame.
///
/// - Source: developer.apple.com/documentation/coretext/ctframegetvisiblestringrange(_:)
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.range.lowerBound, length: frame.lines.last?.line.range.upperBound ?? 0)
}

/// Draws the lines at their positions in the path. Afterwards the text position of the context is that of the last
/// line.
///
/// - Source: developer.apple.com/documentation/coretext/ctframedraw(_:_:)
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let corner = frame.path.boundingBoxOfPath.origin
    for (line, origin) in zip(frame.lines, frame.origins) {
        context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
        CTLineDraw(line, context)
    }
}
