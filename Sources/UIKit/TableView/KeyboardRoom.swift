/// Gives a scroll view room for the keyboard that covers its lower part, and brings the field with the keyboard into
/// view. Lengths are points.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewcontroller, on tables whose fields are edited.
@MainActor
final class KeyboardRoom {
    private weak var scroll: UIScrollView?
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?
    /// The height that was added to the scroll view's inset.
    private var room: CGFloat = 0

    init(in scroll: UIScrollView) {
        self.scroll = scroll
        let name = UIResponder.keyboardWillChangeFrameNotification
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
            let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
            MainActor.assumeIsolated { self?.follow(for: duration) }
        }
        // When a bar leaves, the keyboard covers the area that the bar covered.
        scroll.activity.keyboardRoomFollower = { [weak self] in self?.fit() }
    }

    deinit { observer.map(NotificationCenter.default.removeObserver) }

    /// Takes the room back, and gives none any more.
    func end() {
        observer.map(NotificationCenter.default.removeObserver)
        observer = nil
        scroll?.scrollState.activity?.keyboardRoomFollower = nil
        give(0)
    }

    private func follow(for duration: TimeInterval) {
        guard let scroll, scroll.window != nil else { return }
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { [self] in
            give(covered(of: scroll))
            showField(in: scroll)
        }
    }

    /// The safe area covers more or less of the scroll view, which has room for the keyboard.
    private func fit() {
        guard let scroll, scroll.window != nil else { return }
        give(covered(of: scroll))
    }

    private func give(_ room: CGFloat) {
        guard let scroll, room != self.room else { return }
        let change = room - self.room
        // Whoever hears of the inset may ask for room again.
        self.room = room
        scroll.contentInset.bottom += change
        scroll.verticalScrollIndicatorInsets.bottom += change
    }

    /// The height that the keyboard covers beyond the part that the scroll view leaves free anyway.
    private func covered(of scroll: UIScrollView) -> CGFloat {
        guard let window = scroll.window, let keyboard = window.windowScreen.keyboardArea, keyboard.isDocked else {
            return 0
        }
        let bottom = scroll.convert(scroll.bounds, to: window).maxY + window.frame.minY
        return max(0, bottom - keyboard.frame.minY - (scroll.adjustedContentInset.bottom - scroll.contentInset.bottom))
    }

    private func showField(in scroll: UIScrollView) {
        guard room > 0, let field = scroll.window?.firstResponder as? UIView, field !== scroll, field.isDescendant(of: scroll)
        else { return }
        scroll.scrollRectToVisible(field.convert(field.bounds, to: scroll), animated: false)
    }
}
