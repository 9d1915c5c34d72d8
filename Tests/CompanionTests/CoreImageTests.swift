import CoreGraphics
import CoreImage
import Foundation
import Testing

/// Images of Core Image, each seen by the pixels that a context makes of it.
@Suite("Core Image")
struct CoreImageTests {
    private let context = CIContext()

    /// Two pixels beside each other, red and half transparent blue, above a row of white and black.
    private func picture() throws -> CGImage {
        let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 128, 128, 255, 255, 255, 255, 0, 0, 0, 255]
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
        return try #require(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    }

    private func pixels(of image: CIImage, in rect: CGRect? = nil) -> [[UInt8]] {
        let rect = rect ?? image.extent
        var bytes = [UInt8](repeating: 0, count: Int(rect.width * rect.height) * 4)
        context.render(
            image, toBitmap: &bytes, rowBytes: Int(rect.width) * 4, bounds: rect, format: .RGBA8, colorSpace: nil)
        return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
    }

    private func solid(_ color: CIColor, side: CGFloat = 1) -> CIImage {
        CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: side, height: side))
    }

    // MARK: Images

    @Test func pixelsComeBackAsTheyWere() throws {
        let image = CIImage(cgImage: try picture())
        #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(pixels(of: image) == [[255, 0, 0, 255], [0, 0, 128, 128], [255, 255, 255, 255], [0, 0, 0, 255]])
        let made = try #require(context.createCGImage(image, from: image.extent))
        #expect(pixels(of: CIImage(cgImage: made)) == pixels(of: image))
        #expect(context.createCGImage(.empty(), from: .null) == nil)
    }

    @Test func partsAndPlaces() throws {
        let image = CIImage(cgImage: try picture())
        let right = image.cropped(to: CGRect(x: 1, y: 0, width: 5, height: 5))
        #expect(right.extent == CGRect(x: 1, y: 0, width: 1, height: 2))
        #expect(pixels(of: right) == [[0, 0, 128, 128], [0, 0, 0, 255]])
        let moved = image.transformed(by: CGAffineTransform(translationX: 3, y: 4))
        #expect(moved.extent == CGRect(x: 3, y: 4, width: 2, height: 2) && pixels(of: moved) == pixels(of: image))
        let large = image.samplingNearest().transformed(by: CGAffineTransform(scaleX: 2, y: 1))
        #expect(pixels(of: large).prefix(4) == [[255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 128, 128], [0, 0, 128, 128]])
        let clamped = image.clampedToExtent()
        #expect(
            clamped.extent.isInfinite && pixels(of: clamped, in: CGRect(x: -3, y: 5, width: 1, height: 1)) == [[255, 0, 0, 255]])
    }

    /// An image that lies on its right side has its top row in its last column from the right side's view: turned
    /// upright, the column at the left becomes the row at the top.
    @Test func orientations() throws {
        let image = CIImage(cgImage: try picture())
        let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 128, 128])
        let (white, black): ([UInt8], [UInt8]) = ([255, 255, 255, 255], [0, 0, 0, 255])
        #expect(pixels(of: image.oriented(.up)) == [red, blue, white, black])
        #expect(pixels(of: image.oriented(.down)) == [black, white, blue, red])
        #expect(pixels(of: image.oriented(.upMirrored)) == [blue, red, black, white])
        #expect(pixels(of: image.oriented(.right)) == [white, red, black, blue])
        #expect(pixels(of: image.oriented(forExifOrientation: 8)) == [blue, black, red, white])
    }

    @Test func oneOverTheOther() {
        let red = solid(CIColor(red: 1, green: 0, blue: 0))
        let veil = solid(CIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        #expect(pixels(of: red.composited(over: veil)) == [[255, 0, 0, 255]])
        // Half of the light of red, encoded as in sRGB: 188.
        #expect(pixels(of: veil.composited(over: red)) == [[188, 0, 0, 255]])
        let encoded = CIContext(options: [.workingColorSpace: NSNull()])
        var bytes = [UInt8](repeating: 0, count: 4)
        encoded.render(
            veil.composited(over: red), toBitmap: &bytes, rowBytes: 4, bounds: red.extent, format: .BGRA8, colorSpace: nil)
        #expect(bytes == [0, 0, 128, 255])
    }

    // MARK: Filters

    @Test func filtersHaveTheirUsualInputs() throws {
        let blur = try #require(CIFilter(name: "CIGaussianBlur"))
        #expect(blur.inputKeys == [kCIInputImageKey, kCIInputRadiusKey] && blur.outputImage == nil)
        #expect((blur.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 10)
        blur.setValue(3, forKey: kCIInputRadiusKey)
        blur.setDefaults()
        #expect((blur.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 10)
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
        #expect(CIFilter.filterNames(inCategory: kCICategoryBlur) == ["CIGaussianBlur"])
        #expect(CIFilter.filterNames(inCategories: [kCICategoryBuiltIn]).contains("CISepiaTone"))
    }

    @Test func blurSpreadsAndKeepsTheLight() throws {
        let white = solid(.white, side: 21)
        let filter = CIFilter.gaussianBlur()
        (filter.inputImage, filter.radius) = (white, 2)
        let blurred = try #require(filter.outputImage)
        #expect(blurred.extent == CGRect(x: -6, y: -6, width: 33, height: 33))
        let row = pixels(of: blurred, in: CGRect(x: -6, y: 10, width: 33, height: 1)).map { $0[3] }
        #expect(row == row.reversed() && row[16] == 255 && zip(row, row.dropFirst()).prefix(16).allSatisfy { $0 <= $1 })
        // The edge lies in the middle between nothing and all that this row has.
        #expect(abs(Int(row[5]) + Int(row[6]) - 255) <= 1)
        let clamped = white.clampedToExtent().applyingGaussianBlur(sigma: 2).cropped(to: white.extent)
        #expect(pixels(of: clamped).allSatisfy { $0 == [255, 255, 255, 255] })
    }

    @Test func colours() throws {
        let color = solid(CIColor(red: 1, green: 0, blue: 0))
        let controls = CIFilter.colorControls()
        (controls.inputImage, controls.saturation) = (color, 0)
        // The luminance of red, 0.2126, encoded as in sRGB: 127.
        #expect(pixels(of: try #require(controls.outputImage)) == [[127, 127, 127, 255]])
        (controls.saturation, controls.brightness) = (1, 1)
        #expect(pixels(of: try #require(controls.outputImage)) == [[255, 255, 255, 255]])
        #expect(pixels(of: color.applyingFilter("CIColorInvert")) == [[0, 255, 255, 255]])
        #expect(
            pixels(of: solid(.white).applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1])) == [
                [188, 188, 188, 255]
            ])
        let sepia = CIFilter.sepiaTone()
        (sepia.inputImage, sepia.intensity) = (solid(.gray), 1)
        let brown = pixels(of: try #require(sepia.outputImage))[0]
        #expect(brown[0] > brown[1] && brown[1] > brown[2])
        sepia.intensity = 0
        #expect(pixels(of: try #require(sepia.outputImage)) == [[128, 128, 128, 255]])
        let mono = color.applyingFilter("CIColorMonochrome", parameters: [kCIInputColorKey: CIColor.white])
        #expect(pixels(of: mono) == [[127, 127, 127, 255]])
        let swapped = color.applyingFilter(
            "CIColorMatrix",
            parameters: ["inputRVector": CIVector(x: 0, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 1, y: 0, z: 0, w: 0)])
        #expect(pixels(of: swapped) == [[0, 255, 0, 255]])
    }

    @Test func averagesAndMasks() throws {
        let halves = solid(.white).composited(over: CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1)))
        let average = halves.applyingFilter("CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: halves.extent)])
        #expect(pixels(of: average) == [[188, 188, 188, 255]])
        let mask = halves
        let blended = CIImage(color: .red).cropped(to: halves.extent).applyingFilter(
            "CIBlendWithMask",
            parameters: [
                kCIInputBackgroundImageKey: CIImage(color: .blue).cropped(to: halves.extent), kCIInputMaskImageKey: mask,
            ])
        #expect(pixels(of: blended) == [[255, 0, 0, 255], [0, 0, 255, 255]])
    }

    @Test func colorsAndVectors() {
        #expect(CIColor(string: "0.5 0.25 1 0.5").components == [0.5, 0.25, 1, 0.5] && CIColor(string: "1").alpha == 1)
        #expect(CIColor(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)) == .red)
        let vector = CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(vector.count == 4 && vector.w == 4 && vector.value(at: 9) == 0)
        #expect(vector.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func noDetectorIsThere() { #expect(CIDetector(ofType: CIDetectorTypeFace, context: nil, options: nil) == nil) }

    // MARK: QR codes

    /// Reads a code as a camera would: its level and mask from the bits beside the corners, then the bytes from the
    /// modules.
    @Test(arguments: [("L", "a"), ("M", "https://example.com/"), ("Q", "Grüße"), ("H", String(repeating: "long ", count: 27))])
    func qrCodes(level: String, text: String) throws {
        let filter = CIFilter.qrCodeGenerator()
        (filter.message, filter.correctionLevel) = (Data(text.utf8), level)
        let image = try #require(filter.outputImage)
        let size = Int(image.extent.width) - 2
        #expect(image.extent.width == image.extent.height && (size - 17) % 4 == 0)
        let all = pixels(of: image).map { $0[0] < 128 }
        func isDark(_ x: Int, _ y: Int) -> Bool { all[(y + 1) * (size + 2) + x + 1] }
        #expect((0..<size + 2).allSatisfy { !all[$0] && !all[all.count - 1 - $0] })
        #expect((0..<7).allSatisfy { isDark($0, 0) && isDark($0, 6) && isDark(size - 1 - $0, 0) } && !isDark(7, 0))

        let row = [0, 1, 2, 3, 4, 5, 7, 8].map { ($0, 8) }
        let places = row + [7, 5, 4, 3, 2, 1, 0].map { (8, $0) }
        let format = places.reduce(0) { $0 << 1 | (isDark($1.0, $1.1) ? 1 : 0) } ^ 0x5412
        #expect(["M", "L", "H", "Q"][format >> 13] == level)
        let reader = QRReader(size: size, mask: format >> 10 & 7, isDark: isDark)
        #expect(reader.text(level) == text)
    }
}

/// Reads the data of codes of one block, or of several that are of one length, which are all that the tests make.
private struct QRReader {
    let size: Int
    let mask: Int
    let isDark: (Int, Int) -> Bool

    private var version: Int { (size - 17) / 4 }

    /// - Source: ISO/IEC 18004, annex E: the middles of alignment patterns of the versions that the tests make.
    private static let centers = [2: [6, 18], 11: [6, 30, 54]]

    private func isFixed(_ x: Int, _ y: Int) -> Bool {
        if x == 6 || y == 6 || x < 9 && y < 9 || x < 9 && y >= size - 8 || x >= size - 8 && y < 9 { return true }
        if version >= 7, x < 6 && y >= size - 11 || y < 6 && x >= size - 11 { return true }
        guard let places = Self.centers[version] else { return false }
        return places.contains { abs($0 - x) <= 2 } && places.contains { abs($0 - y) <= 2 } && !isCorner(x, y, places)
    }

    /// Alignment patterns are not where the three large ones are.
    private func isCorner(_ x: Int, _ y: Int, _ places: [Int]) -> Bool {
        let (first, last) = (places[0], places[places.count - 1])
        func near(_ a: Int, _ b: Int) -> Bool { abs(a - x) <= 2 && abs(b - y) <= 2 }
        return near(first, first) || near(first, last) || near(last, first)
    }

    private func isMasked(_ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (y / 2 + x / 3) % 2 == 0
        case 5: (x * y) % 2 + (x * y) % 3 == 0
        case 6: ((x * y) % 2 + (x * y) % 3) % 2 == 0
        default: ((x + y) % 2 + (x * y) % 3) % 2 == 0
        }
    }

    private var codewords: [UInt8] {
        var (bits, right, isUpward) = ([Bool](), size - 1, true)
        while right > 0 {
            if right == 6 { right -= 1 }
            for step in 0..<size {
                let y = isUpward ? size - 1 - step : step
                for x in [right, right - 1] where !isFixed(x, y) { bits.append(isDark(x, y) != isMasked(x, y)) }
            }
            (right, isUpward) = (right - 2, !isUpward)
        }
        return stride(from: 0, to: bits.count - 7, by: 8).map { start in
            bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
        }
    }

    /// - Source: ISO/IEC 18004, table 9: the blocks of the versions that the tests make, by their lengths of data.
    private static let blocks: [String: [Int: [Int]]] = [
        "L": [1: [19]], "M": [1: [16], 2: [28]], "Q": [1: [13]], "H": [11: [12, 12, 12, 13, 13, 13, 13, 13, 13, 13, 13]],
    ]

    func text(_ level: String) -> String? {
        guard let lengths = Self.blocks[level]?[version] else { return nil }
        var (blocks, next) = (lengths.map { _ in [UInt8]() }, 0)
        let words = codewords
        for index in 0..<(lengths.max() ?? 0) {
            for block in lengths.indices where index < lengths[block] {
                blocks[block].append(words[next])
                next += 1
            }
        }
        let bits = blocks.joined().flatMap { byte in (0..<8).map { Int(byte >> (7 - $0) & 1) } }
        func number(_ start: Int, _ count: Int) -> Int { bits[start..<start + count].reduce(0) { $0 << 1 | $1 } }
        guard number(0, 4) == 4 else { return nil }
        let lengthBits = version < 10 ? 8 : 16
        let count = number(4, lengthBits)
        return String(bytes: (0..<count).map { UInt8(number(4 + lengthBits + $0 * 8, 8)) }, encoding: .utf8)
    }
}
