import Testing

@testable import UIKit

/// Symbols in buttons are as large as the button prefers, where they do not say so themselves.
@MainActor
struct ButtonSymbolTests {
    private let symbol = UIImage(systemName: "square")

    @Test func thePreferenceCounts() {
        let button = UIButton(type: .system)
        button.setImage(symbol, for: .normal)
        let usual = button.intrinsicContentSize
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
        #expect(button.intrinsicContentSize.width == 2 * usual.width)
        button.setImage(
            UIImage(systemName: "square", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)), for: .normal)
        #expect(button.intrinsicContentSize == usual)
    }

    @Test func configurationsHaveOne() {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        configuration.image = symbol
        let usual = UIButton(configuration: configuration).intrinsicContentSize
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(UIButton(configuration: configuration).intrinsicContentSize.width == 2 * usual.width)
    }

    @Test func titlesHaveShadows() {
        let button = UIButton()
        button.setTitle("Save", for: .normal)
        button.setTitleShadowColor(.red, for: .normal)
        #expect(button.titleLabel?.shadowColor == .red && button.currentTitleShadowColor == .red)
    }
}
