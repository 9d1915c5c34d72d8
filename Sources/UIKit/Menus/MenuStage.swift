/// Covers a window while a menu is open. A touch outside the menu closes it.
class MenuStage: UIView {
    /// The open menu and its submenus, the visible one last.
    private var path: [UIMenu]
    private let sender: AnyObject
    private var closed: ((UIMenuElement?) -> Void)?
    private weak var source: UIView?
    /// The point of the source beside which the menu opens, in the source's coordinates; nil for the whole source.
    var attachment: CGPoint?
    private(set) lazy var list = MenuListView { [weak self] in self?.choose($0) }
    private var asked: Set<ObjectIdentifier> = []
    private var answers: [ObjectIdentifier: [UIMenuElement]] = [:]
    /// The initial location of the touch that opened the menu, in the window's coordinates.
    private var start: CGPoint?
    private var hasMoved = false

    init(_ menu: UIMenu, beside source: UIView, sender: AnyObject, closed: @escaping (UIMenuElement?) -> Void) {
        path = [menu]
        self.source = source
        self.sender = sender
        self.closed = closed
        super.init(frame: .zero)
        addSubview(list)
    }

    required init?(coder: NSCoder) { nil }

    /// Covers the source's window, and shows the menu with an animation.
    func open(in window: UIWindow) {
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        showMenu()
        comeIn()
    }

    /// Whether the menu is open. A closing menu is still visible.
    var isOpen: Bool { closed != nil }

    /// Closes the menu. Does nothing if it is closed.
    ///
    /// - Parameter element: The chosen element.
    func close(choosing element: UIMenuElement? = nil) {
        guard let closed else { return }
        self.closed = nil
        leave()
        closed(element)
    }

    // MARK: Animation

    /// The scale of a menu at the start of opening and the end of closing; our choice.
    private static let smallScale: CGFloat = 0.7

    private func comeIn() {
        guard AnimationTime.passes(in: self) else { return }
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            alpha = 0
            list.transform = CGAffineTransform(scaleX: Self.smallScale, y: Self.smallScale)
        }
        UIView.animate(withDuration: MenuAnimator.duration, delay: 0, options: .allowUserInteraction) { [self] in
            (alpha, list.transform) = (1, .identity)
        }
    }

    private func leave() {
        guard AnimationTime.passes(in: self) else { return removeFromSuperview() }
        isUserInteractionEnabled = false
        UIView.animate(withDuration: MenuAnimator.duration) { [self] in
            alpha = 0
            list.transform = CGAffineTransform(scaleX: Self.smallScale, y: Self.smallScale)
        } completion: { [self] _ in
            removeFromSuperview()
        }
    }

    // MARK: Entries

    private func showMenu() {
        guard let menu = path.last else { return }
        var content = MenuSections(menu.children) { [answers] in answers[ObjectIdentifier($0)] ?? $0.known }
        if path.count > 1 { content.insert(BackElement(menu)) }
        list.show(content.sections, title: path.count > 1 ? "" : menu.title)
        setNeedsLayout()
        content.waiting.forEach(ask)
    }

    /// Requests the items of a deferred element, once while the menu is open.
    private func ask(_ element: UIDeferredMenuElement) {
        guard asked.insert(ObjectIdentifier(element)).inserted else { return }
        element.resolve { [weak self] elements in
            self?.answers[ObjectIdentifier(element)] = elements
            self?.showMenu()
        }
    }

    /// Replaces the shown menu by another.
    func update(_ change: (UIMenu) -> UIMenu) {
        guard let menu = path.popLast() else { return }
        path.append(change(menu))
        showMenu()
    }

    private func choose(_ element: UIMenuElement) {
        switch element {
        case is BackElement:
            path.removeLast()
            showMenu()
        case let menu as UIMenu:
            path.append(menu)
            showMenu()
        case let leaf as any UIMenuLeaf: perform(leaf)
        default: break
        }
    }

    private func perform(_ leaf: any UIMenuLeaf) {
        path.forEach { $0.mark(leaf) }
        let stays = leaf.attributes.contains(.keepsMenuPresented)
        if !stays { close(choosing: leaf) }
        leaf.performWithSender(sender, target: nil)
        if stays { showMenu() }
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { $0.view === self }) { close() }
    }

    /// The touch that opened the menu moved to a point of the window.
    func drag(to point: CGPoint) {
        guard isOpen, let window else { return }
        let start = start ?? point
        self.start = start
        hasMoved = hasMoved || abs(point.x - start.x) + abs(point.y - start.y) > Self.slack
        let row = hasMoved ? list.row(at: point, in: window) : nil
        for other in list.rows { other.isHighlighted = other === row }
    }

    /// The touch that opened the menu ended.
    func release(at point: CGPoint) {
        drag(to: point)
        start = nil
        guard isOpen, hasMoved, let window, let row = list.row(at: point, in: window) else { return }
        row.isHighlighted = false
        choose(row.element)
    }

    /// The distance in points that the touch may move before it selects items.
    private static let slack: CGFloat = 10

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard isOpen, let place = placeOfSource else { return }
        list.frame = Self.place(list.wholeHeight, beside: place, in: room)
        list.isHidden = list.rows.isEmpty
    }

    /// The frame of the menu's source, in the stage's coordinates.
    var placeOfSource: CGRect? {
        guard let source, source.window != nil else { return nil }
        return source.convert(attachment.map { CGRect(origin: $0, size: .zero) } ?? source.bounds, to: self)
    }

    /// The safe area inset by the margins.
    var room: CGRect { bounds.inset(by: safeAreaInsets).shrunk(dx: MenuMetrics.edge, dy: MenuMetrics.edge) }

    /// Below the source, or above it if there is more room, aligned with the edge of the source that is nearer to the
    /// screen's.
    static func place(_ height: CGFloat, beside source: CGRect, in room: CGRect) -> CGRect {
        let below = room.maxY - source.maxY - MenuMetrics.gap
        let above = source.minY - room.minY - MenuMetrics.gap
        let isBelow = height <= below || below >= above
        let shown = max(min(height, isBelow ? below : above), min(height, MenuMetrics.rowHeight))
        let leading = source.midX <= room.midX ? source.minX : source.maxX - MenuMetrics.width
        return CGRect(
            x: max(room.minX, min(leading, room.maxX - MenuMetrics.width)),
            y: isBelow ? min(source.maxY + MenuMetrics.gap, room.maxY - shown) : source.minY - MenuMetrics.gap - shown,
            width: MenuMetrics.width, height: shown)
    }
}

/// The item of a submenu that returns to the parent.
private final class BackElement: UIMenuElement {
    init(_ menu: UIMenu) { super.init(title: menu.title, subtitle: nil, image: UIImage(systemName: "chevron.down")) }
}
