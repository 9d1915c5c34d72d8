/// The canvas on which the pictures of a GIF file are shown in turn.
package struct GIFCanvas: Sendable {
    private let file: GIFFile
    private var canvas: Bitmap
    /// The picture that the canvas shows; -1 before the first.
    private var index = -1
    /// What was there before the picture that the canvas shows, where it comes back.
    private var before: Bitmap?

    /// An empty canvas.
    package init(_ file: GIFFile) {
        self.file = file
        canvas = Bitmap(
            width: file.width, height: file.height, pixels: [UInt8](repeating: 0, count: file.width * file.height * 4))
    }

    /// The canvas with a picture.
    ///
    /// - Throws: ``RasterizerError/corruptImage(format:message:)``.
    /// - Complexity: O(pixels) for the picture after the last one that was asked for; O(pictures before) for others.
    package mutating func picture(at wanted: Int) throws(RasterizerError) -> Bitmap {
        if wanted < index { self = GIFCanvas(file) }
        while index < wanted { try step() }
        return canvas
    }

    private mutating func step() throws(RasterizerError) {
        if index >= 0 { dispose(file.frames[index]) }
        let frame = file.frames[index + 1]
        guard let indices = file.indices(of: frame) else {
            throw .corruptImage(format: .gif, message: "the data of picture \(index + 2) are damaged")
        }
        before = frame.disposal == .restore ? canvas : nil
        draw(frame, indices)
        index += 1
    }

    private mutating func dispose(_ frame: GIFFile.Frame) {
        switch frame.disposal {
        case .none, .keep: break
        case .restore: if let before { canvas = before }
        case .clear:
            for row in frame.top..<frame.top + frame.height {
                let start = (row * file.width + frame.left) * 4
                for byte in start..<start + frame.width * 4 { canvas.pixels[byte] = 0 }
            }
        }
    }

    private mutating func draw(_ frame: GIFFile.Frame, _ indices: [UInt8]) {
        let first = frame.colors.startIndex
        for row in 0..<frame.height {
            var target = ((frame.top + row) * file.width + frame.left) * 4
            for column in 0..<frame.width {
                let color = indices[row * frame.width + column]
                let place = first + Int(color) * 3
                if color != frame.transparentColor, place + 2 < frame.colors.endIndex {
                    canvas.pixels[target] = frame.colors[place + 2]
                    canvas.pixels[target + 1] = frame.colors[place + 1]
                    canvas.pixels[target + 2] = frame.colors[place]
                    canvas.pixels[target + 3] = 255
                }
                target += 4
            }
        }
    }
}
