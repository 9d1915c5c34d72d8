/// The positions of characters on a line whose runs recorded their advances. Positions are points in the frame's space.
extension TextLine {
    /// The edge at which a character begins, the left one in left-to-right text: the position of a caret before it. It
    /// is the line's end for hanging white space and for characters that an ellipsis replaces.
    package func leadingEdge(of offset: Int) -> Double {
        if let run = runs.first(where: { $0.range.contains(offset) }) { return x + run.edge(before: offset) }
        let before = runs.filter { !$0.range.isEmpty && $0.range.upperBound <= offset }
        if let run = before.max(by: { $0.range.upperBound < $1.range.upperBound }) {
            return x + run.edge(before: run.range.upperBound)
        }
        return x + (runs.first?.x ?? 0)
    }

    /// The parts of the line that a range of characters covers, from left to right.
    package func spans(of range: Range<Int>) -> [ClosedRange<Double>] {
        runs.compactMap { run in
            let part = run.range.clamped(to: range)
            guard !part.isEmpty else { return nil }
            let edges = [part.lowerBound, part.upperBound].map { x + run.edge(before: $0) }
            return min(edges[0], edges[1])...max(edges[0], edges[1])
        }
    }

    /// The character at a position, or the nearest one, and the fraction of it before the position in the direction of
    /// its text, 0...1; nil on a line without characters.
    package func character(at place: Double) -> (offset: Int, fraction: Double)? {
        let shown = runs.filter { !$0.range.isEmpty }
        guard let run = shown.last(where: { x + $0.x <= place }) ?? shown.first else { return nil }
        return run.character(at: place - x)
    }
}

extension GlyphRun {
    /// Points from the line's start to the edge before a character, or after the last one.
    fileprivate func edge(before offset: Int) -> Double {
        let distance = advances.prefix(offset - range.lowerBound).reduce(0, +)
        return isRightToLeft ? x + width - distance : x + distance
    }

    fileprivate func character(at place: Double) -> (offset: Int, fraction: Double) {
        var rest = max(0, isRightToLeft ? x + width - place : place - x)
        var last = range.lowerBound
        for (index, advance) in advances.enumerated() where advance > 0 {
            last = range.lowerBound + index
            if rest < advance { return (last, rest / advance) }
            rest -= advance
        }
        return (last, 1)
    }
}
