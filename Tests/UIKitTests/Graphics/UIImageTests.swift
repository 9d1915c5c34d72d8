import PictureTesting
import Testing

@testable import UIKit

/// Red over green on the left, blue over nothing on the right; 2 x 2 points.
private func quarters(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
        for (color, x, y) in [(UIColor.red, 0, 0), (.green, 0, 1), (.blue, 1, 0)] {
            color.setFill()
            context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
    }
}

/// One letter a pixel of a picture, row by row.
private func letters(_ image: UIImage) -> String {
    guard let bitmap = image.cgImage?.bitmap else { return "" }
    let bytes = bitmap.straightRGBA
    let pixels = stride(from: 0, to: bytes.count, by: 4).map { letter(bytes[$0..<$0 + 4]) }
    let rows = stride(from: 0, to: pixels.count, by: bitmap.width).map { pixels[$0..<$0 + bitmap.width].joined() }
    return rows.joined(separator: " ")
}

private func letter(_ pixel: ArraySlice<UInt8>) -> String {
    switch Array(pixel) {
    case [255, 0, 0, 255]: "r"
    case [0, 255, 0, 255]: "g"
    case [0, 0, 255, 255]: "b"
    case [0, 0, 0, 0]: "."
    default: "?"
    }
}

/// Draws at one pixel a point on nothing.
private func drawn(_ width: CGFloat, _ height: CGFloat, _ draw: () -> Void) -> String {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return letters(UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in draw() })
}

@Suite("UIImage")
struct UIImageTests {
    @Test func sizeIsInPoints() throws {
        let image = quarters(scale: 3)
        #expect(image.size == CGSize(width: 2, height: 2) && image.scale == 3 && image.cgImage?.width == 6)
        let png = try #require(image.pngData())
        #expect(UIImage(data: png)?.size == CGSize(width: 6, height: 6))
        #expect(UIImage(data: png, scale: 3)?.size == CGSize(width: 2, height: 2))
        #expect(UIImage(data: png.prefix(30)) == nil && UIImage(data: Data()) == nil)
        #expect(UIImage().size == .zero && UIImage().pngData() == nil)
    }

    @Test func picturesStandUpright() {
        #expect(letters(quarters()) == "rb g.")
        #expect(drawn(4, 3) { quarters().draw(at: CGPoint(x: 1, y: 1)) } == ".... .rb. .g..")
    }

    // Where the pixels of "rb g." go, from the definition of each orientation.
    @Test(arguments: [
        (UIImage.Orientation.up, "rb g."), (.down, ".g br"), (.left, "b. rg"), (.right, "gr .b"), (.upMirrored, "br .g"),
        (.downMirrored, "g. rb"), (.leftMirrored, "rg b."), (.rightMirrored, ".b gr"),
    ])
    func orientationsTurnThePicture(orientation: UIImage.Orientation, expected: String) throws {
        let pixels = try #require(quarters().cgImage)
        let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
        #expect(drawn(2, 2) { image.draw(at: .zero) } == expected)
        let mirrored = expected.split(separator: " ").map { String($0.reversed()) }.joined(separator: " ")
        #expect(drawn(2, 2) { image.withHorizontallyFlippedOrientation().draw(at: .zero) } == mirrored)
        let upright = try #require(image.pngData().flatMap { UIImage(data: $0) })
        #expect(letters(upright) == expected)
    }

    @Test func sidewaysPicturesSwapWidthAndHeight() throws {
        let pixels = try #require(quarters().cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 2, height: 1)))
        #expect(UIImage(cgImage: pixels, scale: 1, orientation: .right).size == CGSize(width: 1, height: 2))
    }

    @Test func tintKeepsOnlyTheShape() {
        #expect(drawn(3, 2) { quarters().withTintColor(.blue).draw(at: .zero) } == "bb. b..")
        #expect(quarters().withTintColor(.blue, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
    }

    @Test func patternsStartAtTheTopLeft() {
        #expect(drawn(4, 3) { quarters().drawAsPattern(in: CGRect(x: 1, y: 0, width: 3, height: 3)) } == ".rbr .g.g .rbr")
    }

    // 3 x 1 points: a cap of one point on each side of the middle.
    @Test func capsKeepTheirSize() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let strip = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format).image { context in
            for (index, color) in [UIColor.red, .green, .blue, .red].enumerated() {
                color.setFill()
                context.fill(CGRect(x: index, y: 0, width: 1, height: 1))
            }
        }
        let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let tiled = strip.resizableImage(withCapInsets: caps)
        #expect(tiled.capInsets == caps && tiled.resizingMode == .tile)
        #expect(drawn(7, 1) { tiled.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1)) } == "rgbgbgr")
        let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
        #expect(drawn(2, 1) { tiled.draw(in: rect) } == "rr", "Only the caps are left")
        let solid = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
        let stretched = strip.resizableImage(withCapInsets: solid, resizingMode: .stretch)
        #expect(drawn(6, 1) { stretched.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1)) } == "rgggbr")
    }

    @Test func variantsShareThePixelsAndDiffer() {
        let image = quarters()
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.renderingMode == .alwaysTemplate && template.cgImage === image.cgImage)
        #expect(template != image && image.withRenderingMode(.automatic) == image)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
        #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
        #expect(image.withBaselineOffset(fromBottom: 5).baselineOffsetFromBottom == 5)
    }

    @Test func filesDeclareTheirScale() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let png = try #require(quarters(scale: 3).pngData())
        for name in ["star.png", "star@3x.png", "moon@2x.png", "plain"] { try png.write(to: folder.appendingPathComponent(name)) }
        func file(_ name: String, _ scale: CGFloat) -> String? {
            ImageFile.best(for: folder.appendingPathComponent(name).path, scale: scale).map {
                "\(($0.path as NSString).lastPathComponent) \(Int($0.scale))"
            }
        }
        #expect(file("star.png", 1) == "star.png 1")
        #expect(file("star.png", 2) == "star@3x.png 3", "The nearest larger one")
        #expect(file("star@3x.png", 1) == "star@3x.png 3")
        #expect(file("moon.png", 3) == "moon@2x.png 2", "The nearest smaller one")
        #expect(file("plain", 3) == "plain 1")
        #expect(file("sun.png", 2) == nil && file("moon@3x.png", 2) == nil)
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("star@3x.png").path)?.size == CGSize(width: 2, height: 2))
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("sun.png").path) == nil)
    }
}

@Suite("Graphics contexts")
struct UIGraphicsTests {
    @Test func contextsNestPerThread() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 1))
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContextWithOptions(.zero, false, 0)
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsPopContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        UIColor.red.set()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        #expect(image.map(letters) == "r.")
    }

    @Test func framesAreOnePointWideInside() {
        let frame = drawn(4, 4) {
            UIColor.red.setFill()
            UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(frame == "rrrr r..r r..r rrrr")
        let stroked = drawn(4, 4) {
            UIColor.blue.setStroke()
            UIRectClip(CGRect(x: 0, y: 0, width: 4, height: 2))
            UIBezierPath(rect: CGRect(x: 0.5, y: 0.5, width: 3, height: 3)).stroke()
        }
        #expect(stroked == "bbbb b..b .... ....")
    }

    @Test func renderersFollowTheirFormat() throws {
        #expect(UIGraphicsImageRendererFormat.preferred().scale == 2)
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 4, height: 4), format: format)
        var drawnBounds = CGRect.zero
        let image = renderer.image { context in
            drawnBounds = context.format.bounds
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 20, width: 2, height: 4))
            #expect(context.currentImage.size == CGSize(width: 4, height: 4))
        }
        #expect(drawnBounds == renderer.format.bounds && image.scale == 3)
        let bytes = try #require(image.cgImage).bitmap.straightRGBA
        #expect(bytes.prefix(4) == [255, 0, 0, 255] && bytes.suffix(4) == [0, 0, 0, 255])
        #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
        #expect(renderer.pngData { _ in } == renderer.pngData { _ in })
    }

    @Test func documentsHaveThePagesBegun() {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 200))
        func document() -> Data {
            renderer.pdfData { context in
                context.beginPage()
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 50, height: 50))
                context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 30, height: 40), pageInfo: [:])
                UIBezierPath(ovalIn: context.pdfContextBounds).fill()
            }
        }
        let text = String(decoding: document(), as: UTF8.self)
        #expect(text.contains("/MediaBox [ 0 0 100 200 ]") && text.contains("/MediaBox [ 0 0 30 40 ]"))
        #expect(text.contains("/Count 2"))
        #expect(document() == document())
    }

    /// - Source: behaviour that a public library's tests count on.
    @Test("Images are equal by their contents") func equality() throws {
        #expect(UIImage() == UIImage())
        func filled(_ color: UIColor, _ side: CGFloat) throws -> UIImage {
            let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
                color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
            }
            return try #require(image.pngData().flatMap { UIImage(data: $0) })
        }
        let (red, same) = (try filled(.red, 4), try filled(.red, 4))
        let others = [try filled(.blue, 4), try filled(.red, 5), UIImage()]
        #expect(red == same && red.hash == same.hash && !others.contains(red))
    }
}
