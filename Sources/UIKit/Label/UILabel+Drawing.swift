import TextLayout

extension UILabel {
    /// Draws the text vertically centred in the rectangle, its first baseline on a whole pixel.
    func drawLabelText(in rect: CGRect) {
        guard content.text.length > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let (frame, origin) = placedText(in: rect, recordsAdvances: false)
        drawing(of: frame, width: rect.width).draw(at: origin, in: context)
    }

    /// The text laid out in a rectangle, and the place of its top left corner.
    package func placedText(in rect: CGRect, recordsAdvances: Bool) -> (frame: TextFrame, origin: CGPoint) {
        let frame = drawnFrame(in: rect, recordsAdvances: recordsAdvances)
        let top = rect.minY + (rect.height - CGFloat(frame.height)) / 2
        let baseline = CGFloat(frame.lines.first?.baseline ?? 0)
        let snapped = ((top + baseline) * pixelScale).rounded() / pixelScale - baseline
        return (frame, CGPoint(x: rect.minX, y: snapped))
    }

    /// The text laid out in the rectangle, shrunk if the label allows it.
    private func drawnFrame(in rect: CGRect, recordsAdvances: Bool) -> TextFrame {
        let style = style
        var container = style.container(width: Double(rect.width), height: Double(rect.height), lines: numberOfLines)
        guard adjustsFontSizeToFitWidth else {
            // Frames may have been rounded down by a pixel, and the last line must still fit.
            container.height += Double(1 / pixelScale)
            return Typesetter(content.styledText(style, width: container.width), in: container, recordsAdvances: recordsAdvances)
                .frame()
        }
        let minimum = minimumScaleFactor > 0 ? minimumScaleFactor : Self.leastScaleFactor
        let scale = FontShrinking(minimumScale: minimum).scale(for: container) {
            scaledText($0, style, width: rect.width)
        }
        return Typesetter(scaledText(scale, style, width: rect.width), in: container, recordsAdvances: recordsAdvances).frame()
    }

    /// The smallest scale factor when the label does not specify one.
    private static let leastScaleFactor: CGFloat = 0.1

    private func scaledText(_ scale: CGFloat, _ style: LabelStyle, width: CGFloat) -> StyledText {
        StyledText(
            content.text, defaultFont: style.font, paragraphStyle: style.paragraphStyle, fontScale: scale,
            room: AttachmentRoom(lineWidth: width))
    }

    private func drawing(of frame: TextFrame, width: CGFloat) -> TextDrawing {
        var drawing = TextDrawing(content.text, frame: frame, room: AttachmentRoom(lineWidth: width))
        drawing.defaultFont = font
        drawing.defaultColor = textColor.resolvedColor(with: traitCollection)
        if isHighlighted, let highlightedTextColor {
            drawing.overridingColor = highlightedTextColor.resolvedColor(with: traitCollection)
        } else if !isEnabled {
            drawing.overridingColor = drawing.defaultColor.withAlphaComponent(Self.disabledAlpha)
        }
        drawing.defaultShadow = labelShadow
        return drawing
    }

    /// The opacity of a disabled label's text.
    private static let disabledAlpha: CGFloat = 0.35

    private var labelShadow: NSShadow? {
        guard let shadowColor else { return nil }
        let shadow = NSShadow()
        shadow.shadowOffset = shadowOffset
        shadow.shadowColor = shadowColor.resolvedColor(with: traitCollection)
        return shadow
    }
}
