import Testing

@testable import TextLayout

/// Widths that logs of iOS 26.1 state, in points on a screen of two pixels a point.
@Suite struct MeasuredWidthTests {
    /// Every single line of the logs' labels, titles, placeholders and bar buttons.
    private static let lines: [(text: String, weight: FontWeight, size: Double, width: Double)] = [
        ("Account", .semibold, 17, 66.5), ("Your name", .regular, 17, 81), ("Enabled", .regular, 17, 61.5),
        ("Level", .regular, 17, 40), ("Small", .medium, 13, 34.5), ("Medium", .regular, 13, 48.5),
        ("Large", .regular, 13, 34.5), ("Date", .regular, 17, 36), ("Count", .regular, 17, 46.5), ("Form", .semibold, 17, 41.5),
        ("9/4/26", .regular, 33, 100.5), ("Form", .semibold, 21, 50), ("Alpha", .regular, 17, 43.5),
        ("First item", .regular, 15, 64), ("Charlie", .regular, 17, 53.5), ("Third item", .regular, 15, 69.5),
        ("Delta", .regular, 17, 40), ("Fourth item", .regular, 15, 79), ("Echo", .regular, 17, 38),
        ("Fifth item", .regular, 15, 65), ("Foxtrot", .regular, 17, 54), ("Sixth item", .regular, 15, 68),
        ("Golf", .regular, 17, 31.5), ("Seventh item", .regular, 15, 89.5), ("Hotel", .regular, 17, 41),
        ("Eighth item", .regular, 15, 77.5), ("India", .regular, 17, 36.5), ("Ninth item", .regular, 15, 70.5),
        ("Reminders", .bold, 34, 170), ("Reminders", .semibold, 17, 85), ("Edit", .medium, 17, 30.5),
        ("Alpha", .regular, 33, 82.5), ("First item", .regular, 30, 119), ("Bravo", .regular, 33, 81.5),
        ("Second item", .regular, 30, 161.5), ("Reminders", .bold, 48, 238.5), ("Reminders", .semibold, 21, 103),
        ("Edit", .medium, 21, 36.5), ("Bravo", .regular, 17, 43.5), ("Second line", .regular, 15, 80),
        ("Detail", .regular, 17, 44), ("Reorder me", .regular, 15, 79.5), ("Starred", .regular, 17, 56.5),
        ("Archived", .regular, 17, 67), ("Last week", .regular, 15, 69), ("Sheet Medium", .regular, 17, 110),
        ("Sheet Large", .regular, 17, 92), ("Alert", .regular, 17, 36.5), ("Action Sheet", .regular, 17, 97.5),
        ("Popover", .regular, 17, 63), ("Modals", .semibold, 17, 58), ("More", .medium, 17, 40.5), ("A", .semibold, 17, 12),
        ("B", .semibold, 17, 11.5), ("C", .semibold, 17, 12.5), ("D", .semibold, 17, 12.5), ("E", .semibold, 17, 10),
        ("Morning briefing", .semibold, 17, 131.5), ("Studio notes", .semibold, 17, 100.5), ("Stories", .semibold, 17, 56.5),
        ("Today", .semibold, 17, 48),
    ]

    @Test(arguments: lines.filter { $0.size < 20 })
    func aLineIsAsWideAsOnIOS(text: String, weight: FontWeight, size: Double, width: Double) throws {
        #expect(abs(try roundedUp(text, size, weight) - width) <= 0.5)
    }

    @Test(arguments: lines.filter { $0.size >= 20 })
    func aLargeLineIsNearlyAsWideAsOnIOS(text: String, weight: FontWeight, size: Double, width: Double) throws {
        #expect(abs(try roundedUp(text, size, weight) - width) <= 1.5)
    }

    /// The share that is asked for, of lines of all sizes.
    @Test func nineOfTenLinesAreWithinHalfAPoint() throws {
        let near = try Self.lines.filter { abs(try roundedUp($0.text, $0.size, $0.weight) - $0.width) <= 0.5 }
        #expect(Double(near.count) >= 0.9 * Double(Self.lines.count))
    }

    /// A document's label of 17 points states 48, rounded up to a whole point.
    @Test func aBoldPercentSignIsAsWideAsRecorded() throws {
        #expect((47.5...48).contains(try roundedUp("100%", 17, .bold)))
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
