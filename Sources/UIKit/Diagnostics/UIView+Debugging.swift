import LayoutEngine

/// Methods for debuggers. Apple's headers omit `recursiveDescription` and `_autolayoutTrace`; programs call them by
/// name.
extension UIView {
    /// The descriptions of the view and its descendants, one per line.
    ///
    /// - Source: logs in public.
    public func recursiveDescription() -> String { describeTree() }

    /// The view and its descendants, each with its kind of placement and its ambiguous variables.
    ///
    /// Each line starts with a mark that the legend at the end explains; views with a frame set by the program and
    /// without constraints have none. Guides come before subviews. The first line says if anything in the tree is
    /// ambiguous.
    ///
    /// - Source: logs in public, where no rule about the first line was found.
    public func _autolayoutTrace() -> String { LayoutTrace(of: self).text }

    /// The value of a name that debuggers use; nil for other names.
    func debuggingValue(forKey key: String) -> Any? {
        switch key {
        case "recursiveDescription": recursiveDescription()
        case "_autolayoutTrace": _autolayoutTrace()
        case "hasAmbiguousLayout": NSNumber(value: hasAmbiguousLayout)
        default: nil
        }
    }

    // MARK: Influence

    /// The constraints that determine the position and size of this view, or of one of its guides, along an axis.
    func decidingConstraints(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let host = requireHost()
        host.bringUpToDate()
        let deciding = host.engine.decidingParticipants(of: item, axis.layoutAxis).compactMap(\.layoutConstraint)
        guard deciding.isEmpty, let view = item as? UIView else { return deciding }
        // A view with a frame and without constraints need not be known to the engine.
        return view.maskConstraints(axis.layoutAxis)
    }

    // MARK: Ambiguity

    /// Whether another layout of a guide of the view would be equally good.
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
