/// Stands for an image of an asset catalogue, of which a document records the size only: it draws a frame with crossed diagonals.
final class CanvasImage: UIImage, @unchecked Sendable {
    private let recordedSize: CGSize

    /// - Parameter size: Points.
    init(size: CGSize) {
        recordedSize = size
        super.init(nil, traits: Traits())
    }

    required convenience init(imageLiteralResourceName name: String) { self.init(size: .zero) }

    override var size: CGSize { recordedSize }
    override func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { self }
    override func withTintColor(_ color: UIColor) -> UIImage { self }
    override func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage { self }
    override func withHorizontallyFlippedOrientation() -> UIImage { self }

    override func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard rect.width > 0, rect.height > 0 else { return }
        UIColor(white: 0.5, alpha: 0.15 * alpha).setFill()
        UIBezierPath(rect: rect).fill()
        let cross = UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5))
        cross.move(to: CGPoint(x: rect.minX, y: rect.minY))
        cross.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        cross.move(to: CGPoint(x: rect.maxX, y: rect.minY))
        cross.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        UIColor(white: 0.5, alpha: 0.4 * alpha).setStroke()
        cross.lineWidth = 1
        cross.stroke()
    }
}
