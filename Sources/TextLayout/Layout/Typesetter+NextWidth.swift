extension Typesetter {
    /// The smallest container width, greater than the present one, at which a line may end with another word or show
    /// more of its trailing white space; infinite if there is none.
    ///
    /// It does not consider additional characters in truncated lines, and condensed lines.
    ///
    /// - Complexity: O(n) for the text that is laid out.
    package func nextBreakingWidth() -> Double {
        let (fragments, paragraphs) = fragmentsWithinHeight()
        return fragments.reduce(.infinity) { least, fragment in
            let broken = paragraphs[fragment.paragraphIndex]
            return min(least, breaker(of: broken, at: fragment.paragraphIndex).nextRoom(after: fragment) + indents(of: fragment))
        }
    }
}

extension LineBreaker {
    /// The smallest line width, greater than the line's own, at which it may take more; infinite if there is none.
    fileprivate func nextRoom(after line: LineFragment) -> Double {
        let (start, end) = (line.range.lowerBound, min(line.range.upperBound, paragraph.range.upperBound))
        let room = room(at: start)
        var breaks = breakOpportunities
        let withNextWord = end < paragraph.range.upperBound ? start..<trimmed(start..<breaks.firstEnd(after: end)) : start..<end
        return [start..<end, withNextWord].map { shaped.width(of: $0, in: text.units) }.filter { $0 > room }.min() ?? .infinity
    }
}
