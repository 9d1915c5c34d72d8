import TextLayout

/// The laid-out lines of a text in one container, in the container's coordinates.
struct LaidOutContainer {
    let container: NSTextContainer
    /// The range of the container's text, in UTF-16 units of the whole text.
    let range: Range<Int>
    /// The frame with the lines. Its offsets are relative to the start of the range, and its coordinates start after
    /// the line fragment padding.
    let frame: TextFrame
    /// The text that the offsets of the frame refer to.
    let text: AttributedText
    /// The space in which attachments were measured.
    let room: AttachmentRoom

    private var padding: CGFloat { container.lineFragmentPadding }

    /// The range of a line's characters, in UTF-16 units of the whole text.
    func characters(of line: TextLine) -> Range<Int> {
        line.range.lowerBound + range.lowerBound..<line.range.upperBound + range.lowerBound
    }

    /// The index of the line that holds a character; the last line for those beyond.
    func lineIndex(at character: Int) -> Int? {
        let offset = character - range.lowerBound
        return frame.lines.firstIndex { $0.range.contains(offset) } ?? frame.lines.indices.last
    }

    // MARK: Rectangles

    /// The line fragment: the full width of a line, and its height with the spacing below.
    func fragmentRect(ofLine index: Int) -> CGRect {
        let line = frame.lines[index]
        let next = frame.lines[(index + 1)...].first { $0.top > line.top }
        let width = line.span.upperBound - line.span.lowerBound
        return CGRect(
            x: CGFloat(line.span.lowerBound), y: CGFloat(line.top), width: CGFloat(width) + 2 * padding,
            height: CGFloat((next?.top ?? line.bottom) - line.top))
    }

    /// The part of a line fragment that text covers, with the padding.
    func usedRect(ofLine index: Int) -> CGRect {
        let line = frame.lines[index]
        return CGRect(
            x: CGFloat(line.x), y: CGFloat(line.top), width: CGFloat(line.width) + 2 * padding, height: CGFloat(line.height))
    }

    /// The rectangles of characters: one for each line, or several if parts of the line have different directions.
    func rects(of characters: Range<Int>) -> [CGRect] {
        frame.lines.indices.flatMap { index -> [CGRect] in
            let line = frame.lines[index]
            let part = self.characters(of: line).clamped(to: characters)
            guard !part.isEmpty else { return [] }
            let fragment = fragmentRect(ofLine: index)
            return line.spans(of: part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound).map {
                CGRect(
                    x: CGFloat($0.lowerBound) + padding, y: fragment.minY, width: CGFloat($0.upperBound - $0.lowerBound),
                    height: fragment.height)
            }
        }
    }

    /// The x-coordinate of the insertion point before a character on a line.
    func cursor(before character: Int, onLine index: Int) -> CGFloat {
        CGFloat(frame.lines[index].leadingEdge(of: character - range.lowerBound)) + padding
    }

    // MARK: Hit testing

    /// The line nearest to a point.
    func lineIndex(nearest point: CGPoint) -> Int? {
        frame.lines.indices.min { distance(from: point, toLine: $0) < distance(from: point, toLine: $1) }
    }

    /// The vertical distance has precedence over the horizontal one.
    private func distance(from point: CGPoint, toLine index: Int) -> CGFloat {
        let rect = fragmentRect(ofLine: index)
        let across = max(rect.minX - point.x, point.x - rect.maxX, 0)
        let down = max(rect.minY - point.y, point.y - rect.maxY, 0)
        return down * 100_000 + across
    }

    /// The character nearest to a point, and the fraction, 0...1, of its width at which the point is; nil without
    /// characters.
    func character(nearest point: CGPoint) -> (index: Int, fraction: CGFloat)? {
        guard let index = lineIndex(nearest: point) else { return nil }
        let line = frame.lines[index]
        guard let found = line.character(at: Double(point.x - padding)) else {
            return line.range.isEmpty ? nil : (characters(of: line).lowerBound, 0)
        }
        return (found.offset + range.lowerBound, CGFloat(found.fraction))
    }
}
