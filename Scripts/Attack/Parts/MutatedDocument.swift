import DocumentMutations
import Foundation
import InterfaceBuilderDocument
import SeededRandom

/// A damaged document that can be made smaller: by its elements and attributes, or by runs of its bytes where it cannot
/// be read.
struct MutatedDocument {
    /// With the extension of the document that it was made from.
    let name: String
    private let bytes: [UInt8]
    private let tree: MarkupTree?

    private static let chunk = 48

    init(_ environment: AttackEnvironment, _ random: inout SplitMix) throws(AttackFailure) {
        try self.init(of: random.pick(environment.documents), environment, &random)
    }

    /// - Parameter source: The document that is damaged.
    init(of source: String, _ environment: AttackEnvironment, _ random: inout SplitMix) throws(AttackFailure) {
        let donor = random.pick(environment.documents)
        var mutator = DocumentMutator(seed: Int(truncatingIfNeeded: random.next()))
        bytes = try mutator.mutated(Self.contents(of: source), donor: Self.contents(of: donor))
        name = "case." + (source.hasSuffix(".xib") ? "xib" : "storyboard")
        do {
            tree = try InterfaceDocument(bytes: bytes).tree
        } catch {
            // Cut by bytes instead: what cannot be read has no elements.
            tree = nil
        }
    }

    static func contents(of file: String) throws(AttackFailure) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: file) else { throw AttackFailure(reason: "\(file) cannot be read") }
        return [UInt8](data)
    }

    // MARK: Pieces

    private var elements: [MarkupElement] { tree.map { Array($0.root.descendants) } ?? [] }
    private var attributes: [MarkupAttribute] { elements.flatMap { Array($0.attributes) } }

    var pieceCount: Int {
        tree == nil ? (bytes.count + Self.chunk - 1) / Self.chunk : elements.count + attributes.count
    }

    /// The document with some of its pieces.
    func bytes(_ kept: Pieces) -> [UInt8] {
        if kept == .all { return bytes }
        guard let tree else {
            return (0..<pieceCount).filter(kept.contains).flatMap {
                bytes[$0 * Self.chunk..<min(bytes.count, ($0 + 1) * Self.chunk)]
            }
        }
        var edits = MarkupEdits(tree)
        var gone: [Range<Int>] = []
        for (number, element) in elements.enumerated() where !kept.contains(number) {
            if let last = gone.last, last.contains(element.span.lowerBound) { continue }
            gone.append(element.span)
            edits.remove(element)
        }
        let first = elements.count
        var place = gone.startIndex
        for (number, attribute) in attributes.enumerated() where !kept.contains(first + number) {
            while place < gone.endIndex, gone[place].upperBound <= attribute.span.lowerBound { place += 1 }
            if place < gone.endIndex, gone[place].contains(attribute.span.lowerBound) { continue }
            edits.remove(attribute)
        }
        return edits.applied()
    }
}
