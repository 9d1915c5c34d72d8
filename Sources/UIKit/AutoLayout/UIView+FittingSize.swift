import LayoutEngine

extension UIView {
    /// Solves the subtree's constraints apart from those of the tree that the view stands in, with the target at the given priorities: in an engine of
    /// their own, where they need one.
    ///
    /// The view's own frame, mask and what constrains it from outside do not count; frames and masks below it do. Nothing of the tree that the
    /// view stands in changes, save that constraints that wait for an update are updated first.
    ///
    /// - Returns: Points, rounded to pixels of the view's scale, halves up.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        DirectSolution.begin()
        let size = stackSize(target, horizontal, vertical) ?? otherSize(target, horizontal, vertical)
        LayoutAnswers.fittingSizes += 1
        return CGSize(width: size.width.roundedToPixel(pixelScale), height: size.height.roundedToPixel(pixelScale))
    }

    /// The size of a stack view that stands in a window without an engine.
    private func stackSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
        guard let size = DirectLayout.fittingSize(of: self, target, horizontal, vertical) else { return nil }
        RouteTrace.note(self, measuredFor: target, LayoutRoute(.lengths))
        return size
    }

    private func otherSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateSubtreeConstraints()
        // An engine that is kept holds all arrangements: one that changes ends it. Only a host lets stack views wait again.
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

    /// Measures a view without an engine, which is measured for others: the problem stays for the next time.
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

    /// Measures with an engine that stays where the view is measured for others. One view at a time keeps an engine that has measured it once
    /// only: most that are measured for others are measured again before the next one is.
    private func sizeOfNewEngine(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let route = RouteTrace.declined(.scratchEngine)
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

    /// Keeps what measures before it does, so that it is ended where the view changes meanwhile.
    private func keep(_ fitting: KeptFitting) {
        endFittingsBelow()
        LayoutAnswers.measuredOnce?.endFitting()
        layoutState.keptFitting = fitting
        layoutState.keepsFitting = true
        LayoutAnswers.kept += 1
        LayoutAnswers.measuredOnce = self
    }

    /// Whether the view stands outside of windows, and is not measured for the layout of a tree around it, or by another measurement.
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

    // MARK: What is kept

    /// The view is measured anew the next time.
    func endFitting() {
        guard let kept = layoutState.keptFitting else { return }
        layoutState.keptFitting = nil
        layoutState.keepsFitting = false
        if LayoutAnswers.measuredOnce === self { LayoutAnswers.measuredOnce = nil }
        LayoutAnswers.kept -= 1
        kept.end()
    }

    /// A view or guide came or went: what measures the view or one around it would miss it, or hold on to it.
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

    /// A view that was measured once is added to another: it was measured for itself.
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
