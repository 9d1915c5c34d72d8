import Testing
import UIKit

@MainActor @Suite struct UIFontTests {
    /// Printed by a program on iOS 26.1.
    @Test func metricsAtSeventeenPoints() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.ascender == 16.1865234375)
        #expect(font.descender == -4.1005859375)
        #expect(font.lineHeight == 20.287109375)
        #expect(font.leading == 0)
        #expect(font.capHeight == 11.97802734375)
        #expect(font.xHeight == 8.9482421875)
    }

    /// The leading that the Human Interface Guidelines give the style, less the line height; another size has none.
    @Test func textStylesHaveALeading() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        #expect(body.lineHeight == 20.287109375)
        #expect(body.leading == 22 - body.lineHeight)
        let title = UIFont.preferredFont(forTextStyle: .title1)
        #expect(title.leading == 34 - title.lineHeight)
        #expect(body.withSize(18).leading == 0)
        #expect(UIFont(descriptor: body.fontDescriptor, size: 0) == body)
    }

    @Test(arguments: [
        (UIFont.systemFont(ofSize: 12), ".SFUI-Regular"), (.systemFont(ofSize: 12, weight: .semibold), ".SFUI-Semibold"),
        (.boldSystemFont(ofSize: 12), ".SFUI-Bold"), (.italicSystemFont(ofSize: 12), ".SFUI-RegularItalic"),
        (.preferredFont(forTextStyle: .headline), ".SFUI-Semibold"), (.preferredFont(forTextStyle: .body), ".SFUI-Regular"),
    ])
    func systemFontsHaveTheirNames(font: UIFont, name: String) {
        #expect(font.fontName == name)
        #expect(font.familyName == ".AppleSystemUIFont")
    }

    @Test func fontsWithEqualTraitsAreEqual() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
        #expect(UIFont.systemFont(ofSize: 17).withSize(20) == UIFont.systemFont(ofSize: 20))
        #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    }

    @Test func namesAreLookedUp() throws {
        let font = try #require(UIFont(name: "HelveticaNeue-Bold", size: 14))
        #expect(font.fontName == "HelveticaNeue-Bold")
        #expect(font.familyName == "Helvetica Neue")
        #expect(font.pointSize == 14)
        #expect(UIFont(name: "Nonesuch-Bold", size: 14) == nil)
        #expect(UIFont.fontNames(forFamilyName: "Nonesuch").isEmpty)
        #expect(UIFont.familyNames.contains("Avenir Next"))
    }

    @Test func documentsGetASubstituteForUnknownNames() {
        let (font, isSubstitute) = UIFont.documentFont(named: "Nonesuch-SemiBold", size: 14)
        #expect(isSubstitute)
        #expect(font.fontName == "Nonesuch-SemiBold")
        #expect(font.pointSize == 14)
    }

    @Test func missingFilesAreErrors() throws {
        try UIFont.checkInstallation()
        #expect(throws: (any Error).self) { try UIFont.replaceSystemFont(path: "/nowhere/a.ttf") }
        #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
    }

    @Test func systemSizes() {
        #expect(UIFont.labelFontSize == 17)
        #expect(UIFont.buttonFontSize == 18)
        #expect(UIFont.systemFontSize == 14)
        #expect(UIFont.smallSystemFontSize == 12)
    }

    // MARK: Dynamic Type

    /// The smallest, the default and the two largest sizes of Apple's table.
    @Test(arguments: [
        (UIFont.TextStyle.largeTitle, [31.0, 34, 56, 60]), (.title1, [25, 28, 53, 58]), (.title2, [19, 22, 50, 56]),
        (.title3, [17, 20, 49, 55]), (.headline, [14, 17, 47, 53]), (.body, [14, 17, 47, 53]), (.callout, [13, 16, 44, 51]),
        (.subheadline, [12, 15, 42, 49]), (.footnote, [12, 13, 38, 44]), (.caption1, [11, 12, 37, 43]),
        (.caption2, [11, 11, 34, 41]),
    ])
    func textStylesFollowTheContentSize(style: UIFont.TextStyle, sizes: [Double]) {
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .large, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]
        let found = categories.map { category in
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return Double(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize)
        }
        #expect(found == sizes)
    }

    @Test func metricsScaleFonts() {
        let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(UIFontMetrics.default.scaledFont(for: font).pointSize == 17)
        #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: largest).pointSize == 48)
        #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest).pointSize == 30)
    }

    /// Logs of iOS 26.1 of an app's fonts.
    @Test(arguments: [
        (18.0, UIContentSizeCategory.extraExtraExtraLarge, 24.0), (16, .extraExtraExtraLarge, 21),
        (13, .extraExtraExtraLarge, 17),
        (18, .accessibilityLarge, 33), (16, .accessibilityLarge, 30), (13, .accessibilityLarge, 24),
    ])
    func metricsScaleByTheLeading(size: Double, category: UIContentSizeCategory, expected: Double) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let scaled = UIFontMetrics(forTextStyle: .callout).scaledFont(for: .systemFont(ofSize: size), compatibleWith: traits)
        #expect(Double(scaled.pointSize) == expected)
    }

    // MARK: Descriptors

    /// As extensions of many apps read a font's weight.
    @Test func descriptorsTellTheTraitsOfTheirFont() throws {
        let descriptor = UIFont.systemFont(ofSize: 13, weight: .heavy).fontDescriptor
        let traits = try #require(descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
        let weight = try #require(traits[.weight] as? CGFloat)
        #expect(UIFont.Weight(rawValue: weight) == .heavy && traits[.weight] as? NSNumber == NSNumber(value: Double(weight)))
        #expect(traits[.symbolic] as? UInt32 == UIFontDescriptor.SymbolicTraits.traitBold.rawValue)
        #expect(UIFontDescriptor(name: "Menlo-Bold", size: 12).object(forKey: .family) as? String == "Menlo")
        #expect(descriptor.object(forKey: .size) as? CGFloat == 13 && descriptor.object(forKey: .face) == nil)
    }

    @Test func descriptorsMakeTheirFontAgain() throws {
        let fonts = [
            UIFont.systemFont(ofSize: 13, weight: .medium), .italicSystemFont(ofSize: 15), .preferredFont(forTextStyle: .title2),
            .monospacedSystemFont(ofSize: 11, weight: .bold), try #require(UIFont(name: "Georgia-Bold", size: 20)),
        ]
        for font in fonts { #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font) }
        #expect(UIFont(descriptor: fonts[0].fontDescriptor, size: 40).pointSize == 40)
    }

    @Test func symbolicTraitsChangeTheStyle() throws {
        let bold = try #require(UIFont.systemFont(ofSize: 13).fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0) == UIFont.boldSystemFont(ofSize: 13))
        #expect(bold.symbolicTraits == .traitBold)
        let both = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(both.symbolicTraits == [.traitBold, .traitItalic])
        let plain = try #require(both.withSymbolicTraits([]))
        #expect(UIFont(descriptor: plain, size: 0) == UIFont.systemFont(ofSize: 13))
    }

    @Test func attributesDescribeFonts() {
        let descriptor = UIFontDescriptor(fontAttributes: [.name: "Menlo-Bold", .size: 12])
        #expect(UIFont(descriptor: descriptor, size: 0).fontName == "Menlo-Bold")
        let heavy = UIFontDescriptor(fontAttributes: [.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
        #expect(UIFont(descriptor: heavy, size: 9) == UIFont.systemFont(ofSize: 9, weight: .heavy))
    }
}

/// Features of font descriptors.
@Suite struct FontFeatureTests {
    @Test("Digits of equal width are a feature of the system font") func equalDigits() {
        let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.featureIdentifier: 6, .typeIdentifier: 0]]
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
        let font = UIFont(descriptor: descriptor, size: 0)
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        #expect(width("111", font) == width("000", font))
        #expect(width("111", .systemFont(ofSize: 17)) != width("000", .systemFont(ofSize: 17)))
        let other: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: 6, .selector: 1]]
        let plain = UIFont(
            descriptor: UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: other]), size: 0)
        #expect(width("111", plain) == width("111", .systemFont(ofSize: 17)))
    }
}
