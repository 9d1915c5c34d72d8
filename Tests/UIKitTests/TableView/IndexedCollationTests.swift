import Testing

@testable import UIKit

/// Names sorted into the sections of an index.
@MainActor
@Suite struct IndexedCollationTests {
    private final class Plant: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private let collation = UILocalizedIndexedCollation.current()
    private let name = Selector("name")

    @Test("There is a section for each letter, and one for everything else") func titles() {
        #expect(
            collation.sectionTitles.count == 27 && collation.sectionTitles.first == "A" && collation.sectionTitles.last == "#")
        #expect(collation.sectionIndexTitles == collation.sectionTitles)
        #expect(collation.section(forSectionIndexTitle: 3) == 3)
    }

    @Test(
        "Names belong in the section of their first letter, without accents and case",
        arguments: [("Basil", 1), ("thyme", 19), ("Éclair", 4), ("zucchini", 25), ("7-Up", 26), ("", 26)])
    func sections(_ text: String, _ section: Int) {
        #expect(collation.section(for: Plant(text), collationStringSelector: name) == section)
    }

    @Test("Objects are sorted by their names, and equal names keep their order") func sorts() {
        let plants = ["thyme", "Basil", "élan", "basil", "anise"].map(Plant.init)
        let sorted = collation.sortedArray(from: plants, collationStringSelector: name).compactMap { ($0 as? Plant)?.name }
        #expect(sorted.first == "anise" && sorted.last == "thyme" && sorted[3] == "élan")
        #expect(Set(sorted[1...2]) == ["Basil", "basil"])
    }
}
