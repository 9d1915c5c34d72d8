import Foundation
import Testing

@testable import TextLayout

@Suite struct SimpleGlyphTests {
    /// The short cut for Latin text must not change anything: glyphs and advances are those of shaping, kerning
    /// included.
    @Test(arguments: FontWeight.allCases) func lookingUpEqualsShaping(weight: FontWeight) throws {
        let typeface = try Samples.font(17, weight).typeface
        let units = SimpleGlyphTable.scalars.map { UInt16($0) }.filter { typeface.simpleGlyph(for: $0) != nil }
        let sample: [UInt16] = (units + units.reversed()).flatMap {
            [$0, UInt16(0x54), UInt16(0x6F), UInt16(0x66), UInt16(0x69)]
        }
        let shaped = typeface.shape(sample, range: 0..<sample.count, direction: .leftToRight)
        #expect(shaped.map(\.glyph) == sample.map { typeface.simpleGlyph(for: $0)?.glyph })
        #expect(shaped.map(\.advance) == typeface.simpleAdvances(of: sample[...]))
    }

    @Test func lettersAreKerned() throws {
        #expect(try Samples.width("To") < (try Samples.width("T")) + (try Samples.width("o")) - 0.5)
    }

    /// Inter moves these letters apart, which recorded widths of the system font do not show.
    @Test(arguments: ["rt", "ry", "tl", "l_", "_n"]) func noPairOfTheSystemFontIsMovedApart(pair: String) throws {
        let letters = try pair.map { try Samples.width(String($0)) }.reduce(0, +)
        #expect(abs(try Samples.width(pair) - letters) < 1e-6)
    }

    @Test func asciiIsSimple() throws {
        let typeface = try Samples.font(17).typeface
        #expect((0x20...0x7E).allSatisfy { typeface.simpleGlyph(for: $0) != nil })
    }

    @Test func unitsAreShapedWhenTheyAreMet() throws {
        let file = try OpenedFontFile(.inter(.regular, italic: false), weight: nil)
        let units = file.shapedUnits(FontTreatment.steadyFeatures)
        let table = SimpleGlyphTable(HarfBuzzFace(file.shaper), units)
        #expect(table.lookupCount == 0)
        for unit: UInt16 in [0x41, 0x41, 0x7E, 0xE9, 0xE9, 0x2026, 0x4E00] { _ = table[unit] }
        #expect(table.lookupCount == 4)
        #expect(units.shapeCount == 4)
    }

    /// What shaping makes of units and pairs does not depend on advances, so that all sizes of a weight share it.
    @Test func sizesOfAFaceShapeAPairOnce() throws {
        let table = FontTable()
        let (small, large) = (try table.systemFont(ofSize: 17).typeface, try table.systemFont(ofSize: 24).typeface)
        let units = small.shapedUnits
        #expect(small !== large && large.shapedUnits === units)
        let narrow = try #require(small.simpleAdvances(of: [0x54, 0x6F]))
        let count = units.shapeCount
        let wide = try #require(large.simpleAdvances(of: [0x54, 0x6F]))
        #expect(count == 3 && units.shapeCount == count)
        #expect(narrow != wide)
    }

    @Test func accentedLettersHaveTheBaseLettersOfUnicode() {
        for scalar in SimpleGlyphTable.scalars {
            let text = Unicode.Scalar(scalar).map { String($0).decomposedStringWithCanonicalMapping } ?? ""
            #expect(FittedAdvances.letter(of: scalar) == text.unicodeScalars.first?.value, "\(scalar)")
        }
    }

    @Test(arguments: [0x00, 0x09, 0x0A, 0xAD, 0x300, 0x5D0, 0x627, 0x4E00, 0xD800])
    func unitsThatNeedContextAreNot(unit: UInt16) throws {
        #expect(try Samples.font(17).typeface.simpleGlyph(for: unit) == nil)
    }
}
