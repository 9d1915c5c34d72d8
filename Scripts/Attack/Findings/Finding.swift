/// A case in which something went wrong.
struct Finding {
    var number: Int
    var fault: String
    var pieceCount: Int
    var kept = Pieces.all

    /// The fault without its numbers and ids, by which findings that are alike are told.
    var kind: String {
        let line = fault.split(separator: "\n").first.map(String.init) ?? ""
        var kind = ""
        for character in line.prefix(160) {
            let shown: Character = character.isNumber ? "0" : character
            if shown == "0" && kind.last == "0" { continue }
            kind.append(shown)
        }
        return kind
    }
}
