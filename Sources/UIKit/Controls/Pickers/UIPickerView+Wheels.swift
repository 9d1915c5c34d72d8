extension UIPickerView {
    /// The distance from the picker's edge to its wheels, and between wheels.
    private static let margin: CGFloat = 9
    private static let gap: CGFloat = 5

    // MARK: Content

    func reloadWheels() {
        removeRows()
        let old = wheels
        wheels = (0..<(dataSource?.numberOfComponents(in: self) ?? 0)).map { component in
            wheel(component, selectedRow: old.indices.contains(component) ? old[component].selectedRow : 0)
        }
        setNeedsLayout()
    }

    func reloadWheel(_ component: Int) {
        removeRows()
        wheels[component] = wheel(component, selectedRow: wheels[component].selectedRow)
        setNeedsLayout()
    }

    private func wheel(_ component: Int, selectedRow: Int) -> PickerWheel {
        PickerWheel(
            rowCount: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
            rowHeight: delegate?.pickerView(self, rowHeightForComponent: component) ?? ControlMetrics.pickerRow,
            width: delegate?.pickerView(self, widthForComponent: component) ?? 0, selectedRow: selectedRow)
    }

    private func removeRows() {
        for wheel in wheels { wheel.step?.cancel() }
        for view in subviews { view.removeFromSuperview() }
        for index in wheels.indices { wheels[index].views = [:] }
    }

    // MARK: Places

    /// The frames of the wheels, in reading order. Wheels that share the width are whole points wide.
    var wheelFrames: [CGRect] {
        let given = wheels.reduce(0) { $0 + $1.width }
        let free = CGFloat(wheels.count { $0.width == 0 })
        let room = bounds.width - 2 * Self.margin - Self.gap * CGFloat(max(0, wheels.count - 1))
        let share = free > 0 ? max(0, (room - given) / free).rounded(.down) : 0
        var x = bounds.minX + Self.margin + (room - given - free * share) / 2
        return wheels.map { wheel in
            let width = wheel.width > 0 ? wheel.width : share
            defer { x += width + Self.gap }
            return CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: bounds.minY, width: width, height: bounds.height)
        }
    }

    /// Puts the rows that show at the places that follow from the view's bounds.
    package func placeRows() {
        for (component, frame) in wheelFrames.enumerated() { placeRows(of: component, in: frame) }
    }

    private func placeRows(of component: Int, in frame: CGRect) {
        let rows = wheels[component].visibleRows
        for row in wheels[component].views.keys.sorted() where !rows.contains(row) {
            wheels[component].views.removeValue(forKey: row)?.removeFromSuperview()
        }
        for row in rows { place(row, of: component, in: frame) }
    }

    private func place(_ row: Int, of component: Int, in frame: CGRect) {
        guard let view = wheels[component].views[row] ?? makeView(row, component) else { return }
        wheels[component].views[row] = view
        let (offset, squeeze) = wheels[component].place(of: row, radius: bounds.height / 2)
        view.bounds.size = CGSize(width: frame.width, height: wheels[component].rowHeight)
        view.center = CGPoint(x: frame.midX, y: frame.midY + offset)
        view.transform = CGAffineTransform(scaleX: 1, y: squeeze)
        view.alpha = row == wheels[component].middleRow ? 1 : Self.otherAlpha * squeeze
    }

    /// The opacity of rows that are not selected.
    private static let otherAlpha: CGFloat = 0.5

    private func makeView(_ row: Int, _ component: Int) -> UIView? {
        guard let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil) else { return nil }
        view.isUserInteractionEnabled = false
        addSubview(view)
        return view
    }

    /// Draws the grey bar behind the selected rows.
    func drawSelection() {
        let height = wheels.map(\.rowHeight).max() ?? ControlMetrics.pickerRow
        UIColor.tertiarySystemFill.setFill()
        let bar = CGRect(
            x: Self.margin, y: bounds.midY - height / 2, width: max(0, bounds.width - 2 * Self.margin), height: height)
        UIBezierPath(roundedRect: bar, cornerRadius: 8).fill()
    }

    // MARK: Choosing

    /// Selects the row at a point in the picker's coordinates and calls the delegate.
    func choose(at point: CGPoint) {
        guard let component = wheelFrames.firstIndex(where: { $0.contains(point) }) else { return }
        let wheel = wheels[component]
        let row = wheel.visibleRows.first { row in
            let (offset, squeeze) = wheel.place(of: row, radius: bounds.height / 2)
            return abs(point.y - bounds.midY - offset) <= squeeze * wheel.rowHeight / 2
        }
        guard let row, row != wheel.selectedRow else { return }
        selectRow(row, inComponent: component, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}
