/// Finds the units of a text: its characters, words, sentences, paragraphs and lines.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputtokenizer
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The unit around a position; at the boundary of two, the one in the direction. Nil between words.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a unit ends at a position, coming from the opposite of the direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// The next end of a unit in a direction; nil at the end of the text.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a position is in a unit, or at its boundary with the unit in the direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds the units of an input's text by Unicode's rules, and its lines by their rectangles.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputstringtokenizer
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Creates a tokenizer of an input's text.
    public init(textInput: UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        let (offset, isForward) = (offset(of: position), direction.isForward)
        let unit = units(granularity).first {
            isForward ? $0.lowerBound <= offset && offset < $0.upperBound : $0.lowerBound < offset && offset <= $0.upperBound
        }
        return unit.flatMap(range)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        let offset = offset(of: position)
        return units(granularity).contains { (direction.isForward ? $0.upperBound : $0.lowerBound) == offset }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let offset = offset(of: position)
        let units = units(granularity)
        let found =
            direction.isForward
            ? units.first { $0.upperBound > offset }?.upperBound : units.last { $0.lowerBound < offset }?.lowerBound
        return found.flatMap { input?.position(from: beginning, offset: $0) }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

    // MARK: Units

    private var beginning: UITextPosition { input?.beginningOfDocument ?? UITextPosition() }
    private func offset(of position: UITextPosition) -> Int { input?.offset(from: beginning, to: position) ?? 0 }

    private func range(_ offsets: Range<Int>) -> UITextRange? {
        guard let input, let start = input.position(from: beginning, offset: offsets.lowerBound),
            let end = input.position(from: beginning, offset: offsets.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    /// The units of the whole text, in order.
    private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
        guard let input, let whole = input.textRange(from: beginning, to: input.endOfDocument) else { return [] }
        let text = input.text(in: whole) ?? ""
        if granularity == .line { return lines(of: text, in: input) }
        return TextUnits(text).ranges(granularity)
    }

    /// The characters whose rectangles lie at one height.
    private func lines(of text: String, in input: any UITextInput) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var top: CGFloat?
        for character in TextUnits(text).ranges(.character) {
            guard let range = range(character) else { continue }
            let y = input.firstRect(for: range).minY
            if y == top, let last = lines.last {
                lines[lines.count - 1] = last.lowerBound..<character.upperBound
            } else {
                lines.append(character)
            }
            top = y
        }
        return lines
    }
}
