import Testing

@testable import UIKit

/// JSON as RFC 8259 has it, with the places of values and faults.
struct LocatedJSONTests {
    private func read(_ text: String) throws -> LocatedJSON { try LocatedJSON(Array(text.utf8)) }

    @Test func values() throws {
        let json = try read("\u{FEFF} {\"a\": [1, -2.5e1, true, null], \"b\": \"\\u00e9\\n\\ud83d\\ude00/\\\"\"} ")
        #expect(json["a"]?.elements.map(\.number) == [1, -25, nil, nil])
        #expect(json["a"]?.elements[2].flag == true)
        #expect(json["b"]?.string == "é\n😀/\"")
        #expect(json["none"] == nil)
    }

    @Test func places() throws {
        let json = try read("{\n  \"a\":\n    [1,\n 22]}")
        #expect(json["a"]?.position.description == "3:5")
        #expect(json["a"]?.elements[1].position.description == "4:2")
    }

    @Test(
        "What is no JSON is refused where it goes wrong",
        arguments: [
            ("", "1:1"), ("{\n\"a\" 1}", "2:5"), ("[1,]", "1:4"), ("{\"a\":1,}", "1:8"), ("[1\n2]", "2:1"), ("\"abc", "1:1"),
            ("\"a\nb\"", "1:3"), ("[tru]", "1:2"), ("1 2", "1:3"), ("\"\\x\"", "1:4"), ("\"\\u12\"", "1:4"), ("[1e999]", "1:2"),
            ("[--1]", "1:2"), (String(repeating: "[", count: 100), "1:65"),
        ])
    func faults(text: String, place: String) throws {
        let fault = #expect(throws: LocatedJSON.Fault.self) { try read(text) }
        #expect(fault?.position.description == place)
    }
}
