import Testing

@testable import UIKit

/// Methods that are called for what they do may have their results ignored, as those of Objective-C may: this file
/// compiles without warnings.
///
/// - Source: github.com/swiftlang/swift-evolution/blob/main/proposals/0047-nonvoid-warn.md
@MainActor
struct IgnoredResultTests {
    private final class Cell: UITableViewCell {
        static var count = 0
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            Self.count += 1
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func cellsAreMade() {
        let table = UITableView()
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dequeueReusableCell(withIdentifier: "cell")
        #expect(Cell.count == 1)
    }

    private final class Element: UIControl {
        var log: [String] = []
        private func take(_ name: String) -> Bool {
            log.append(name)
            return true
        }
        override func accessibilityActivate() -> Bool { take("activate") }
        override func accessibilityPerformEscape() -> Bool { take("escape") }
        override func accessibilityPerformMagicTap() -> Bool { take("tap") }
        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { take("scroll") }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { take("begin") }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { take("continue") }
    }

    @Test func controlsAreCalledForWhatTheyDo() {
        let element = Element()
        let control: UIControl = element
        control.accessibilityActivate()
        control.accessibilityPerformEscape()
        control.accessibilityPerformMagicTap()
        control.accessibilityScroll(.down)
        control.beginTracking(UITouch(), with: nil)
        control.continueTracking(UITouch(), with: nil)
        #expect(element.log == ["activate", "escape", "tap", "scroll", "begin", "continue"])
    }
}
