import Testing
import UIKit

/// Options of drawn text, styles of lines, and fonts by description.
@MainActor
@Suite struct DrawingOptionTests {
    /// - Source: NSStringDrawing.h and NSAttributedString.h
    @Test func optionsHaveApplesBits() {
        let options: [NSStringDrawingOptions] = [
            .usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine,
        ]
        #expect(options.map(\.rawValue) == [1, 2, 8, 32])
        let lines: [NSUnderlineStyle] = [.patternDot, .patternDash, .patternDashDot, .patternDashDotDot, .byWord]
        #expect(lines.map(\.rawValue) == [0x100, 0x200, 0x300, 0x400, 0x8000])
    }

    @Test func descriptionsFindFontsAndTheirTraits() {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        #expect(body.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
        let large = UIFontDescriptor.preferredFontDescriptor(
            withTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraExtraLarge))
        #expect(large.pointSize == 21)
        let serif = UIFont(descriptor: body.withDesign(.serif)!, size: 0)
        #expect(serif.pointSize == body.pointSize && serif != UIFont.preferredFont(forTextStyle: .body))
        let helvetica = UIFontDescriptor().withFamily("Helvetica").withSize(14)
        #expect(UIFont(descriptor: helvetica, size: 0).familyName == "Helvetica")
        #expect(UIFontDescriptor(name: "Helvetica-Bold", size: 12).postscriptName == "Helvetica-Bold")
        #expect(UIFontDescriptor(fontAttributes: [.family: "Georgia"]).fontAttributes[.family] as? String == "Georgia")
        let traits: [(UIFontDescriptor.SymbolicTraits, UInt32)] = [
            (.traitItalic, 1 << 0), (.traitBold, 1 << 1), (.traitExpanded, 1 << 5), (.traitCondensed, 1 << 6),
            (.traitMonoSpace, 1 << 10), (.traitVertical, 1 << 11), (.traitUIOptimized, 1 << 12), (.traitTightLeading, 1 << 15),
            (.traitLooseLeading, 1 << 16), (.classMask, 0xF000_0000),
        ]
        for (trait, bits) in traits { #expect(trait.rawValue == bits) }
    }
}
