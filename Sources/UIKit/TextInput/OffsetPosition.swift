/// A position by its offset.
final class OffsetPosition: UITextPosition {
    /// In UTF-16 units of the whole text.
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? OffsetPosition else { return false }
        return other.offset == offset
    }
    nonisolated override var hash: Int { offset }
}

/// A range by its offsets.
final class OffsetRange: UITextRange {
    /// In UTF-16 units of the whole text.
    let offsets: NSRange

    init(_ offsets: NSRange) { self.offsets = offsets }

    override var isEmpty: Bool { offsets.length == 0 }
    override var start: UITextPosition { OffsetPosition(offsets.location) }
    override var end: UITextPosition { OffsetPosition(offsets.location + offsets.length) }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? OffsetRange else { return false }
        return other.offsets == offsets
    }
    nonisolated override var hash: Int { offsets.location ^ offsets.length }
}

/// The rectangle of a selection by its values.
final class PlainSelectionRect: UITextSelectionRect {
    private let values: (rect: CGRect, isRightToLeft: Bool, isFirst: Bool, isLast: Bool)

    init(_ rect: CGRect, isRightToLeft: Bool, isFirst: Bool, isLast: Bool) { values = (rect, isRightToLeft, isFirst, isLast) }

    override var rect: CGRect { values.rect }
    override var writingDirection: NSWritingDirection { values.isRightToLeft ? .rightToLeft : .leftToRight }
    override var containsStart: Bool { values.isFirst }
    override var containsEnd: Bool { values.isLast }
}
