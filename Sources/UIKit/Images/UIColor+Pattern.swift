extension UIColor {
    /// Creates a colour that tiles an image, from the top left corner of the view or picture drawn into.
    public convenience init(patternImage image: UIImage) {
        let cell = CGRect(origin: .zero, size: image.size)
        let pattern = CGPattern(bounds: cell, step: cell.size, isColored: true) { context in
            UIGraphicsPushContext(context)
            image.draw(in: cell)
            UIGraphicsPopContext()
        }
        var alpha: CGFloat = 1
        let color = pattern.flatMap { pattern in
            CGColorSpace(patternBaseSpace: nil).flatMap {
                CGColor(patternSpace: $0, pattern: pattern, components: &alpha)
            }
        }
        self.init(cgColor: color ?? .clear)
    }
}
