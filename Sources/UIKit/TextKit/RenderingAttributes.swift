/// Attributes that change the drawing of parts of a document, but not the document.
struct RenderingAttributes {
    /// The runs in ascending order, with gaps; no run has empty attributes.
    private(set) var runs: [AttributeRun] = []

    /// Changes the attributes of a range, run by run.
    mutating func change(_ range: Range<Int>, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard !range.isEmpty else { return }
        var (result, place): ([AttributeRun], Int) = ([], range.lowerBound)
        func changed(_ part: Range<Int>, _ attributes: [NSAttributedString.Key: Any]) {
            var attributes = attributes
            change(&attributes)
            if !part.isEmpty, !attributes.isEmpty { result.append(AttributeRun(range: part, attributes: attributes)) }
        }
        func kept(_ part: Range<Int>, _ run: AttributeRun) {
            if !part.isEmpty { result.append(AttributeRun(range: part, attributes: run.attributes)) }
        }
        for run in runs {
            let part = run.range.clamped(to: range)
            guard !part.isEmpty else {
                if run.range.lowerBound >= range.upperBound, place < range.upperBound {
                    changed(place..<range.upperBound, [:])
                    place = range.upperBound
                }
                kept(run.range, run)
                continue
            }
            kept(run.range.lowerBound..<part.lowerBound, run)
            changed(place..<part.lowerBound, [:])
            changed(part, run.attributes)
            place = part.upperBound
            if part.upperBound == range.upperBound || run.range.upperBound > range.upperBound {
                kept(part.upperBound..<run.range.upperBound, run)
            }
        }
        changed(place..<range.upperBound, [:])
        runs = result
    }

    /// The runs in a range, clipped to it.
    func runs(in range: Range<Int>) -> [AttributeRun] {
        runs.compactMap { run in
            let part = run.range.clamped(to: range)
            return part.isEmpty ? nil : AttributeRun(range: part, attributes: run.attributes)
        }
    }
}
