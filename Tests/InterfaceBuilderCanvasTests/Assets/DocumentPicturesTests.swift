import InterfaceBuilderCanvas
import Foundation
import Testing

@testable import UIKit

/// Pictures are found beside the document, the one that suits the scale best.
@MainActor
struct DocumentPicturesTests {
    /// A folder that holds pictures of some widths in pixels, by path; every picture is 2 pixels high.
    private func folder(_ widths: [(path: String, pixels: Int)], texts: [String: String] = [:]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        for (path, pixels) in widths {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: pixels, height: 2), format: format)
            try write(try #require(renderer.image { _ in }.pngData()), to: folder.appendingPathComponent(path))
        }
        for (path, text) in texts { try write(Data(text.utf8), to: folder.appendingPathComponent(path)) }
        return folder
    }

    private func traits(scale: CGFloat, _ style: UIUserInterfaceStyle = .light) -> UITraitCollection.Values {
        var traits = UITraitCollection.Values.standard
        (traits.displayScale, traits.userInterfaceStyle) = (scale, style)
        return traits
    }

    private func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    @Test func filesOfTheFolder() throws {
        let folder = try folder([("flag.png", 6), ("flag@3x.png", 18), ("wide@2x.png", 8)])
        defer { try? FileManager.default.removeItem(at: folder) }
        let pictures = DocumentPictures(folder: folder.path)
        let flag = try #require(pictures.picture(named: "flag", size: nil, traits: traits(scale: 2)))
        #expect(flag.size.width == 6 && flag.scale == 3)
        #expect(pictures.picture(named: "wide.png", size: nil, traits: traits(scale: 1))?.size == CGSize(width: 4, height: 1))
        #expect(pictures.picture(named: "none", size: nil, traits: traits(scale: 1)) == nil)
        #expect(pictures.picture(named: "../\(folder.lastPathComponent)/flag", size: nil, traits: traits(scale: 1)) == nil)
    }

    @Test func documentsSayHowLargePicturesAre() throws {
        let folder = try folder([("flag.png", 6)])
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = DocumentPictures(folder: folder.path).picture(
            named: "flag", size: CGSize(width: 12, height: 4), traits: traits(scale: 1))
        #expect(picture?.size == CGSize(width: 12, height: 4))
    }

    @Test func imageSetsOfCatalogues() throws {
        let set = "Media.xcassets/flag.imageset"
        let contents = """
            {"images": [{"idiom": "universal", "filename": "one.png", "scale": "1x"}, {"idiom": "universal", "scale": "3x"},
            {"filename": "night.png", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
            {"idiom": "universal", "filename": "two.png", "scale": "2x"}]}
            """
        let folder = try folder(
            [("\(set)/one.png", 5), ("\(set)/two.png", 14), ("\(set)/night.png", 30)],
            texts: ["\(set)/Contents.json": contents, "Media.xcassets/odd.imageset/Contents.json": "{"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let pictures = DocumentPictures(folder: folder.path)
        #expect(pictures.picture(named: "flag", size: nil, traits: traits(scale: 3))?.size == CGSize(width: 7, height: 1))
        #expect(pictures.picture(named: "odd", size: nil, traits: traits(scale: 3)) == nil)
    }
}
