import SeededRandom
import Testing

@testable import InterfaceBuilderDocument

/// Damaged documents are read or refused with a place; nothing traps.
struct MutationTests {
    @Test(arguments: DocumentFixture.names) func withoutAnyElementOrAttribute(_ name: String) throws {
        let tree = try MarkupParser.tree(of: DocumentFixture.bytes(name))
        for element in tree.root.descendants {
            var edits = MarkupEdits(tree)
            edits.remove(element)
            try readsAll(edits.applied())
        }
        for element in [tree.root] + tree.root.descendants {
            for attribute in element.attributes {
                var edits = MarkupEdits(tree)
                edits.remove(attribute)
                try readsAll(edits.applied())
            }
        }
    }

    @Test(arguments: DocumentFixture.names, [1, 2, 3]) func withDamagedBytes(_ name: String, _ seed: UInt64) throws {
        let bytes = try DocumentFixture.bytes(name)
        var random = SplitMix(seed: seed)
        var refused = 0
        for _ in 0..<300 {
            var damaged = bytes
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
            case 1: damaged.remove(at: place)
            case 2: damaged.removeLast(bytes.count - place)
            default: damaged.insert(contentsOf: bytes[place..<min(place + 40, bytes.count)], at: place)
            }
            do {
                try readsAll(damaged)
            } catch {
                refused += 1
                #expect(error.diagnostic.position != nil)
            }
        }
        #expect(refused > 0)
    }

    @Test func swappedIDsMayNestAViewInItself() throws {
        let document = try DocumentFixture.xib(
            #"<view id="a"><rect key="frame" width="1" height="1"/><subviews><view id="a"><subviews><view id="a"/></subviews></view></subviews></view>"#
        )
        #expect(document.diagnostics.map(\.id) == ["duplicate-id", "duplicate-id"])
        #expect(document.scenes().map(\.views.count) == [3])
    }

    private func readsAll(_ bytes: [UInt8]) throws(InterfaceDocumentError) {
        let document = try InterfaceDocument(bytes: bytes)
        for scene in document.scenes() {
            for constraint in scene.constraints { #expect(scene.views.indices.contains(constraint.owner)) }
            for view in scene.views { #expect(view.parent ?? 0 < scene.views.count) }
        }
    }
}
