import SeededRandom
import UIKit

/// Sections of items, and changes of them as a program tells a list view.
struct ListModel: Equatable {
    var sections: [[Int]]
    private var nextItem = 0

    init(sections count: Int, rows: Int) {
        sections = []
        for _ in 0..<count { sections.append(makeItems(rows)) }
    }

    private mutating func makeItems(_ count: Int) -> [Int] {
        defer { nextItem += count }
        return Array(nextItem..<nextItem + count)
    }

    func item(at path: IndexPath) -> Int { sections[path.section][path.item] }

    // MARK: Changes

    /// Rows that go, by their old places, and rows that come, by their new ones, in one update.
    mutating func deleteAndInsert(_ random: inout SplitMix) -> (deleted: [IndexPath], inserted: [IndexPath]) {
        var (deleted, inserted): ([IndexPath], [IndexPath]) = ([], [])
        let (lost, gained) = (random.roll(0...40), random.roll(0...30))
        for section in sections.indices {
            var kept: [Int] = []
            for (row, item) in sections[section].enumerated() {
                if random.below(100) < lost { deleted.append([section, row]) } else { kept.append(item) }
            }
            var new: [Int] = []
            for place in 0...kept.count {
                while random.below(100) < gained {
                    inserted.append([section, new.count])
                    new += makeItems(1)
                }
                if place < kept.count { new.append(kept[place]) }
            }
            sections[section] = new
        }
        return (deleted, inserted)
    }

    /// One row that moves, from its old place to its new one; nil if there is none.
    mutating func move(_ random: inout SplitMix) -> (from: IndexPath, to: IndexPath)? {
        let full = sections.indices.filter { !sections[$0].isEmpty }
        guard !full.isEmpty else { return nil }
        let section = random.pick(full)
        let from: IndexPath = [section, random.below(sections[section].count)]
        let item = sections[section].remove(at: from.item)
        let target = random.below(sections.count)
        let to: IndexPath = [target, random.below(sections[target].count + 1)]
        sections[target].insert(item, at: to.item)
        return (from, to)
    }

    mutating func insertSection(_ random: inout SplitMix) -> Int {
        let place = random.below(sections.count + 1)
        sections.insert(makeItems(random.below(6)), at: place)
        return place
    }

    mutating func deleteSection(_ random: inout SplitMix) -> Int? {
        guard sections.count > 1 else { return nil }
        let place = random.below(sections.count)
        sections.remove(at: place)
        return place
    }

    mutating func moveSection(_ random: inout SplitMix) -> (from: Int, to: Int) {
        let (from, to) = (random.below(sections.count), random.below(sections.count))
        sections.insert(sections.remove(at: from), at: to)
        return (from, to)
    }

    /// Some of the rows.
    func paths(_ random: inout SplitMix) -> [IndexPath] {
        var paths: [IndexPath] = []
        for section in sections.indices {
            for row in sections[section].indices where random.below(5) == 0 { paths.append([section, row]) }
        }
        return paths
    }

    /// The same items in another order and other sections, some of them gone and some new, as a diffable data source
    /// takes them, at once.
    mutating func shuffle(_ random: inout SplitMix) {
        var items = sections.flatMap { $0 }.filter { _ in random.below(8) > 0 } + makeItems(random.below(8))
        for place in items.indices where random.below(3) == 0 { items.swapAt(place, random.below(items.count)) }
        var new: [[Int]] = (0..<random.roll(1...4)).map { _ in [] }
        for (place, item) in items.enumerated() {
            new[random.below(4) == 0 ? random.below(new.count) : place * new.count / items.count].append(item)
        }
        sections = new
    }
}
