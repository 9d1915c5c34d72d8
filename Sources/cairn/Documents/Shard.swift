/// A part of the documents, so that several machines share the work: the `number`th of `count` parts of about the same
/// length.
struct Shard {
    /// From 1 on.
    let number: Int
    let count: Int

    /// Reads `I/N`; nil for what is no such part.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], 1...Self.largestCount ~= count, 1...count ~= number
        else {
            return nil
        }
        (self.number, self.count) = (number, count)
    }

    private static let largestCount = 10_000

    /// The part's documents. The parts one after the other are all documents in their order.
    func documents(of all: [String]) -> [String] {
        Array(all[all.count * (number - 1) / count..<all.count * number / count])
    }
}
