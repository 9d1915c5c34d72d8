import Foundation
import Rasterizer
import SeededRandom
import Testing

/// Files written by other programs, whose pixels are known.
private enum Sample {
    /// 2 x 2, straight RGBA: red, half-transparent green / blue, nothing.
    static let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAF0lEQVR4nGP4z8DwHwgbGID0fy4ROQYAO3wFuEPMpSUAAAAASUVORK5CYII="
    /// 2 x 1, grey 0 and 200.
    static let grayPNG = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGNgOAEAAMsAyWnIw2wAAAAASUVORK5CYII="
    /// 2 x 1, palette entries (250, 100, 50) and (1, 2, 3).
    static let palettePNG =
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAABlBMVEUBAgP6ZDJ3W5/BAAAAAnRSTlP//8i138cAAAALSURBVHicY2BkAAAABQAC0WYzeAAAAABJRU5ErkJggg=="
    /// 1 x 1, 16 bits a channel: (0xFFFF, 0x8080, 0).
    static let deepPNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAIAAADA54+dAAAAD0lEQVR4nGP4/7+hgYEBAA58Av+HAkZEAAAAAElFTkSuQmCC"
    /// Claims 200,000 pixels a side.
    static let hugePNG = "iVBORw0KGgoAAAANSUhEUgADDUAAAw1ACAYAAAD5O4gKAAAADElEQVR4nGNgoD0AAABkAAGGZDw1AAAAAElFTkSuQmCC"
    /// 16 x 8, all (200, 100, 50), quality 100.
    static let jpeg =
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAn/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCfSvWwAf/Z"
    /// 16 x 16, left half red, right half blue, progressive.
    static let progressiveJPEG =
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wgARCAAQABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABYBAQEBAAAAAAAAAAAAAAAAAAoICf/aAAwDAQACEAMQAAABF8p7+ENVBr14VdKBDVQa/wD/xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAEFAh//xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAEDAQE/AR//xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAECAQE/AR//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAY/Ah//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/IR//2gAMAwEAAgADAAAAEAAP/8QAFBEBAAAAAAAAAAAAAAAAAAAAIP/aAAgBAwEBPxAf/8QAFBEBAAAAAAAAAAAAAAAAAAAAIP/aAAgBAgEBPxAf/8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQABPxAf/9k="
    /// 8 x 8, all grey 77.
    static let grayJPEG =
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AGd//2Q=="

    static func bytes(_ base64: String) throws -> [UInt8] {
        [UInt8](try #require(Data(base64Encoded: base64)))
    }
}

@Suite("Decoding PNG and JPEG")
struct ImageDecodingTests {
    @Test func pngKeepsEveryComponent() throws {
        let bitmap = try Bitmap(decoding: Sample.bytes(Sample.png))
        #expect((bitmap.width, bitmap.height) == (2, 2))
        #expect(bitmap.straightRGBA == [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 255, 0, 0, 0, 0])
        #expect(bitmap.pixels[4..<8] == [0, 128, 0, 128])
    }

    @Test func pngOfOtherKindsBecomesColor() throws {
        #expect(try Bitmap(decoding: Sample.bytes(Sample.grayPNG)).straightRGBA == [0, 0, 0, 255, 200, 200, 200, 255])
        #expect(try Bitmap(decoding: Sample.bytes(Sample.palettePNG)).straightRGBA == [250, 100, 50, 255, 1, 2, 3, 255])
        #expect(try Bitmap(decoding: Sample.bytes(Sample.deepPNG)).color(x: 0, y: 0)[2...] == [0, 255])
    }

    @Test(arguments: [
        (Sample.jpeg, 0, 0, [200, 100, 50]), (Sample.jpeg, 15, 7, [200, 100, 50]), (Sample.grayJPEG, 4, 4, [77, 77, 77]),
        (Sample.progressiveJPEG, 1, 8, [255, 0, 0]), (Sample.progressiveJPEG, 14, 8, [0, 0, 255]),
    ])
    func jpegIsCloseToItsSource(sample: String, x: Int, y: Int, expected: [Int]) throws {
        let color = try Bitmap(decoding: Sample.bytes(sample)).color(x: x, y: y)
        #expect(color[3] == 255)
        for (component, wanted) in zip(color, expected) { #expect(abs(Int(component) - wanted) <= 2) }
    }

    @Test func unknownBytesAreAnError() {
        #expect(throws: RasterizerError.unknownImageFormat) { try Bitmap(decoding: []) }
        #expect(throws: RasterizerError.unknownImageFormat) { try Bitmap(decoding: Array("<svg/>".utf8)) }
    }

    @Test func hugeDimensionsAreRefusedBeforeAnyMemoryIsTaken() throws {
        #expect(throws: RasterizerError.unsupportedDimensions(width: 200_000, height: 200_000)) {
            try Bitmap(decoding: Sample.bytes(Sample.hugePNG))
        }
    }

    @Test(arguments: [Sample.png, Sample.grayPNG, Sample.palettePNG, Sample.deepPNG])
    func everyTruncationOfPixelDataIsAnError(sample: String) throws {
        let bytes = try Sample.bytes(sample)
        let endOfPixels = bytes.count - 12  // The end chunk carries nothing.
        for count in 0..<(endOfPixels - 4) {
            #expect(throws: RasterizerError.self) { try Bitmap(decoding: Array(bytes.prefix(count))) }
        }
    }

    @Test(arguments: [Sample.jpeg, Sample.grayJPEG])
    func everyTruncationOfAJPEGIsAnError(sample: String) throws {
        let bytes = try Sample.bytes(sample)
        for count in 0..<(bytes.count - 4) {
            #expect(throws: RasterizerError.self) { try Bitmap(decoding: Array(bytes.prefix(count))) }
        }
    }

    @Test(arguments: [Sample.png, Sample.palettePNG, Sample.jpeg, Sample.progressiveJPEG, Sample.grayJPEG])
    func damagedBytesGiveAPictureOrATypedError(sample: String) throws {
        var random = SplitMix(seed: 42)
        let intact = try Sample.bytes(sample)
        var outcomes = 0
        for _ in 0..<400 {
            var bytes = intact
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: 4..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            do throws(RasterizerError) {
                let bitmap = try Bitmap(decoding: bytes)
                #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
            } catch {
                #expect(error != .unknownImageFormat || !bytes.starts(with: intact.prefix(8)))
            }
            outcomes += 1
        }
        #expect(outcomes == 400)
    }
}

@Suite("Encoding PNG")
struct ImageEncodingTests {
    @Test func whatIsWrittenReadsBackTheSame() throws {
        var pixels: [UInt8] = []
        for alpha in 0...255 {
            for component in stride(from: 0, through: alpha, by: 5) {
                pixels += [UInt8(component), UInt8(alpha - component), UInt8(component / 2), UInt8(alpha)]
            }
        }
        let bitmap = Bitmap(width: pixels.count / 4, height: 1, pixels: pixels)
        #expect(try Bitmap(decoding: bitmap.encodedPNG()) == bitmap)
    }

    @Test func opaquePicturesReadBackTheSame() throws {
        let bitmap = Bitmap(width: 3, height: 1, pixels: [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255])
        let bytes = try bitmap.encodedPNG()
        #expect(bytes[25] == 2, "Colour type 2 is RGB without alpha")
        #expect(try Bitmap(decoding: bytes) == bitmap)
    }
}
