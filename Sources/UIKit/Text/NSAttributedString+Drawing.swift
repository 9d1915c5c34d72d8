import TextLayout

extension NSAttributedString {
    /// Draws the string without wrapping, with its top left corner at a point of the current context.
    public func draw(at point: CGPoint) {
        draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the string in a rectangle of the current context, wrapping at its width; lines below its bottom are
    /// omitted.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the string in the current context, with the same layout as `boundingRect`.
    ///
    /// - Parameter rect: A rectangle in the current context's coordinates. Without `usesLineFragmentOrigin` its origin
    ///   is the start of the baseline.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        AttributedText(self).draw(with: rect, options: options, context: context)
    }
}

extension AttributedText {
    /// See `NSAttributedString.draw(with:options:context:)`.
    func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let drawable = drawable(fitting: rect.size, options: options, context: context)
        let frame = Typesetter(drawable.text, in: drawable.container).frame()
        context?.totalBounds = CGRect(x: rect.minX, y: rect.minY, width: frame.width, height: frame.height)
        let isTopLeft = options.contains(.usesLineFragmentOrigin)
        let top = isTopLeft ? rect.minY : rect.minY - CGFloat(frame.lines.first?.baseline ?? 0)
        TextDrawing(self, frame: frame, room: AttachmentRoom(drawable.container)).draw(
            at: CGPoint(x: rect.minX, y: top), in: target)
    }
}
