import Testing

@testable import TextLayout

/// Widths that logs of iOS 26.1 state, of labels that are one line high, in points on a screen of two pixels a point.
@Suite struct MeasuredWidthTests {
    @Test(arguments: [
        ("Alert", 17.0, FontWeight.regular, 36.5), ("Popover", 17, .regular, 63), ("Detail", 17, .regular, 44),
        ("Second line", 15, .regular, 80), ("Date", 17, .regular, 36), ("Medium", 13, .regular, 48.5),
        ("Today", 17, .semibold, 48), ("Studio notes", 17, .semibold, 100.5), ("Edit", 17, .medium, 30.5),
    ])
    func aLineIsAsWideAsOnIOS(text: String, size: Double, weight: FontWeight, width: Double) throws {
        #expect(abs(try roundedUp(text, size, weight) - width) <= 0.5)
    }

    @Test(arguments: [("Reminders", 34.0, FontWeight.bold, 170.0), ("Alpha", 33, .regular, 82.5), ("Edit", 21, .medium, 36.5)])
    func aLargeLineIsAsWideAsOnIOS(text: String, size: Double, weight: FontWeight, width: Double) throws {
        #expect(abs(try roundedUp(text, size, weight) - width) <= 1)
    }

    /// Recorded labels with underscores: a sixth wider than the stand-in's.
    @Test func anUnderscoreIsAsWideAsOnIOS() throws {
        let advance = try #require(try Samples.font(17).typeface.simpleGlyph(for: 0x5F)?.advance)
        #expect((0.53...0.62).contains(advance))
    }

    private func roundedUp(_ text: String, _ size: Double, _ weight: FontWeight) throws -> Double {
        let styled = StyledText(text, attributes: TextAttributes(font: try Samples.font(size, weight)), paragraphStyle: .standard)
        return (Typesetter(styled, in: TextContainer()).measure().width * 2).rounded(.up) / 2
    }
}
