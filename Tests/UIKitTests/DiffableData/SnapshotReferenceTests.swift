import Testing

@testable import UIKit

@Suite struct SnapshotReferenceTests {
    private func snapshot() -> NSDiffableDataSourceSnapshotReference {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["garden", "sill"])
        snapshot.appendItems(withIdentifiers: [1, 2, 3], intoSectionWithIdentifier: "garden")
        snapshot.appendItems(withIdentifiers: [4])
        return snapshot
    }

    private func numbers(_ objects: [Any]) -> [Int] { objects.compactMap { $0 as? Int } }

    @Test func itemsAreInTheirSections() {
        let snapshot = snapshot()
        #expect(snapshot.numberOfItems == 4 && snapshot.numberOfSections == 2 && snapshot.numberOfItems(inSection: "garden") == 3)
        #expect(snapshot.sectionIdentifiers as? [String] == ["garden", "sill"])
        #expect(numbers(snapshot.itemIdentifiers) == [1, 2, 3, 4])
        #expect(numbers(snapshot.itemIdentifiersInSection(withIdentifier: "sill")) == [4])
        #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 4) as? String == "sill")
        #expect(snapshot.index(ofItemIdentifier: 3) == 2 && snapshot.index(ofSectionIdentifier: "sill") == 1)
        #expect(snapshot.index(ofItemIdentifier: 9) == NSNotFound && snapshot.index(ofSectionIdentifier: "roof") == NSNotFound)
        #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 9) == nil)
    }

    @Test func itemsAreInsertedAndDeleted() throws {
        let snapshot = snapshot()
        let copy = try #require(snapshot.copy() as? NSDiffableDataSourceSnapshotReference)
        snapshot.insertItems(withIdentifiers: [5], beforeItemWithIdentifier: 1)
        snapshot.insertItems(withIdentifiers: [6], afterItemWithIdentifier: 1)
        snapshot.deleteItems(withIdentifiers: [2])
        #expect(numbers(snapshot.itemIdentifiers) == [5, 1, 6, 3, 4])
        snapshot.deleteSections(withIdentifiers: ["garden"])
        #expect(numbers(snapshot.itemIdentifiers) == [4])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0 && copy.numberOfItems == 4)
    }
}
