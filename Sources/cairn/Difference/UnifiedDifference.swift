/// The lines in which two texts differ, in the form that `patch` and `git apply` take.
struct UnifiedDifference {
    /// The difference; empty where there is none.
    let text: String

    private enum Line {
        case same(Substring), old(Substring), new(Substring)

        var isChange: Bool { if case .same = self { false } else { true } }
        var isOld: Bool { if case .new = self { false } else { true } }
        var isNew: Bool { if case .old = self { false } else { true } }
        var text: String {
            switch self {
            case .same(let line): " \(line)"
            case .old(let line): "-\(line)"
            case .new(let line): "+\(line)"
            }
        }
    }

    /// How many lines that are the same are shown around a change.
    private static let context = 3

    init(from old: String, to new: String, name: String) {
        let lines = Self.lines(from: Self.split(old), to: Self.split(new))
        let changes = lines.indices.filter { lines[$0].isChange }
        guard !changes.isEmpty else {
            text = ""
            return
        }
        text =
            "--- \(name)\n+++ \(name)\n" + Self.hunks(around: changes, lines.count).map { Self.text(of: $0, in: lines) }.joined()
    }

    /// The lines with their ends, the last one marked where it has none.
    private static func split(_ text: String) -> [Substring] {
        var lines: [Substring] = []
        var rest = Substring(text)
        while let end = rest.unicodeScalars.firstIndex(of: "\n") {
            lines.append(rest[...end])
            rest = rest[rest.unicodeScalars.index(after: end)...]
        }
        return rest.isEmpty ? lines : lines + [rest + "\n\\ No newline at end of file\n"]
    }

    private static func lines(from old: [Substring], to new: [Substring]) -> [Line] {
        let difference = new.difference(from: old)
        let removed = Set(
            difference.removals.map { change -> Int in
                guard case .remove(let offset, _, _) = change else { return 0 }
                return offset
            })
        let inserted = Set(
            difference.insertions.map { change -> Int in
                guard case .insert(let offset, _, _) = change else { return 0 }
                return offset
            })
        var (lines, at, place): ([Line], Int, Int) = ([], 0, 0)
        while at < old.count || place < new.count {
            if removed.contains(at) {
                lines.append(.old(old[at]))
                at += 1
            } else if inserted.contains(place) {
                lines.append(.new(new[place]))
                place += 1
            } else {
                lines.append(.same(old[at]))
                (at, place) = (at + 1, place + 1)
            }
        }
        return lines
    }

    /// The stretches of lines that hold changes and their surroundings.
    private static func hunks(around changes: [Int], _ count: Int) -> [Range<Int>] {
        changes.reduce(into: []) { hunks, change in
            let end = min(count, change + context + 1)
            if let last = hunks.last, change - context <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(max(0, change - context)..<end)
            }
        }
    }

    private static func text(of hunk: Range<Int>, in lines: [Line]) -> String {
        let (before, inside) = (lines[..<hunk.lowerBound], lines[hunk])
        func span(_ isOn: (Line) -> Bool) -> String {
            let count = inside.filter(isOn).count
            let start = before.filter(isOn).count + (count == 0 ? 0 : 1)
            return count == 1 ? "\(start)" : "\(start),\(count)"
        }
        return "@@ -\(span(\.isOld)) +\(span(\.isNew)) @@\n" + inside.map(\.text).joined()
    }
}
