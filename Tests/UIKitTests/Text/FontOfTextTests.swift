import Testing

@testable import UIKit

/// Fonts of labels and text views with and without attributes, and descriptors of fonts.
///
/// - Source: behaviour that the tests of three public libraries count on.
@MainActor
struct FontOfTextTests {
    private func avenir(_ size: CGFloat) throws -> UIFont { try #require(UIFont(name: "Avenir-Roman", size: size)) }

    @Test("A label's attributed text has the label's font, and the label that of the attributed text") func label() throws {
        let label = UILabel()
        label.font = try avenir(20)
        label.text = "Testing"
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
        label.attributedText = NSAttributedString(string: "Testing", attributes: [.font: try avenir(10)])
        #expect(label.font == (try avenir(10)))
        label.text = "Again"
        #expect(label.font == (try avenir(10)))
        label.font = nil
        #expect(label.font == .systemFont(ofSize: 17))
    }

    @Test("A text view has no font until it has text, then Helvetica 12, or that of its first character") func textView() throws {
        let view = UITextView()
        #expect(view.font == nil)
        view.text = "Testing"
        #expect(view.font?.fontName == "Helvetica" && view.font?.pointSize == 12)
        #expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == view.font)
        view.attributedText = NSAttributedString(string: "Testing", attributes: [.font: try avenir(10)])
        #expect(view.font == (try avenir(10)))
        view.font = try avenir(14)
        #expect(view.attributedText.attribute(.font, at: 6, effectiveRange: nil) as? UIFont == (try avenir(14)))
    }

    @Test("A descriptor names its text style and keeps features; its size is a number") func descriptors() throws {
        let title = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor.fontAttributes
        #expect(title[.textStyle] as? String == UIFont.TextStyle.title1.rawValue)
        let size = try avenir(10).fontDescriptor.fontAttributes[.size]
        #expect(size as? Int == 10 && size as? CGFloat == 10 && size as? Double == 10)
        let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.featureIdentifier: 6, .typeIdentifier: 0]]
        let plain = UIFont.systemFont(ofSize: 12)
        let font = UIFont(descriptor: plain.fontDescriptor.addingAttributes([.featureSettings: settings]), size: 0)
        #expect(font.fontDescriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] == settings)
        #expect(font.fontDescriptor.object(forKey: .featureSettings) != nil && font != plain)
    }

    /// - Source: developer.apple.com/documentation/coretext/ctfontcopyfeatures(_:) and ctfontcopyfeaturesettings(_:)
    @Test("The system font offers the spacing of its digits, and fonts tell the settings they were made with")
    func features() throws {
        for (font, selected) in [
            (UIFont.systemFont(ofSize: 12), 1), (.monospacedDigitSystemFont(ofSize: 12, weight: .regular), 0),
        ] {
            let feature = try #require(CTFontCopyFeatures(font)?.first as? [String: Any])
            #expect(feature[kCTFontFeatureTypeIdentifierKey] as? Int == kNumberSpacingType)
            let selectors = try #require(feature[kCTFontFeatureTypeSelectorsKey] as? [[String: Any]])
            #expect(selectors.map { $0[kCTFontFeatureSelectorIdentifierKey] as? Int } == [0, 1])
            #expect(selectors.map { $0[kCTFontFeatureSelectorSettingKey] as? Bool == true } == [selected == 0, selected == 1])
        }
        #expect(try CTFontCopyFeatures(avenir(12)) == nil && CTFontCopyFeatureSettings(avenir(12)) == nil)
        let setting: [UIFontDescriptor.FeatureKey: Int] = [.type: kNumberCaseType, .selector: kUpperCaseNumbersSelector]
        let font = UIFont(descriptor: try avenir(12).fontDescriptor.addingAttributes([.featureSettings: [setting]]), size: 0)
        let kept = try #require(CTFontCopyFeatureSettings(font)?.first as? [String: Int])
        #expect(kept == [kCTFontFeatureTypeIdentifierKey: 21, kCTFontFeatureSelectorIdentifierKey: 1])
    }

    /// - Source: developer.apple.com/fonts/system-fonts
    @Test(
        "Families of iOS",
        arguments: [
            "Papyrus", "PingFang SC", "PingFangSC-Regular", "Courier New", "CourierNewPSMT", "Zapfino", "Bradley Hand",
            "BradleyHandITCTT-Bold", "Impact", "Symbol", "HiraginoSans-W3", "HiraMinProN-W6", "AppleSDGothicNeo-Bold",
            "STIXTwoText", "ArialRoundedMTBold", "ZapfDingbatsITC",
        ])
    func families(name: String) { #expect(UIFont(name: name, size: 12) != nil) }

    @Test("Unknown names have no font") func unknownFont() { #expect(UIFont(name: "Papyrus-Sideways", size: 12) == nil) }
}
