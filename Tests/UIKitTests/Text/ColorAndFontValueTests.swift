import Testing

@testable import UIKit

/// Functions that give colours, fonts and sizes.
@MainActor
struct ColorAndFontValueTests {
    @Test func transformersChangeWhatTheyAreGiven() {
        let fade = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(fade(.red) == UIColor.red.withAlphaComponent(0.5))
        let spaced = UIConfigurationTextAttributesTransformer { container in
            var container = container
            container.kern = 3
            return container
        }
        #expect(spaced(AttributeContainer()).kern == 3)
    }

    @Test func metricsScaleNumbersAsTextSizesDo() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        let metrics = UIFontMetrics(forTextStyle: .body)
        // Apple documents that values are those of the usual size, and grow as the text style's lines do.
        let scaled = metrics.scaledValue(for: 17, compatibleWith: large)
        #expect(metrics.scaledValue(for: 17, compatibleWith: usual) == 17 && scaled > 34)
        #expect(abs(metrics.scaledValue(for: 34, compatibleWith: large) - 2 * scaled) < 0.001)
        #expect(metrics.scaledValue(for: 17) == metrics.scaledValue(for: 17, compatibleWith: .current))
    }

    @Test func digitsHaveOneWidth() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let widths = Set((0...9).map { ("\($0)" as NSString).size(withAttributes: [.font: font]).width })
        #expect(widths.count == 1 && font.pointSize == 17)
    }

    @Test func symbolConfigurationsLoseWhatIsTakenAway() {
        let whole = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        let image = UIImage(systemName: "star", withConfiguration: whole)
        let plain = UIImage(systemName: "star", withConfiguration: whole.configurationWithoutPointSizeAndWeight())
        #expect(image != nil && plain != nil && image?.size != plain?.size)
    }
}
