import Foundation

extension FrameTally {
    /// The tally as a table for people.
    package var table: String {
        let head =
            "\(Self.count(documents, "document")), \(Self.count(scenes, "scene")), \(Self.count(total.views, "view")) compared"
            + (unreadable > 0 ? "; \(Self.count(unreadable, "document")) could not be done" : "")
            + (otherPlatforms > 0 ? "; \(Self.count(otherPlatforms, "document")) for other platforms left out" : "") + "\n"
        guard total.views > 0 else { return head }
        return head + findingsLine + "\n" + Self.text(outcomeRows) + "\n"
            + Self.text([["class", "views", "same", pixels, "differing"]] + classRows)
    }

    private var findingsLine: String {
        let found = Self.allSeverities.map { (findings($0), $0.rawValue) }.filter { $0.0 > 0 }.map(Self.count)
        return found.isEmpty ? "" : found.joined(separator: ", ") + "\n"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// The tally as a JSON object.
    package var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            for (name, count) in [
                ("documents", documents), ("unreadable", unreadable), ("otherPlatforms", otherPlatforms), ("scenes", scenes),
                ("differentScenes", differentScenes),
                ("compared", total.views), ("exact", total.exact), ("within", total.within),
            ] {
                writer.key(name)
                writer.integer(count)
            }
            writer.key("tolerance")
            writer.number(tolerance)
            for (cause, views) in differencesByCause {
                writer.key(cause.rawValue)
                writer.integer(views)
            }
            for severity in Self.allSeverities {
                writer.key("\(severity.rawValue)s")
                writer.integer(findings(severity))
            }
        }
        return writer.text
    }

    private var pixels: String { "within \(JSONWriter.number(tolerance) ?? "-") px" }

    private var outcomeRows: [[String]] {
        let agreeing = [("the same", total.exact), (pixels, total.within)]
        let apart = differencesByCause.map { ($0.cause.meaning, $0.views) }.filter { $0.1 > 0 }
        return [["", "views", "share"]] + (agreeing + apart).map { [$0.0, String($0.1), share($0.1)] }
    }

    /// The classes with differences, and the commonest.
    private var classRows: [[String]] {
        rows.prefix(12).map {
            [$0.className, String($0.row.views), String($0.row.exact), String($0.row.within), String($0.row.different)]
        }
    }

    /// A share of the views, never rounded up to all of them.
    private func share(_ views: Int) -> String {
        let hundredths = views * 10_000 / max(1, total.views)
        return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10) %"
    }

    /// Lines with the first column to the left and the others to the right.
    private static func text(_ rows: [[String]]) -> String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + space : "  " + space + cell
            }.joined() + "\n"
        }.joined()
    }
}

extension FrameCause {
    /// In a few words, for a table.
    fileprivate var meaning: String {
        switch self {
        case .misplaced: "the document is misplaced"
        case .stale: "the document is stale"
        case .ambiguous: "the document is ambiguous"
        case .conflicting: "the document's constraints conflict"
        case .insets: "assumed insets"
        case .differing: "the layout differs"
        }
    }
}
