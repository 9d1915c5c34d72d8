import Testing

@testable import UIKit

/// The system's own fonts at other text sizes.
///
/// - Source: logs of iOS 26.1: at the second accessibility size, body is 33, headings of bars 21 and large titles 48.
@MainActor
struct DefaultFontSizeTests {
    private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)

    private func shown(_ view: UIView, _ category: UIContentSizeCategory) -> WindowScene {
        let scene = WindowScene(375, 667)
        scene.window.traitOverrides.preferredContentSizeCategory = category
        scene.window.addSubview(view)
        scene.layOut()
        return scene
    }

    @Test func cellsFollowTheTextSize() {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Alpha"
        cell.detailTextLabel?.text = "Beta"
        #expect(cell.textLabel?.font.pointSize == 17)
        _ = shown(cell, .accessibilityLarge)
        #expect(cell.textLabel?.font.pointSize == 33)
        #expect(cell.detailTextLabel?.font.pointSize == 33)
    }

    @Test func aCellsOwnFontStays() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.font = .systemFont(ofSize: 20)
        _ = shown(cell, .accessibilityLarge)
        #expect(cell.textLabel?.font.pointSize == 20)
    }

    /// In iOS 26 they follow the screen, and no override of their traits.
    @Test func headersFollowTheScreensTextSize() {
        let (header, screen) = (UITableViewHeaderFooterView(reuseIdentifier: nil), UIScreen())
        header.textLabel?.text = "Account"
        let scene = shown(header, .accessibilityLarge)
        #expect(header.textLabel?.font.pointSize == 17)
        screen.environment.traits.preferredContentSizeCategory = .extraExtraLarge
        scene.window.windowScreen = screen
        scene.window.traitOverrides.preferredContentSizeCategory = .unspecified
        #expect(header.textLabel?.font.pointSize == 21)
    }

    @Test func headersFollowTheTextSize() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "Account"
        #expect(header.textLabel?.font.pointSize == 17)
        shown(header, .accessibilityLarge).window.traitOverrides.values.generation = .iOS13
        #expect(header.textLabel?.font.pointSize == 33)
    }

    @Test func largeTitlesFollowTheTextSize() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 96))
        bar.prefersLargeTitles = true
        bar.items = [UINavigationItem(title: "Reminders")]
        let scene = shown(bar, .large)
        func font() throws -> UIFont {
            let text = try #require(bar.content.largeTitle?.attributedText)
            return try #require(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
        }
        #expect(try font() == .systemFont(ofSize: 34, weight: .bold))
        scene.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        scene.layOut()
        #expect(try font() == .systemFont(ofSize: 48, weight: .bold))
    }

    @Test(arguments: [
        (UIContentSizeCategory.small, 17.0), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21), (.accessibilityLarge, 21),
    ])
    func titlesOfBarsFollowTheTextSizeUpToALimit(category: UIContentSizeCategory, size: Double) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let fonts = BarFonts(traits: traits, generation: .iOS26)
        #expect(fonts.title == .systemFont(ofSize: size, weight: .semibold))
        #expect(fonts.button(isDone: false) == .systemFont(ofSize: size, weight: .medium))
    }

    @Test func titlesOfEarlierBarsStay() {
        let fonts = BarFonts(traits: large, generation: .iOS13)
        #expect(fonts.title == .systemFont(ofSize: 17, weight: .semibold))
        #expect(fonts.button(isDone: false) == .systemFont(ofSize: 17))
    }
}
