/// Wheels that turn. Lengths are points.
extension UIPickerView {
    // MARK: Fingers

    /// The wheel below a point, which stops turning; nil where there is none with rows.
    func grabWheel(at point: CGPoint) -> Int? {
        guard let component = wheelFrames.firstIndex(where: { $0.contains(point) }), wheels[component].rowCount > 0 else {
            return nil
        }
        wheels[component].step?.cancel()
        return component
    }

    /// The finger is at some position of a wheel; beyond the first and the last row the wheel follows half as far.
    func turnWheel(_ component: Int, to position: CGFloat) {
        let inside = min(max(position, 0), wheels[component].lastPosition)
        wheels[component].turned = inside + (position - inside) / 2
        setNeedsLayout()
    }

    /// The finger left a wheel: it turns on to a row, which is selected when the wheel is there. It loses its velocity
    /// as scroll views do that come to rest soon; how wheels do is not documented.
    ///
    /// - Parameter velocity: Points per second, towards greater rows.
    func letGoOfWheel(_ component: Int, velocity: CGFloat) {
        let wheel = wheels[component]
        let row = wheel.row(at: ScrollGlide.target(from: wheel.middle, velocity: velocity, rate: ScrollGlide.fastRate))
        glide(component, to: row) { [weak self] in self?.choose(row, component) }
    }

    /// Selects a row and calls the delegate, unless it is selected already.
    private func choose(_ row: Int, _ component: Int) {
        guard row != wheels[component].selectedRow else { return }
        wheels[component].select(row)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: By themselves

    /// Selects a row; with animation, the wheel shows it in time.
    func turnWheel(_ component: Int, to row: Int, animated: Bool) {
        wheels[component].step?.cancel()
        let start = wheels[component].middle
        wheels[component].select(row)
        wheels[component].turned = nil
        setNeedsLayout()
        guard animated, wheels[component].rowCount > 0, AnimationTime.passes(in: self) else { return }
        wheels[component].turned = start
        glide(component, to: wheels[component].selectedRow) {}
    }

    /// Lets a wheel glide to a row, by a frame at a time.
    private func glide(_ component: Int, to row: Int, arrived: @escaping () -> Void) {
        let wheel = wheels[component]
        let way = ScrollGlide(from: wheel.middle, to: CGFloat(row) * wheel.rowHeight, rate: ScrollGlide.fastRate)
        step(component, along: way, since: MediaClock.shared.now, arrived)
    }

    private func step(_ component: Int, along way: ScrollGlide, since start: TimeInterval, _ arrived: @escaping () -> Void) {
        let time = MediaClock.shared.now - start
        setNeedsLayout()
        guard !way.isOver(at: time), AnimationTime.passes(in: self) else {
            (wheels[component].turned, wheels[component].step) = (nil, nil)
            return arrived()
        }
        wheels[component].turned = way.position(at: time)
        wheels[component].step = MediaClock.shared.alarm(at: Frames.next(after: MediaClock.shared.now)) { [weak self] in
            self?.step(component, along: way, since: start, arrived)
        }
    }
}

/// The recognizer of a finger that turns a picker's wheel.
final class PickerTurnRecognizer: UIPanGestureRecognizer {
    private var turning: (component: Int, start: CGFloat)?

    private var picker: UIPickerView? { view as? UIPickerView }

    override func mayBegin(after way: CGPoint) -> Bool { abs(way.y) >= abs(way.x) }

    override func entered(_ state: UIGestureRecognizer.State) {
        guard let picker else { return }
        let way = translation(in: picker)
        switch state {
        case .began:
            let place = location(in: picker)
            turning = picker.grabWheel(at: CGPoint(x: place.x - way.x, y: place.y - way.y)).map {
                ($0, picker.wheels[$0].middle)
            }
        case .changed:
            if let turning { picker.turnWheel(turning.component, to: turning.start - way.y) }
        case .ended, .cancelled:
            if let turning { picker.letGoOfWheel(turning.component, velocity: -velocity(in: picker).y) }
            turning = nil
        case .possible, .failed: turning = nil
        }
    }
}
