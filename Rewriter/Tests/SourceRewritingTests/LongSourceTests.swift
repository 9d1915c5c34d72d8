import Testing

@testable import SourceRewriting

/// Long sources are rewritten in linear time: with quadratic time each of these would take minutes.
@Suite(.timeLimit(.minutes(3))) struct LongSourceTests {
    private static let count = 40_000

    private func repeated(_ part: String, _ count: Int = count) -> String { String(repeating: part, count: count) }

    @Test func previews() {
        let text = RewrittenText("import UIKit\n" + repeated("#Preview { UIView() }\n"))
        #expect(text.lines[1].contains("var _preview_File0: "))
        #expect(text.lines[Self.count].contains("var _preview_File0_\(Self.count): "))
    }

    @Test func metatypes() {
        let text = RewrittenText(
            "import UIKit\nclass A { func f() { let t: UIView.Type = UIView.self\n" + repeated("t.init()\n") + "} }\n")
        #expect(text.lines[2...].prefix(Self.count).allSatisfy { $0 == "t._make()" })
    }

    @Test func membersOfAnyObject() {
        let text = RewrittenText(
            "import UIKit\nclass A { @objc func g() {}; func f(_ a: AnyObject) {\n" + repeated("a.g?()\n") + "} }\n")
        #expect(text.lines[2].hasPrefix("RewrittenSources._callIfPresent(\"g\""))
        #expect(text.lines[2...].prefix(Self.count).allSatisfy { $0 == text.lines[2] })
    }

    @Test func protocolsBelowEachOther() {
        let count = 10_000
        let chain = (1...count).map { "@objc protocol P\($0): P\($0 - 1) {}\n" }.joined()
        let text = RewrittenText(
            "import UIKit\n@objc protocol P0 { @objc optional func f() }\n" + chain
                + "class A: NSObject, P\(count) { func f() {} }\n")
        #expect(text.lines[count + 2].contains("\"f\""))
    }

    @Test func selectorsOfOtherTypes() {
        let classes = (0..<3_000).map { "class A\($0) { @objc func f\($0)() { g(#selector(a.f\($0))) } }\n" }.joined()
        #expect(RewrittenText("import UIKit\n" + classes).lines[3_000].contains("Selector(\"f2999\")"))
    }

    @Test func numberSigns() {
        var lexer = Array(repeated("#", 1_000_000).utf8)
        lexer.append(UInt8(ascii: "a"))
        lexer.withUnsafeBufferPointer { bytes in
            var (lexer, count) = (SourceLexer(bytes), 0)
            while lexer.next() != nil { count += 1 }
            #expect(count == 1_000_001)
        }
    }
}
