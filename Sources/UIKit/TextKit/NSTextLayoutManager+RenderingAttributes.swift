/// Attributes that change the drawing of parts of a document, but not the document: colours, underlines and
/// strikethroughs.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlayoutmanager
extension NSTextLayoutManager {
    /// The default rendering attributes of links: in the system's link colour, underlined.
    public class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    /// Replaces the rendering attributes of a range.
    public func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
        change(textRange) { $0 = renderingAttributes }
    }
    /// Sets a rendering attribute of a range; nil removes it.
    public func addRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange) {
        change(textRange) { $0[renderingAttribute] = value }
    }
    /// Removes a rendering attribute from a range.
    public func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        change(textRange) { $0[renderingAttribute] = nil }
    }
    /// Removes all rendering attributes from a range, until the validator sets them again.
    public func invalidateRenderingAttributes(for textRange: NSTextRange) { change(textRange) { $0 = [:] } }

    private func change(_ range: NSTextRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard let characters = Range(range.characters ?? NSRange()) else { return }
        rendering.change(characters, change)
    }

    /// Calls a block with each range that has rendering attributes, from a location on, until the block returns false.
    ///
    /// - Parameter reverse: Whether to enumerate backwards from the location to the beginning.
    public func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        guard let start = (location as? OffsetLocation)?.offset else { return }
        let runs = rendering.runs.filter { reverse ? $0.range.lowerBound < start : $0.range.upperBound > start }
        for run in reverse ? runs.reversed() : runs where !block(self, run.attributes, NSTextRange(NSRange(run.range))) { return }
    }

    /// The rendering attributes of a link: the delegate's, or ``linkRenderingAttributes``.
    public func renderingAttributes(
        forLink link: Any, at location: any NSTextLocation
    ) -> [NSAttributedString.Key: Any] {
        let usual = Self.linkRenderingAttributes
        return delegate?.textLayoutManager(self, renderingAttributesForLink: link, at: location, defaultAttributes: usual)
            ?? usual
    }
}

extension NSTextLayoutFragment {
    /// Draws characters, with rendering attributes in place of their own.
    func draw(_ characters: NSRange, at origin: CGPoint, by manager: NSTextLayoutManager, in context: CGContext) {
        manager.renderingAttributesValidator?(manager, self)
        guard let container = manager.textContainer else { return }
        let changed = Range(characters).map(manager.rendering.runs(in:)) ?? []
        let areas = changed.map { run in
            (manager.layout.layout(of: container)?.rects(of: run.range) ?? []).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        }
        context.saveGState()
        if !changed.isEmpty {
            // Everything except the areas with rendering attributes.
            context.addRect(context.boundingBoxOfClipPath)
            context.addRects(areas.flatMap { $0 })
            context.clip(using: .evenOdd)
        }
        manager.layout.draw(characters, at: origin, changing: [:])
        context.restoreGState()
        for (run, area) in zip(changed, areas) {
            context.saveGState()
            context.clip(to: area)
            manager.layout.draw(NSRange(run.range), at: origin, changing: run.attributes)
            context.restoreGState()
        }
    }
}
