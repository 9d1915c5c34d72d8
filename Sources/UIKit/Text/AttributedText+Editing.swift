extension AttributedText {
    /// The run that contains a UTF-16 unit.
    ///
    /// - Complexity: O(log r) for r runs.
    func run(at offset: Int) -> AttributeRun? {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
        }
        return low < runs.count && offset >= 0 ? runs[low] : nil
    }

    /// The text with the attributes of a range replaced; the range is in UTF-16 units.
    func settingAttributes(_ attributes: [NSAttributedString.Key: Any], in range: NSRange) -> AttributedText {
        let part = (string as NSString).substring(with: range)
        return replacing(range, with: AttributedText(part, attributes: attributes)).coalesced(around: range)
    }

    /// The text with a range, in UTF-16 units, replaced by plain text. That text gets the attributes of the first
    /// replaced character; if it is only inserted, those of the character before it or, at the start, after it.
    func replacingCharacters(in range: NSRange, with text: String) -> AttributedText {
        let model = range.length > 0 || range.location == 0 ? range.location : range.location - 1
        let inserted = AttributedText(text, attributes: run(at: model)?.attributes ?? [:])
        return replacing(range, with: inserted).coalesced(around: NSRange(location: range.location, length: inserted.length))
    }

    /// The longest range around a UTF-16 unit, within a limit, whose runs are the same.
    func extent(around offset: Int, in limit: NSRange, _ same: (AttributeRun, AttributeRun) -> Bool) -> NSRange {
        guard let index = runs.firstIndex(where: { $0.range.contains(offset) }) else {
            return NSRange(location: offset, length: 0)
        }
        var (first, last) = (index, index)
        while first > 0, runs[first].range.lowerBound > limit.location, same(runs[first - 1], runs[index]) { first -= 1 }
        while last + 1 < runs.count, runs[last].range.upperBound < limit.location + limit.length,
            same(runs[last + 1], runs[index])
        {
            last += 1
        }
        let whole = runs[first].range.lowerBound..<runs[last].range.upperBound
        return NSRange(whole.clamped(to: limit.location..<limit.location + limit.length))
    }
}
