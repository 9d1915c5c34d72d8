import Rasterizer

/// The pixel format of the data from which an image was created, in which its `dataProvider` returns them.
struct PixelFormat: Sendable {
    let layout: PixelLayout
    let bytesPerRow: Int
    /// nil for images of alpha only.
    let space: CGColorSpace?
    let info: CGBitmapInfo

    /// The same pixel format for images of another width.
    func with(width: Int) -> PixelFormat {
        PixelFormat(layout: layout, bytesPerRow: width * layout.bytesPerPixel, space: space, info: info)
    }

    /// The data of an image.
    func bytes(of bitmap: Bitmap) -> Data {
        var data = Data(count: bitmap.height * bytesPerRow)
        data.withUnsafeMutableBytes { layout.write(bitmap, to: $0, bytesPerRow: bytesPerRow) }
        return data
    }
}
