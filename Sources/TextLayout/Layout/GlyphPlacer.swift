import Rasterizer

/// Places the glyphs of a line in visual order.
struct GlyphPlacer {
    let text: StyledText
    let shaped: ShapedParagraph
    /// Points to distribute over the line's spaces.
    let stretch: Double
    /// The factor of the advances.
    let condensing: Double
    /// Whether runs record the positions of their characters.
    let recordsAdvances: Bool

    /// Adjacent glyphs without positions.
    private struct Segment {
        var range: Range<Int>
        var level: UInt8
        var font: TextFont
        var attributes: TextAttributes
        var glyphs: [ShapedGlyph]
    }

    /// The line's glyph runs from left to right.
    func runs(of line: LineFragment) -> [GlyphRun] {
        let segments = line.pieces.flatMap(segments)
        let stretchPerSpace = stretch / Double(max(1, spaceCount(in: segments)))
        var x = 0.0
        return UnicodeText.visualOrder(ofLevels: segments.map(\.level)).map { index in
            let run = placed(segments[index], at: x, stretchPerSpace: stretchPerSpace)
            x += run.width
            return run
        }
    }

    // MARK: Segments in logical order

    private func segments(of piece: LineFragment.Piece) -> [Segment] {
        switch piece {
        case .ellipsis(let place):
            let attributes = text.runs[text.runIndex(at: place)].attributes
            return [
                Segment(
                    range: place..<place, level: shaped.level, font: attributes.font, attributes: attributes,
                    glyphs: Ellipsis(attributes: attributes, cluster: place).glyphs)
            ]
        case .text(let range):
            return shaped.runs == nil ? simpleSegments(in: range) : shapedSegments(in: range)
        }
    }

    private func shapedSegments(in range: Range<Int>) -> [Segment] {
        shaped.runs(touching: range).map { run in
            Segment(
                range: run.range.clamped(to: range), level: run.level, font: run.font,
                attributes: text.runs[run.styleIndex].attributes, glyphs: Array(run.glyphs(in: range)))
        }
    }

    private func simpleSegments(in range: Range<Int>) -> [Segment] {
        guard !range.isEmpty else { return [] }
        return text.runIndices(in: range).map { index in
            let attributes = text.runs[index].attributes
            let part = text.runs[index].range.clamped(to: range)
            let glyphs = part.map { offset -> ShapedGlyph in
                let advance = shaped.advances[offset - shaped.range.lowerBound]
                if text.attachment(at: offset, inRun: index) != nil { return .attachment(cluster: offset, advance: advance) }
                return ShapedGlyph(
                    glyph: attributes.font.typeface.simpleGlyph(for: text.units[offset])?.glyph ?? 0, cluster: offset,
                    advance: advance, xOffset: 0, yOffset: 0)
            }
            return Segment(range: part, level: 0, font: attributes.font, attributes: attributes, glyphs: glyphs)
        }
    }

    // MARK: Placing

    private func spaceCount(in segments: [Segment]) -> Int {
        guard stretch > 0 else { return 0 }
        return segments.reduce(0) { $0 + $1.glyphs.count { isSpace($0) } }
    }

    private func isSpace(_ glyph: ShapedGlyph) -> Bool { text.units[glyph.cluster] == CodeUnits.space }

    private func placed(_ segment: Segment, at start: Double, stretchPerSpace: Double) -> GlyphRun {
        var x = start
        var glyphs: [PositionedGlyph] = []
        var attachments: [PlacedAttachment] = []
        var advances = [Double](repeating: 0, count: recordsAdvances ? segment.range.count : 0)
        glyphs.reserveCapacity(segment.glyphs.count)
        for glyph in segment.glyphs {
            let pen = x
            defer {
                if recordsAdvances, segment.range.contains(glyph.cluster) {
                    advances[glyph.cluster - segment.range.lowerBound] += x - pen
                }
            }
            if glyph.isTab {
                x += shaped.advance(at: glyph.cluster, unit: CodeUnits.tab, penAt: x)
                continue
            }
            if glyph.isAttachment {
                attachments.append(PlacedAttachment(offset: glyph.cluster, x: x))
            } else {
                let y = -(segment.attributes.baselineOffset + glyph.yOffset)
                glyphs.append(PositionedGlyph(glyph: glyph.glyph, x: x + glyph.xOffset, y: y))
            }
            x += glyph.advance * condensing
            if stretchPerSpace > 0, isSpace(glyph) { x += stretchPerSpace }
        }
        return GlyphRun(
            font: segment.font, attributes: segment.attributes, range: segment.range, x: start, width: x - start, glyphs: glyphs,
            attachments: attachments, advances: advances, isRightToLeft: segment.level % 2 != 0)
    }
}
