import CairnTesting
import Testing

@testable import UIKit

/// Symbols of the system by name, and what configurations do to them.
@MainActor struct SymbolTests {
    @Test(
        "A name is a shape and what is done to it",
        arguments: [
            ("heart", false, false, "none"), ("heart.fill", true, false, "none"), ("heart.circle.fill", true, false, "circle"),
            ("bell.slash", false, true, "none"), ("plus.square", false, false, "square"),
            ("person.crop.circle.badge.xmark.fill", false, false, "circle"), ("checkmark.circle.fill", true, false, "none"),
        ])
    func names(name: String, isFilled: Bool, isStruckOut: Bool, enclosure: String) throws {
        let symbol = try #require(SymbolTable.symbol(named: name))
        #expect(symbol.isFilled == isFilled && symbol.isStruckOut == isStruckOut && "\(symbol.enclosure)" == enclosure)
    }

    @Test func everyNameButNoneIsASymbol() {
        #expect(SymbolTable.symbol(named: "no.such.thing") == nil)
        #expect(UIImage(systemName: "no.such.thing")?.isSymbolImage == true)
        #expect(UIImage(systemName: "") == nil)
    }

    /// 20 points for the longer side beside text of 17 points, as recorded frames of image views have it.
    @Test func sizesFollowThePointSize() throws {
        let chevron = try #require(UIImage(systemName: "chevron.right"))
        #expect(chevron.size == CGSize(width: 15.5, height: 20))
        let double = try #require(chevron.applyingSymbolConfiguration(.init(pointSize: 34)))
        #expect(double.size == CGSize(width: 30.5, height: 40))
        #expect(double.withConfiguration(UIImage.SymbolConfiguration(textStyle: .body)).size == chevron.size)
        #expect(double.withTintColor(.red).size == double.size)
    }

    @Test func configurationsSayWhatTheOtherDoesNot() {
        let base = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        let merged = base.applying(UIImage.SymbolConfiguration(textStyle: .headline))
        #expect(merged.symbol == SymbolValues(weight: .bold, scale: .large, textStyle: .headline))
        #expect(base.configurationWithoutPointSizeAndWeight() == UIImage.SymbolConfiguration(scale: .large))
        #expect(base.configurationWithoutScale().configurationWithoutWeight() == UIImage.SymbolConfiguration(pointSize: 20))
    }

    @Test func imageViewsPreferSizes() {
        let view = UIImageView(image: UIImage(systemName: "chevron.right"))
        view.preferredSymbolConfiguration = .init(pointSize: 34)
        #expect(view.intrinsicContentSize == CGSize(width: 30.5, height: 40))
        view.image = view.image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.intrinsicContentSize == CGSize(width: 15.5, height: 20))
    }

    @Test func imageViewsShowSymbolsInTheirTint() throws {
        let view = UIImageView(image: UIImage(systemName: "stop.fill"))
        view.tintColor = .red
        let pixels = try #require(view.picture(scale: 1).cgImage?.bitmap)
        let center = (pixels.height / 2 * pixels.width + pixels.width / 2) * 4
        #expect(Array(pixels.pixels[center..<center + 4]) == [0, 0, 255, 255])
    }
}
