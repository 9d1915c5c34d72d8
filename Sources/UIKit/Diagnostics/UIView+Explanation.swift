import LayoutEngine

/// Queries of tools that explain the position and size of a laid-out view.
extension UIView {
    /// The number of solutions that the engine of the view's tree found so far; 0 for a tree without an engine.
    package var solvesSoFar: Int { layoutState.host?.installedEngine?.solves ?? 0 }

    /// The participants that determine the sum of some parts of the view's alignment rectangle; empty for a view with a
    /// frame and without constraints.
    package func participants(deciding parts: [LayoutPart]) -> [LayoutEngine.StatedParticipant] {
        let host = requireHost()
        host.bringUpToDate()
        return host.engine.deciding(parts, of: self)
    }

    /// Whether the sum of some parts of the view's alignment rectangle is the same in every equally good layout.
    package func isDetermined(_ parts: [LayoutPart]) -> Bool {
        let host = requireHost()
        host.bringUpToDate()
        return host.engine.isDetermined(parts, of: self)
    }

    /// The inequalities along an axis that hold with slack, by the amount of slack.
    package func participantsLimiting(_ axis: LayoutAxis) -> [LayoutEngine.StatedParticipant] {
        let host = requireHost()
        host.bringUpToDate()
        return host.engine.limits(of: self, axis)
    }

    /// The view's solved alignment rectangle, unrounded, in points relative to its superview's frame; nil if no engine
    /// knows the view.
    package var solvedAlignmentRect: LayoutRect? {
        let host = requireHost()
        host.bringUpToDate()
        return host.engine.alignmentRect(of: self)
    }

    /// Tries an additional required constraint on the view's tree.
    ///
    /// - Returns: The participants that are violated then and were not before, or are violated more; the most important
    ///   first. If other required constraints conflict with it, the first conflict instead.
    package func participantsGivingWay(to constraint: NSLayoutConstraint) -> (
        missed: [LayoutEngine.StatedParticipant], conflict: LayoutDiagnostic?
    ) {
        // A conflict with a constraint that is only tried is none of the program.
        let sink = ConflictLog.sink
        ConflictLog.sink = nil
        defer { ConflictLog.sink = sink }
        let host = requireHost()
        host.bringUpToDate()
        let (before, told) = (host.engine.missed(), host.diagnostics.count)
        constraint.isActive = true
        defer {
            constraint.isActive = false
            host.bringUpToDate()
        }
        host.bringUpToDate()
        if host.diagnostics.count > told { return ([], host.diagnostics[told]) }
        let missed = host.engine.missed().filter { found in
            guard !found.participant.isSame(as: .constraint(constraint)) else { return false }
            let known = before.first { $0.relation == found.relation && $0.participant.isSame(as: found.participant) }
            return known.map { abs(found.slack) > abs($0.slack) + LayoutEngine.noticeable } ?? true
        }
        return (missed, nil)
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint represents a view's frame and autoresizing mask.
    package var isAutoresizingMask: Bool { self is NSAutoresizingMaskLayoutConstraint }

    /// Whether the program created the constraint, rather than the system, a stack view, or a frame.
    package var isStatedByProgram: Bool { ConflictRule.isProgram(self) }
}

extension LayoutDiagnostic.Participant {
    fileprivate func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.constraint(let one), .constraint(let other)): one === other
        case (.contentSize(let one, let axis), .contentSize(let other, let otherAxis)): one === other && axis == otherAxis
        case (.item(let one), .item(let other)): one === other
        default: false
        }
    }
}
