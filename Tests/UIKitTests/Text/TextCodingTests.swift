import Testing
import UIKit

/// Fonts, paragraph styles and what belongs to them in archives, with and without classes that the reader asks for.
@MainActor
@Suite struct TextCodingTests {
    /// An object after a way through an archive.
    private func archived<T: NSObject & NSSecureCoding>(_ object: T, secure: Bool) throws -> T {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: secure)
        if secure { return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: T.self, from: data)) }
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        return try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? T)
    }

    @Test(arguments: [true, false]) func fontsAreFoundAgain(_ secure: Bool) throws {
        let rounded = try #require(UIFont.systemFont(ofSize: 15, weight: .heavy).fontDescriptor.withDesign(.rounded))
        let named = try #require(UIFont(name: "Georgia-Bold", size: 13))
        let fonts = [
            UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 12.5), .italicSystemFont(ofSize: 20), named,
            .monospacedDigitSystemFont(ofSize: 9, weight: .medium), .preferredFont(forTextStyle: .title2),
            UIFont(descriptor: rounded, size: 0),
        ]
        for font in fonts {
            let read = try archived(font, secure: secure)
            #expect(read == font && read.fontName == font.fontName && read.pointSize == font.pointSize)
            #expect(read.lineHeight == font.lineHeight && read.fontDescriptor == font.fontDescriptor)
        }
        let style = try archived(UIFont.preferredFont(forTextStyle: .title2), secure: secure)
        #expect(style.fontDescriptor.object(forKey: .textStyle) as? String == UIFont.TextStyle.title2.rawValue)
    }

    @Test(arguments: [true, false]) func descriptorsKeepTheirAttributes(_ secure: Bool) throws {
        let named = UIFontDescriptor(fontAttributes: [.family: "Georgia", .face: "Italic", .size: 11])
        let read = try archived(named, secure: secure)
        #expect(read == named && read.object(forKey: .family) as? String == "Georgia" && read.pointSize == 11)
        #expect(read.fontAttributes[.face] as? String == "Italic" && UIFont(descriptor: read, size: 0).familyName == "Georgia")
        let bold = try #require(UIFont.systemFont(ofSize: 14).fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(try archived(bold, secure: secure).symbolicTraits.contains(.traitBold))
    }

    @Test(arguments: [true, false]) func paragraphStylesKeepAllValues(_ secure: Bool) throws {
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (1, 2, 3)
        (style.headIndent, style.tailIndent, style.firstLineHeadIndent) = (4, -5, 6)
        (style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple) = (7, 8, 1.25)
        (style.alignment, style.lineBreakMode, style.baseWritingDirection) = (.justified, .byTruncatingMiddle, .rightToLeft)
        (style.hyphenationFactor, style.usesDefaultHyphenation, style.allowsDefaultTighteningForTruncation) = (0.5, true, true)
        (style.lineBreakStrategy, style.defaultTabInterval) = (.standard, 9)
        let ends = NSTextTab.OptionKey.columnTerminators
        style.tabStops = [NSTextTab(textAlignment: .right, location: 40, options: [ends: CharacterSet(charactersIn: ".")])]
        let read = try archived(style, secure: secure)
        let (stops, given): ([NSTextTab]?, [NSTextTab]?) = (read.tabStops, style.tabStops)
        #expect(read == style && stops == given && stops?.count == 1 && read.lineBreakStrategy == .standard)
        read.lineSpacing = 10
        #expect(read != style)
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(try archived(copy, secure: secure) == style)
        #expect(try archived(NSParagraphStyle.default, secure: secure).tabStops.count == 12)
    }

    @Test(arguments: [true, false]) func listsShadowsAndTabs(_ secure: Bool) throws {
        let list = NSTextList(markerFormat: .lowercaseRoman)
        list.startingItemNumber = 4
        let style = NSMutableParagraphStyle()
        style.textLists = [list]
        let read = try #require(try archived(style, secure: secure).textLists.first)
        #expect(read.markerFormat == .lowercaseRoman && read.startingItemNumber == 4)
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (CGSize(width: 1, height: -2), 3, UIColor.red)
        #expect(try archived(shadow, secure: secure) == shadow)
        shadow.shadowColor = nil
        #expect(try archived(shadow, secure: secure).shadowColor == nil)
        let tab = NSTextTab(textAlignment: .center, location: 12)
        #expect(try archived(tab, secure: secure) == tab)
    }
}
