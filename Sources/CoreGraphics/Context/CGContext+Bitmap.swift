import Rasterizer

extension CGContext {
    /// Creates a bitmap context.
    ///
    /// - Parameters:
    ///   - data: Memory to draw into, at least `bytesPerRow * height` bytes that outlive the context; nil to allocate.
    ///   - width: Pixels.
    ///   - height: Pixels.
    ///   - bitsPerComponent: Must be 8.
    ///   - bytesPerRow: The distance between rows in bytes; 0 is allowed without `data` and means the minimum.
    ///   - space: RGB, or monochrome without alpha.
    ///   - bitmapInfo: A ``CGImageAlphaInfo`` raw value and a byte order; alpha must be premultiplied, spare or absent.
    /// - Returns: nil for other layouts, and for dimensions that are 0 or too large.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            info: CGBitmapInfo(rawValue: bitmapInfo), initialTransform: .identity)
    }

    convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        info: CGBitmapInfo, initialTransform: CGAffineTransform
    ) {
        guard let layout = Self.layout(bitsPerComponent: bitsPerComponent, space: space, info: info),
            (try? Bitmap.checkDimensions(width: width, height: height)) != nil
        else { return nil }
        let needed = width * layout.bytesPerPixel
        let bytesPerRow = data == nil && bytesPerRow == 0 ? (needed + 15) / 16 * 16 : bytesPerRow
        guard bytesPerRow >= needed, data != nil || bytesPerRow <= 2 * needed + 65_536 else { return nil }
        let memory = PixelMemory(data: data, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout)
        guard let canvas = try? memory.makeCanvas() else { return nil }
        self.init(
            canvas: canvas, initialTransform: initialTransform, memory: memory,
            colorSpace: layout.colorOffsets == nil ? nil : space, bitmapInfo: info)
    }

    private static func layout(bitsPerComponent: Int, space: CGColorSpace, info: CGBitmapInfo) -> PixelLayout? {
        let isSingle = space.model == .monochrome || info.alphaInfo == .alphaOnly
        let layout = PixelLayout(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: isSingle ? 8 : 32, space: space, info: info)
        guard let layout, isSingle || info.alphaInfo != CGImageAlphaInfo.none else { return nil }
        return layout.alpha == .straight && layout.colorOffsets != nil ? nil : layout
    }

    // MARK: Examining

    /// The bitmap's memory; nil for documents.
    public var data: UnsafeMutableRawPointer? { memory?.expose(canvas) }
    /// The width in pixels; 0 for documents.
    public var width: Int { canvas.medium == .bitmap ? Int(canvas.size.width) : 0 }
    /// The height in pixels; 0 for documents.
    public var height: Int { canvas.medium == .bitmap ? Int(canvas.size.height) : 0 }
    /// The number of bits per component; 0 for documents.
    public var bitsPerComponent: Int { canvas.medium == .bitmap ? 8 : 0 }
    /// The number of bits per pixel; 0 for documents.
    public var bitsPerPixel: Int { canvas.medium == .bitmap ? 8 * (memory?.layout.bytesPerPixel ?? 4) : 0 }
    /// The distance between rows in bytes; 0 for documents.
    public var bytesPerRow: Int { canvas.medium == .bitmap ? memory?.bytesPerRow ?? width * 4 : 0 }
    /// The space with which the bitmap was created; nil for documents and for bitmaps of alpha alone. Drawing is always
    /// done in sRGB.
    public var colorSpace: CGColorSpace? { canvas.medium == .bitmap ? declaredColorSpace : nil }
    /// The pixel layout with which the bitmap was created; documents have that of a premultiplied 32-bit bitmap.
    public var bitmapInfo: CGBitmapInfo { declaredBitmapInfo }
    /// The alpha part of ``bitmapInfo``.
    public var alphaInfo: CGImageAlphaInfo { declaredBitmapInfo.alphaInfo ?? .none }

    /// A copy of the current pixels, in the context's own byte layout; nil for documents.
    /// - Complexity: O(pixels).
    public func makeImage() -> CGImage? {
        guard canvas.medium == .bitmap else { return nil }
        memory?.copyTo(canvas)
        let bitmap = canvas.makeBitmap()
        let isOpaque = memory?.layout.alpha == .opaque
        let format = memory.map {
            PixelFormat(layout: $0.layout, bytesPerRow: $0.bytesPerRow, space: colorSpace, info: bitmapInfo)
        }
        return CGImage(isOpaque ? bitmap.withoutAlpha : bitmap, isOpaque: isOpaque, format: format)
    }

    /// Has no effect: drawing is not deferred.
    public func flush() {}

    /// Has no effect: drawing is not deferred.
    public func synchronize() {}
}

extension Bitmap {
    /// The colours with every pixel opaque.
    fileprivate var withoutAlpha: Bitmap {
        var opaque = self
        for index in stride(from: 3, to: opaque.pixels.count, by: 4) { opaque.pixels[index] = 255 }
        return opaque
    }
}
