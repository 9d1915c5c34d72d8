import SourceRewriting
import Testing

/// Classes that make tests when they run.
@Suite struct RunTimeTestTests {
    private func rewritten(_ text: String, isTest: Bool = true) -> (text: String, messages: [String]) {
        let inputs = [SourceRewriter.Input(path: "File.swift", bytes: Array(text.utf8))]
        let module = SourceRewriter().parse(inputs, in: SourceRewriter.ProjectWords(of: inputs))
        let output = SourceRewriter().rewrite(module, isTest: isTest)[0]
        return (output.bytes.map { String(decoding: $0, as: UTF8.self) } ?? text, output.diagnostics.map(\.description))
    }

    private static let suite = """
        import XCTest
        final class A: XCTestCase {
            override class var defaultTestSuite: XCTestSuite { XCTestSuite(name: "A") }
            func test(_ number: Int) {}
            func helper() {}
            func testTwo() async {}
            func testOne() {}
        }
        """

    @Test func suitesAreRegisteredWithTheMethodsOfTests() {
        let (text, messages) = rewritten(Self.suite)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(messages.isEmpty)
        #expect(lines[1].contains("{  override func invokeTest() { if _RunTimeTests.runs(self) { super.invokeTest() } }; "))
        #expect(lines[2].hasPrefix("             class var defaultTestSuite"))
        #expect(
            lines[7].contains(
                "{ _RunTimeTests.register(A.self, [(\"testOne\", { ($0 as! A).testOne() })]) { [A.defaultTestSuite] } }"))
        #expect(text.contains("final class _RunTimeTests: NSObject, XCTestObservation"))
    }

    @Test func otherModulesRegisterMethodsOnly() {
        #expect(rewritten(Self.suite, isTest: false).text.contains("_RunTimeTests.register(A.self, [(\"testOne\", "))
        #expect(!rewritten(Self.suite, isTest: false).text.contains("[A.defaultTestSuite]"))
    }

    @Test func onlyTheFirstClassOfALineDoesNotOverride() {
        let other = "\nclass B: A {\n    override class var defaultTestSuite: XCTestSuite { super.defaultTestSuite }\n}"
        let text = rewritten(Self.suite.replacing("final ", with: "") + other).text
        #expect(text.contains("\n    override class var defaultTestSuite: XCTestSuite { super.defaultTestSuite }"))
        #expect(text.contains("{ [B.defaultTestSuite] }"))
    }

    @Test func listsOfASuperclassAreTests() {
        let text = """
            import XCTest
            class Spec: XCTestCase {
                class var allTests: [(String, (Spec) -> () throws -> Void)] { [] }
            }
            final class CartSpec: Spec {}
            """
        let (rewritten, messages) = rewritten(text)
        #expect(messages.isEmpty)
        #expect(
            rewritten.contains(
                "{ CartSpec.allTests.map { name, test in CartSpec(name: name, testClosure: { try test($0 as! CartSpec)() }) } }"))
        #expect(!rewritten.contains("register(Spec.self"))
    }

    @Test func listsOfAClassItselfAreThoseThatXCTestFinds() {
        let text = "import XCTest\nclass A: XCTestCase {\n    static var allTests = [(\"testA\", testA)]\n    func testA() {}\n}"
        #expect(!rewritten(text).text.contains("register(A.self"))
    }
}
