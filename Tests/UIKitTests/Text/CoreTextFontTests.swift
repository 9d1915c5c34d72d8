import Testing

@testable import UIKit

/// Fonts by the functions of Core Text, and old names of colours and touches.
@MainActor
struct CoreTextFontTests {
    @Test func fontsAreMadeByName() {
        let font = CTFontCreateWithName(UIFont.systemFont(ofSize: 5).fontName as CFString, 17, nil)
        #expect(font.pointSize == 17 && CTFontGetSize(font) == 17)
        #expect(CTFontGetSize(CTFontCreateWithName("No-Such-Font", 0, nil)) == 12)
        #expect(CTFontCopyPostScriptName(font) == font.fontName)
    }

    @Test func oldNames() {
        #expect(UIColor.groupTableViewBackground == .systemGroupedBackground && UITouch.TouchType.stylus == .pencil)
        let formatter = NumberFormatter()
        formatter.formatterBehavior = .default
        #expect(formatter.formatterBehavior == .behavior10_4 && DateFormatter().formatterBehavior == .behavior10_4)
    }
}
