/// Stands for an image that is not at hand, of which a document records the size only: a grey box with a thin border, or a rounded
/// square for a symbol.
final class CanvasImage: UIImage, @unchecked Sendable {
    private let recordedSize: CGSize
    private let isSymbol: Bool
    private let tint: UIColor?
    private let mode: UIImage.RenderingMode

    /// - Parameter size: Points.
    convenience init(size: CGSize) { self.init(size, isSymbol: false, tint: nil, mode: .automatic) }

    /// - Parameter size: Points.
    convenience init(symbolOfSize size: CGSize) { self.init(size, isSymbol: true, tint: nil, mode: .alwaysTemplate) }

    private init(_ size: CGSize, isSymbol: Bool, tint: UIColor?, mode: UIImage.RenderingMode) {
        recordedSize = size
        self.isSymbol = isSymbol
        self.tint = tint
        self.mode = mode
        super.init(nil, traits: Traits())
    }

    required convenience init(imageLiteralResourceName name: String) { self.init(size: .zero) }

    override var size: CGSize { recordedSize }
    override var renderingMode: UIImage.RenderingMode { mode }

    override func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        CanvasImage(recordedSize, isSymbol: isSymbol, tint: tint, mode: renderingMode)
    }
    override func withTintColor(_ color: UIColor) -> UIImage {
        CanvasImage(recordedSize, isSymbol: isSymbol, tint: color, mode: mode)
    }
    override func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        CanvasImage(recordedSize, isSymbol: isSymbol, tint: color, mode: renderingMode)
    }
    override func withHorizontallyFlippedOrientation() -> UIImage { self }

    override func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard rect.width > 0, rect.height > 0 else { return }
        isSymbol ? drawSymbol(in: rect, alpha) : drawBox(in: rect, alpha)
    }

    private func drawBox(in rect: CGRect, _ alpha: CGFloat) {
        let color = tint ?? UIColor(white: 0.5, alpha: 1)
        color.withAlphaComponent(0.2 * alpha).setFill()
        UIBezierPath(rect: rect).fill()
        let border = UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5))
        color.withAlphaComponent(0.5 * alpha).setStroke()
        border.lineWidth = 1
        border.stroke()
    }

    /// A glyph leaves some room around itself.
    private func drawSymbol(in rect: CGRect, _ alpha: CGFloat) {
        let side = 0.8 * min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        let color = tint ?? UIColor(white: 0.5, alpha: 1)
        (alpha < 1 ? color.withAlphaComponent(alpha) : color).setFill()
        UIBezierPath(roundedRect: square, cornerRadius: side / 4).fill()
    }
}
