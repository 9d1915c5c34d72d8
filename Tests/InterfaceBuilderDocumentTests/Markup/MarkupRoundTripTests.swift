import DocumentFolders
import Foundation
import Testing

@testable import InterfaceBuilderDocument

/// Unedited documents come back byte for byte, and the tree's spans account for every byte.
struct MarkupRoundTripTests {
    @Test(arguments: DocumentFixture.names) func fixtures(_ name: String) throws {
        let bytes = try DocumentFixture.bytes(name)
        let tree = try MarkupParser.tree(of: bytes)
        #expect(MarkupEdits(tree).applied() == bytes)
        #expect(rebuilt(tree) == bytes)
    }

    @Test(.enabled(if: !DocumentFolders.corpus.isEmpty)) func everyDocumentOfTheCorpus() throws {
        for url in DocumentFolders.corpus {
            let bytes = [UInt8](try Data(contentsOf: url))
            let tree = try MarkupParser.tree(of: bytes)
            #expect(rebuilt(tree) == bytes, "\(url.lastPathComponent)")
        }
    }

    @Test func elementsAndAttributesPointAtTheirText() throws {
        let tree = try MarkupParser.tree(of: DocumentFixture.bytes("LineEnds.xib"))
        let label = try #require(tree.root.descendants.first { $0.name == "label" })
        #expect(label.position == SourcePosition(line: 5, column: 9))
        #expect(label.attribute("id")?.position == SourcePosition(line: 5, column: 30))
        #expect(label["text"] == "caf\u{e9} \u{1f600}")
        #expect(label["lines"] == "a \"quoted\" one")
        #expect(label.child("string")?.text == "one\ntwo\n3 < 4 &amp; five \"'")
    }

    /// The document put together again from the spans of the tree, outside in.
    private func rebuilt(_ tree: MarkupTree) -> [UInt8] {
        Array(tree.source[..<tree.root.span.lowerBound]) + text(of: tree.root) + tree.source[tree.root.span.upperBound...]
    }

    private func text(of element: MarkupElement) -> [UInt8] {
        let source = element.tree.source
        var out = startTag(of: element)
        var at = element.contentSpan.lowerBound
        for child in element.children {
            out += source[at..<child.span.lowerBound]
            out += text(of: child)
            at = child.span.upperBound
        }
        return out + source[at..<element.span.upperBound]
    }

    private func startTag(of element: MarkupElement) -> [UInt8] {
        let source = element.tree.source
        var out: [UInt8] = []
        var at = element.span.lowerBound
        for attribute in element.attributes {
            out += source[at..<attribute.span.lowerBound]
            out += source[attribute.span]
            at = attribute.span.upperBound
        }
        return out + source[at..<element.contentSpan.lowerBound]
    }
}
