import Testing
import UIKit

/// The colours that UIKit names.
///
/// - Source: Apple's Human Interface Guidelines, Color, "Specifications" (iOS 13 to 18), and UIColor.h
@MainActor
@Suite struct SystemColorTests {
    private func components(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getRed(
            &red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((alpha * 100).rounded())]
    }

    @Test func plainColorsAreFixed() {
        #expect(components(.brown) == [153, 102, 51, 100] && components(.magenta) == [255, 0, 255, 100])
        #expect(components(.darkText) == [0, 0, 0, 100] && components(.lightText) == [255, 255, 255, 60])
    }

    @Test func graysGoFromDarkToLight() {
        #expect(components(.systemGray2) == [174, 174, 178, 100] && components(.systemGray2, .dark) == [99, 99, 102, 100])
        #expect(components(.systemGray3) == [199, 199, 204, 100] && components(.systemGray3, .dark) == [72, 72, 74, 100])
    }

    @Test func labelsAndFillsLetThroughWhatIsBelow() {
        #expect(components(.quaternaryLabel) == [60, 60, 67, 18] && components(.quaternaryLabel, .dark) == [235, 235, 245, 16])
        #expect(components(.placeholderText) == [60, 60, 67, 30])
        #expect(components(.systemFill) == [120, 120, 128, 20] && components(.systemFill, .dark) == [120, 120, 128, 36])
        #expect(components(.secondarySystemFill) == [120, 120, 128, 16])
        #expect(components(.quaternarySystemFill) == [116, 116, 128, 8])
        #expect(
            components(.opaqueSeparator) == [198, 198, 200, 100] && components(.opaqueSeparator, .dark) == [56, 56, 58, 100])
    }

    @Test func backgroundsComeInThreeLevels() {
        #expect(components(.tertiarySystemBackground) == [255, 255, 255, 100])
        #expect(components(.tertiarySystemBackground, .dark) == [44, 44, 46, 100])
        #expect(components(.tertiarySystemGroupedBackground) == [242, 242, 247, 100])
    }
}
