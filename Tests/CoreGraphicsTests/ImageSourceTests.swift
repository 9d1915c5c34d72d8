import CoreGraphics
import Testing

/// Pictures read from files and written to them.
@Suite struct ImageSourceTests {
    /// Red at the top left, green at the top right, blue at the bottom.
    private func picture(_ width: Int = 40, _ height: Int = 20) throws -> CGImage {
        let context = try CGContext.flippedBitmap(size: CGSize(width: width, height: height), scale: 1, isOpaque: true)
        for (color, rect) in [
            (CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGRect(x: 0, y: 0, width: width / 2, height: height / 2)),
            (CGColor(red: 0, green: 1, blue: 0, alpha: 1), CGRect(x: width / 2, y: 0, width: width / 2, height: height / 2)),
            (CGColor(red: 0, green: 0, blue: 1, alpha: 1), CGRect(x: 0, y: height / 2, width: width, height: height / 2)),
        ] {
            context.setFillColor(color)
            context.fill(rect)
        }
        return try #require(context.makeImage())
    }

    private func file(_ type: String, _ properties: CFDictionary? = nil) throws -> Data {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
        CGImageDestinationAddImage(destination, try picture(), properties)
        #expect(CGImageDestinationFinalize(destination))
        return data as Data
    }

    private func source(_ data: Data) throws -> CGImageSource { try #require(CGImageSourceCreateWithData(data as CFData, nil)) }

    /// Red, green and blue, 0...255, of a pixel counted from the top left.
    private func color(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
        let bytes = [UInt8](image.dataProvider?.data ?? Data())
        return [2, 1, 0].map { Int(bytes[y * image.bytesPerRow + x * 4 + $0]) }
    }

    private func isNear(_ a: [Int], _ b: [Int]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 40 } }

    // MARK: Both ways

    @Test("Files tell their format and size, and give their pixels back", arguments: ["public.png", "public.jpeg"])
    func roundTrip(_ type: String) throws {
        let source = try source(file(type))
        #expect(CGImageSourceGetType(source) == type && CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 40 && image.height == 20)
        #expect(isNear(color(image, 5, 5), [255, 0, 0]) && isNear(color(image, 35, 5), [0, 255, 0]))
        #expect(isNear(color(image, 5, 15), [0, 0, 255]))
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    }

    @Test("Less quality makes a smaller file") func quality() throws {
        let sizes = try [0.05, 0.5, 1.0].map {
            try file("public.jpeg", [kCGImageDestinationLossyCompressionQuality: $0] as CFDictionary).count
        }
        #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
    }

    @Test(
        "The orientation that is written is told", arguments: ["public.png", "public.jpeg"],
        [CGImagePropertyOrientation.right, .leftMirrored])
    func orientation(_ type: String, _ orientation: CGImagePropertyOrientation) throws {
        let source = try source(file(type, [kCGImagePropertyOrientation: orientation.rawValue as NSNumber] as CFDictionary))
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
        #expect((properties[kCGImagePropertyOrientation as String] as? NSNumber)?.uint32Value == orientation.rawValue)
        #expect((properties[kCGImagePropertyPixelWidth as String] as? NSNumber)?.intValue == 40)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
    }

    @Test("A source's picture is written with its orientation") func copying() throws {
        let turned = try source(file("public.png", [kCGImagePropertyOrientation: 6 as NSNumber] as CFDictionary))
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
        CGImageDestinationAddImageFromSource(destination, turned, 0, nil)
        #expect(CGImageDestinationFinalize(destination))
        let copy = try #require(CGImageSourceCopyPropertiesAtIndex(source(data as Data), 0, nil))
        #expect((copy[kCGImagePropertyOrientation] as? NSNumber)?.intValue == 6)
    }

    @Test("Files are written and read by their places") func files() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".png")
        defer { try? FileManager.default.removeItem(at: url) }
        let destination = try #require(CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, try picture(), nil)
        #expect(CGImageDestinationFinalize(destination) && !CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.height == 20)
        #expect(CGImageSourceCreateWithURL(url.appendingPathComponent("none") as CFURL, nil) == nil)
    }

    // MARK: Thumbnails

    private func thumbnail(_ source: CGImageSource, _ options: [CFString: Any]) -> CGImage? {
        CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    }

    @Test("A thumbnail is as long as asked for and never larger than the picture") func thumbnails() throws {
        let source = try source(file("public.png"))
        let small = try #require(
            thumbnail(source, [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10]))
        #expect(small.width == 10 && small.height == 5)
        #expect(isNear(color(small, 1, 1), [255, 0, 0]) && isNear(color(small, 8, 1), [0, 255, 0]))
        let large = thumbnail(
            source, [kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 400])
        #expect(large?.width == 40)
        #expect(thumbnail(source, [kCGImageSourceThumbnailMaxPixelSize: 10]) == nil)
    }

    @Test("A thumbnail is turned upright if that is asked for") func uprightThumbnails() throws {
        let source = try source(file("public.png", [kCGImagePropertyOrientation: 6 as NSNumber] as CFDictionary))
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: 20,
        ]
        let upright = try #require(thumbnail(source, options))
        #expect(upright.width == 10 && upright.height == 20)
        // Turned to the right, the top of the pixels is on the right: red above green.
        #expect(isNear(color(upright, 8, 2), [255, 0, 0]) && isNear(color(upright, 8, 17), [0, 255, 0]))
        #expect(isNear(color(upright, 1, 10), [0, 0, 255]))
    }

    // MARK: Bad data

    @Test("Other formats have no picture and are told") func otherFormats() throws {
        let source = try source(Data("BM".utf8))
        #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif" as CFString, 1, nil) == nil)
    }

    @Test("Files cut off anywhere are read as far as they tell, without a crash", arguments: ["public.png", "public.jpeg"])
    func cutFiles(_ type: String) throws {
        let whole = try file(type, [kCGImagePropertyOrientation: 8 as NSNumber] as CFDictionary)
        for length in 0..<whole.count {
            let source = try source(whole.prefix(length))
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
            if let width = properties?[kCGImagePropertyPixelWidth] as? NSNumber { #expect(width.intValue == 40) }
            if CGImageSourceCreateImageAtIndex(source, 0, nil) != nil {
                #expect(CGImageSourceGetStatus(source) == .statusComplete)
            }
        }
    }

    @Test("Damaged metadata never lead out of the file") func damagedMetadata() throws {
        let whole = [UInt8](try file("public.jpeg", [kCGImagePropertyOrientation: 8 as NSNumber] as CFDictionary))
        for index in 0..<80 {
            for value: UInt8 in [0, 0x7F, 0xFF] {
                var damaged = whole
                damaged[index] = value
                _ = CGImageSourceCopyPropertiesAtIndex(try source(Data(damaged)), 0, nil)
            }
        }
    }

    @Test("Data may come in parts") func incremental() throws {
        let whole = try file("public.png")
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, whole.prefix(whole.count / 2) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete && CGImageSourceGetCount(source) == 1)
        CGImageSourceUpdateData(source, whole as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
    }

    @Test("A destination without a picture, or with two, writes nothing") func emptyDestinations() throws {
        let data = NSMutableData()
        let none = try #require(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
        #expect(!CGImageDestinationFinalize(none))
        let two = try #require(CGImageDestinationCreateWithData(data, "public.png" as CFString, 2, nil))
        CGImageDestinationAddImage(two, try picture(), nil)
        CGImageDestinationAddImage(two, try picture(), nil)
        #expect(!CGImageDestinationFinalize(two) && data.length == 0)
    }
}
