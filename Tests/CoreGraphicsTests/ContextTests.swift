import CoreGraphics
import PictureTesting
import Rasterizer
import Testing

/// A bitmap context of the usual kind.
func makeContext(_ width: Int = 8, _ height: Int = 8, _ info: CGImageAlphaInfo = .premultipliedLast) throws -> CGContext {
    try #require(
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: info.rawValue))
}

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

@Suite("Bitmap contexts")
struct BitmapContextTests {
    private func bytes(_ context: CGContext, x: Int, row: Int, count: Int = 4) throws -> [UInt8] {
        let data = try #require(context.data)
        let pixel = data + row * context.bytesPerRow + x * context.bitsPerPixel / 8
        return Array(UnsafeRawBufferPointer(start: pixel, count: count))
    }

    @Test func theOriginIsAtTheBottomLeft() throws {
        let context = try makeContext()
        #expect(context.ctm.isIdentity)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(try bytes(context, x: 0, row: 7) == [255, 0, 0, 255])
        #expect(try bytes(context, x: 0, row: 0) == [0, 0, 0, 0])
    }

    // The memory layouts that Apple's Quartz 2D guide lists for red at half opacity and for green.
    @Test(arguments: [
        (CGImageAlphaInfo.premultipliedLast.rawValue, [128, 0, 0, 128], [0, 255, 0, 255]),
        (CGImageAlphaInfo.premultipliedFirst.rawValue, [128, 128, 0, 0], [255, 0, 255, 0]),
        (
            CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [0, 0, 128, 128],
            [0, 255, 0, 255]
        ),
        (
            CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue, [128, 0, 0, 128],
            [0, 255, 0, 255]
        ),
        (CGImageAlphaInfo.noneSkipLast.rawValue, [128, 0, 0], [0, 255, 0]),
    ])
    func layouts(info: UInt32, translucentRed: [UInt8], opaqueGreen: [UInt8]) throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(green)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let seen = try bytes(context, x: 0, row: 0, count: translucentRed.count)
        #expect(zip(seen, translucentRed).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
        #expect(try bytes(context, x: 1, row: 0, count: opaqueGreen.count) == opaqueGreen)
    }

    @Test func grayAndAlphaOnly() throws {
        let gray = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue))
        gray.setFillColor(gray: 0.4, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try bytes(gray, x: 0, row: 0, count: 2) == [102, 0])
        let alpha = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
        alpha.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(try bytes(alpha, x: 0, row: 0, count: 2) == [0, 255])
    }

    @Test(arguments: [
        (0, 8, 8, 0, CGImageAlphaInfo.premultipliedLast), (8, 100_000, 8, 0, .premultipliedLast),
        (8, 8, 16, 0, .premultipliedLast),
        (8, 8, 8, 16, .premultipliedLast), (8, 8, 8, 0, .last), (8, 8, 8, 0, .none),
    ])
    func impossibleContextsAreNil(width: Int, height: Int, bits: Int, bytesPerRow: Int, alpha: CGImageAlphaInfo) {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: bytesPerRow,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue)
        #expect(context == nil)
    }

    @Test(arguments: [CGImageAlphaInfo.premultipliedLast, .premultipliedFirst])
    func theProgramsMemoryAndTheDrawingStayTheSame(alpha: CGImageAlphaInfo) throws {
        var memory = [UInt8](repeating: 0, count: 2 * 20)
        try memory.withUnsafeMutableBytes { buffer in
            let context = try #require(
                CGContext(
                    data: buffer.baseAddress, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 20,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue))
            context.setFillColor(blue)
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            let pixel = alpha == .premultipliedLast ? [0, 0, 255, 255] : [255, 0, 0, 255]
            #expect(buffer[0..<4].map { Int($0) } == pixel)
            for index in 4..<8 { buffer[index] = 255 }
            let image = try #require(context.makeImage())
            #expect(image.bitmap.pixels[4..<8] == [255, 255, 255, 255])
            context.fill(CGRect(x: 2, y: 1, width: 1, height: 1))
            #expect(buffer[4..<8].allSatisfy { $0 == 255 })
        }
    }

    @Test func imagesAreCopies() throws {
        let context = try makeContext()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        let image = try #require(context.makeImage())
        context.clear(CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(image.bitmap.isOpaque)
        #expect(context.makeImage()?.bitmap.pixels.allSatisfy { $0 == 0 } == true)
    }
}

@Suite("Drawing")
struct DrawingTests {
    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] {
        let image = try #require(context.makeImage())
        let start = ((image.height - 1 - y) * image.width + x) * 4
        return Array(image.bitmap.straightRGBA[start..<start + 4])
    }

    @Test func stateNests() throws {
        let context = try makeContext()
        context.setFillColor(red)
        context.saveGState()
        context.setFillColor(blue)
        context.translateBy(x: 4, y: 4)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try pixel(context, 4, 4) == [0, 0, 255, 255])
        #expect(try pixel(context, 0, 0) == [255, 0, 0, 255])
        #expect(context.ctm.isIdentity)
    }

    @Test func pathPointsKeepTheTransformTheyWereAddedWith() throws {
        let context = try makeContext()
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 4, y: 0))
        context.translateBy(x: 0, y: 4)
        context.addLine(to: CGPoint(x: 4, y: 0))
        context.addLine(to: CGPoint(x: 0, y: 0))
        #expect(context.boundingBoxOfPath == CGRect(x: 0, y: -4, width: 4, height: 4))
        #expect(context.pathContains(CGPoint(x: 1, y: -1), mode: .fill))
        context.setFillColor(red)
        context.fillPath()
        #expect(context.isPathEmpty)
        #expect(try pixel(context, 3, 3) == [255, 0, 0, 255])
        #expect(try pixel(context, 3, 4) == [0, 0, 0, 0])
    }

    @Test func evenOddLeavesTheHole() throws {
        let context = try makeContext()
        context.setFillColor(red)
        context.addRects([CGRect(x: 0, y: 0, width: 8, height: 8), CGRect(x: 2, y: 2, width: 4, height: 4)])
        context.fillPath(using: .evenOdd)
        #expect(try pixel(context, 4, 4) == [0, 0, 0, 0])
        #expect(try pixel(context, 1, 1) == [255, 0, 0, 255])
    }

    @Test func clippingToRectsAndPaths() throws {
        let context = try makeContext()
        context.setFillColor(red)
        context.saveGState()
        context.clip(to: [CGRect(x: 0, y: 0, width: 2, height: 8), CGRect(x: 6, y: 0, width: 2, height: 8)])
        context.addRect(CGRect(x: 0, y: 0, width: 8, height: 4))
        context.clip()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 8, height: 4))
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.restoreGState()
        #expect(try pixel(context, 1, 1) == [255, 0, 0, 255])
        #expect(try pixel(context, 7, 3) == [255, 0, 0, 255])
        #expect(try pixel(context, 3, 3) == [0, 0, 0, 0])
        #expect(try pixel(context, 1, 5) == [0, 0, 0, 0])
    }

    @Test func picturesStandUprightWhereYPointsUp() throws {
        let source = try makeContext(2, 2)
        source.setFillColor(red)
        source.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(source.makeImage())
        let context = try makeContext()
        context.interpolationQuality = .none
        context.draw(image, in: CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(try pixel(context, 3, 3) == [255, 0, 0, 255])
        #expect(try pixel(context, 3, 4) == [0, 0, 0, 0])
        #expect(try pixel(context, 4, 3) == [0, 0, 0, 0])
    }

    @Test func tilesFillTheClip() throws {
        let source = try makeContext(2, 2)
        source.setFillColor(red)
        source.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let context = try makeContext()
        context.draw(try #require(source.makeImage()), in: CGRect(x: 3, y: 3, width: 2, height: 2), byTiling: true)
        for (x, y) in [(1, 1), (3, 3), (7, 5), (1, 7)] { #expect(try pixel(context, x, y) == [255, 0, 0, 255]) }
        #expect(try pixel(context, 0, 0) == [0, 0, 0, 0])
    }

    @Test func maskClipsByAlphaOrBrightness() throws {
        for info in [CGImageAlphaInfo.premultipliedLast, .noneSkipLast] {
            let mask = try makeContext(2, 1, info)
            mask.setFillColor(.white)
            mask.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            let context = try makeContext()
            context.interpolationQuality = .none
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 8), mask: try #require(mask.makeImage()))
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            context.restoreGState()
            #expect(try pixel(context, 1, 4) == [0, 0, 0, 0])
            #expect(try pixel(context, 6, 4) == [255, 0, 0, 255])
        }
    }

    @Test func layersTakeAlphaOnceAndSurviveUnbalancedStates() throws {
        let context = try makeContext()
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
        context.saveGState()
        context.saveGState()
        context.setFillColor(blue)
        context.fill(CGRect(x: 2, y: 0, width: 4, height: 8))
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        let (left, overlap) = (try pixel(context, 1, 1), try pixel(context, 3, 1))
        #expect(left[0] == 255 && abs(Int(left[3]) - 128) <= 1)
        #expect(overlap[2] == 255 && overlap[0] == 0 && abs(Int(overlap[3]) - 128) <= 1)
        context.setAlpha(1)
        context.setFillColor(green)
        context.fill(CGRect(x: 7, y: 7, width: 1, height: 1))
        #expect(try pixel(context, 7, 7) == [0, 255, 0, 255])
    }

    @Test func shadowsFollowTheDefaultSpaceNotTheTransform() throws {
        let context = try makeContext(16, 16)
        context.setShadow(offset: CGSize(width: 4, height: 4), blur: 0, color: blue)
        context.scaleBy(x: 2, y: 2)
        context.setFillColor(red)
        context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
        #expect(try pixel(context, 5, 5) == [255, 0, 0, 255])
        #expect(try pixel(context, 10, 10) == [0, 0, 255, 255])
        #expect(try pixel(context, 2, 2) == [0, 0, 0, 0])
    }

    @Test func gradientsClipToTheirOptions() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let gradient = try #require(CGGradient(colorsSpace: space, colors: [red, blue] as CFArray, locations: [0, 1]))
        let context = try makeContext()
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0), options: .drawsAfterEndLocation)
        #expect(try pixel(context, 0, 4) == [0, 0, 0, 0])
        #expect(try pixel(context, 7, 4) == [0, 0, 255, 255])
        #expect(CGGradient(colorsSpace: space, colors: [] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: space, colors: ["red"] as CFArray, locations: nil) == nil)
    }

    @Test func convertingBetweenSpaces() throws {
        let context = try makeContext()
        context.translateBy(x: 3, y: 4)
        context.scaleBy(x: 2, y: 2)
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 5, y: 6))
        #expect(context.convertToUserSpace(CGRect(x: 3, y: 4, width: 2, height: 4)) == CGRect(x: 0, y: 0, width: 1, height: 2))
    }
}

@Suite("Contexts as UIKit makes them")
struct FlippedContextTests {
    @Test func pointsCountFromTheTopLeft() throws {
        let context = try CGContext.flippedBitmap(size: CGSize(width: 4, height: 3), scale: 2)
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 6))
        #expect((context.width, context.height) == (8, 6))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        #expect(image.bitmap.straightRGBA.prefix(4) == [255, 0, 0, 255])
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 3))
    }

    @Test func opaqueContextsStartBlack() throws {
        let context = try CGContext.flippedBitmap(size: CGSize(width: 1, height: 1), scale: 1, isOpaque: true)
        let image = try #require(context.makeImage())
        #expect(image.bitmap.pixels == [0, 0, 0, 255])
        #expect(image.alphaInfo == .noneSkipFirst)
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 1e9, height: 1), CGSize(width: CGFloat.nan, height: 1)])
    func impossibleSizesAreErrors(size: CGSize) {
        #expect(throws: RasterizerError.self) { try CGContext.flippedBitmap(size: size, scale: 2) }
    }

    @Test func pagesStartAfresh() throws {
        let context = try CGContext.flippedPDF(pageSize: CGSize(width: 10, height: 20))
        context.translateBy(x: 5, y: 5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        try context.beginPage(size: CGSize(width: 30, height: 40))
        #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 40))
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let text = String(decoding: try context.finishDocument(), as: UTF8.self)
        #expect(text.contains("/MediaBox [ 0 0 10 20 ]") && text.contains("/MediaBox [ 0 0 30 40 ]"))
    }

    @Test func sceneOfEverything() throws {
        let context = try CGContext.flippedBitmap(size: CGSize(width: 120, height: 60), scale: 2, isOpaque: true)
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 120, height: 60))
        context.setShadow(offset: CGSize(width: 0, height: 3), blur: 4)
        context.setFillColor(red)
        context.fillEllipse(in: CGRect(x: 5, y: 5, width: 30, height: 30))
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.setStrokeColor(blue)
        context.setLineWidth(2)
        context.setLineDash(phase: 0, lengths: [4, 2])
        context.addPath(
            CGPath(roundedRect: CGRect(x: 45, y: 5, width: 30, height: 30), cornerWidth: 8, cornerHeight: 8, transform: nil))
        context.strokePath()
        context.setLineDash(phase: 0, lengths: [])
        context.addArc(center: CGPoint(x: 100, y: 20), radius: 15, startAngle: 0, endAngle: .pi * 1.5, clockwise: false)
        context.drawPath(using: .fillStroke)
        let face = try FontFace(path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
        context.setFillColor(.black)
        context.drawGlyphs([PositionedGlyph(glyph: 2, x: 5, y: 56)], face: face, size: 20)
        let image = try #require(context.makeImage())
        #expect(pictureMismatch(image.bitmap, "context") == nil)
    }
}

@Suite("CGImage")
struct ImageTests {
    private func image(
        _ bytes: [UInt8], bitsPerPixel: Int, _ alpha: CGImageAlphaInfo, space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
    ) -> CGImage? {
        CGImage(
            width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, bytesPerRow: bitsPerPixel / 4, space: space,
            bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue), provider: CGDataProvider(data: Data(bytes) as CFData)!,
            decode: nil,
            shouldInterpolate: true, intent: .defaultIntent)
    }

    @Test func pixelsOfEveryLayout() throws {
        #expect(image([1, 2, 3, 4, 5, 6], bitsPerPixel: 24, .none)?.bitmap.straightRGBA == [1, 2, 3, 255, 4, 5, 6, 255])
        #expect(
            image([9, 200], bitsPerPixel: 8, .none, space: CGColorSpaceCreateDeviceGray())?.bitmap.straightRGBA == [
                9, 9, 9, 255, 200, 200, 200, 255,
            ])
        #expect(
            image([255, 0, 0, 128, 1, 2, 3, 255], bitsPerPixel: 32, .last)?.bitmap.straightRGBA == [255, 0, 0, 128, 1, 2, 3, 255])
        #expect(
            image([128, 0, 0, 128, 1, 2, 3, 255], bitsPerPixel: 32, .premultipliedLast)?.bitmap.straightRGBA == [
                255, 0, 0, 128, 1, 2, 3, 255,
            ])
        #expect(image([1, 2, 3], bitsPerPixel: 24, .none) == nil, "Too few bytes")
        #expect(image([1, 2, 3, 4, 5, 6], bitsPerPixel: 16, .none) == nil)
    }

    @Test func croppingGrowsToWholePixelsAndStaysInside() throws {
        let context = try makeContext()
        context.setFillColor(red)
        context.fill(CGRect(x: 2, y: 5, width: 1, height: 1))
        let whole = try #require(context.makeImage())
        let part = try #require(whole.cropping(to: CGRect(x: 1.5, y: 1.5, width: 2, height: 2)))
        #expect((part.width, part.height) == (3, 3))
        #expect(part.bitmap.straightRGBA[(1 * 3 + 1) * 4] == 255)
        #expect(whole.cropping(to: CGRect(x: 6, y: 6, width: 100, height: 100))?.width == 2)
        #expect(whole.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
    }

    @Test func brokenFilesAreNil() throws {
        let provider = try #require(CGDataProvider(data: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1])))
        #expect(CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
        #expect(CGImage(jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
        #expect(CGDataProvider(filename: "/nowhere") == nil)
    }
}
