import CoreText
import Testing

struct CoreTextTests {
    @Test func theModuleAloneMakesLines() {
        let line = CTLineCreateWithAttributedString(CFAttributedString(string: "four"))
        #expect(CTLineGetGlyphCount(line) == 4)
        #expect(CTLineGetImageBounds(line, nil).width > 0)
    }

    /// Numbers of the registry of font features in Apple's TrueType Reference Manual.
    @Test func featuresHaveTheirNumbers() {
        #expect(
            [kNumberSpacingType, kNumberCaseType, kVerticalPositionType, kStylisticAlternativesType]
                == [6, 21, 10, 35] as [Int])
        #expect([kMonospacedNumbersSelector, kUpperCaseNumbersSelector, kSuperiorsSelector] == [0, 1, 1] as [Int])
        #expect(
            [kStylisticAltOneOnSelector, kStylisticAltTwentyOffSelector, kHistoricalLigaturesOnSelector]
                == [2, 41, 20] as [Int])
        #expect(kCTFontFeatureTypeIdentifierKey as String == UIFontDescriptor.FeatureKey.type.rawValue)
    }
}
