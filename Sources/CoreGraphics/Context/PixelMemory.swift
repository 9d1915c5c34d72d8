import Rasterizer

/// The memory of a bitmap context, synchronized with the canvas.
///
/// If the program's pixel layout is the canvas's own, the canvas draws directly into the memory. Otherwise the memory
/// is copied to the canvas before each drawing step and back after it, but only once the program has asked for the
/// memory.
final class PixelMemory {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let layout: PixelLayout
    private let bytes: UnsafeMutableRawBufferPointer
    private let isOwned: Bool
    private var isVisible: Bool

    /// - Parameter data: The program's memory, or nil to allocate zeroed memory.
    init(data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout) {
        (self.width, self.height, self.bytesPerRow, self.layout) = (width, height, bytesPerRow, layout)
        isOwned = data == nil
        isVisible = data != nil
        bytes =
            data.map { UnsafeMutableRawBufferPointer(start: $0, count: height * bytesPerRow) }
            ?? Self.allocate(height * bytesPerRow)
    }

    deinit {
        if isOwned { bytes.deallocate() }
    }

    private static func allocate(_ count: Int) -> UnsafeMutableRawBufferPointer {
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
        return bytes
    }

    /// A canvas that either draws into this memory or is copied to and from it.
    func makeCanvas() throws(RasterizerError) -> Canvas {
        guard layout.isNative, bytesPerRow % 4 == 0, let base = bytes.baseAddress else {
            let canvas = try Canvas.bitmap(width: width, height: height)
            canvas.replacePixels(with: bitmap)
            return canvas
        }
        return try Canvas.bitmap(borrowing: base, width: width, height: height, bytesPerRow: bytesPerRow)
    }

    /// Returns the memory to the program, which may write to it at any time from now on.
    func expose(_ canvas: Canvas) -> UnsafeMutableRawPointer? {
        if !isVisible {
            isVisible = true
            copyFrom(canvas)
        }
        return bytes.baseAddress
    }

    /// Copies the program's memory to the canvas.
    func copyTo(_ canvas: Canvas) {
        if needsCopies { canvas.replacePixels(with: bitmap) }
    }

    /// Copies the canvas to the program's memory.
    func copyFrom(_ canvas: Canvas) {
        if needsCopies { layout.write(canvas.makeBitmap(), to: bytes, bytesPerRow: bytesPerRow) }
    }

    private var needsCopies: Bool { isVisible && !(layout.isNative && bytesPerRow % 4 == 0) }

    private var bitmap: Bitmap {
        layout.bitmap(from: UnsafeRawBufferPointer(bytes), width: width, height: height, bytesPerRow: bytesPerRow)
    }
}
