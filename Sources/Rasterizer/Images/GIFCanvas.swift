internal import CGIFDecoding

/// The canvas on which the images of a GIF file are composited one after another.
package final class GIFCanvas {
    private let file: GIFFile
    private var reader: GIFReader?
    private var canvas: Bitmap
    /// The current image and its index; nil and -1 before the first.
    private var (shown, index) = (cgif_picture?.none, -1)
    /// The canvas before the current image, if its disposal restores that.
    private var before: Bitmap?

    /// The disposal of an image before the next one is drawn, with its number in files.
    private enum Disposal {
        static let clearing: Int32 = 2
        static let restoring: Int32 = 3
    }

    /// Creates an empty canvas.
    package init(_ file: GIFFile) {
        self.file = file
        canvas = Self.empty(file)
    }

    /// The canvas after an image was drawn.
    ///
    /// - Throws: ``RasterizerError/corruptImage(format:message:)``.
    /// - Complexity: O(pixels) for the image after the last requested one; O(pixels and preceding images) for others.
    package func picture(at wanted: Int) throws(RasterizerError) -> Bitmap {
        if wanted < index || reader == nil { start() }
        while index < wanted { try step() }
        return canvas
    }

    private func start() {
        reader = GIFReader(file.bytes)
        (shown, index, before) = (nil, -1, nil)
        canvas = Self.empty(file)
    }

    private static func empty(_ file: GIFFile) -> Bitmap {
        Bitmap(width: file.width, height: file.height, pixels: [UInt8](repeating: 0, count: file.width * file.height * 4))
    }

    private func step() throws(RasterizerError) {
        dispose()
        shown = reader?.next()
        before = shown?.disposal == Disposal.restoring ? canvas : nil
        guard shown != nil, reader?.draw(on: &canvas) == true else {
            reader = nil
            throw .corruptImage(format: .gif, message: "the data of picture \(index + 2) are damaged")
        }
        index += 1
    }

    private func dispose() {
        guard let shown else { return }
        if let before { canvas = before }
        guard shown.disposal == Disposal.clearing else { return }
        for row in Int(shown.top)..<Int(shown.top + shown.height) {
            let start = (row * file.width + Int(shown.left)) * 4
            for byte in start..<start + Int(shown.width) * 4 { canvas.pixels[byte] = 0 }
        }
    }
}
