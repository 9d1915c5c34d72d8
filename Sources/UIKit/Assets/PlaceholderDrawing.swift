/// The placeholder for an image that cannot be read: a grey box with a thin border, with the name and size if they fit.
/// The grey is visible on light and dark backgrounds.
final class PlaceholderDrawing: ImageDrawing {
    let size: CGSize
    private let name: String

    init(size: CGSize, name: String) { (self.size, self.name) = (size, name) }

    func draw(in rect: CGRect, on context: CGContext) {
        guard rect.width > 0, rect.height > 0 else { return }
        UIGraphicsPushContext(context)
        let color = UIColor(white: 0.5, alpha: 1)
        color.withAlphaComponent(0.2).setFill()
        UIBezierPath(rect: rect).fill()
        let border = UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5))
        border.lineWidth = 1
        color.withAlphaComponent(0.5).setStroke()
        border.stroke()
        drawCaption(in: rect.insetBy(dx: 3, dy: 2))
        UIGraphicsPopContext()
    }

    private func drawCaption(in room: CGRect) {
        let whole = "\(name)\n\(Self.text(size.width)) × \(Self.text(size.height))"
        for caption in [whole, name] {
            let text = caption as NSString
            let needed = text.size(withAttributes: Self.attributes)
            guard needed.width <= room.width, needed.height <= room.height else { continue }
            return text.draw(
                in: CGRect(x: room.minX, y: room.midY - needed.height / 2, width: room.width, height: needed.height),
                withAttributes: Self.attributes)
        }
    }

    private static func text(_ length: CGFloat) -> String {
        length == length.rounded() ? String(Int(length)) : String(format: "%.1f", Double(length))
    }

    private static var attributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        return [
            .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor(white: 0.5, alpha: 1), .paragraphStyle: style,
        ]
    }
}
