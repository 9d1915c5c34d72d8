extension Typesetter {
    /// The least width of a container wider than this one in which a line may end with another word, or show more of
    /// the white space at its end; infinite where there is none.
    ///
    /// Characters that a truncated line shows besides, and lines that are set tighter, are not looked for.
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
    /// The least room above the line's own with which it may take more; infinite where there is none.
    fileprivate func nextRoom(after line: LineFragment) -> Double {
        let (start, end) = (line.range.lowerBound, min(line.range.upperBound, paragraph.range.upperBound))
        let room = room(at: start)
        var breaks = breakOpportunities
        let withNextWord = end < paragraph.range.upperBound ? start..<trimmed(start..<breaks.firstEnd(after: end)) : start..<end
        return [start..<end, withNextWord].map { shaped.width(of: $0, in: text.units) }.filter { $0 > room }.min() ?? .infinity
    }
}
