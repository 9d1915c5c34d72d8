import Rasterizer

/// The layout of the bytes that a picture was made of, which its `dataProvider` answers in.
struct PixelFormat: Sendable {
    let layout: PixelLayout
    let bytesPerRow: Int
    /// nil for pictures of alpha alone.
    let space: CGColorSpace?
    let info: CGBitmapInfo

    /// The same layout of pixels in rows of another width.
    func with(width: Int) -> PixelFormat {
        PixelFormat(layout: layout, bytesPerRow: width * layout.bytesPerPixel, space: space, info: info)
    }

    /// The bytes of a picture.
    func bytes(of bitmap: Bitmap) -> Data {
        var data = Data(count: bitmap.height * bytesPerRow)
        data.withUnsafeMutableBytes { layout.write(bitmap, to: $0, bytesPerRow: bytesPerRow) }
        return data
    }
}
