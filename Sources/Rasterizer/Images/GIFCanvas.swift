internal import CGIFDecoding

/// The canvas on which the pictures of a GIF file are shown in turn.
package final class GIFCanvas {
    private let file: GIFFile
    private var reader: GIFReader?
    private var canvas: Bitmap
    /// The picture that the canvas shows, and its number; nil and -1 before the first.
    private var (shown, index) = (cgif_picture?.none, -1)
    /// What was there before the picture that the canvas shows, where it comes back.
    private var before: Bitmap?

    /// What is done with a picture before the next one is drawn, by its number in files.
    private enum Disposal {
        static let clearing: Int32 = 2
        static let restoring: Int32 = 3
    }

    /// An empty canvas.
    package init(_ file: GIFFile) {
        self.file = file
        canvas = Self.empty(file)
    }

    /// The canvas with a picture.
    ///
    /// - Throws: ``RasterizerError/corruptImage(format:message:)``.
    /// - Complexity: O(pixels) for the picture after the last one that was asked for; O(pixels and pictures before) for
    ///   others.
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
