/// Cut, copy, paste and select of text fields and text views.
extension OffsetTextInput {
    /// Whether the input can perform an action now; nil for one that it knows nothing of.
    func canPerform(_ action: StandardEditAction) -> Bool? {
        let selection = selectedOffsets
        switch action {
        case .copy: return selection.length > 0 && showsText
        case .cut: return selection.length > 0 && showsText && allowsEditing
        case .delete: return selection.length > 0 && allowsEditing
        case .paste, .pasteAndMatchStyle: return allowsEditing && UIPasteboard.general.hasStrings
        case .select: return selection.length == 0 && wholeText.length > 0
        case .selectAll: return selection.length < wholeText.length
        default: return nil
        }
    }

    private var showsText: Bool { !isSecureTextEntry }

    func copySelection() {
        guard selectedOffsets.length > 0 else { return }
        UIPasteboard.general.string = wholeText.substring(with: selectedOffsets)
    }

    func cutSelection() {
        copySelection()
        removeSelection()
    }

    func removeSelection() {
        if selectedOffsets.length > 0 { edit(selectedOffsets, with: "") }
    }

    func pasteText() {
        if let text = UIPasteboard.general.string { edit(selectedOffsets, with: pasted(text)) }
    }

    /// Selects the word at the cursor or, between words, the one before it.
    func selectWord() {
        let cursor = selectedOffsets.location
        let words = TextUnits(wholeText as String).ranges(.word)
        guard let word = words.last(where: { $0.lowerBound <= cursor }) ?? words.first else { return }
        selectedOffsets = NSRange(location: word.lowerBound, length: word.count)
    }

    func selectWholeText() { selectedOffsets = NSRange(location: 0, length: wholeText.length) }
}
