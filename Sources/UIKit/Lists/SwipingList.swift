/// A list with swipe actions.
@MainActor
protocol SwipingList: UIScrollView {
    /// The open row; nil if there is none.
    var swipe: RowSwipe? { get set }
    /// Whether rows can currently be swiped.
    var allowsSwipes: Bool { get }
    /// The cell at a point in the list's coordinates.
    func swipeableCell(at point: CGPoint) -> UIView?
    /// The actions at a side of a cell's row; nil for none.
    func swipeActions(_ side: RowSwipe.Side, of cell: UIView) -> UISwipeActionsConfiguration?
    /// The frame of a cell's row, in the list's coordinates; nil for a cell without a row.
    func rowFrame(of cell: UIView) -> CGRect?
    /// A swipe of a cell began or ended.
    func swipeBegan(of cell: UIView)
    func swipeEnded(of cell: UIView)
}

extension SwipingList {
    // MARK: Fingers

    /// Created with the scroll view's recognizers, and added after them.
    func prepareSwipeRecognizer() {
        guard !attachedRecognizers.contains(where: { $0 is RowSwipeGestureRecognizer }) else { return }
        let recognizer = RowSwipeGestureRecognizer(target: nil, action: nil)
        attachedRecognizers.append(recognizer)
        recognizer.view = self
    }

    /// The swipe for a translation; nil if the row has no actions on the uncovered side.
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

    /// Begins to move a row with a touch.
    func begin(_ new: RowSwipe) {
        if new !== swipe { show(new) }
        new.take()
    }

    /// The touch moved to the right by a distance since then, in points.
    func follow(_ way: CGFloat) {
        guard let swipe else { return }
        let wasFull = swipe.isFull
        swipe.follow(way)
        if swipe.isFull == wasFull { placeSwipe() } else { animateSwipe(placeSwipe) }
    }

    /// The touch ended with a velocity to the right, in points per second.
    func release(velocity: CGFloat) {
        guard let swipe else { return }
        if swipe.isFull, let first = swipe.actionsView.buttons.first { return performFully(first) }
        if swipe.staysOpen(velocity: velocity) { openSwipe() } else { closeSwipe() }
    }

    // MARK: Showing

    /// Opens a row as a swipe does, programmatically.
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

    /// Lays out the open row; it is closed if its cell no longer has a row.
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

    /// Closes the open row. Returns whether there was one.
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

    /// Discards the open row if its cell is reused.
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
