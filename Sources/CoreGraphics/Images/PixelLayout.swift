import Rasterizer

/// The layout of pixels in a caller's memory, and its conversion to and from the rasterizer's bitmaps.
///
/// Supported are 8 bits per component: grey without alpha, alpha only, RGB in three bytes, and RGB with alpha or a
/// padding byte in four bytes, first or last, in either byte order.
struct PixelLayout: Equatable, Sendable {
    enum Alpha: Sendable {
        case opaque
        case straight
        case premultiplied
    }

    let bytesPerPixel: Int
    /// The positions of red, green and blue within a pixel; all 0 for grey, nil for alpha only.
    let colorOffsets: [Int]?
    let alphaOffset: Int?
    let alpha: Alpha

    /// nil for unsupported layouts.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace?, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, !info.contains(.floatComponents), let alphaInfo = info.alphaInfo else { return nil }
        switch (alphaInfo, space?.model, bitsPerPixel) {
        case (.alphaOnly, _, 8):
            self.init(bytesPerPixel: 1, colorOffsets: nil, alphaOffset: 0, alpha: .straight)
        case (.none, .monochrome, 8):
            self.init(bytesPerPixel: 1, colorOffsets: [0, 0, 0], alphaOffset: nil, alpha: .opaque)
        case (.none, .rgb, 24):
            self.init(bytesPerPixel: 3, colorOffsets: [0, 1, 2], alphaOffset: nil, alpha: .opaque)
        case (_, .rgb, 32):
            self.init(alphaInfo: alphaInfo, byteOrder: info.intersection(.byteOrderMask))
        default:
            return nil
        }
    }

    private init(bytesPerPixel: Int, colorOffsets: [Int]?, alphaOffset: Int?, alpha: Alpha) {
        self.bytesPerPixel = bytesPerPixel
        self.colorOffsets = colorOffsets
        self.alphaOffset = alphaOffset
        self.alpha = alpha
    }

    /// Creates a layout of four bytes with colours.
    private init?(alphaInfo: CGImageAlphaInfo, byteOrder: CGBitmapInfo) {
        let isLittle = byteOrder == .byteOrder32Little
        guard isLittle || byteOrder == .byteOrder32Big || byteOrder.isEmpty else { return nil }
        let isFirst: Bool
        switch alphaInfo {
        case .premultipliedFirst, .first, .noneSkipFirst: isFirst = true
        case .premultipliedLast, .last, .noneSkipLast, .none: isFirst = false
        case .alphaOnly: return nil
        }
        func place(_ index: Int) -> Int { isLittle ? 3 - index : index }
        let alpha: Alpha =
            switch alphaInfo {
            case .premultipliedFirst, .premultipliedLast: .premultiplied
            case .first, .last: .straight
            default: .opaque
            }
        self.init(
            bytesPerPixel: 4, colorOffsets: (isFirst ? [1, 2, 3] : [0, 1, 2]).map(place),
            alphaOffset: alpha == .opaque ? nil : place(isFirst ? 0 : 3), alpha: alpha)
    }

    /// Whether the rasterizer can draw directly into memory of this layout.
    var isNative: Bool {
        colorOffsets == [2, 1, 0] && alphaOffset == 3 && alpha == .premultiplied
    }

    // MARK: Conversion

    /// Reads an image from memory of at least `height * bytesPerRow` bytes.
    func bitmap(from memory: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int) -> Bitmap {
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, count in
            for row in 0..<height {
                for column in 0..<width {
                    let source = UnsafeRawBufferPointer(rebasing: memory[(row * bytesPerRow + column * bytesPerPixel)...])
                    readPixel(source, into: UnsafeMutableBufferPointer(rebasing: pixels[((row * width + column) * 4)...]))
                }
            }
            count = width * height * 4
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Writes blue, green, red, alpha, premultiplied.
    private func readPixel(_ source: UnsafeRawBufferPointer, into pixel: UnsafeMutableBufferPointer<UInt8>) {
        let opacity = alphaOffset.map { source[$0] } ?? 255
        pixel[3] = opacity
        for channel in 0..<3 {
            pixel[2 - channel] = premultiplied(colorOffsets.map { source[$0[channel]] } ?? 0, opacity)
        }
    }

    private func premultiplied(_ component: UInt8, _ opacity: UInt8) -> UInt8 {
        switch alpha {
        case .opaque: component
        case .straight: Bitmap.premultiply(component, opacity)
        // A premultiplied component above alpha is invalid and would overflow while compositing.
        case .premultiplied: min(component, opacity)
        }
    }

    /// Writes an image to memory of at least `height * bytesPerRow` bytes; padding between the rows is not changed.
    func write(_ bitmap: Bitmap, to memory: UnsafeMutableRawBufferPointer, bytesPerRow: Int) {
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            for row in 0..<bitmap.height {
                for column in 0..<bitmap.width {
                    let target = memory[(row * bytesPerRow + column * bytesPerPixel)...]
                    let source = pixels[((row * bitmap.width + column) * 4)...]
                    writePixel(
                        UnsafeBufferPointer(rebasing: source), into: UnsafeMutableRawBufferPointer(rebasing: target))
                }
            }
        }
    }

    private func writePixel(_ pixel: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableRawBufferPointer) {
        if let alphaOffset { target[alphaOffset] = pixel[3] }
        guard let colorOffsets else { return }
        if bytesPerPixel == 1 {
            target[0] = Self.gray(red: pixel[2], green: pixel[1], blue: pixel[0])
            return
        }
        for channel in 0..<3 {
            let component = pixel[2 - channel]
            target[colorOffsets[channel]] = alpha == .straight ? Bitmap.unpremultiply(component, pixel[3]) : component
        }
    }

    /// The grey of device RGB: 30 % red, 59 % green, 11 % blue.
    private static func gray(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
        let weighted: UInt32 = 30 * UInt32(red) + 59 * UInt32(green) + 11 * UInt32(blue)
        return UInt8((weighted + 50) / 100)
    }
}
