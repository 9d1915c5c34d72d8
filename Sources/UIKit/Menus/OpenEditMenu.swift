/// An open edit menu in a window. A touch outside closes it and is still delivered.
@MainActor
final class OpenEditMenu {
    /// At most one is open.
    private static var current: OpenEditMenu?

    private(set) var bar: EditMenuBar
    private var path: [[UIMenuElement]]
    private let chosen: (any UIMenuLeaf) -> Void
    private var closed: (() -> Void)?
    private let outside = OutsideTouch()
    private weak var view: UIView?
    private var rect: CGRect
    private let side: EditMenuSide

    /// Opens a menu for a rectangle of a view in a window.
    ///
    /// - Parameters:
    ///   - side: The direction of the menu's arrow.
    ///   - chosen: Performs the chosen item, after the menu closed.
    ///   - closed: Called when the menu closes.
    init?(
        _ elements: [UIMenuElement], over rect: CGRect, of view: UIView, side: EditMenuSide,
        chosen: @escaping (any UIMenuLeaf) -> Void,
        closed: @escaping () -> Void
    ) {
        guard let window = view.window, !elements.isEmpty else { return nil }
        (self.view, self.rect, self.side, self.chosen, self.closed) = (view, rect, side, chosen, closed)
        path = [elements]
        bar = EditMenuBar([]) { _ in }
        Self.current?.close()
        Self.current = self
        outside.menu = self
        window.addGestureRecognizer(outside)
        showBar()
    }

    /// Fades the menu in.
    func fadeIn() {
        bar.alpha = 0
        UIView.animate(withDuration: MenuAnimator.duration) { [bar] in bar.alpha = 1 }
    }

    private func showBar() {
        bar.removeFromSuperview()
        bar = EditMenuBar(MenuSections(path.last ?? []) { $0.known }.sections.flatMap(\.elements)) { [weak self] in
            self?.choose($0)
        }
        view?.window?.addSubview(bar)
        place()
    }

    /// Moves the menu to another rectangle of its view, or to the view's new position.
    func place(over rect: CGRect? = nil) {
        self.rect = rect ?? self.rect
        guard let view, let window = view.window else { return }
        let room = window.bounds.inset(by: window.safeAreaInsets).shrunk(dx: MenuMetrics.edge, dy: MenuMetrics.edge)
        bar.place(over: view.convert(self.rect, to: window), in: room, side: side)
    }

    private func choose(_ element: UIMenuElement) {
        if let menu = element as? UIMenu {
            path.append(menu.children)
            showBar()
        } else if let leaf = element as? any UIMenuLeaf {
            if !leaf.attributes.contains(.keepsMenuPresented) { close() }
            chosen(leaf)
        }
    }

    /// Closes the menu; does nothing if it is closed.
    ///
    /// - Parameter fades: Whether the menu fades out.
    func close(fades: Bool = false) {
        guard let closed else { return }
        self.closed = nil
        if Self.current === self { Self.current = nil }
        if fades { fadeOut() } else { bar.removeFromSuperview() }
        outside.view?.removeGestureRecognizer(outside)
        closed()
    }

    private func fadeOut() {
        bar.isUserInteractionEnabled = false
        UIView.animate(withDuration: MenuAnimator.duration) { [bar] in
            bar.alpha = 0
        } completion: { [bar] _ in
            bar.removeFromSuperview()
        }
    }
}

/// Closes an edit menu on a touch outside, without cancelling the touch.
private final class OutsideTouch: UIGestureRecognizer {
    weak var menu: OpenEditMenu?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .failed
        guard let menu, let bar = Optional(menu.bar) else { return }
        if !touches.allSatisfy({ bar.point(inside: $0.location(in: bar), with: event) }) { menu.close() }
    }
}

extension UIResponder {
    /// The items of an edit menu that a responder in the chain, from the given one on, can perform.
    func suggestedEditCommands(_ sender: Any?) -> [UIMenuElement] {
        StandardEditAction.allCases.compactMap { action in
            guard let title = action.title, target(forAction: action.selector, withSender: sender) != nil else { return nil }
            return UICommand(title: title, action: action.selector)
        }
    }
}
