/// Shapes one paragraph of a text.
struct ParagraphShaper {
    let text: StyledText
    let range: Range<Int>

    /// - Complexity: O(n) for the paragraph.
    func shape() -> ShapedParagraph {
        let style = text.runs[text.runIndex(at: range.lowerBound)].paragraphStyle
        let tabs = TabRuler(style)
        if style.baseDirection != .rightToLeft, let advances = simpleAdvances() {
            return ShapedParagraph(range: range, advances: advances, runs: nil, level: 0, units: text.units, tabs: tabs)
        }
        return shapeInContext(base: style.baseDirection, tabs: tabs)
    }

    /// The advances of a paragraph that needs no shaping; nil if a unit needs it.
    private func simpleAdvances() -> [Double]? {
        var advances: [Double] = []
        advances.reserveCapacity(range.count)
        guard !range.isEmpty else { return advances }
        for index in text.runIndices(in: range) {
            let attributes = text.runs[index].attributes
            let font = attributes.font
            let spacing = attributes.spacing(in: font)
            let part = text.units[text.runs[index].range.clamped(to: range)]
            if let attachment = attributes.attachment, part.allSatisfy({ $0 == CodeUnits.attachment }) {
                advances += repeatElement(attachment.width + attributes.kern, count: part.count)
                continue
            }
            guard let ems = font.typeface.simpleAdvances(of: part) else { return nil }
            for advance in ems { advances.append(advance * font.pointSize + spacing) }
        }
        return advances
    }

    private func shapeInContext(base: TextDirection?, tabs: TabRuler) -> ShapedParagraph {
        let units = Array(text.units[range])
        let bidi = UnicodeText.bidiLevels(of: units, base: base)
        let runs = items(levels: bidi.levels).map(shapedRun)
        var advances = [Double](repeating: 0, count: range.count)
        for run in runs {
            for glyph in run.glyphs { advances[glyph.cluster - range.lowerBound] += glyph.advance }
        }
        return ShapedParagraph(
            range: range, advances: advances, runs: runs, level: bidi.paragraph, units: text.units, tabs: tabs)
    }

    // MARK: Items

    /// A part of the text that is shaped in one call.
    private struct Item: Equatable {
        var range: Range<Int>
        var level: UInt8
        var styleIndex: Int
        var typeface: Typeface
        /// The script; nil while only characters of the common script have occurred.
        var script: Int?
        /// The fixed advance of each user-perceived character in ems; nil for the glyphs' own advances.
        var advance: Double?

        /// Whether a further character, in its own item, can be shaped in the same call.
        func accepts(_ other: Item) -> Bool {
            level == other.level && styleIndex == other.styleIndex && typeface == other.typeface
                && advance == other.advance && (script == nil || other.script == nil || script == other.script)
        }

        mutating func absorb(_ other: Item) {
            range = range.lowerBound..<other.range.upperBound
            script = script ?? other.script
        }
    }

    /// The paragraph divided at changes of level, attributes, face or script.
    private func items(levels: [UInt8]) -> [Item] {
        var items: [Item] = []
        var start = range.lowerBound
        for end in UnicodeText.graphemeBreaks(in: Array(text.units[range])) {
            let cluster = start..<(range.lowerBound + end)
            for item in clusterItems(cluster, levels: levels) {
                if let last = items.last, last.accepts(item) {
                    items[items.count - 1].absorb(item)
                } else {
                    items.append(item)
                }
            }
            start = cluster.upperBound
        }
        return items
    }

    /// A user-perceived character is drawn with a single face; attributes may change inside it.
    private func clusterItems(_ cluster: Range<Int>, levels: [UInt8]) -> [Item] {
        let all = scalars(in: cluster)
        let scalars = all.filter { !UnicodeText.isDefaultIgnorable($0) }
        let script = scalars.lazy.compactMap(UnicodeText.script(of:)).first
        return text.runIndices(in: cluster).map { index in
            let part = text.runs[index].range.clamped(to: cluster)
            let font = text.runs[index].attributes.font
            let level = levels[part.lowerBound - range.lowerBound]
            guard text.attachment(at: part.lowerBound, inRun: index) == nil else {
                return Item(range: part, level: level, styleIndex: index, typeface: font.typeface, script: nil, advance: nil)
            }
            let typeface = typeface(covering: scalars, preferring: font.typeface)
            let isCovered = scalars.allSatisfy(font.typeface.covers)
            return Item(
                range: part, level: level, styleIndex: index, typeface: typeface, script: script,
                advance: WideCharacter.advance(of: all, pointSize: font.pointSize, isCovered: isCovered))
        }
    }

    private func scalars(in cluster: Range<Int>) -> [UInt32] {
        var scalars: [UInt32] = []
        var offset = cluster.lowerBound
        while offset < cluster.upperBound {
            let (scalar, length) = CodeUnits.scalar(in: text.units, at: offset, before: cluster.upperBound)
            scalars.append(scalar)
            offset += length
        }
        return scalars
    }

    /// The first of the preferred face and its fallbacks that covers every character, or else the first that covers the
    /// first one; the preferred one if none does.
    private func typeface(covering scalars: [UInt32], preferring preferred: Typeface) -> Typeface {
        if WideCharacter.isEmoji(scalars), let emoji = FontTable.shared.colorEmoji, scalars.first.map(emoji.covers) ?? false {
            return emoji
        }
        if scalars.allSatisfy(preferred.covers) { return preferred }
        let fallbacks = FontTable.shared.fallbacks(bold: preferred.isBold)
        if let face = fallbacks.first(where: { scalars.allSatisfy($0.covers) }) { return face }
        for scalar in scalars where !fallbacks.contains(where: { $0.covers(scalar) }) && !preferred.covers(scalar) {
            SubstituteLog.shared.report(.init(missing: scalar))
        }
        return fallbacks.first { scalars.first.map($0.covers) ?? false } ?? preferred
    }

    // MARK: Glyphs

    private func shapedRun(_ item: Item) -> ShapedRun {
        let attributes = text.runs[item.styleIndex].attributes
        let own = attributes.font
        let font = item.typeface == own.typeface ? own : own.falling(backTo: item.typeface)
        let spacing = attributes.spacing(in: font)
        let direction: TextDirection = item.level % 2 == 0 ? .leftToRight : .rightToLeft
        var glyphs = item.typeface.shape(text.units, range: item.range, direction: direction)
            .compactMap { glyph in
                text.attachment(at: glyph.cluster, inRun: item.styleIndex)
                    .map { .attachment(cluster: glyph.cluster, advance: $0.width + attributes.kern) }
                    ?? scaled(glyph, size: font.pointSize, spacing: spacing)
            }
        if let advance = item.advance { setAdvances(of: &glyphs, to: advance * font.pointSize + attributes.kern) }
        return ShapedRun(range: item.range, level: item.level, styleIndex: item.styleIndex, font: font, glyphs: glyphs)
    }

    /// A glyph in points with its spacing; nil for control characters, which draw nothing, except tabs, whose width
    /// depends on their position.
    private func scaled(_ glyph: ShapedGlyph, size: Double, spacing: Double) -> ShapedGlyph? {
        let unit = text.units[glyph.cluster]
        if unit == CodeUnits.tab { return .tab(cluster: glyph.cluster) }
        guard !CodeUnits.isControl(unit) else { return nil }
        var result = glyph
        result.xOffset *= size
        result.yOffset *= size
        result.advance = glyph.advance * size + (glyph.advance > 0 ? spacing : 0)
        return result
    }

    /// Keeps a single glyph of each user-perceived character, centred in an advance in points. A character without a
    /// glyph in the table's fonts, such as an emoji joined of several, is drawn as its first one.
    private func setAdvances(of glyphs: inout [ShapedGlyph], to advance: Double) {
        var cluster: Int?
        glyphs.removeAll { glyph in
            defer { cluster = glyph.cluster }
            return glyph.cluster == cluster
        }
        for index in glyphs.indices {
            glyphs[index].xOffset += (advance - glyphs[index].advance) / 2
            glyphs[index].advance = advance
        }
    }
}
