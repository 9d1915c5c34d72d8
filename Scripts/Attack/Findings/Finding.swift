/// A case in which something went wrong.
struct Finding {
    var number: Int
    var fault: String
    var pieceCount: Int
    var kept = Pieces.all

    /// The fault without its numbers and ids, by which findings of one kind are recognised.
    var kind: String {
        let line = fault.split(separator: "\n").first.map(String.init) ?? ""
        return String(line.prefix(160)).replacing(/[0-9]+(\.[0-9]+)?(e[-+]?[0-9]+)?/, with: "0")
    }
}
