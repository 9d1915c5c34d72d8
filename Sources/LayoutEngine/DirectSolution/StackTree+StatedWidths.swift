/// Widths that do not depend on contents: those that stacks of given widths leave to their children, and those that
/// required equations state.
///
/// Contents that wrap are measured at these widths at once, before the tree is solved.
extension StackTree {
    /// The widths that nodes below stacks with given rectangles have independently of contents, as long as nothing
    /// contradicts them; NaN for all others.
    package var statedWidths: [Double] {
        var widths = nodes.map(\.statedWidth)
        for root in roots { widths[Int(root)] = rects[Int(root)].width }
        for number in nodes.indices where nodes[number].firstChild >= 0 { stateChildren(of: number, &widths) }
        return widths
    }

    private func stateChildren(of number: Int, _ widths: inout [Double]) {
        guard let arrangement = nodes[number].arrangement else { return }
        let room = widths[number] - arrangement.margin(.horizontal) - arrangement.gaps(.horizontal)
        switch arrangement.rule(.horizontal) {
        case .sum: giveRest(of: room, toChildrenOf: number, &widths)
        case .share: give(room / nodes[number].shares(arrangement, .horizontal), toChildrenOf: number, &widths)
        case .spacedSum, .longest: break
        }
    }

    /// Gives all children the same width.
    func give(_ width: Double, toChildrenOf number: Int, _ widths: inout [Double]) {
        for child in nodes.children(of: number) { widths[child] = width }
    }

    /// Gives the only child without a stated width what the others leave, if there is exactly one such child.
    private func giveRest(of room: Double, toChildrenOf number: Int, _ widths: inout [Double]) {
        var (rest, openChild, open) = (room, -1, 0)
        for child in nodes.children(of: number) {
            let stated = nodes[child].statedWidth
            if stated.isNaN { (openChild, open) = (child, open + 1) } else { rest -= stated }
        }
        if open == 1 { widths[openChild] = rest }
    }

    /// Differences of lengths below this are rounding errors. Points.
    package static func noise(_ length: Double) -> Double { 1e-9 * (1 + abs(length)) }
}
