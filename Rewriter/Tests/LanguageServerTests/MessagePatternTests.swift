import Testing

@testable import cairn_sourcekit_lsp

@Suite struct MessagePatternTests {
    private let pattern: MessagePattern = " * declared in '*' cannot be overridden from extension"

    @Test func starsStandForAnyText() {
        #expect(pattern.matches(" instance method 'a()' declared in 'UIView' cannot be overridden from extension"))
        #expect(!pattern.matches("non-'@objc' instance method 'a()' declared in 'UIView' cannot be overridden from extension"))
        #expect(!pattern.matches(" instance method 'a()' declared in 'UIView' cannot be overridden from extension, too"))
        #expect(!pattern.matches(" declared in extension"))
    }

    @Test func textWithoutStarsIsTheWholeMessage() {
        let exact: MessagePattern = "No macro named 'Preview'"
        #expect(exact.matches("No macro named 'Preview'"))
        #expect(!exact.matches("No macro named 'Previews'"))
        #expect(!exact.matches(""))
    }
}
