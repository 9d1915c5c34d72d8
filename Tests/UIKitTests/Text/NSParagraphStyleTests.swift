import Testing
import UIKit

@Suite struct NSParagraphStyleTests {
    @Test func defaultsAreApples() {
        let style = NSParagraphStyle.default
        #expect(style.alignment == .natural)
        #expect(style.lineBreakMode == .byWordWrapping)
        #expect(style.lineSpacing == 0)
        #expect(style.lineHeightMultiple == 0)
        #expect(style.baseWritingDirection == .natural)
    }

    @Test func copiesAreEqualAndApart() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.alignment = .center
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy == style)
        #expect(!(copy is NSMutableParagraphStyle))
        style.lineSpacing = 5
        #expect(copy.lineSpacing == 4)
        #expect(copy != style)
        let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        mutable.setParagraphStyle(style)
        #expect(mutable == style)
    }

    @Test(arguments: [
        ("ar", NSWritingDirection.rightToLeft), ("he-IL", .rightToLeft), ("en", .leftToRight), ("de_DE", .leftToRight),
    ])
    func languagesHaveADirection(language: String, direction: NSWritingDirection) {
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language) == direction)
    }

    @Test func rawValuesAreApples() {
        #expect(NSTextAlignment.natural.rawValue == 4)
        #expect(NSTextAlignment.right.rawValue == 2)
        #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4)
        #expect(NSAttributedString.Key.font.rawValue == "NSFont")
        #expect(NSAttributedString.Key.foregroundColor.rawValue == "NSColor")
    }
}

/// Tab stops of paragraph styles.
@Suite struct TabStopTests {
    @Test("Twelve stops at every 28 points are the default, which nil restores") func defaultStops() {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.map(\.location) == (1...12).map { 28 * CGFloat($0) })
        style.tabStops = []
        #expect(style.tabStops.isEmpty)
        style.tabStops = nil
        #expect(style.tabStops.count == 12)
    }

    @Test("Stops are kept by location, added and removed by equality") func editing() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .right, location: 80), NSTextTab(textAlignment: .left, location: 20)]
        style.addTabStop(NSTextTab(textAlignment: .center, location: 50))
        #expect(style.tabStops.map(\.location) == [20, 50, 80])
        style.removeTabStop(NSTextTab(textAlignment: .right, location: 80))
        #expect(style.tabStops.map(\.location) == [20, 50])
        #expect(style.copy() as? NSParagraphStyle == style)
    }

    @Test("Text is laid out at the stops, numbers by their separator") func layout() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [
            NSTextTab(textAlignment: .left, location: 50),
            NSTextTab(
                textAlignment: .right, location: 150,
                options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))]),
        ]
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]
        #expect("a\t".size(withAttributes: attributes).width == 50)
        let fraction = ".50".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(abs("a\t\t12.50".size(withAttributes: attributes).width - (150 + fraction)) < 0.6)
    }
}
