extension UITableView {
    /// Maximum number of rounds in which rows measured on arrival move the target row.
    private static let maximumRounds = 4

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        // A row of `NSNotFound` stands for the start of a section without rows.
        if path.count == 2, path.row == NSNotFound { return }
        guard loadedGeometry.contains(path) else { raiseScrollRange(path) }
        let position = edge(showing: rectForRow(at: path), position)
        guard !animated else { return animateScrolling(to: path, position) }
        for _ in 0..<Self.maximumScrollRounds {
            let offset = offset(showing: rectForRow(at: path), position)
            guard offset != contentOffset else { return }
            setContentOffset(offset, animated: false)
            layOutRows()
        }
    }

    /// Maximum number of rounds in which rows that are measured above the target row move it. Each measures at least
    /// one row, of those that one screen shows.
    private static let maximumScrollRounds = 100

    /// Rows that are measured on the way move the target row.
    private func animateScrolling(to path: IndexPath, _ position: ScrollPosition) {
        guard offset(showing: rectForRow(at: path), position) != contentOffset else { return }
        animateScrolling { [unowned self] in
            loadedGeometry.contains(path) ? offset(showing: rectForRow(at: path), position) : contentOffset
        }
    }

    /// The position at which a rectangle is after the least movement: the nearer edge for one that is not seen whole.
    private func edge(showing rect: CGRect, _ position: ScrollPosition) -> ScrollPosition {
        let top = bounds.minY + adjustedContentInset.top + pinnedHeight(above: rect)
        let bottom = bounds.maxY - adjustedContentInset.bottom
        guard position == .none else { return position }
        if rect.minY < top { return .top }
        return rect.maxY > bottom ? rect.height > bottom - top ? .top : .bottom : .none
    }

    private func raiseScrollRange(_ path: IndexPath) -> Never {
        let geometry = loadedGeometry
        let sections = geometry.sectionCount
        guard path.section < sections else {
            raise(
                "NSRangeException",
                "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: section (\(path.section)) beyond bounds (\(sections))."
            )
        }
        raise(
            "NSRangeException",
            "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: row (\(path.row)) beyond bounds (\(geometry.rowCounts[path.section])) for section (\(path.section))."
        )
    }

    /// The content offset that puts a rectangle at a position, within the content's limits.
    private func offset(showing rect: CGRect, _ position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let top = bounds.minY + inset.top + pinnedHeight(above: rect)
        let bottom = bounds.maxY - inset.bottom
        var y = contentOffset.y
        switch position {
        case .top: y += rect.minY - top
        case .bottom: y += rect.maxY - bottom
        case .middle: y += rect.midY - (top + bottom) / 2
        case .none: break
        }
        let end = contentSize.height + inset.bottom - bounds.height
        return CGPoint(x: contentOffset.x, y: max(0 - inset.top, min(y, end)))
    }

    /// The height at the top of the bounds that a pinned header covers.
    private func pinnedHeight(above rect: CGRect) -> CGFloat {
        guard style == .plain, let part = tableState.geometry.index(at: rect.minY) else { return 0 }
        let header = tableState.geometry.index(of: .header(tableState.geometry.section(ofPart: part)))
        return self.rect(ofPartAt: header).height
    }
}
