extension UIImage {
    /// Draws the picture in a rectangle, tinted and with its caps.
    func paint(in rect: CGRect, on context: CGContext) {
        if context.writesDocument, isBlended, let pixels = flattened(size: rect.size) {
            return context.drawUpright(pixels, in: rect)
        }
        if case .drawing(let drawing) = content, drawing.followsFillColor { return paintShape(in: rect, on: context) }
        guard let tint = traits.tint else { return paintOriginal(in: rect, on: context) }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        paintOriginal(in: rect, on: context)
        context.setFillColor(tint.cgColor)
        context.withBlendMode(.sourceIn) { $0.fill(rect) }
        context.endTransparencyLayer()
    }

    /// Whether drawing needs blending other than source-over: a tint through a mask, or cleared parts. In a PDF
    /// document it would rasterize the whole page.
    private var isBlended: Bool {
        guard case .drawing(let drawing) = content, drawing.followsFillColor else { return traits.tint != nil }
        return drawing.hasHoles
    }

    /// The image drawn at a size in points, with three pixels per point, the maximum of screens.
    private func flattened(size: CGSize) -> CGImage? {
        guard let context = try? CGContext.flippedBitmap(size: size, scale: 3) else { return nil }
        paint(in: CGRect(origin: .zero, size: size), on: context)
        return context.makeImage()
    }

    /// Draws the image's alpha channel in the tint colour, or in black.
    private func paintShape(in rect: CGRect, on context: CGContext) {
        context.saveGState()
        let color = (traits.symbol?.palette.first ?? traits.tint ?? .black).cgColor
        context.setFillColor(color)
        context.setStrokeColor(color)
        paintOriginal(in: rect, on: context)
        context.restoreGState()
    }

    private func paintOriginal(in rect: CGRect, on context: CGContext) {
        guard !rect.isEmpty else { return }
        let size = size
        if traits.capInsets == nil || rect.size == size { return paintWhole(in: rect, on: context) }
        guard let upright = uprightPixels else { return }
        for slice in NineSlices(insets: capInsets, size: size, rect: rect) { paint(slice, of: upright, on: context) }
    }

    private func paintWhole(in rect: CGRect, on context: CGContext) {
        switch content {
        case .nothing: break
        case .pixels(let pixels): paint(pixels, in: rect, orientation: imageOrientation, on: context)
        case .drawing(let drawing): paint(drawing, in: rect, on: context)
        }
    }

    /// Draws a drawing in a rectangle, with the image's orientation.
    private func paint(_ drawing: any ImageDrawing, in rect: CGRect, on context: CGContext) {
        if imageOrientation == .up { return drawing.draw(in: rect, on: context) }
        let size = imageOrientation.isSideways ? CGSize(width: rect.height, height: rect.width) : rect.size
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width, y: rect.height)
        context.concatenate(imageOrientation.unitTransform)
        context.scaleBy(x: 1 / size.width, y: 1 / size.height)
        drawing.draw(in: CGRect(origin: .zero, size: size), on: context)
        context.restoreGState()
    }

    /// Draws all pixels in a rectangle, with an orientation.
    private func paint(_ image: CGImage, in rect: CGRect, orientation: Orientation, on context: CGContext) {
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width, y: rect.height)
        context.concatenate(orientation.unitTransform)
        // Core Graphics draws pictures upright where y points up; here it points down.
        context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1))
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
    }

    private func paint(_ slice: NineSlices.Slice, of image: CGImage, on context: CGContext) {
        // The slice is cut out first, so that stretching it does not blend in the colours of its neighbours.
        let source = slice.source.applying(CGAffineTransform(scaleX: scale, y: scale))
        guard let part = image.cropping(to: source) else { return }
        let tiles = traits.resizingMode == .tile
        let step = CGSize(
            width: tiles && slice.tilesAcross ? slice.source.width : slice.target.width,
            height: tiles && slice.tilesDown ? slice.source.height : slice.target.height)
        context.saveGState()
        context.clip(to: slice.target)
        for place in slice.target.tiles(of: step) { paint(part, in: place, orientation: .up, on: context) }
        context.restoreGState()
    }

    /// The upright pixels, without tint.
    private var uprightPixels: CGImage? {
        imageOrientation == .up ? cgImage : rendered(paintWhole)
    }

    /// The upright picture with its tint.
    var uprightImage: CGImage? {
        imageOrientation == .up && traits.tint == nil ? cgImage : rendered(paint)
    }

    private func rendered(_ draw: (CGRect, CGContext) -> Void) -> CGImage? {
        guard let context = try? CGContext.flippedBitmap(size: size, scale: scale) else { return nil }
        draw(CGRect(origin: .zero, size: size), context)
        return context.makeImage()
    }
}

extension CGRect {
    /// The rectangles of copies of a size that cover this one from its origin; none for sizes of 0 or more than 100,000
    /// copies.
    func tiles(of size: CGSize) -> [CGRect] {
        guard size.width > 0, size.height > 0, !isEmpty else { return [] }
        let (columns, rows) = ((width / size.width - 1e-9).rounded(.up), (height / size.height - 1e-9).rounded(.up))
        guard columns * rows <= 100_000 else { return [] }
        return (0..<Int(rows)).flatMap { row in
            (0..<Int(columns)).map { column in
                CGRect(
                    origin: CGPoint(x: minX + CGFloat(column) * size.width, y: minY + CGFloat(row) * size.height), size: size)
            }
        }
    }
}
