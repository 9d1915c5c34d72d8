/// A text field or text view: an input whose positions are offsets in UTF-16 units. What the two share of
/// ``UITextInput`` follows from these requirements.
@MainActor
protocol OffsetTextInput: UIResponder, UITextInput {
    var wholeText: NSString { get }
    /// Within the text.
    var selectedOffsets: NSRange { get set }
    /// Provisional text; nil for none.
    var markedOffsets: NSRange? { get set }
    /// Whether the user may change the text.
    var allowsEditing: Bool { get }
    /// Changes the text for the user, if the delegate allows it.
    func edit(_ range: NSRange, with text: String)
    /// The text to insert for a pasteboard text.
    func pasted(_ text: String) -> String
    /// Changes the text for the program without asking the delegate, which is notified, and moves the cursor behind it.
    ///
    /// - Parameters:
    ///   - range: In UTF-16 units.
    ///   - marking: The marked range afterwards; nil for none.
    func replaceText(in range: NSRange, with text: String, marking: NSRange?)
    /// Whether the input method knows of the current change: it made it, or was notified before.
    var inputKnowsChange: Bool { get set }

    // Places, in the view's coordinates

    /// The cursor before the character at an offset.
    func cursorRect(before offset: Int) -> CGRect
    /// The rectangles of characters, one for each line.
    func rects(of range: NSRange) -> [CGRect]
    /// The character nearest to a point and how far through it the point is, 0...1; nil without text.
    func character(nearest point: CGPoint) -> (index: Int, fraction: CGFloat)?
}

extension OffsetTextInput {
    // MARK: Positions and offsets

    func offset(of position: UITextPosition) -> Int? {
        (position as? OffsetPosition).map { min(max($0.offset, 0), wholeText.length) }
    }

    func offsets(of range: UITextRange) -> NSRange? {
        guard let start = offset(of: range.start), let end = offset(of: range.end) else { return nil }
        return NSRange(location: min(start, end), length: abs(end - start))
    }

    /// The position at an offset; nil outside the text.
    func offsetPosition(_ offset: Int) -> UITextPosition? {
        (0...wholeText.length).contains(offset) ? OffsetPosition(offset) : nil
    }

    func rangeOfPositions(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
        guard let start = offset(of: from), let end = offset(of: to) else { return nil }
        return OffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
    }

    func comparePositions(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let distance = distance(from: position, to: other)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }

    func distance(from: UITextPosition, to: UITextPosition) -> Int { (offset(of: to) ?? 0) - (offset(of: from) ?? 0) }

    // MARK: Text

    func characters(in range: UITextRange) -> String? { offsets(of: range).map(wholeText.substring) }

    /// Changes the text for the program; no text is provisional afterwards.
    func replaceText(in range: NSRange, with text: String) { replaceText(in: range, with: text, marking: nil) }

    /// Replaces the marked text or the selection by marked text.
    func mark(_ text: String, selecting selection: NSRange) {
        let place = markedOffsets ?? selectedOffsets
        let length = (text as NSString).length
        let marked = NSRange(location: place.location, length: length)
        replaceText(in: place, with: text, marking: length == 0 ? nil : marked)
        let start = min(selection.location, length)
        let selected = NSRange(location: place.location + start, length: min(selection.length, length - start))
        byInput { selectedOffsets = selected }
    }

    // MARK: Notifications of the input method

    /// Changes the text, and notifies the input method unless it made the change.
    func changeText(_ change: () -> Void) {
        let listener = inputKnowsChange ? nil : inputDelegate
        listener?.textWillChange(self)
        byInput(change)
        listener?.textDidChange(self)
    }

    /// Makes a change on behalf of the input method.
    func byInput(_ change: () -> Void) {
        let knew = inputKnowsChange
        inputKnowsChange = true
        change()
        inputKnowsChange = knew
    }

    /// Tells the input method that something else is about to move the selection.
    func selectionWillMove() { if !inputKnowsChange { inputDelegate?.selectionWillChange(self) } }
    /// Notifies the input method that the selection changed.
    func selectionMoved() { if !inputKnowsChange { inputDelegate?.selectionDidChange(self) } }

    // MARK: Directions

    /// The position some characters to a side, in text that runs to the right, or some lines up or down.
    func position(_ position: UITextPosition, moved direction: UITextLayoutDirection, by count: Int) -> UITextPosition? {
        guard let offset = offset(of: position) else { return nil }
        switch direction {
        case .right: return offsetPosition(offset + count)
        case .left: return offsetPosition(offset - count)
        case .up: return offsetPosition(line(of: offset, movedBy: -count))
        case .down: return offsetPosition(line(of: offset, movedBy: count))
        }
    }

    /// The offset on the line below or above another, nearest to its cursor horizontally.
    private func line(of offset: Int, movedBy count: Int) -> Int {
        let cursor = cursorRect(before: offset)
        return self.offset(nearest: CGPoint(x: cursor.midX, y: cursor.midY + CGFloat(count) * cursor.height))
    }

    /// The offset whose cursor is nearest to a point.
    func offset(nearest point: CGPoint) -> Int {
        guard let (index, fraction) = character(nearest: point) else { return 0 }
        let character = wholeText.rangeOfComposedCharacterSequence(at: index)
        let isLineFeed = wholeText.character(at: index) == 0x0A
        return fraction < 0.5 || isLineFeed ? character.location : character.location + character.length
    }

    func farthestPosition(in range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition {
        UITextDirection.layout(direction).isForward ? range.end : range.start
    }

    /// The range from a position to the text's end in a direction.
    func rangeExtending(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
        rangeOfPositions(position, UITextDirection.layout(direction).isForward ? endOfDocument : beginningOfDocument)
    }

    // MARK: Places

    func closestOffset(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let limits = offsets(of: range) else { return nil }
        return offsetPosition(min(max(offset(nearest: point), limits.location), limits.location + limits.length))
    }

    func rangeOfCharacter(at point: CGPoint) -> UITextRange? {
        character(nearest: point).map { OffsetRange(wholeText.rangeOfComposedCharacterSequence(at: $0.index)) }
    }

    func firstRect(of range: UITextRange) -> CGRect {
        guard let offsets = offsets(of: range) else { return .zero }
        let rects = offsets.length == 0 ? [] : rects(of: offsets)
        return rects.first ?? cursorRect(before: offsets.location)
    }

    func selection(_ range: UITextRange, isRightToLeft: Bool) -> [UITextSelectionRect] {
        let rects = offsets(of: range).map(rects) ?? []
        return rects.enumerated().map { index, rect in
            PlainSelectionRect(rect, isRightToLeft: isRightToLeft, isFirst: index == 0, isLast: index == rects.count - 1)
        }
    }
}
