import Testing

@testable import cairn_sourcekit_lsp

@Suite struct JSONTextTests {
    @Test func valuesKeepTheirText() throws {
        let text = try #require(JSONText(Array(#" { "a" : [ 1.50 , {"b":[]}, "x\"]\u00e4\/" ] , "n":null,"e":{ } } "#.utf8)))
        let elements = try #require(text["a"]?.elements)
        #expect(elements.map { String(decoding: $0.bytes, as: UTF8.self) } == ["1.50", #"{"b":[]}"#, #""x\"]\u00e4\/""#])
        #expect(elements[2].string == "x\"]ä/")
        #expect(text.members?.map(\.name) == ["a", "n", "e"])
        #expect(text["e"]?.members?.isEmpty == true)
        #expect(text["n"]?.elements == nil)
    }

    @Test(arguments: ["", "{", "[1", #"{"a":"#, #""a\"#, #""a"#, "{} {}", "]", "1 2"])
    func whatIsNoValueIsNone(_ text: String) {
        #expect(JSONText(Array(text.utf8)) == nil)
    }

    @Test(arguments: [#"{"a" 1}"#, #"{"a":1 "b":2}"#, #"{1:2}"#, #"{"a":}"#])
    func anObjectWithAFaultHasNoMembers(_ text: String) throws {
        #expect(try #require(JSONText(Array(text.utf8))).members == nil)
    }

    @Test func deepNestingIsNoTrouble() throws {
        let text = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
        #expect(try #require(JSONText(Array(text.utf8))).elements?.count == 1)
    }
}
