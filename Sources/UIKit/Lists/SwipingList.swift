/// A list whose rows fingers move aside, so that actions show beside them.
@MainActor
protocol SwipingList: UIScrollView {
    /// The row that stands aside; nil while none does.
    var swipe: RowSwipe? { get set }
    /// Whether rows may be swiped now.
    var allowsSwipes: Bool { get }
    /// The cell at a point in the list's coordinates.
    func swipeableCell(at point: CGPoint) -> UIView?
    /// The actions at a side of a cell's row; nil for none.
    func swipeActions(_ side: RowSwipe.Side, of cell: UIView) -> UISwipeActionsConfiguration?
    /// The frame of a cell's row, in the list's coordinates; nil for a cell that shows none now.
    func rowFrame(of cell: UIView) -> CGRect?
    /// A cell begins to be swiped, or is not any more.
    func swipeBegan(of cell: UIView)
    func swipeEnded(of cell: UIView)
}

extension SwipingList {
    // MARK: Fingers

    /// Made with the scroll view's own recognizers, after which it comes.
    func prepareSwipeRecognizer() {
        guard !attachedRecognizers.contains(where: { $0 is RowSwipeGestureRecognizer }) else { return }
        let recognizer = RowSwipeGestureRecognizer(target: nil, action: nil)
        attachedRecognizers.append(recognizer)
        recognizer.view = self
    }

    /// The swipe that a finger's way begins; nil if the row has no actions at the side that the way uncovers.
    ///
    /// - Parameters:
    ///   - point: The location of the touch, in the list's coordinates.
    ///   - way: The translation from there, in points.
    func swipe(from point: CGPoint, _ way: CGPoint) -> RowSwipe? {
        guard abs(way.x) > abs(way.y), let cell = swipeableCell(at: point) else { return nil }
        if let swipe, swipe.cell === cell { return swipe }
        guard allowsSwipes else { return nil }
        let isOnRight = way.x < 0
        let side: RowSwipe.Side = isOnRight == isRightToLeft ? .leading : .trailing
        guard let configuration = swipeActions(side, of: cell), !configuration.actions.isEmpty else { return nil }
        return RowSwipe(cell, configuration, isOnRight: isOnRight)
    }

    /// Moves a row along with a finger from now on.
    func begin(_ new: RowSwipe) {
        if new !== swipe { show(new) }
        new.take()
    }

    /// The finger went a way to the right since then, in points.
    func follow(_ way: CGFloat) {
        guard let swipe else { return }
        let wasFull = swipe.isFull
        swipe.follow(way)
        if swipe.isFull == wasFull { placeSwipe() } else { animateSwipe(placeSwipe) }
    }

    /// The finger left with a velocity to the right, in points per second.
    func release(velocity: CGFloat) {
        guard let swipe else { return }
        if swipe.isFull, let first = swipe.actionsView.buttons.first { return performFully(first) }
        if swipe.staysOpen(velocity: velocity) { openSwipe() } else { closeSwipe() }
    }

    // MARK: Showing

    /// Opens a row as a swipe does, without a finger.
    func open(_ new: RowSwipe) {
        show(new)
        openSwipe()
    }

    private func show(_ new: RowSwipe) {
        closeSwipe()
        swipe = new
        for button in new.actionsView.buttons {
            button.addAction(UIAction { [weak self] _ in self?.perform(button) }, for: .touchUpInside)
        }
        insertSubview(new.actionsView, belowSubview: new.cell)
        swipeBegan(of: new.cell)
        placeSwipe()
    }

    /// Places the row that stands aside; one that shows no row any more is let go.
    func placeSwipe() {
        guard let swipe else { return }
        guard let frame = rowFrame(of: swipe.cell) else { return forgetSwipe() }
        swipe.place(in: frame)
    }

    private func openSwipe() {
        animateSwipe {
            swipe?.open()
            placeSwipe()
        }
    }

    /// Brings the row back to its place. Returns whether one stood aside.
    @discardableResult
    func closeSwipe(animated: Bool = true) -> Bool {
        guard let closing = swipe else { return false }
        swipe = nil
        closing.close()
        let (frame, view) = (rowFrame(of: closing.cell), closing.actionsView)
        if animated {
            animateSwipe({ frame.map(closing.place) }, completion: { view.removeFromSuperview() })
        } else {
            frame.map(closing.place)
            view.removeFromSuperview()
        }
        swipeEnded(of: closing.cell)
        return true
    }

    /// Lets the row go whose cell is taken for another one.
    func forgetSwipe() { closeSwipe(animated: false) }

    private func animateSwipe(_ changes: () -> Void, completion: (() -> Void)? = nil) {
        UIView.animate(
            springDuration: SwipeTiming.duration, options: .allowUserInteraction, animations: changes,
            completion: completion.map { done in { _ in done() } })
    }

    // MARK: Acting

    private func performFully(_ button: SwipeActionButton) {
        animateSwipe {
            swipe?.openWide()
            placeSwipe()
        }
        perform(button)
    }

    /// Runs a button's action, which closes the row when it is done.
    private func perform(_ button: SwipeActionButton) {
        button.action.handler(button.action, button) { [weak self, weak swipe] _ in
            if let self, let swipe, self.swipe === swipe { closeSwipe() }
        }
    }
}

/// The durations of opening and closing rows.
private enum SwipeTiming {
    /// Seconds; not measured.
    static let duration: TimeInterval = 0.35
}
