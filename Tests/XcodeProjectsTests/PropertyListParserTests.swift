import InterfaceBuilderDocument
import Testing

@testable import XcodeProjects

@Suite struct PropertyListParserTests {
    private func parse(_ text: String) throws -> PropertyListValue { try PropertyListParser.parse(Array(text.utf8)) }

    @Test func readsTablesListsTextsAndData() throws {
        let value = try parse("// a project\n{ a = ( x/y.z, \"b \\\"c\\\"\", ); /* data */ d = <0F bd>; }")
        #expect(value["a"]?.list?.compactMap(\.text) == ["x/y.z", "b \"c\""])
        guard case .data(let bytes)? = value["d"]?.content else {
            Issue.record("no data")
            return
        }
        #expect(bytes == [0x0F, 0xBD])
        #expect(value["d"]?.position == SourcePosition(line: 2, column: 45))
    }

    @Test(arguments: [
        (#""a\nb""#, "a\nb"), (#""\U00e9""#, "é"), (#""\UD83D\uDE00""#, "😀"), (#""\101""#, "A"), ("'it is'", "it is"),
        ("a-b+c", "a-b+c"), ("http://x", "http:"),
    ])
    func readsTexts(notation: String, text: String) throws {
        #expect(try parse(notation).text == text)
    }

    @Test(arguments: [
        ("{ a = 1 }", 1, 9, "';' is expected before '}'"),
        ("{\n  a = 1;\n  a = 2;\n}", 3, 3, "the key 'a' is used twice in a table"),
        ("( 1,\n 2", 2, 3, "',' is expected at the end of the text"),
        ("\"open", 1, 1, "the text has no closing quotation mark"),
        ("/* open", 1, 1, "the comment has no end"), ("/*/", 1, 1, "the comment has no end"),
        ("{} x", 1, 4, "'x' stands after the end of the property list"), ("<0>", 1, 3, "the data has half a byte"),
        ("\"é\" é", 1, 5, "the byte 195 stands after the end of the property list"),
        ("", 1, 1, "a value is expected at the end of the text"),
        ("\"\\UD83D\"", 1, 8, "half of a surrogate pair is missing"),
    ])
    func tellsWhereATextIsWrong(text: String, line: Int, column: Int, message: String) {
        #expect(throws: PropertyListError(message: message, position: SourcePosition(line: line, column: column))) {
            try parse(text)
        }
    }

    @Test func refusesBinaryLists() {
        #expect(throws: PropertyListError.self) { try parse("bplist00") }
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian]) func tellsOfOtherEncodings(_ encoding: String.Encoding)
        throws
    {
        let text = try #require("\u{FEFF}{ a = b; }".data(using: encoding))
        let error = try #require(throws: PropertyListError.self) { try PropertyListParser.parse(Array(text)) }
        #expect(error.message.hasPrefix("this is a text in UTF-16"))
    }

    @Test func refusesDeepNesting() {
        #expect(throws: PropertyListError.self) { try parse(String(repeating: "(", count: 100_000)) }
    }

    /// Whatever byte of a project is missing or damaged, the parser returns or throws.
    @Test func survivesDamage() throws {
        let bytes = Array("{ a = ( x, \"b\\n\" ); /* c */ d = <0fbd>; // e\n }".utf8)
        for index in bytes.indices {
            for byte in [UInt8(ascii: "\""), UInt8(ascii: "/"), 0xC3, 0] {
                var damaged = bytes
                damaged[index] = byte
                _ = try? PropertyListParser.parse(damaged)
            }
            _ = try? PropertyListParser.parse(Array(bytes[..<index]))
        }
    }
}
