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
