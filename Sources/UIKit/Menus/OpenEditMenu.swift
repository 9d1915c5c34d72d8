/// An edit menu that is open in a window. A touch beside it closes it and goes on to what it meets.
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

    /// Opens a menu over a rectangle of a view in a window.
    ///
    /// - Parameters:
    ///   - chosen: Performs an entry, after the menu closed.
    ///   - closed: Called when the menu closes.
    init?(
        _ elements: [UIMenuElement], over rect: CGRect, of view: UIView, chosen: @escaping (any UIMenuLeaf) -> Void,
        closed: @escaping () -> Void
    ) {
        guard let window = view.window, !elements.isEmpty else { return nil }
        (self.view, self.rect, self.chosen, self.closed) = (view, rect, chosen, closed)
        path = [elements]
        bar = EditMenuBar([]) { _ in }
        Self.current?.close()
        Self.current = self
        outside.menu = self
        window.addGestureRecognizer(outside)
        showBar()
    }

    private func showBar() {
        bar.removeFromSuperview()
        bar = EditMenuBar(MenuSections(path.last ?? []) { $0.known }.sections.flatMap(\.elements)) { [weak self] in
            self?.choose($0)
        }
        view?.window?.addSubview(bar)
        place()
    }

    /// Moves the menu to another rectangle of its view, or to where the view is now.
    func place(over rect: CGRect? = nil) {
        self.rect = rect ?? self.rect
        guard let view, let window = view.window else { return }
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: MenuMetrics.edge, dy: MenuMetrics.edge)
        bar.place(over: view.convert(self.rect, to: window), in: room)
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

    /// Closes the menu; does nothing once it is closed.
    func close() {
        guard let closed else { return }
        self.closed = nil
        if Self.current === self { Self.current = nil }
        bar.removeFromSuperview()
        outside.view?.removeGestureRecognizer(outside)
        closed()
    }
}

/// Closes an edit menu at a touch beside it, which it leaves to others.
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
    /// The entries of an edit menu that the responder, or one after it in the chain, can perform.
    func suggestedEditCommands(_ sender: Any?) -> [UIMenuElement] {
        StandardEditAction.allCases.compactMap { action in
            guard let title = action.title, target(forAction: action.selector, withSender: sender) != nil else { return nil }
            return UICommand(title: title, action: action.selector)
        }
    }
}
