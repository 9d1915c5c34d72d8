/// Which pieces of a case are tried: all, or some, written as `0-3,7`.
struct Pieces: Equatable {
    /// Ascending; nil for all.
    private(set) var numbers: [Int]?

    static let all = Pieces(nil)

    /// - Parameter numbers: Ascending.
    init(_ numbers: [Int]?) { self.numbers = numbers }

    init?(_ text: String) {
        var numbers: [Int] = []
        for part in text.split(separator: ",") {
            let ends = part.split(separator: "-").compactMap { Int($0) }
            guard let first = ends.first, let last = ends.last, ends.count <= 2, first <= last, last < 1 << 24 else { return nil }
            numbers += first...last
        }
        self.numbers = numbers
    }

    func contains(_ number: Int) -> Bool {
        guard let numbers else { return true }
        var (low, high) = (0, numbers.count)
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < numbers.count && numbers[low] == number
    }

    /// The elements whose numbers are kept.
    func of<Element>(_ elements: [Element]) -> [Element] {
        numbers == nil ? elements : elements.indices.filter(contains).map { elements[$0] }
    }
}

extension Pieces: CustomStringConvertible {
    var description: String {
        guard let numbers else { return "all" }
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound == number - 1 {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
    }
}
