import CoreGraphics
import Testing

/// Pictures answer in the layout of the bytes that they were made of.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgcontext/makeimage(), /cgimage/bitmapinfo,
///   /cgimage/dataprovider
struct ImageFormatTests {
    private func picture(_ info: UInt32, _ space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), row: Int = 0) -> CGImage? {
        let context = CGContext(
            data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: row, space: space, bitmapInfo: info)
        context?.setFillColor(CGColor(red: 1, green: 0.2, blue: 0, alpha: 1))
        context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        return context?.makeImage()
    }

    private func bytes(_ image: CGImage) -> [UInt8] { [UInt8](image.dataProvider?.data ?? Data()) }

    @Test func rgbaContextsMakeRGBAPictures() throws {
        let image = try #require(picture(CGImageAlphaInfo.premultipliedLast.rawValue, row: 16))
        #expect(Array(bytes(image).prefix(8)) == [255, 51, 0, 255, 0, 0, 0, 0])
        #expect(image.alphaInfo == .premultipliedLast && image.byteOrderInfo == .orderDefault && image.bytesPerRow == 16)
        #expect(image.bitmapInfo.rawValue == CGImageAlphaInfo.premultipliedLast.rawValue && image.bitsPerPixel == 32)
        #expect(bytes(image).count == 16)
    }

    @Test func otherOrdersAreKept() throws {
        let first = try #require(picture(CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Big.rawValue))
        #expect(Array(bytes(first).prefix(4)) == [255, 255, 51, 0] && first.byteOrderInfo == .order32Big)
        let little = try #require(picture(CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        #expect(Array(bytes(little).prefix(4)) == [0, 51, 255, 255] && little.byteOrderInfo == .order32Little)
    }

    @Test func greyContextsMakeGreyPictures() throws {
        let grey = try #require(picture(CGImageAlphaInfo.none.rawValue, CGColorSpaceCreateDeviceGray()))
        #expect(grey.bitsPerPixel == 8 && grey.colorSpace?.model == .monochrome && grey.alphaInfo == .none)
        let weighted = (30 * 255 + 59 * 51 + 50) / 100
        #expect(Array(bytes(grey).prefix(2)) == [UInt8(weighted), 0])
    }

    @Test func decodedPicturesKnowTheTypeOfTheirFile() throws {
        let drawn = try #require(picture(CGImageAlphaInfo.premultipliedLast.rawValue))
        #expect(drawn.utType == nil)
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        CGImageDestinationAddImage(destination, drawn, nil)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.utType == "public.png")
        let provider = try #require(CGDataProvider(data: data as Data))
        let read = CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        #expect(read?.utType == "public.png")
    }

    @Test func partsKeepTheLayout() throws {
        let image = try #require(picture(CGImageAlphaInfo.premultipliedLast.rawValue))
        let part = try #require(image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(bytes(part) == [255, 51, 0, 255] && part.bytesPerRow == 4)
    }

    @Test func picturesOfMemoryAnswerInItsLayout() throws {
        let provider = try #require(CGDataProvider(data: Data([10, 20, 30, 0xAA, 0xBB, 0xCC, 40, 50, 60, 0, 0, 0])))
        let image = try #require(
            CGImage(
                width: 1, height: 2, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 6, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: 0), provider: provider, decode: nil, shouldInterpolate: false,
                intent: .defaultIntent))
        #expect(image.bitsPerPixel == 24 && image.bytesPerRow == 6)
        #expect(bytes(image) == [10, 20, 30, 0, 0, 0, 40, 50, 60, 0, 0, 0])
    }
}
