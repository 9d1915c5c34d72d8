/// Widths that do not depend on contents: those that stacks of given widths leave to their children, and those that required equations state.
///
/// Contents that wrap are measured in them at once, before widths are weighed up.
extension StackTree {
    /// The widths that nodes below stacks with given rectangles have whatever contents ask for, as long as nothing contradicts them; not a number for
    /// all others.
    package var statedWidths: [Double] {
        var widths = Array(repeating: Double.nan, count: nodes.count)
        widths.withUnsafeMutableBufferPointer { all in
            for root in roots {
                let numbers = numbers(below: Int(root))
                let lengths = NodeLengths(UnsafeMutableBufferPointer(rebasing: all[numbers]), of: numbers)
                _ = stateLengths(lengths, .horizontal, stopsEarly: false)
            }
        }
        return widths
    }

    /// Works out the lengths below a root whose length is given.
    ///
    /// - Parameter stopsEarly: Whether nothing more is worked out as soon as one is not known.
    /// - Returns: Whether all of them are known, and nothing that is required contradicts them.
    func stateLengths(_ lengths: NodeLengths, _ axis: LayoutAxis, stopsEarly: Bool = true) -> Bool {
        lengths[lengths.root] = rects[lengths.root].length(axis)
        var areKnown = true
        for number in lengths.numbers where nodes[number].firstChild >= 0 {
            if stateChildren(of: number, lengths, axis) { continue }
            if stopsEarly { return false }
            areKnown = false
        }
        return areKnown
    }

    private func stateChildren(of number: Int, _ lengths: NodeLengths, _ axis: LayoutAxis) -> Bool {
        guard let arrangement = nodes[number].arrangement else { return false }
        let room = lengths[number] - arrangement.margin(axis)
        switch arrangement.rule(axis) {
        case .sum: return giveRest(of: room - arrangement.gaps(axis), number, lengths, axis)
        case .share:
            let share = (room - arrangement.gaps(axis)) / nodes[number].shares(arrangement, axis)
            return give(share, toChildrenOf: number, lengths, axis)
        case .spacedSum: return stateAlone(number, within: -.infinity, lengths, axis)
        case .longest: return stateAlone(number, within: room, lengths, axis)
        }
    }

    /// All children have the same length.
    private func give(_ length: Double, toChildrenOf number: Int, _ lengths: NodeLengths, _ axis: LayoutAxis) -> Bool {
        var (areAllowed, child) = (true, nodes[number].firstChild)
        while child >= 0 {
            lengths[Int(child)] = length
            if !isAllowed(length, Int(child), axis) { areAllowed = false }
            child = nodes[Int(child)].nextSibling
        }
        return areAllowed
    }

    /// The one child whose length is not stated has what the others leave.
    private func giveRest(of room: Double, _ number: Int, _ lengths: NodeLengths, _ axis: LayoutAxis) -> Bool {
        var (rest, openChild, open, child) = (room, -1, 0, nodes[number].firstChild)
        while child >= 0 {
            let stated = nodes[Int(child)].stated(axis)
            if stated.isNaN {
                (openChild, open) = (Int(child), open + 1)
            } else {
                rest -= stated
                lengths[Int(child)] = stated
                if !isAllowed(stated, Int(child), axis) { return false }
            }
            child = nodes[Int(child)].nextSibling
        }
        guard open == 1 else { return false }
        lengths[openChild] = rest
        return isAllowed(rest, openChild, axis)
    }

    /// Each child has the length that is stated of it alone, if there is room.
    private func stateAlone(_ number: Int, within room: Double, _ lengths: NodeLengths, _ axis: LayoutAxis) -> Bool {
        var (areKnown, child) = (true, nodes[number].firstChild)
        while child >= 0 {
            let stated = nodes[Int(child)].stated(axis)
            lengths[Int(child)] = stated
            if !(stated <= room + Self.noise(stated)) || !isAllowed(stated, Int(child), axis) { areKnown = false }
            child = nodes[Int(child)].nextSibling
        }
        return areKnown
    }

    /// Whether nothing that is required of a node alone contradicts a length. What is not a number is not allowed.
    private func isAllowed(_ length: Double, _ number: Int, _ axis: LayoutAxis) -> Bool {
        guard length >= 0 else { return false }
        var next = nodes[number].terms(axis)
        while next >= 0 {
            let term = terms[Int(next)]
            if term.above >= 1000, length > term.value + Self.noise(length) { return false }
            if term.below >= 1000, length < term.value - Self.noise(length) { return false }
            next = term.next
        }
        return true
    }

    /// Differences of lengths below this are rounding errors.
    package static func noise(_ length: Double) -> Double { 1e-9 * (1 + abs(length)) }
}
