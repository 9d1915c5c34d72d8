import InterfaceBuilderDocument
import SeededRandom

/// Damages documents: parts that go, come twice, move or change places, values out of range, references to the
/// wrong things, parts of other documents.
package struct DocumentMutator {
    private var random: SplitMix

    package init(seed: Int) { random = SplitMix(seed: seed) }

    /// A document with one to four things wrong with it.
    ///
    /// - Parameter donor: Another document, parts of which may come to stand in this one.
    package mutating func mutated(_ bytes: [UInt8], donor: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<random.roll(1...4) { bytes = mutatedOnce(bytes, donor) }
        return bytes
    }

    private mutating func mutatedOnce(_ bytes: [UInt8], _ donor: [UInt8]) -> [UInt8] {
        guard let document = try? InterfaceDocument(bytes: bytes) else { return bytes }
        let tree = document.tree
        let elements = Array(tree.root.descendants)
        guard !elements.isEmpty else { return bytes }
        let element = random.pick(elements)
        switch random.below(22) {
        case 0: return splice(bytes, [(element.span, [])])
        case 1: return removingAttribute(of: element, bytes)
        case 2: return splice(bytes, [(element.span.upperBound..<element.span.upperBound, Array(bytes[element.span]))])
        case 3: return moving(element, into: random.pick(elements), bytes)
        case 4: return exchanging(element, random.pick(elements), bytes)
        case 5, 6, 7, 8, 9: return settingHostileValue(of: element, bytes)
        case 10, 11: return rewiring(elements, Array(document.elementsByID.keys).sorted(), bytes)
        case 12: return settingID(of: element, like: random.pick(elements), bytes)
        case 13: return renaming(element, bytes)
        case 14, 15: return addingAttribute(to: element, bytes)
        case 16: return damaging(bytes)
        case 17: return nesting(element, bytes)
        case 18, 19: return transplanting(from: donor, to: element, bytes)
        default: return borrowingValue(for: element, from: elements, bytes)
        }
    }

    // MARK: Elements

    /// Into itself too: as a copy inside the original.
    private func moving(_ element: MarkupElement, into target: MarkupElement, _ bytes: [UInt8]) -> [UInt8] {
        let copy = Array(bytes[element.span])
        let place = target.contentSpan.lowerBound
        guard bytes[place - 2] != UInt8(ascii: "/") else { return bytes }
        let isInside = element.span.contains(place)
        return splice(bytes, isInside ? [(place..<place, copy)] : [(element.span, []), (place..<place, copy)])
    }

    private func exchanging(_ a: MarkupElement, _ b: MarkupElement, _ bytes: [UInt8]) -> [UInt8] {
        guard !a.span.overlaps(b.span) else { return bytes }
        return splice(bytes, [(a.span, Array(bytes[b.span])), (b.span, Array(bytes[a.span]))])
    }

    /// Puts an element of another document in the place of one, or behind it.
    private mutating func transplanting(from donor: [UInt8], to element: MarkupElement, _ bytes: [UInt8]) -> [UInt8] {
        guard let other = try? InterfaceDocument(bytes: donor) else { return bytes }
        let elements = Array(other.tree.root.descendants)
        guard !elements.isEmpty else { return bytes }
        let alike = elements.filter { $0.name == element.name }
        let transplant = random.pick(alike.isEmpty || random.below(3) == 0 ? elements : alike)
        let end = element.span.upperBound
        return splice(bytes, [(random.flip() ? element.span : end..<end, Array(donor[transplant.span]))])
    }

    private mutating func renaming(_ element: MarkupElement, _ bytes: [UInt8]) -> [UInt8] {
        let old = element.name.utf8.count
        let new = Array(random.pick(HostileValues.elementNames).utf8)
        let start = element.span.lowerBound + 1
        guard element.contentSpan.upperBound < element.span.upperBound else { return splice(bytes, [(start..<start + old, new)]) }
        let end = element.contentSpan.upperBound + 2
        return splice(bytes, [(start..<start + old, new), (end..<end + old, new)])
    }

    /// Views in views, now and then more than any reader may follow.
    private mutating func nesting(_ element: MarkupElement, _ bytes: [UInt8]) -> [UInt8] {
        let depth = random.pick([1, 20, 100, 200, 100_000])
        var (before, after): ([UInt8], [UInt8]) = ([], [])
        for level in 0..<depth {
            before += Array(
                #"<view id="n\#(level)" translatesAutoresizingMaskIntoConstraints="\#(level % 2 == 0 ? "NO" : "YES")"><rect key="frame" width="9" height="9"/><subviews>"#
                    .utf8)
            after += Array("</subviews></view>".utf8)
        }
        return splice(bytes, [(element.span, before + Array(bytes[element.span]) + after)])
    }

    // MARK: Attributes

    private mutating func removingAttribute(of element: MarkupElement, _ bytes: [UInt8]) -> [UInt8] {
        let attributes = Array(element.attributes)
        return attributes.isEmpty ? bytes : splice(bytes, [(random.pick(attributes).span, [])])
    }

    private mutating func settingHostileValue(of element: MarkupElement, _ bytes: [UInt8]) -> [UInt8] {
        let attributes = Array(element.attributes)
        guard !attributes.isEmpty else { return bytes }
        return splice(bytes, [(random.pick(attributes).valueSpan, Array(hostileValue().utf8))])
    }

    private mutating func addingAttribute(to element: MarkupElement, _ bytes: [UInt8]) -> [UInt8] {
        let (name, values) = random.pick(HostileValues.attributes)
        guard element.attribute(name) == nil else { return bytes }
        let value = random.flip() ? random.pick(values) : hostileValue()
        let place = element.span.lowerBound + 1 + element.name.utf8.count
        return splice(bytes, [(place..<place, Array(" \(name)=\"\(value)\"".utf8))])
    }

    /// The value that the same attribute has elsewhere.
    private mutating func borrowingValue(for element: MarkupElement, from others: [MarkupElement], _ bytes: [UInt8]) -> [UInt8] {
        let attributes = Array(element.attributes)
        guard !attributes.isEmpty else { return bytes }
        let attribute = random.pick(attributes)
        let lenders = others.compactMap { $0.attribute(attribute.name) }
        return splice(bytes, [(attribute.valueSpan, Array(bytes[random.pick(lenders).valueSpan]))])
    }

    /// Makes an attribute that refers to an object refer to any other.
    private mutating func rewiring(_ elements: [MarkupElement], _ ids: [String], _ bytes: [UInt8]) -> [UInt8] {
        let names = ["firstItem", "secondItem", "destination", "reference", "firstAttribute", "secondAttribute"]
        let references = elements.flatMap { element in names.compactMap { element.attribute($0) } }
        guard !references.isEmpty, !ids.isEmpty else { return bytes }
        let reference = random.pick(references)
        let value = reference.name.hasSuffix("Attribute") ? random.pick(HostileValues.layoutAttributes) : random.pick(ids)
        return splice(bytes, [(reference.valueSpan, Array(value.utf8))])
    }

    private func settingID(of element: MarkupElement, like other: MarkupElement, _ bytes: [UInt8]) -> [UInt8] {
        guard let id = element.attribute("id"), let value = other.attribute("id") else { return bytes }
        return splice(bytes, [(id.valueSpan, Array(bytes[value.valueSpan]))])
    }

    private mutating func hostileValue() -> String { random.pick(HostileValues.values) }

    // MARK: Bytes

    private mutating func damaging(_ bytes: [UInt8]) -> [UInt8] {
        let place = random.below(bytes.count)
        switch random.below(5) {
        case 0: return Array(bytes[..<place])
        case 1: return splice(bytes, [(place..<place + 1, [UInt8(random.below(256))])])
        case 2: return splice(bytes, [(place..<place, random.pick(HostileValues.byteRuns))])
        case 3: return splice(bytes, [(place..<place, Array(random.pick(HostileValues.entities).utf8))])
        default:
            return splice(bytes, [(place..<place, Array(bytes[place..<min(place + 200, bytes.count)]))])
        }
    }

    /// Replaces spans that do not overlap.
    private func splice(_ bytes: [UInt8], _ changes: [(span: Range<Int>, bytes: [UInt8])]) -> [UInt8] {
        var out = bytes
        for change in changes.sorted(by: { $0.span.lowerBound > $1.span.lowerBound }) {
            out.replaceSubrange(change.span, with: change.bytes)
        }
        return out
    }
}
