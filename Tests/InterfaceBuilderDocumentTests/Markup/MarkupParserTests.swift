import Testing

@testable import InterfaceBuilderDocument

struct MarkupParserTests {
    private func tree(_ text: String) throws -> MarkupTree { try MarkupParser.tree(of: Array(text.utf8)) }

    @Test func elementsAttributesAndText() throws {
        let root = try tree(#"<?xml version="1.0"?><a x="1"><b/><c y='2' z="&lt;&#65;&#x42;">t<b>u</b>v</c></a><!-- end -->"#)
            .root
        #expect(root.name == "a")
        #expect(root["x"] == "1")
        #expect(root["y"] == nil)
        #expect(root.children.map(\.name) == ["b", "c"])
        #expect(root.descendants.map(\.name) == ["b", "c", "b"])
        let c = try #require(root.child("c"))
        #expect(c["z"] == "<AB")
        #expect(c.text == "tv")
        #expect(c.parent == root)
        #expect(root.contains(c) && !c.contains(root))
    }

    @Test func whiteSpaceInValuesAndText() throws {
        let root = try tree("<a v=\"1\r\n2\t3\n4&#10;5\">1\r\n2\r3<![CDATA[ &amp;\r\n]]></a>").root
        #expect(root["v"] == "1 2 3 4\n5")
        #expect(root.text == "1\n2\n3 &amp;\n")
    }

    @Test func positionsCountScalarsAndEveryKindOfLineEnd() throws {
        let root = try tree("<a>\n  <b\u{e9} x='\u{1f600}' y='1'/>\r\n<c/>\r<d/></a>").root
        let places = root.children.map(\.position)
        #expect(places == [.init(line: 2, column: 3), .init(line: 3, column: 1), .init(line: 4, column: 1)])
        #expect(root.child("b\u{e9}")?.attributes.map(\.position) == [.init(line: 2, column: 7), .init(line: 2, column: 13)])
    }

    @Test func columnsInLongLines() throws {
        let line = (0..<300).map { "<b\u{e9} x='\(String(repeating: "\u{1f600}a", count: $0 % 7))'/>" }
        var column = 1
        let columns = line.map { text in
            defer { column += text.unicodeScalars.count }
            return column
        }
        for start in ["<a>\n", "<a>\r", "\u{feff}<a>\r\n"] {
            let root = try tree(start + line.joined() + "</a>").root
            #expect(root.children.map(\.position) == columns.map { SourcePosition(line: 2, column: $0) })
        }
    }

    /// A document of one line: the column of each of its elements is found without counting the line.
    @Test(.timeLimit(.minutes(1))) func aColumnTakesNoTimeForTheLineBeforeIt() throws {
        let root = try tree("<a>" + String(repeating: "<b x='1234567890123456789012345678'/>", count: 50_000) + "</a>").root
        var sum = 0
        for element in root.children { sum += element.position.column }
        #expect(sum == (0..<50_000).reduce(0) { $0 + 4 + $1 * 37 })
    }

    @Test func byteOrderMarkIsNoColumn() throws {
        let tree = try MarkupParser.tree(of: [0xEF, 0xBB, 0xBF] + Array("<a b='c'/>".utf8))
        #expect(tree.root.position == SourcePosition(line: 1, column: 1))
        #expect(tree.root.attribute("b")?.position == SourcePosition(line: 1, column: 4))
    }

    @Test(arguments: [
        ("", MarkupError.Reason.noRootElement, 1, 1),
        ("<a>\n<b></a>", .mismatchedEnd(found: "a", open: "b"), 2, 4),
        ("<a>\n <b>", .unclosedElement("b"), 2, 2),
        ("<a/></b>", .unopenedEnd("b"), 1, 5),
        ("<a/><b/>", .contentOutsideRoot, 1, 5),
        ("x<a/>", .contentOutsideRoot, 1, 1),
        ("<a b='1' b='2'/>", .duplicateAttribute("b"), 1, 10),
        ("<a b='1'c='2'/>", .unexpectedCharacter(expected: "white space before an attribute, or >"), 1, 9),
        ("<a b=1/>", .unexpectedCharacter(expected: "a quoted value"), 1, 6),
        ("<a b/>", .unexpectedCharacter(expected: "="), 1, 5),
        ("<a b='<'/>", .unexpectedCharacter(expected: "&lt; in an attribute's value"), 1, 7),
        ("<a b='1", .unexpectedEnd(in: "an attribute's value"), 1, 6),
        ("<a\nb='1'", .unexpectedEnd(in: "a tag"), 1, 1),
        ("<a>&nbsp;</a>", .unknownEntity("nbsp"), 1, 4),
        ("<a>&#0;</a>", .invalidCharacterReference("#0"), 1, 4),
        ("<a>&#xD800;</a>", .invalidCharacterReference("#xD800"), 1, 4),
        ("<a>& b</a>", .unexpectedCharacter(expected: "a reference such as &amp;, closed by ;"), 1, 4),
        ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", .documentTypeDeclaration, 1, 1),
        ("<a><!-- b", .unexpectedEnd(in: "a comment"), 1, 4),
        ("<a>\u{1}</a>", .forbiddenCharacter(1), 1, 4),
        ("<?xml version='1.0' encoding='ISO-8859-1'?><a/>", .unsupportedEncoding("ISO-8859-1"), 1, 1),
        ("<a><1/></a>", .unexpectedCharacter(expected: "an element's name"), 1, 5),
        ("<a>\n<<<<<<< HEAD\n<b/>\n=======\n<c/>\n>>>>>>> other\n</a>", .conflictMarker, 2, 1),
        ("<<<<<<< HEAD\n<a/>", .conflictMarker, 1, 1), ("<a><< </a>", .unexpectedCharacter(expected: "an element's name"), 1, 5),
        ("<a", .unexpectedEnd(in: "a tag"), 1, 1),
        ("<", .unexpectedCharacter(expected: "an element's name"), 1, 2),
        ("<a></a", .unexpectedCharacter(expected: ">"), 1, 7),
    ])
    func malformed(_ text: String, _ reason: MarkupError.Reason, _ line: Int, _ column: Int) throws {
        let error = #expect(throws: MarkupError.self) { try tree(text) }
        #expect(error?.reason == reason)
        #expect(error?.position == SourcePosition(line: line, column: column))
    }

    @Test(arguments: [[0xFF, 0xFE, 0x3C, 0x00], [0xFE, 0xFF, 0x00, 0x3C], [0x3C, 0x00, 0x61, 0x00]] as [[UInt8]])
    func otherEncodings(_ bytes: [UInt8]) {
        let error = #expect(throws: MarkupError.self) { try MarkupParser.tree(of: bytes) }
        #expect(error?.reason == .unsupportedEncoding("UTF-16"))
    }

    @Test(arguments: [[0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0x80]] as [[UInt8]])
    func invalidUTF8(_ sequence: [UInt8]) {
        let bytes = Array("<a>".utf8) + sequence + Array("</a>".utf8)
        let error = #expect(throws: MarkupError.self) { try MarkupParser.tree(of: bytes) }
        #expect(error?.reason == .invalidUTF8)
        #expect(error?.offset == 3)
    }

    @Test func depthAndSizeAreBounded() throws {
        let deep = { (n: Int) in String(repeating: "<a>", count: n) + String(repeating: "</a>", count: n) }
        #expect(try tree(deep(512)).elementCount == 512)
        let error = #expect(throws: MarkupError.self) { try tree(deep(513)) }
        #expect(error?.reason == .tooDeep(limit: 512))
        var limits = MarkupParser.Limits()
        limits.size = 10
        #expect(throws: MarkupError.self) { try MarkupParser.tree(of: Array("<aaaaaaaa/>".utf8), limits: limits) }
    }
}
