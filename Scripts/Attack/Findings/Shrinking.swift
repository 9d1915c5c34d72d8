import Foundation

/// Leaves pieces out of a finding's case for as long as the same fault remains.
///
/// - Source: Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input", 2002.
@MainActor
struct Shrinking {
    /// Tries the case with some of its pieces; nil if everything holds.
    private let retry: (Pieces) -> Finding?
    private static let mostTrials = 400
    private static let mostSeconds = 90.0

    init(_ retry: @escaping (Pieces) -> Finding?) { self.retry = retry }

    /// Shrinks findings of a part, in a process each time.
    init(_ options: AttackOptions, part: String, _ number: Int) {
        self.init {
            PartProcess(options, part: part, firstCase: number, count: 1, kept: $0).runUntilFault(before: .distantFuture)
        }
    }

    func shrunk(_ finding: Finding) -> Finding {
        var best = finding
        var numbers = (0..<finding.pieceCount).filter(finding.kept.contains)
        var (chunks, trials) = (2, 0)
        let end = Date().addingTimeInterval(Self.mostSeconds)
        while numbers.count > 1, trials < Self.mostTrials, Date() < end {
            let size = (numbers.count + chunks - 1) / chunks
            var found = false
            for start in stride(from: 0, to: numbers.count, by: size) where trials < Self.mostTrials && Date() < end {
                var fewer = numbers
                fewer.removeSubrange(start..<min(start + size, numbers.count))
                trials += 1
                guard let smaller = same(finding, keeping: fewer) else { continue }
                (best, numbers, found) = (smaller, fewer, true)
                chunks = max(2, chunks - 1)
                break
            }
            if found { continue }
            if size == 1 { break }
            chunks = min(numbers.count, chunks * 2)
        }
        return best
    }

    /// The finding with fewer pieces, if it is still of its kind.
    private func same(_ finding: Finding, keeping numbers: [Int]) -> Finding? {
        guard let result = retry(Pieces(numbers)), result.kind == finding.kind else { return nil }
        return result
    }
}
