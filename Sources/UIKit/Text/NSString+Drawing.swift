extension NSString {
    /// Draws the string without wrapping; see `NSAttributedString.draw(at:)`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(at: point, withAttributes: attrs)
    }

    /// Draws the string in a rectangle; see `NSAttributedString.draw(in:)`.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the string; see `NSAttributedString.draw(with:options:context:)`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}

extension String {
    /// Draws the string without wrapping; see `NSAttributedString.draw(at:)`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        draw(in: CGRect(origin: point, size: .zero), withAttributes: attrs)
    }

    /// Draws the string in a rectangle; see `NSAttributedString.draw(in:)`.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        draw(with: rect, options: .usesLineFragmentOrigin, attributes: attrs, context: nil)
    }

    /// Draws the string; see `NSAttributedString.draw(with:options:context:)`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        AttributedText(self, attributes: attributes ?? [:]).draw(with: rect, options: options, context: context)
    }
}
