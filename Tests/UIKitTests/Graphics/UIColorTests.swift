import Testing
import UIKit

@Suite("UIColor")
struct UIColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    private func close(_ lhs: [CGFloat], _ rhs: [CGFloat]) -> Bool {
        lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    // Corners of the colour cone, and two values from its definition.
    static let hueTable: [(Double, Double, Double, [Double])] = [
        (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (2.0 / 3, 1, 1, [0, 0, 1]), (1, 1, 1, [1, 0, 0]),
        (0.5, 0, 0.4, [0.4, 0.4, 0.4]), (1.0 / 6, 0.5, 0.8, [0.8, 0.8, 0.4]),
    ]

    @Test(arguments: hueTable)
    func hues(hue: Double, saturation: Double, brightness: Double, rgb: [Double]) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
        #expect(close(components(color), rgb.map { CGFloat($0) } + [0.5]))
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        let back = components(UIColor(hue: h, saturation: s, brightness: b, alpha: a))
        #expect(close(back, components(color)))
    }

    @Test func graysStayGray() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor.darkGray.getWhite(&white, alpha: &alpha))
        #expect(abs(white - 1.0 / 3) < 1e-12 && alpha == 1)
        #expect(components(.lightGray)[1] == 2.0 / 3)
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
        #expect(UIColor(white: 0.2, alpha: 0.3).cgColor.components == [0.2, 0.3])
    }

    /// A system colour's red, green and blue of 255 and alpha, as the Human Interface Guidelines publish them.
    struct Published: Sendable {
        let color: UIColor
        let light: [Double]
        let dark: [Double]

        init(_ color: UIColor, _ light: [Double], _ dark: [Double]) {
            (self.color, self.light, self.dark) = (color, light, dark)
        }

        static let table = [
            Published(.systemBlue, [0, 122, 255, 1], [10, 132, 255, 1]),
            Published(.systemRed, [255, 59, 48, 1], [255, 69, 58, 1]),
            Published(.systemGray6, [242, 242, 247, 1], [28, 28, 30, 1]),
            Published(.label, [0, 0, 0, 1], [255, 255, 255, 1]),
            Published(.secondaryLabel, [60, 60, 67, 0.6], [235, 235, 245, 0.6]),
            Published(.separator, [60, 60, 67, 0.29], [84, 84, 88, 0.6]),
            Published(.systemBackground, [255, 255, 255, 1], [0, 0, 0, 1]),
            Published(.tertiarySystemFill, [118, 118, 128, 0.12], [118, 118, 128, 0.24]),
            Published(.tintColor, [0, 122, 255, 1], [10, 132, 255, 1]),
        ]
    }

    @Test(arguments: Published.table)
    func systemColorsFollowTheAppearance(published: Published) {
        for (traits, values) in [(light, published.light), (dark, published.dark)] {
            let expected = values.prefix(3).map { CGFloat($0 / 255) } + [CGFloat(values[3])]
            #expect(close(components(published.color.resolvedColor(with: traits)), expected))
        }
    }

    @Test func dynamicColorsStayDynamicWithAnotherAlpha() {
        let faded = UIColor.label.withAlphaComponent(0.25)
        #expect(close(components(faded.resolvedColor(with: light)), [0, 0, 0, 0.25]))
        #expect(close(components(faded.resolvedColor(with: dark)), [1, 1, 1, 0.25]))
        let nested = UIColor { _ in UIColor { $0.userInterfaceStyle == .dark ? .red : .green } }
        #expect(nested.resolvedColor(with: dark) == .red)
        #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
    }

    @Test func theCurrentTraitsDecideWithoutOthers() {
        dark.performAsCurrent {
            #expect(close(components(UIColor(cgColor: UIColor.label.cgColor)), [1, 1, 1, 1]))
        }
    }

    @Test func equality() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1), "Their colour spaces differ")
        #expect(UIColor.systemBlue == UIColor.systemBlue && UIColor.systemBlue != UIColor.systemRed)
        #expect(Set([UIColor.red, UIColor.red, UIColor.label, UIColor.label]).count == 2)
    }

    @Test func descriptionsNameSpaceAndComponents() {
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor(white: 0.5, alpha: 1).description == "UIExtendedGrayColorSpace 0.5 1")
        #expect(UIColor(displayP3Red: 0.5, green: 0, blue: 0, alpha: 1).description == "UIDisplayP3ColorSpace 0.5 0 0 1")
    }

    @Test func literals() {
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color == UIColor.orange)
    }

    @Test func documentNames() {
        #expect(UIColor.systemColor(named: "systemBackgroundColor") === UIColor.systemBackground)
        #expect(UIColor.systemColor(named: "groupTableViewBackgroundColor") === UIColor.systemGroupedBackground)
        #expect(UIColor.systemColor(named: "systemBackground") == nil && UIColor.systemColor(named: "noColor") == nil)
    }
}
