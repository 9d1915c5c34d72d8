/// Shows the edit menu of text fields and text views: `EditMenus`, on a higher floor.
@MainActor
protocol EditMenuShowing {
    /// - Parameter rect: In the view's coordinates.
    func showEditMenu(over rect: CGRect, of view: UIView)
}

/// A long press on a text: places the cursor there, unless it is in the selection, and shows the edit menu when the
/// touch ends.
final class TextPressRecognizer: UILongPressGestureRecognizer {
    override func entered(_ state: UIGestureRecognizer.State) {
        guard let input = view as? any OffsetTextInput & UIView else { return }
        switch state {
        case .began, .changed: input.placeCursor(at: location(in: input))
        case .ended: input.showEditMenu()
        case .cancelled, .possible, .failed: break
        }
    }
}

/// A double tap on a text: selects the word and shows the edit menu.
final class WordTapRecognizer: UITapGestureRecognizer {
    override func entered(_ state: UIGestureRecognizer.State) {
        guard state == .ended, let input = view as? any OffsetTextInput & UIView else { return }
        input.placeCursor(at: location(in: input), force: true)
        input.selectWord()
        input.showEditMenu()
    }
}

extension OffsetTextInput where Self: UIView {
    /// Recognizes the gestures that show the edit menu.
    func prepareEditMenu() {
        guard !attachedRecognizers.contains(where: { $0 is TextPressRecognizer }) else { return }
        attach(TextPressRecognizer())
        let tap = WordTapRecognizer()
        tap.numberOfTapsRequired = 2
        tap.cancelsTouchesInView = false
        attach(tap)
    }

    /// - Parameter force: Whether the cursor also moves if the point is in the selection.
    func placeCursor(at point: CGPoint, force: Bool = false) {
        guard becomeFirstResponder() else { return }
        let offset = offset(nearest: point)
        if force || !NSLocationInRange(offset, selectedOffsets) { selectedOffsets = NSRange(location: offset, length: 0) }
    }

    func showEditMenu() {
        guard isFirstResponder else { return }
        let selection = rects(of: selectedOffsets).reduce(CGRect.null) { $0.union($1) }
        let rect = selection.isNull ? cursorRect(before: selectedOffsets.location) : selection
        let shown = rect.intersection(bounds)
        editMenuShowing.showEditMenu(over: shown.isNull ? bounds : shown, of: self)
    }
}
