import LayoutEngine

/// Methods that are called from a debugger. Apple's headers leave `recursiveDescription` and `_autolayoutTrace` out;
/// programs reach them by name.
extension UIView {
    /// The view and all below it, one a line, in the words of their descriptions.
    ///
    /// - Source: logs in public.
    public func recursiveDescription() -> String { describeTree() }

    /// The view and all views below it, with what places each of them and its ambiguous variables.
    ///
    /// Each line starts with a mark that the legend at the end explains; views that are placed by hand and that no
    /// constraint names have none. Guides come before subviews. The first line says so when anything in the tree is
    /// ambiguous.
    ///
    /// - Source: logs in public, where no rule about the first line was found.
    public func _autolayoutTrace() -> String { LayoutTrace(of: self).text }

    /// What a debugger asks for by a name; nil for other names.
    func debuggingValue(forKey key: String) -> Any? {
        switch key {
        case "recursiveDescription": recursiveDescription()
        case "_autolayoutTrace": _autolayoutTrace()
        case "hasAmbiguousLayout": NSNumber(value: hasAmbiguousLayout)
        default: nil
        }
    }

    // MARK: Influence

    /// The constraints that decide the place and size of this view, or of a guide of it, along an axis.
    func decidingConstraints(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let host = requireHost()
        host.bringUpToDate()
        let deciding = host.engine.decidingParticipants(of: item, axis.layoutAxis).compactMap(\.layoutConstraint)
        guard deciding.isEmpty, let view = item as? UIView else { return deciding }
        // No constraint names a view placed by its frame: the engine need not know it.
        return view.maskConstraints(axis.layoutAxis)
    }

    // MARK: Ambiguity

    /// Whether another layout of a guide of the view would be as good.
    func isAmbiguous(_ guide: UILayoutGuide) -> Bool {
        guard let host = layoutState.host else { return false }
        host.bringUpToDate()
        return !host.engine.ambiguousAttributes(of: guide).isEmpty
    }

    /// Moves an ambiguous view to another solution and lays out its tree.
    func moveToOtherSolution() {
        guard hasAmbiguousLayout, let host = layoutState.host else { return }
        host.exercise(self)
        host.root.layoutIfNeeded()
    }
}
