import CoreGraphics
import Testing

/// Pictures of GIF files.
///
/// The file is ours: 6 x 4 pixels, four pictures that leave, clear and bring back what is below them, one of them with
/// its rows in four turns, one with colours of its own. What shows is worked out from the pictures by hand.
@Suite struct GIFTests {
    private static let file =
        "R0lGODlhBgAEAIEAAAAAAP8AAAD/AAAA/yH/C05FVFNDQVBFMi4wAwEDAAAh+QQECgAAACwAAAAABgAEAAACB4wvqcONWQAAIfkECQAAAAAsAQABAAQAAgAA"
        + "AgTEZmAFACH5BA0EAAAALAAAAAAGAAQAQAIGhI8WywkFACH5BAD6AAAALAUAAwABAAEAgQAAAP//AAkJCQgICAICTAEAOw=="
    private static let shown = [
        ["RRRRRR", "GGGGGG", "BBBBBB", "RRRGGG"], ["RRRRRR", "GGBBGG", "BBBBBB", "RRRGGG"],
        ["RRRRRR", "RRRRRR", "B....B", "RRRGGG"], ["RRRRRR", "G....G", "B....B", "RRRGGY"],
    ]

    private let data: Data
    private let source: CGImageSource

    init() throws {
        data = try #require(Data(base64Encoded: Self.file))
        source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    }

    private func rows(_ image: CGImage?) -> [String] {
        guard let image, let bytes = image.dataProvider?.data.map({ [UInt8]($0 as Data) }) else { return [] }
        let names: [[UInt8]: String] = [
            [0, 0, 255, 255]: "R", [0, 255, 0, 255]: "G", [255, 0, 0, 255]: "B", [0, 255, 255, 255]: "Y", [0, 0, 0, 0]: ".",
        ]
        return (0..<image.height).map { row in
            (0..<image.width).map { column in
                let start = row * image.bytesPerRow + column * 4
                return names[Array(bytes[start..<start + 4])] ?? "?"
            }.joined()
        }
    }

    @Test func picturesShowOnWhatTheOnesBeforeLeft() {
        #expect(CGImageSourceGetCount(source) == 4 && CGImageSourceGetType(source) == "com.compuserve.gif")
        for index in [0, 1, 2, 3, 1, 0] {
            #expect(rows(CGImageSourceCreateImageAtIndex(source, index, nil)) == Self.shown[index])
        }
        #expect(CGImageSourceCreateImageAtIndex(source, 4, nil) == nil)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceGetStatusAtIndex(source, 3) == .statusComplete)
    }

    @Test func timesAndRepetitionsAreTold() {
        let times = (0..<4).map { index -> [Double?] in
            let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
            #expect(properties?[kCGImagePropertyPixelWidth] as? NSNumber == 6)
            let gif = properties?[kCGImagePropertyGIFDictionary] as? [String: Any]
            return [kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFUnclampedDelayTime].map {
                (gif?[$0] as? NSNumber)?.doubleValue
            }
        }
        #expect(times == [[0.1, 0.1], [0.1, 0], [0.04, 0.04], [2.5, 2.5]])
        let file = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any]
        #expect((file?[kCGImagePropertyGIFLoopCount] as? NSNumber)?.intValue == 3)
    }

    @Test func filesThatEndEarlyKeepWhatIsThere() throws {
        for length in 0..<data.count {
            let part = try #require(CGImageSourceCreateWithData(data.prefix(length) as CFData, nil))
            for index in 0..<CGImageSourceGetCount(part) { _ = CGImageSourceCreateImageAtIndex(part, index, nil) }
            #expect(CGImageSourceGetCount(part) <= 4)
        }
    }

    @Test func damagedFilesDoNotCrash() throws {
        for place in 0..<data.count {
            for value in [UInt8(0), 0x7F, 0xFF] {
                var damaged = data
                damaged[damaged.startIndex + place] = value
                let read = try #require(CGImageSourceCreateWithData(damaged as CFData, nil))
                for index in 0..<min(CGImageSourceGetCount(read), 8) {
                    // A size of 65,535 pixels a side is refused before memory is asked for.
                    if (CGImageSourceCopyPropertiesAtIndex(read, index, nil)?[kCGImagePropertyPixelWidth] as? NSNumber)?.intValue
                        ?? 0 < 400
                    {
                        _ = CGImageSourceCreateImageAtIndex(read, index, nil)
                    }
                }
            }
        }
    }
}
