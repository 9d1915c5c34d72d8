import Foundation
import SeededRandom
import Testing

@testable import InterfaceBuilderDocument

/// Random edits: what is refused changes nothing; what is made is read again as it was written, can be taken back byte
/// for byte, and leaves every byte outside of the objects concerned as it was.
struct RandomEditTests {
    private static let count = ProcessInfo.processInfo.environment["CAIRN_FULL"] == nil ? 60 : 1200

    private static let names = ["SignIn.storyboard", "Stacks.xib", "Controls.xib", "Cells.storyboard", "LineEnds.xib"]

    @Test("Setting an attribute and setting its old value again", arguments: names)
    func settingIsTakenBack(_ name: String) throws {
        let document = try DocumentFixture.document(name)
        var random = SplitMix(seed: 11)
        var made = 0
        for _ in 0..<Self.count {
            guard let edit = RandomEdit.setting(in: document, &random), case .set(let path, let attribute, let value, nil) = edit,
                let changed = applied([edit], to: document)
            else { continue }
            made += 1
            let (old, new) = (document.elementsByID[path.id]!, changed.elementsByID[path.id]!)
            #expect(new[attribute] == value)
            #expect(outside(old) == outside(new), "\(edit)")
            let restored = applied([.set(path, attribute: attribute, value: old[attribute])], to: changed)
            #expect(restored?.elementsByID[path.id]?[attribute] == old[attribute], "\(edit)")
            // Documents may spell a character as a reference that edits write as it is.
            let isSpelledAlike = old.attribute(attribute).map { known in
                document.tree.source[known.valueSpan].elementsEqual(MarkupText.escaped(known.value))
            }
            if isSpelledAlike ?? true { #expect(restored?.tree.source == document.tree.source, "\(edit)") }
            #expect(try InterfaceDocument(bytes: changed.tree.source).tree.source == changed.tree.source)
        }
        #expect(made > Self.count / 3)
    }

    @Test("Adding views and constraints, and removing them again", arguments: names)
    func addingIsTakenBack(_ name: String) throws {
        let document = try DocumentFixture.document(name)
        let parents = Array(document.root.descendants.filter { $0.holdsSubviews && $0.child("subviews") != nil }.compactMap(\.id))
        var random = SplitMix(seed: 12)
        for number in 0..<Self.count / 4 where !parents.isEmpty {
            let parent = random.pick(parents)
            let element = random.pick(["label", "button", "view", "imageView", "stackView", "switch", "textField"])
            let view = DocumentEdit.add(.init(element, id: "n\(number)"), at: .init(in: ObjectPath(parent)))
            let changed = try #require(applied([view], to: document), "\(view)")
            #expect(outside(document.elementsByID[parent]!) == outside(changed.elementsByID[parent]!))
            #expect(applied([.remove(ObjectPath("n\(number)"))], to: changed)?.tree.source == document.tree.source, "\(view)")
        }
    }

    @Test(
        "Any sequence of random edits leaves a document that is read again, with no value that its element cannot have",
        arguments: names)
    func sequencesLeaveReadableDocuments(_ name: String) throws {
        let document = try DocumentFixture.document(name)
        let faults = Set(strangeValues(in: document))
        for seed in 0..<Self.count / 4 {
            var random = SplitMix(seed: seed)
            var current = document
            for _ in 0..<8 {
                guard let edit = RandomEdit.any(in: current, &random) else { continue }
                let before = current.tree.source
                if let changed = applied([edit], to: current) {
                    current = changed
                } else {
                    #expect(current.tree.source == before)
                }
            }
            let read = try InterfaceDocument(bytes: current.tree.source)
            #expect(read.scenes().map(\.views.count) == current.scenes().map(\.views.count))
            #expect(Set(strangeValues(in: read)).subtracting(faults) == [], "seed \(seed)")
            let errors = { (document: InterfaceDocument) in document.diagnostics.count { $0.severity == .error } }
            #expect(errors(read) <= errors(document), "seed \(seed)")
        }
    }

    private func applied(_ edits: [DocumentEdit], to document: InterfaceDocument) -> InterfaceDocument? {
        do throws(DocumentEditError) { return try document.applying(edits) } catch { return nil }
    }

    // MARK: Checks

    /// The document's bytes before and after an element.
    private func outside(_ element: MarkupElement) -> [[UInt8]] {
        let source = element.tree.source
        return [Array(source[..<element.span.lowerBound]), Array(source[element.span.upperBound...])]
    }

    /// Attributes that elements cannot have, and values that attributes cannot have.
    private func strangeValues(in document: InterfaceDocument) -> [String] {
        document.root.descendants.flatMap { element in
            guard let schema = ElementSchema.named(element.name) else { return [String]() }
            return element.attributes.compactMap { attribute in
                guard schema.attributes[attribute.name]?.accepts(attribute.value) != true else { return nil }
                return "\(element.name).\(attribute.name)=\(attribute.value)"
            }
        }
    }
}
