/// The descriptive tables of an OpenType or TrueType font, read with bounds checks.
package struct OpenTypeTables: Sendable {
    /// Units per em.
    package let unitsPerEm: Int
    package let glyphCount: Int
    /// The bounding box of all glyphs: left, bottom, right, top; font units.
    package let bounds: [Int]
    /// The ascent and descent in font units; the descent is negative.
    package let ascent: Int
    package let descent: Int
    package let lineGap: Int
    /// The heights in font units; 0 if the font does not have them.
    package let capHeight: Int
    package let xHeight: Int
    /// The italic angle in degrees; negative for fonts that slant to the right.
    package let italicAngle: Double
    /// The names by their ids: 4 is the full name, 6 the PostScript name.
    package let names: [Int: String]
    private let advances: [Int]

    /// Reads a font; nil for other files, collections, and fonts without a required table.
    package init?(_ bytes: [UInt8]) {
        guard let font = Tables(bytes), let head = font["head"], let hhea = font["hhea"], let maxp = font["maxp"],
            let unitsPerEm = head.unsigned(18, 2), unitsPerEm > 0, let glyphCount = maxp.unsigned(4, 2),
            let bounds = head.signedList(36, count: 4), let lines = hhea.signedList(4, count: 3),
            let metricCount = hhea.unsigned(34, 2)
        else { return nil }
        (self.unitsPerEm, self.glyphCount, self.bounds) = (unitsPerEm, glyphCount, bounds)
        (ascent, descent, lineGap) = (lines[0], lines[1], lines[2])
        let os2 = font["OS/2"]
        (xHeight, capHeight) = (os2?.signed(86) ?? 0, os2?.signed(88) ?? 0)
        italicAngle = font["post"]?.fixed(4) ?? 0
        names = Self.names(font["name"])
        advances = (0..<metricCount).compactMap { font["hmtx"]?.unsigned($0 * 4, 2) }
    }

    /// The advance of a glyph in font units; trailing glyphs may share the last one; 0 for glyphs that do not exist.
    package func advance(of glyph: Int) -> Int {
        guard (0..<glyphCount).contains(glyph), let last = advances.last else { return 0 }
        return glyph < advances.count ? advances[glyph] : last
    }

    /// The names for Windows, which are UTF-16, in the first language that has them.
    private static func names(_ table: Table?) -> [Int: String] {
        var names: [Int: String] = [:]
        guard let table, let count = table.unsigned(2, 2), let storage = table.unsigned(4, 2) else { return [:] }
        for index in 0..<count {
            let record = 6 + index * 12
            guard table.unsigned(record, 2) == 3, let number = table.unsigned(record + 6, 2), names[number] == nil,
                let length = table.unsigned(record + 8, 2), let offset = table.unsigned(record + 10, 2)
            else { continue }
            let units = (0..<length / 2).compactMap { table.unsigned(storage + offset + $0 * 2, 2).map { UInt16($0) } }
            names[number] = String(decoding: units, as: UTF16.self)
        }
        return names
    }
}

/// The tables of a font file by their tags.
private struct Tables {
    private let file: Table
    private var places: [String: Range<Int>] = [:]

    /// nil for files that are not a single font.
    init?(_ bytes: [UInt8]) {
        file = Table(bytes[...])
        guard let kind = file.unsigned(0, 4), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(kind),
            let count = file.unsigned(4, 2)
        else { return nil }
        for index in 0..<count {
            let record = 12 + index * 16
            guard let offset = file.unsigned(record + 8, 4), let length = file.unsigned(record + 12, 4),
                offset <= bytes.count, length <= bytes.count - offset
            else { return nil }
            places[String(decoding: bytes[record..<record + 4], as: UTF8.self)] = offset..<offset + length
        }
    }

    subscript(tag: String) -> Table? { places[tag].map { Table(file.bytes[$0]) } }
}

/// Big-endian numbers at offsets; nil outside of the table.
private struct Table {
    let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    func unsigned(_ offset: Int, _ size: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - size else { return nil }
        let start = bytes.startIndex + offset
        return bytes[start..<start + size].reduce(0) { $0 << 8 | Int($1) }
    }

    func signed(_ offset: Int) -> Int? { unsigned(offset, 2).map { Int(Int16(truncatingIfNeeded: $0)) } }

    func signedList(_ offset: Int, count: Int) -> [Int]? {
        let numbers = (0..<count).compactMap { signed(offset + $0 * 2) }
        return numbers.count == count ? numbers : nil
    }

    /// A 16.16 fixed-point number.
    func fixed(_ offset: Int) -> Double? {
        unsigned(offset, 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
    }
}
