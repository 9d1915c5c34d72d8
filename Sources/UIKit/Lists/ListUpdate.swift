/// A batch of changes with the counts before and after it. Tables and collections share it; only the nouns in
/// exceptions differ.
struct ListUpdate {
    /// The nouns in exceptions.
    struct Words {
        /// `row` or `item`.
        var entry: String
        /// `table view` or `collection view`.
        var list: String
    }

    let changes: ListChanges
    let old: [Int]
    let new: [Int]
    let words: Words

    /// The inconsistency between changes and counts, as Apple's message; nil if there is none.
    var problem: String? { sectionProblem ?? rangeProblem ?? countProblem }

    /// For each section after the changes, its index before them; nil for inserted ones.
    var sectionSources: [Int?] {
        IndexChange(deleted: changes.deletedSections, inserted: changes.insertedSections, moves: changes.movedSections)
            .sources(from: old.count, to: new.count)
    }

    /// For each row after the changes, its index path before them; nil for inserted ones and for all rows of inserted
    /// or reloaded sections.
    var rowSources: [[IndexPath?]] {
        sectionSources.enumerated().map { section, source in
            guard let source, !changes.reloadedSections.contains(source) else {
                return Array(repeating: nil, count: new[section])
            }
            return rowSources(of: section, from: source)
        }
    }

    private func rowSources(of section: Int, from source: Int) -> [IndexPath?] {
        var change = IndexChange()
        change.deleted = IndexSet(deleted(from: source).map(\.row)).union(IndexSet(movedOut(of: source).map(\.from.row)))
        let movedIn = movedIn(to: section)
        change.inserted = IndexSet(inserted(into: section).map(\.row)).union(IndexSet(movedIn.map(\.to.row)))
        var sources = change.sources(from: old[source], to: new[section]).map { row in
            row.map { IndexPath(row: $0, section: source) }
        }
        for move in movedIn where move.to.row < sources.count { sources[move.to.row] = move.from }
        return sources
    }

    // MARK: Parts

    private func deleted(from section: Int) -> [IndexPath] { Self.unique(changes.deletedRows.filter { $0.section == section }) }
    private func inserted(into section: Int) -> [IndexPath] { Self.unique(changes.insertedRows.filter { $0.section == section }) }
    private func movedOut(of section: Int) -> [(from: IndexPath, to: IndexPath)] {
        changes.movedRows.filter { $0.from.section == section }
    }
    private func movedIn(to section: Int) -> [(from: IndexPath, to: IndexPath)] {
        changes.movedRows.filter { $0.to.section == section }
    }

    private static func unique(_ paths: [IndexPath]) -> [IndexPath] {
        paths.sorted().reduce(into: []) { list, path in if list.last != path { list.append(path) } }
    }

    // MARK: Problems

    private var sectionProblem: String? {
        if let section = changes.deletedSections.first(where: { $0 >= old.count }) {
            return "attempt to delete section \(section), but there are only \(old.count) sections before the update"
        }
        if let section = changes.reloadedSections.first(where: { $0 >= old.count }) {
            return "attempt to reload section \(section), but there are only \(old.count) sections before the update"
        }
        if let section = changes.insertedSections.first(where: { $0 >= new.count }) {
            return "attempt to insert section \(section) but there are only \(new.count) sections after the update"
        }
        let (inserted, deleted) = (changes.insertedSections.count, changes.deletedSections.count)
        guard new.count != old.count + inserted - deleted else { return nil }
        return
            "Invalid update: invalid number of sections. The number of sections contained in the \(words.list) after the update "
            + "(\(new.count)) must be equal to the number of sections contained in the \(words.list) before the update (\(old.count)), "
            + "plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    }

    private var rangeProblem: String? {
        for path in changes.deletedRows + changes.movedRows.map(\.from) { if let text = missing(path, "delete") { return text } }
        for path in changes.reloadedRows { if let text = missing(path, "reload") { return text } }
        for path in changes.insertedRows + changes.movedRows.map(\.to) {
            if path.section >= new.count {
                return "attempt to insert \(words.entry) \(path.row) into section \(path.section), but there are only "
                    + "\(new.count) sections after the update"
            }
            if path.row >= new[path.section] {
                return "attempt to insert \(words.entry) \(path.row) into section \(path.section), but there are only "
                    + "\(new[path.section]) \(words.entry)s in section \(path.section) after the update"
            }
        }
        return nil
    }

    private func missing(_ path: IndexPath, _ verb: String) -> String? {
        if path.section >= old.count {
            return "attempt to \(verb) \(words.entry) \(path.row) from section \(path.section), but there are only "
                + "\(old.count) sections before the update"
        }
        guard path.row >= old[path.section] else { return nil }
        return "attempt to \(verb) \(words.entry) \(path.row) from section \(path.section) which only contains "
            + "\(old[path.section]) \(words.entry)s before the update"
    }

    private var countProblem: String? {
        for (section, source) in sectionSources.enumerated() {
            guard let source, !changes.reloadedSections.contains(source) else { continue }
            if let text = countProblem(of: section, from: source) { return text }
        }
        return nil
    }

    private func countProblem(of section: Int, from source: Int) -> String? {
        let (inserted, deleted) = (inserted(into: section).count, deleted(from: source).count)
        let (movedIn, movedOut) = (movedIn(to: section).count, movedOut(of: source).count)
        guard new[section] != old[source] + inserted - deleted + movedIn - movedOut else { return nil }
        return
            "Invalid update: invalid number of \(words.entry)s in section \(section). The number of \(words.entry)s contained in an "
            + "existing section after the update (\(new[section])) must be equal to the number of \(words.entry)s contained in that "
            + "section before the update (\(old[source])), plus or minus the number of \(words.entry)s inserted or deleted from that "
            + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(words.entry)s moved into or out of "
            + "that section (\(movedIn) moved in, \(movedOut) moved out)."
    }
}
