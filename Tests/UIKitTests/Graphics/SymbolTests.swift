import CairnTesting
import Testing

@testable import UIKit

/// Symbols of the system by name, and what configurations do to them.
@MainActor struct SymbolTests {
    @Test(
        "A name is a shape and what is done to it",
        arguments: [
            ("heart", false, false, "none"), ("heart.fill", true, false, "none"), ("heart.circle.fill", true, false, "circle"),
            ("flag.slash", false, true, "none"), ("plus.square", false, false, "square"),
            ("person.crop.circle.badge.xmark.fill", true, false, "none"), ("checkmark.circle.fill", true, false, "none"),
            ("plus.bubble", false, false, "bubble"), ("person.shield", false, false, "shield"),
            ("bell.slash", false, true, "none"), ("bell.slash.circle", false, false, "circle"),
            ("mic.slash.circle", false, false, "circle"), ("10.square.fill", true, false, "square"),
        ])
    func names(name: String, isFilled: Bool, isStruckOut: Bool, enclosure: String) throws {
        let symbol = try #require(SymbolTable.symbol(named: name))
        #expect(symbol.isFilled == isFilled && symbol.isStruckOut == isStruckOut && "\(symbol.enclosure)" == enclosure)
    }

    @Test("A line strikes out what the name says before it")
    func strokes() throws {
        #expect(try #require(SymbolTable.symbol(named: "bell.slash.circle")).isShapeStruckOut)
        let whole = try #require(SymbolTable.symbol(named: "circle.slash"))
        #expect(whole.isStruckOut && !whole.isShapeStruckOut)
    }

    @Test func namesThatNoSymbolCanHaveMakeNoImage() {
        for name in ["", ".", "heart.", ".heart", "heart..fill", "a b", "heart/fill", "h\u{e9}art"] {
            #expect(UIImage(systemName: name) == nil, "\(name)")
        }
    }

    /// A name of which a part is not known would lose its meaning as the rest of it.
    @Test(arguments: ["no.such.thing", "heart.no", "lock.badge.no", "heart.circle.square"])
    func namesWithoutASubstituteAreDrawnAsSuch(name: String) throws {
        #expect(!SymbolTable.isKnown(name))
        let image = try #require(UIImage(systemName: name))
        #expect(image.isSymbolImage && image.size == CGSize(width: 20, height: 20))
    }

    @Test(
        "Shapes that look alike differ",
        arguments: [
            ("person.crop.circle.badge.plus", "person.badge.plus"), ("speaker.wave.2", "speaker"),
            ("lock.shield", "lock"), ("exclamationmark.octagon", "exclamationmark"), ("flashlight.slash", "flashlight.on.fill"),
        ])
    func shapesKeepTheirMeaning(name: String, lesser: String) throws {
        func paths(_ name: String) throws -> [String] {
            let glyph = try #require(SymbolTable.symbol(named: name)).glyph
            return [glyph.outline, glyph.details, glyph.solid]
        }
        #expect(try paths(name) != paths(lesser))
    }

    @Test func everyIconIsAShapeOnTheGrid() throws {
        for line in SymbolTable.iconLines.split(separator: "\n") {
            let name = String(line.prefix { $0 != " " })
            let bounds = try #require(SymbolTable.symbol(named: name)?.glyph).bounds
            #expect(bounds.width > 2 && bounds.height > 2, "\(name)")
            #expect(CGRect(x: -3, y: -3, width: 38, height: 31).contains(bounds), "\(name): \(bounds)")
        }
    }

    @Test func badgesCutAGapIntoTheShape() throws {
        let size = CGSize(width: 40, height: 40)
        func ink(_ name: String) throws -> [UInt8] {
            let view = UIImageView(image: UIImage(systemName: name))
            view.frame = CGRect(origin: .zero, size: size)
            view.tintColor = .black
            return Array(try #require(view.picture(scale: 1).cgImage?.bitmap).pixels)
        }
        #expect(try ink("square.fill") != ink("square.badge.plus.fill"))
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
