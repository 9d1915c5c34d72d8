import DocumentFolders
import Foundation
import SeededRandom
import Testing

@testable import InterfaceBuilderDocument

struct MarkupEditsTests {
    private let source = "<a  x='1' y=\"2\"><b /><c\n/></a>"

    private func edited(_ change: (inout MarkupEdits, MarkupElement) -> Void) throws -> String {
        let tree = try MarkupParser.tree(of: Array(source.utf8))
        var edits = MarkupEdits(tree)
        change(&edits, tree.root)
        return String(decoding: edits.applied(), as: UTF8.self)
    }

    @Test func settingChangesTheValueAlone() throws {
        #expect(
            try edited { $0.set("x", of: $1, to: "it's <\"9\"> & more") }
                == "<a  x='it&#39;s &lt;&quot;9&quot;&gt; &amp; more' y=\"2\"><b /><c\n/></a>")
        #expect(try edited { $0.set("y", of: $1, to: "") } == "<a  x='1' y=\"\"><b /><c\n/></a>")
    }

    @Test func theLastSettingWins() throws {
        let text = try edited {
            $0.set("x", of: $1, to: "5")
            $0.set("x", of: $1, to: "6")
            $0.set("z", of: $1, to: "7")
            $0.set("z", of: $1, to: "8")
        }
        #expect(text == "<a  x='6' y=\"2\" z=\"8\"><b /><c\n/></a>")
    }

    @Test func newAttributes() throws {
        #expect(try edited { $0.set("n", of: $1.child("b")!, to: "1") } == "<a  x='1' y=\"2\"><b n=\"1\" /><c\n/></a>")
        #expect(try edited { $0.set("n", of: $1.child("c")!, to: "1") } == "<a  x='1' y=\"2\"><b /><c n=\"1\"\n/></a>")
    }

    @Test func removing() throws {
        #expect(try edited { $0.remove($1.attribute("x")!) } == "<a y=\"2\"><b /><c\n/></a>")
        #expect(try edited { $0.remove($1.child("c")!) } == "<a  x='1' y=\"2\"><b /></a>")
        let inside = try edited {
            $0.set("n", of: $1.child("b")!, to: "1")
            $0.remove($1.child("b")!)
        }
        #expect(inside == "<a  x='1' y=\"2\"><c\n/></a>")
    }

    @Test func whatIsSetReadsBack() throws {
        let value = "tab\tline\nreturn\r\"quote\" 'apostrophe' <&>"
        let tree = try MarkupParser.tree(of: Array(source.utf8))
        var edits = MarkupEdits(tree)
        edits.set("x", of: tree.root, to: value)
        edits.set("new", of: tree.root, to: value)
        let root = try MarkupParser.tree(of: edits.applied()).root
        #expect(root["x"] == value)
        #expect(root["new"] == value)
    }

    /// Every document of the project and, where the environment names one, every document of a corpus.
    @Test func aChangedAttributeIsTheOnlyDifference() throws {
        let own = try DocumentFixture.names.map { try DocumentFixture.bytes($0) }
        let corpus = try DocumentFolders.corpus.map { [UInt8](try Data(contentsOf: $0)) }
        for (number, bytes) in (own + corpus).enumerated() {
            let tree = try MarkupParser.tree(of: bytes)
            #expect(MarkupEdits(tree).applied() == bytes)
            var random = SplitMix(seed: number)
            let element = random.pick([tree.root] + tree.root.descendants)
            for attribute in element.attributes { try checkChange(of: attribute, of: element) }
        }
    }

    private func checkChange(of attribute: MarkupAttribute, of element: MarkupElement) throws {
        let (bytes, span) = (element.tree.source, attribute.valueSpan)
        var edits = MarkupEdits(element.tree)
        edits.set(attribute.name, of: element, to: "a & \"b\"")
        let edited = edits.applied()
        #expect(edited.prefix(span.lowerBound) == bytes.prefix(span.lowerBound))
        #expect(edited.suffix(bytes.count - span.upperBound) == bytes.suffix(bytes.count - span.upperBound))
        let tree = try MarkupParser.tree(of: edited)
        #expect(([tree.root] + tree.root.descendants)[element.ordinal][attribute.name] == "a & \"b\"")
    }
}
