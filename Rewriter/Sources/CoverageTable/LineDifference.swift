/// The lines in which two texts differ, as `-` and `+` lines with the number they have in the text they are from.
struct LineDifference {
    let lines: [String]

    init(from old: String, to new: String) {
        let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
        let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = newLines.difference(from: oldLines).map(Self.numbered)
        lines = changes.sorted { ($0.number, $0.text) < ($1.number, $1.text) }.map { "\($0.number): \($0.text)" }
    }

    private static func numbered(_ change: CollectionDifference<Substring>.Change) -> (number: Int, text: String) {
        switch change {
        case .remove(let offset, let line, _): (offset + 1, "- \(line)")
        case .insert(let offset, let line, _): (offset + 1, "+ \(line)")
        }
    }
}
