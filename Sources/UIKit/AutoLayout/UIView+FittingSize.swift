import LayoutEngine

extension UIView {
    /// Measures the view: solves the constraints of its subtree separately from its tree, with a target size at the
    /// given priorities. The steps are, until one gives the size: ``DirectLayout`` for a stack view in a window, the
    /// measurement that the view keeps (``KeptFitting``), a new ``DirectFitting``, a new ``FittingEngine``.
    ///
    /// The view's own frame and mask, and constraints from outside, are ignored; frames and masks below it are not.
    /// Nothing in the view's tree changes, except that constraints that wait for an update are updated first.
    ///
    /// - Returns: Points, rounded to pixels of the view's scale, halves up.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        RouteTrace.begin()
        let size = stackSize(target, horizontal, vertical) ?? otherSize(target, horizontal, vertical)
        LayoutAnswers.fittingSizes += 1
        return CGSize(width: size.width.roundedToPixel(pixelScale), height: size.height.roundedToPixel(pixelScale))
    }

    /// The size of a stack view in a window, without an engine; nil if that is declined.
    private func stackSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
        guard let size = DirectLayout.fittingSize(of: self, target, horizontal, vertical) else { return nil }
        RouteTrace.note(self, measuredFor: target, LayoutRoute(.lengths))
        return size
    }

    private func otherSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateSubtreeConstraints()
        // A kept engine holds all arrangements, and a changed arrangement ends it. Only a host lets stack views
        // postpone again.
        if layoutState.host != nil { stateArrangements() }
        LayoutAnswers.running += 1
        defer { LayoutAnswers.endFitting() }
        return sizeOfKept(target, horizontal, vertical) ?? sizeWithoutEngine(target, horizontal, vertical)
            ?? sizeOfNewEngine(target, horizontal, vertical)
    }

    private func sizeOfKept(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
        guard let kept = layoutState.keptFitting else { return nil }
        if let size = kept.sizeAgain(target, horizontal, vertical) {
            if LayoutAnswers.measuredOnce === self { LayoutAnswers.measuredOnce = nil }
            RouteTrace.note(self, measuredFor: target, kept.route)
            return size
        }
        if !kept.isMeasuring, layoutState.keptFitting === kept { endFitting() }
        return nil
    }

    /// Measures a view without an engine, if it is measured for other views; the view keeps the problem for the next
    /// time.
    private func sizeWithoutEngine(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
        guard isMeasuredForOthers else {
            DirectSolution.decline(.tree)
            return nil
        }
        guard let fitting = DirectFitting(measuring: self, target, horizontal, vertical) else { return nil }
        keep(fitting)
        guard let size = fitting.size(target) else {
            if layoutState.keptFitting === fitting { endFitting() }
            return nil
        }
        LayoutAnswers.directFittings += 1
        RouteTrace.note(self, measuredFor: target, fitting.route)
        return size
    }

    /// Measures with a new engine, which the view keeps if it is measured for other views. Only one view at a time
    /// keeps an engine that has measured it once: most such views are measured again before the next one is.
    private func sizeOfNewEngine(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let route = DirectSolution.route(.scratchEngine)
        if layoutState.keptFitting == nil { stateArrangements() }
        let mayStay = isMeasuredForOthers
        LayoutAnswers.engines += 1
        let engine = FittingEngine(measuring: self, by: route)
        if mayStay { keep(engine) }
        let size = engine.size(target, horizontal, vertical)
        if layoutState.keptFitting !== engine {
            if !mayStay { engine.end() }
        } else if !engine.stay() {
            endFitting()
        }
        RouteTrace.note(self, measuredFor: target, route)
        return size
    }

    /// Keeps a measurement before it runs, so that changes of the view meanwhile end it.
    private func keep(_ fitting: KeptFitting) {
        endFittingsBelow()
        LayoutAnswers.measuredOnce?.endFitting()
        layoutState.keptFitting = fitting
        layoutState.keepsFitting = true
        LayoutAnswers.kept += 1
        LayoutAnswers.measuredOnce = self
    }

    /// Whether the view is outside windows, and is measured neither for the layout of a tree around it, nor by another
    /// measurement: for example a sizing cell from which a program takes the heights of rows.
    private var isMeasuredForOthers: Bool {
        guard window == nil, LayoutAnswers.running == 1 else { return false }
        var next: Unmanaged<UIView>? = .passUnretained(self)
        while let here = next {
            let view = here.takeUnretainedValue()
            guard view.layoutState.keptFitting == nil, !view.layoutState.isUpdatingConstraints, !view.layoutState.isLayingOut
            else { return false }
            next = view.hierarchy.uncountedSuperview
        }
        return true
    }

    // MARK: Kept measurements

    /// Ends the kept measurement, so that the view is measured anew the next time.
    func endFitting() {
        guard let kept = layoutState.keptFitting else { return }
        layoutState.keptFitting = nil
        layoutState.keepsFitting = false
        if LayoutAnswers.measuredOnce === self { LayoutAnswers.measuredOnce = nil }
        LayoutAnswers.kept -= 1
        kept.end()
    }

    /// Ends the measurements kept by this view and those around it after a view or guide was added or removed, which
    /// they would miss or still refer to.
    @inline(__always)
    func endFittings() {
        if LayoutAnswers.kept > 0 { endFittingsAbove() }
    }

    private func endFittingsAbove() {
        var next: Unmanaged<UIView>? = .passUnretained(self)
        while let here = next {
            next = here.takeUnretainedValue().hierarchy.uncountedSuperview
            if here.takeUnretainedValue().layoutState.keepsFitting { here.takeUnretainedValue().endFitting() }
        }
    }

    /// Ends the measurement of a view that was measured once and is now added to another: it was not measured for other
    /// views.
    func endFittingOfNewcomer() {
        guard let view = LayoutAnswers.measuredOnce, view === self || view.hierarchy.isIn(self) else { return }
        view.endFitting()
    }

    private func endFittingsBelow() {
        guard LayoutAnswers.kept > 0 else { return }
        for view in hierarchy.subviews {
            view.endFitting()
            view.endFittingsBelow()
        }
    }
}
