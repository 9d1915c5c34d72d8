/// Changes of rows in time: rows go from where they were to where they are, and come and go as the program says.
/// Lengths are points.
extension UITableView {
    /// The animations that the program names for the rows and sections of a batch.
    struct RowAnimations {
        /// Of rows and sections for which the program names none.
        var standard = RowAnimation.automatic
        /// By index paths and sections before the batch.
        private var leavingRows: [IndexPath: RowAnimation] = [:]
        private var leavingSections: [Int: RowAnimation] = [:]
        /// By index paths and sections after it.
        private var comingRows: [IndexPath: RowAnimation] = [:]
        private var comingSections: [Int: RowAnimation] = [:]

        mutating func leave(_ paths: [IndexPath], _ animation: RowAnimation) {
            for path in paths { leavingRows[path] = animation }
        }
        mutating func leave(_ sections: IndexSet, _ animation: RowAnimation) {
            for section in sections { leavingSections[section] = animation }
        }
        mutating func come(_ paths: [IndexPath], _ animation: RowAnimation) { for path in paths { comingRows[path] = animation } }
        mutating func come(_ sections: IndexSet, _ animation: RowAnimation) {
            for section in sections { comingSections[section] = animation }
        }

        func leaving(_ part: TableGeometry.Part) -> RowAnimation { animation(of: part, leavingRows, leavingSections) }
        func coming(_ part: TableGeometry.Part) -> RowAnimation { animation(of: part, comingRows, comingSections) }

        private func animation(
            of part: TableGeometry.Part, _ rows: [IndexPath: RowAnimation], _ sections: [Int: RowAnimation]
        ) -> RowAnimation {
            switch part {
            case .row(let path): rows[path] ?? sections[path.section] ?? standard
            case .header(let section), .footer(let section): sections[section] ?? standard
            }
        }
    }

    /// The state before changes that are animated.
    struct UpdateAnimation {
        /// A view that is not shown any more and stays until the animation is over.
        struct Departed {
            let view: UIView
            /// The destination: the part of the new geometry that it stands for, or the way in which a row that is gone
            /// leaves.
            let end: End
            let putAway: () -> Void
        }
        enum End {
            case part(Int)
            case leaving(RowAnimation)
        }

        let poses: [ObjectIdentifier: ViewPose]
        let offset: CGPoint
        let geometry: TableGeometry?
        let rowAnimations: RowAnimations
        /// The part before the changes that a part after them was; nil for a new one.
        var source: (TableGeometry.Part) -> TableGeometry.Part? = { $0 }
        var departed: [Departed] = []

        @MainActor
        init(of table: UITableView) {
            let views = table.tableState.rows.map(\.cell) + table.tableState.sectionViews.map(\.view)
            poses = Dictionary(views.map { (ObjectIdentifier($0), ViewPose($0)) }) { first, _ in first }
            (offset, geometry) = (table.contentOffset, table.tableState.knownGeometry)
            rowAnimations = table.tableState.rowAnimations
        }
    }

    /// Keeps a view that is not shown any more until the changes are made in time. Returns whether they are.
    func departs(_ view: UIView, to end: @autoclosure () -> UpdateAnimation.End, putAway: @escaping () -> Void) -> Bool {
        guard tableState.animation != nil else { return false }
        tableState.animation?.departed.append(.init(view: view, end: end(), putAway: putAway))
        return true
    }

    /// The animation of a part that was deleted, by the animations of the batch.
    func leaving(_ part: TableGeometry.Part) -> UpdateAnimation.End { .leaving(tableState.rowAnimations.leaving(part)) }

    /// Moves the views from where they were, after the layout of a batch of changes.
    func animateUpdates(_ animation: UpdateAnimation, completion: @escaping (Bool) -> Void) {
        guard let geometry = tableState.knownGeometry else { return completion(true) }
        let shift = CGPoint(x: contentOffset.x - animation.offset.x, y: contentOffset.y - animation.offset.y)
        var transition = ListTransition()
        for row in tableState.rows { add(row.cell, geometry.part(at: row.part), animation, shift, to: &transition) }
        for shown in tableState.sectionViews {
            add(shown.view, shown.isFooter ? .footer(shown.section) : .header(shown.section), animation, shift, to: &transition)
        }
        for departed in animation.departed {
            let start = (animation.poses[ObjectIdentifier(departed.view)] ?? ViewPose(departed.view)).moved(by: shift)
            transition.add(departed.view, from: start, to: end(of: departed, start))
        }
        transition.run { finished in
            for departed in animation.departed {
                departed.view.isHidden = true
                departed.view.alpha = animation.poses[ObjectIdentifier(departed.view)]?.alpha ?? 1
                departed.putAway()
            }
            completion(finished)
        }
    }

    private func add(
        _ view: UIView, _ part: TableGeometry.Part, _ animation: UpdateAnimation, _ shift: CGPoint,
        to transition: inout ListTransition
    ) {
        let end = ViewPose(view)
        guard let source = animation.source(part) else {
            let start = Self.pose(end, aside: animation.rowAnimations.coming(part))
            return transition.add(view, from: start, to: end)
        }
        if let old = animation.poses[ObjectIdentifier(view)] { return transition.add(view, from: old.moved(by: shift), to: end) }
        guard var old = animation.geometry, let geometry = tableState.knownGeometry else { return }
        let before = old.start(of: old.index(of: source))
        var now = geometry
        let way = before - now.start(of: now.index(of: part)) + shift.y
        transition.add(view, from: end.moved(by: CGPoint(x: 0, y: way)), to: end)
    }

    private func end(of departed: UpdateAnimation.Departed, _ start: ViewPose) -> ViewPose {
        switch departed.end {
        case .leaving(let animation): return Self.pose(start, aside: animation)
        case .part(let part):
            guard let geometry = tableState.knownGeometry, part < geometry.partCount else { return start.faded }
            let frame = rect(ofPartAt: part)
            return ViewPose(
                center: CGPoint(x: frame.midX, y: frame.midY), size: start.size, transform: start.transform, alpha: start.alpha)
        }
    }

    /// The pose at which a row begins or ends with an animation.
    private static func pose(_ pose: ViewPose, aside animation: RowAnimation) -> ViewPose {
        switch animation {
        case .fade, .middle, .automatic: pose.faded
        case .none: pose
        case .right: pose.moved(by: CGPoint(x: pose.size.width, y: 0))
        case .left: pose.moved(by: CGPoint(x: -pose.size.width, y: 0))
        case .top: pose.moved(by: CGPoint(x: 0, y: -pose.size.height))
        case .bottom: pose.moved(by: CGPoint(x: 0, y: pose.size.height))
        }
    }
}
