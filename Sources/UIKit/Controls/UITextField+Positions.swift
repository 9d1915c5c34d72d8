import TextLayout

/// The positions of the characters in a text field.
extension UITextField: OffsetTextInput {
    var wholeText: NSString { (text ?? "") as NSString }

    /// The line of text and the place of its top left corner in the field.
    private var placedLine: (line: TextLine, origin: CGPoint)? {
        let (frame, origin) = textLabel.placedText(in: textRect(forBounds: bounds), recordsAdvances: true)
        return frame.lines.first.map { ($0, origin) }
    }

    func cursorRect(before offset: Int) -> CGRect {
        guard let (line, origin) = placedLine else { return .zero }
        return CGRect(
            x: origin.x + CGFloat(line.leadingEdge(of: shown(offset))), y: origin.y + CGFloat(line.top), width: Self.cursorWidth,
            height: CGFloat(line.height))
    }

    /// Points.
    private static let cursorWidth: CGFloat = 2

    func rects(of range: NSRange) -> [CGRect] {
        guard let (line, origin) = placedLine else { return [] }
        return line.spans(of: shown(range.location)..<shown(range.location + range.length)).map {
            CGRect(
                x: origin.x + CGFloat($0.lowerBound), y: origin.y + CGFloat(line.top),
                width: CGFloat($0.upperBound - $0.lowerBound),
                height: CGFloat(line.height))
        }
    }

    func character(nearest point: CGPoint) -> (index: Int, fraction: CGFloat)? {
        guard let (line, origin) = placedLine, let found = line.character(at: Double(point.x - origin.x)) else { return nil }
        return (hidden(found.offset), CGFloat(found.fraction))
    }

    func writingDirection(at offset: Int) -> NSWritingDirection { .natural }
    func setWritingDirection(_ direction: NSWritingDirection, in range: UITextRange) {}

    // MARK: Dots instead of characters

    /// The offset in what is shown, where each character is a dot if the text is hidden.
    private func shown(_ offset: Int) -> Int {
        guard isSecureTextEntry else { return offset }
        var (dots, end) = (0, 0)
        for character in text ?? "" {
            end += character.utf16.count
            if end > offset { break }
            dots += 1
        }
        return dots
    }

    /// The offset in the text of one in what is shown.
    private func hidden(_ offset: Int) -> Int {
        isSecureTextEntry ? String((text ?? "").prefix(offset)).utf16.count : offset
    }
}
