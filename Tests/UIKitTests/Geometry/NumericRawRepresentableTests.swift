import Testing
import UIKit

/// Names of numbers: priorities, levels of windows, weights and widths of fonts.
@Suite struct NumericRawRepresentableTests {
    @Test func areOrderedAsTheirNumbers() {
        #expect(UILayoutPriority.defaultLow < .defaultHigh && UIWindow.Level.alert >= .statusBar)
        #expect([UIFont.Weight.bold, .thin, .regular].sorted() == [.thin, .regular, .bold])
    }

    @Test func areMadeOfNumbers() {
        #expect(UIFont.Width(0) == .standard && UIFont.Width(rawValue: 0.5).rawValue == 0.5)
    }

    @Test func areMovedByNumbers() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
        #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
        var level = UIWindow.Level.normal
        level += 5
        level -= 2
        #expect(level == UIWindow.Level(rawValue: 3))
    }
}
