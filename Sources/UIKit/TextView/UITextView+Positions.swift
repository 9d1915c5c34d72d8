/// The geometry of a text view's characters.
extension UITextView: OffsetTextInput {
    var wholeText: NSString { content.string as NSString }

    var selectedOffsets: NSRange {
        get { usableSelection }
        set { selectedRange = newValue }
    }

    func cursorRect(before offset: Int) -> CGRect {
        let manager = preparedLayoutManager()
        let padding = document.container.lineFragmentPadding
        if offset >= content.length, manager.extraLineFragmentTextContainer != nil {
            return inView(manager.extraLineFragmentUsedRect.offsetBy(dx: padding, dy: 0)).withWidth(Self.cursorWidth)
        }
        guard let layout = manager.layout(of: document.container), let index = layout.lineIndex(at: offset) else { return .zero }
        let line = layout.usedRect(ofLine: index)
        let x = layout.cursor(before: offset, onLine: index)
        return inView(CGRect(x: x, y: line.minY, width: Self.cursorWidth, height: line.height))
    }

    /// Points.
    private static let cursorWidth: CGFloat = 2

    func rects(of range: NSRange) -> [CGRect] {
        let layout = preparedLayoutManager().layout(of: document.container)
        return (layout?.rects(of: range.location..<range.location + range.length) ?? []).map(inView)
    }

    func character(nearest point: CGPoint) -> (index: Int, fraction: CGFloat)? {
        let place = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
        return preparedLayoutManager().layout(of: document.container)?.character(nearest: place)
    }

    func scroll(to range: NSRange, animated: Bool = true) {
        layoutIfNeeded()
        let bounds = rects(of: range).reduce(CGRect.null) { $0.union($1) }
        scrollRectToVisible(bounds.isNull ? cursorRect(before: range.location) : bounds, animated: animated)
    }

    /// A rectangle of the container in the view's coordinates.
    private func inView(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top) }

    // MARK: Writing direction

    func writingDirection(at offset: Int) -> NSWritingDirection {
        let style = content.run(at: min(offset, content.length - 1))?.attributes[.paragraphStyle] as? NSParagraphStyle
        return style?.baseWritingDirection ?? .natural
    }

    func setWritingDirection(_ direction: NSWritingDirection, in range: UITextRange) {
        guard let offsets = offsets(of: range) else { return }
        let paragraphs = wholeText.paragraphRange(for: offsets)
        for run in content.part(paragraphs).runs {
            let style = NSMutableParagraphStyle()
            (run.attributes[.paragraphStyle] as? NSParagraphStyle).map(style.setParagraphStyle)
            style.baseWritingDirection = direction
            let place = NSRange(location: paragraphs.location + run.range.lowerBound, length: run.range.count)
            textStorage.addAttribute(.paragraphStyle, value: style, range: place)
        }
    }
}

extension CGRect {
    fileprivate func withWidth(_ width: CGFloat) -> CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
