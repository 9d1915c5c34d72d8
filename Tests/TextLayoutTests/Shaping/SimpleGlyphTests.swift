import Foundation
import Testing

@testable import TextLayout

@Suite struct SimpleGlyphTests {
    /// The short cut for Latin text must not change anything: glyphs and advances are those of shaping, kerning included.
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

    @Test func whatIsNotASCIIIsShapedWhenItIsMet() throws {
        let shaper = try #require(HarfBuzzFace(path: FontFile.inter(.regular, italic: false).path, index: 0))
        let table = SimpleGlyphTable(shaper: shaper, features: FontTreatment.steadyFeatures)
        #expect(table.lookupCount == 0)
        for unit: UInt16 in [0x41, 0xE9, 0xE9, 0x2026, 0x4E00] { _ = table[unit] }
        #expect(table.lookupCount == 2)
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
