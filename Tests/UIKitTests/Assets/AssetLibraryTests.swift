import Foundation
import Testing

@testable import UIKit

/// Which files and colours the names of assets stand for.
@MainActor struct AssetLibraryTests {
    private func contents(_ text: String) throws -> LocatedJSON { try LocatedJSON(Array(text.utf8)) }

    private func traits(_ change: (inout UITraitCollection.Values) -> Void) -> UITraitCollection {
        var values = UITraitCollection.Values.standard
        change(&values)
        return UITraitCollection(values: values)
    }

    private var dark: UITraitCollection { traits { $0.userInterfaceStyle = .dark } }

    /// Runs with a folder that holds some texts.
    private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try body(folder.path)
    }

    // MARK: Foreign files

    /// A pipe without a writer keeps its reader waiting.
    @Test func pipesAreNotRead() throws {
        try withFolder(["a.xcassets/a.imageset/Contents.json": #"{"images":[{"filename":"a.png"}]}"#]) { folder in
            #expect(mkfifo("\(folder)/a.xcassets/a.imageset/a.png", 0o600) == 0)
            #expect(mkfifo("\(folder)/loose.svg", 0o600) == 0)
            let library = AssetLibrary(catalogs: ["\(folder)/a.xcassets"], files: ["\(folder)/loose.svg"])
            for name in ["a", "loose"] { #expect(library.image(named: name, traits: .standard) == nil) }
            #expect(library.diagnostics.map(\.diagnostic.message).allSatisfy { $0.hasSuffix("it is not a regular file") })
            #expect(library.diagnostics.count == 2)
        }
    }

    @Test func linksOutOfACatalogueAreNotFollowed() throws {
        let set = #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"labelColor"}}]}"#
        try withFolder(["a.xcassets/in.colorset/Contents.json": set, "out.colorset/Contents.json": set]) { folder in
            for (name, target) in [("out", "../out"), ("again", "in")] {
                try FileManager.default.createSymbolicLink(
                    atPath: "\(folder)/a.xcassets/\(name).colorset", withDestinationPath: "\(target).colorset")
            }
            try FileManager.default.createSymbolicLink(atPath: "\(folder)/a.xcassets/loop", withDestinationPath: ".")
            let catalog = AssetCatalog(path: "\(folder)/a.xcassets")
            #expect(catalog.colorSets.keys.sorted() == ["again", "in"])
        }
    }

    // MARK: Colours

    @Test(
        "Components are shares of 1, of 255 or hexadecimal",
        arguments: [
            ("{\"red\":\"1.000\",\"green\":\"0.500\",\"blue\":\"0\",\"alpha\":\"0.250\"}", [1, 0.5, 0, 0.25]),
            ("{\"red\":\"255\",\"green\":\"51\",\"blue\":\"1\",\"alpha\":\"1\"}", [1, 0.2, 1 / 255, 1]),
            ("{\"red\":\"0xFF\",\"green\":\"0x33\",\"blue\":\"0x00\",\"alpha\":\"1.000\"}", [1, 0.2, 0, 1]),
            ("{\"white\":\"0.200\",\"alpha\":\"1.000\"}", [0.2, 0.2, 0.2, 1]),
            ("{\"red\":1,\"green\":0.5,\"blue\":0,\"alpha\":1}", [1, 0.5, 0, 1]),
        ] as [(String, [CGFloat])])
    func components(text: String, expected: [CGFloat]) throws {
        let json = try contents(
            "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"color-space\":\"srgb\",\"components\":\(text)}}]}")
        let set = ColorSet(json) { message, _ in Issue.record("\(message)") }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        set.color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let found = [red, green, blue, alpha]
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
    }

    /// - Source: IEC 61966-2-1: half the light is 0.735 of the way in sRGB.
    @Test func linearComponentsAreAmountsOfLight() throws {
        let json = try contents(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "extended-linear-srgb",
             "components": {"red": "0.500", "green": "0.000", "blue": "1.000", "alpha": "0.250"}}}]}
            """)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        ColorSet(json) { message, _ in Issue.record("\(message)") }.color?
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(red - 0.7354) < 1e-3 && abs(green) < 1e-9 && abs(blue - 1) < 1e-9 && alpha == 0.25)
    }

    @Test func coloursOfOneNameAreEqual() throws {
        let set = #"""
            {"colors":[{"idiom":"universal","color":{"reference":"systemRedColor","platform":"ios"}},
            {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"reference":"labelColor","platform":"ios"}}]}
            """#
        try withFolder(["a.xcassets/one.colorset/Contents.json": set, "a.xcassets/two.colorset/Contents.json": set]) { folder in
            let bundle = try #require(Bundle(path: folder))
            let colors = try ["one", "one", "two"].map { try #require(UIColor(named: $0, in: bundle, compatibleWith: nil)) }
            #expect(colors[0] == colors[1] && colors[0] !== colors[1] && colors[0].hash == colors[1].hash)
            #expect(colors[0] != colors[2] && colors[0] != colors[1].withAlphaComponent(0.5))
        }
    }

    @Test func coloursFollowTheAppearance() throws {
        let json = try contents(
            """
            {"colors": [{"idiom": "universal", "color": {"components": {"white": "1.000", "alpha": "1.000"}}},
            {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
             "color": {"reference": "systemRedColor", "platform": "ios"}},
            {"idiom": "mac", "color": {"components": {"white": "0.000", "alpha": "1.000"}}}]}
            """)
        let color = ColorSet(json) { message, _ in Issue.record("\(message)") }.color
        #expect(color?.resolvedColor(with: traits { _ in }) == UIColor(white: 1, alpha: 1))
        #expect(color?.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
    }

    @Test func faultyColoursAreToldWithTheirLine() throws {
        let json = try contents(
            """
            {"colors": [
              {"color": {"components": {"red": "0xZZ", "green": "0", "blue": "0"}}},
              {"color": {"components": {"red": "1.0", "green": "0"}}},
              {"color": {"reference": "systemPlaidColor"}},
              {"color": {}}]}
            """)
        var places: [String] = []
        #expect(ColorSet(json) { places.append("\($1.line) \($0)") }.color == nil)
        #expect(
            places == [
                "2 the component red of the colour is no number", "3 the colour has no component blue",
                "4 the system colour systemPlaidColor is not known", "5 the colour has no components",
            ])
    }

    // MARK: Images

    /// An interface, and the file of the set below that suits it.
    struct Wanted: Sendable {
        var scale: CGFloat = 2
        var style = UIUserInterfaceStyle.light
        var idiom = UIUserInterfaceIdiom.phone
        var direction = UITraitEnvironmentLayoutDirection.leftToRight
        var file: String
    }

    @Test(
        "The entry that suits the interface is taken",
        arguments: [
            Wanted(scale: 1, file: "one"), Wanted(file: "two"), Wanted(scale: 3, file: "two"),
            Wanted(style: .dark, file: "night"),
            Wanted(scale: 1, idiom: .pad, file: "pad"), Wanted(direction: .rightToLeft, file: "right"),
        ])
    func suitableEntries(_ wanted: Wanted) throws {
        let text = """
            {"images": [{"idiom": "universal", "filename": "one", "scale": "1x"}, {"idiom": "universal", "filename": "two", "scale": "2x"},
            {"idiom": "universal", "filename": "night", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
            {"idiom": "universal", "filename": "strong", "appearances": [{"appearance": "contrast", "value": "high"}]},
            {"idiom": "ipad", "filename": "pad"}, {"idiom": "watch", "filename": "watch", "scale": "2x"},
            {"idiom": "universal", "filename": "right", "language-direction": "right-to-left"}]}
            """
        let names = ["one", "two", "night", "strong", "pad", "watch", "right"]
        try withFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "") })) { folder in
            let set = ImageSet(try contents(text), folder: folder) { message, _ in Issue.record("\(message)") }
            let traits = traits {
                ($0.displayScale, $0.userInterfaceStyle) = (wanted.scale, wanted.style)
                ($0.userInterfaceIdiom, $0.layoutDirection) = (wanted.idiom, wanted.direction)
            }
            #expect(set.entry(for: traits.values)?.file == "\(folder)/\(wanted.file)")
        }
    }

    @Test func setsSayHowTheyAreDrawn() throws {
        let text = """
            {"images": [{"filename": "a@2x.svg", "scale": "2x", "language-direction": "left-to-right",
            "resizing": {"mode": "9-part", "center": {"mode": "stretch"}, "cap-insets": {"top": 8, "left": 4, "bottom": 6, "right": 2}}},
            {"filename": "none.png"}, {"filename": "../a@2x.svg"}],
            "properties": {"template-rendering-intent": "template"}}
            """
        try withFolder(["a@2x.svg": ""]) { folder in
            var faults: [String] = []
            let set = ImageSet(try contents(text), folder: folder) { message, _ in faults.append(message) }
            #expect(set.renderingMode == .alwaysTemplate && set.isMirrored && set.entries.count == 1)
            #expect(set.entries[0].slices?.capInsets == UIEdgeInsets(top: 8, left: 4, bottom: 6, right: 2))
            #expect(set.entries[0].slices?.resizingMode == .stretch)
            #expect(faults == ["there is no file none.png in the set", "../a@2x.svg is not a file of the set"])
        }
    }

    // MARK: Catalogues

    private static let square = """
        <svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="#ff0000"/></svg>
        """

    @Test func foldersThatAreNamespacesAndThoseThatAreNot() throws {
        let set = "{\"images\": [{\"filename\": \"a.svg\"}]}"
        try withFolder([
            "M.xcassets/Plain/a.imageset/Contents.json": set, "M.xcassets/Plain/a.imageset/a.svg": Self.square,
            "M.xcassets/Space/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
            "M.xcassets/Space/a.imageset/Contents.json": set, "M.xcassets/Space/a.imageset/a.svg": "<svg",
            "M.xcassets/App.appiconset/Contents.json": "{", "M.xcassets/Odd/Contents.json": "{\n]",
            "M.xcassets/b.imageset/Contents.json": "{\"images\": [{\"filename\": \"a.svg\",}]}",
        ]) { folder in
            let library = AssetLibrary(catalogs: ["\(folder)/M.xcassets"], files: [])
            #expect(library.image(named: "a", traits: .standard)?.size == CGSize(width: 4, height: 3))
            for name in ["Space/a", "Plain/a", "b", "App", "none"] {
                #expect(library.image(named: name, traits: .standard) == nil)
            }
            let lines = library.diagnostics.map { $0.line.replacingOccurrences(of: folder, with: "") }
            #expect(lines.count == 3)
            #expect(lines[0] == "/M.xcassets/Odd/Contents.json:2:1: warning: this is not JSON: a key should stand here [asset]")
            #expect(lines[1].hasPrefix("/M.xcassets/Space/a.imageset/a.svg: warning: the image Space/a cannot be read: "))
            #expect(lines[2].hasPrefix("/M.xcassets/b.imageset/Contents.json:1:34: warning: this is not JSON: "))
        }
    }

    @Test func shapesAreDrawnAtTheSizeTheyAreShownAt() throws {
        try withFolder(["a.svg": Self.square]) { folder in
            let image = try #require(AssetLibrary(catalogs: [], files: ["\(folder)/a.svg"]).image(named: "a", traits: .standard))
            #expect(image.size == CGSize(width: 4, height: 3) && image.scale == 2)
            let pixels = try #require(image.cgImage)
            #expect(pixels.width == 8 && pixels.height == 6)
            #expect(pixels.bitmap.pixels.prefix(4) == [0, 0, 255, 255])
        }
    }

    /// A template as the SF Symbols program exports it: notes, guides, and a drawing for each weight and scale.
    private static let symbol = """
        <svg xmlns="http://www.w3.org/2000/svg" width="330" height="220"><g id="Notes"><rect width="330" height="220"/></g>
        <g id="Symbols"><g id="Black-S"><path d="M0 0h9v9z"/></g>
        <g id="Regular-S" transform="translate(100 100)"><rect width="30" height="20"/></g></g></svg>
        """

    @Test func symbolSetsAndSpriteAtlasesHaveImages() throws {
        let image = #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#
        let shape = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6"/></svg>"#
        try withFolder([
            "M.xcassets/Game.spriteatlas/hero.imageset/Contents.json": image,
            "M.xcassets/Game.spriteatlas/hero.imageset/a.svg": shape,
            "M.xcassets/Own.spriteatlas/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "M.xcassets/Own.spriteatlas/hero.imageset/Contents.json": image,
            "M.xcassets/Own.spriteatlas/hero.imageset/a.svg": shape,
            "M.xcassets/my.box.symbolset/Contents.json": #"{"symbols": [{"idiom": "universal", "filename": "a.svg"}]}"#,
            "M.xcassets/my.box.symbolset/a.svg": Self.symbol,
        ]) { folder in
            let library = AssetLibrary(catalogs: ["\(folder)/M.xcassets"], files: [])
            let traits = UITraitCollection.Values.standard
            #expect(library.image(named: "hero", traits: traits)?.size == CGSize(width: 8, height: 6))
            #expect(library.image(named: "Own/hero", traits: traits) != nil)
            let symbol = library.image(named: "my.box", traits: traits)
            #expect(symbol?.size == CGSize(width: 30, height: 20) && symbol?.renderingMode == .alwaysTemplate)
            #expect(library.diagnostics.isEmpty)
        }
    }
}
