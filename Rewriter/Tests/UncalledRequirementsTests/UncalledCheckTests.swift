import Testing

@testable import UncalledRequirements

struct UncalledCheckTests {
    private static let delegate = """
        public protocol ListDelegate: AnyObject {
            func list(_ list: List, didSelect row: Int)
            func listDidEnd(_ list: List)
            var isReady: Bool { get }
        }
        extension ListDelegate { public func listDidEnd(_ list: List) {} }
        """
    private static let everyCall = "delegate?.list(self, didSelect: 1); delegate?.listDidEnd(self); _ = delegate.isReady"

    private func mistakes(_ sources: String..., known: String = "") throws -> [String] {
        UncalledCheck([Self.delegate] + sources, known: try KnownUncalled(parsing: known)).mistakes
    }

    @Test func whatIsCalledIsRight() throws {
        #expect(try mistakes(Self.everyCall) == [])
    }

    @Test func whatNothingCallsIsTold() throws {
        #expect(
            try mistakes("delegate?.list(self, didSelect: a ? b : c)") == [
                "nothing calls ListDelegate.isReady", "nothing calls ListDelegate.listDidEnd(_:)",
            ])
    }

    /// Sources beside the other calls in which `list(_:didSelect:)` is not called.
    @Test(arguments: [
        "func list(_ list: List, didSelect row: Int) {}", "super.list(self, didSelect: 1)", "delegate?.list(self, didDrop: 1)",
        "delegate?.list() { 1 }", "// delegate?.list(self, didSelect: 1)", "\"delegate?.list(self, didSelect: 1)\"",
    ])
    func whatIsNoCall(_ source: String) throws {
        #expect(
            try mistakes(source, "a.listDidEnd(b); a.isReady") == ["nothing calls ListDelegate.list(_:didSelect:)"])
    }

    @Test(arguments: [
        "delegate.list(f(a, b: c), didSelect: [1, 2].count)", "delegate?.list(\n    self, didSelect: { a, b in a }(1, 2))",
        "let tell = delegate.list", "a.list(self) { $0 + 1 }", "list(self, didSelect: 1)",
    ])
    func whatIsACall(_ source: String) throws {
        #expect(try mistakes(source, "a.listDidEnd(b); a.isReady") == [])
    }

    @Test func aPropertyOfTheSameNameIsNoCall() throws {
        let owner = "class Row { var list: List?\n func f() { row.list = nil } }"
        #expect(
            try mistakes(owner, "a.listDidEnd(b); a.isReady") == ["nothing calls ListDelegate.list(_:didSelect:)"])
    }

    @Test func onlyPublicProtocolsOfDelegatesAndDataSourcesCount() throws {
        let others = """
            protocol RowDelegate { func row() }
            public protocol Row { func row() }
            public class ADelegate { public func row() {} }
            """
        #expect(try mistakes(Self.everyCall, others) == [])
        #expect(
            try mistakes(Self.everyCall, "public protocol RowDataSource { func row() }") == ["nothing calls RowDataSource.row()"])
    }

    @Test func theListHoldsWhatIsNotCalledAndNothingElse() throws {
        let known = "// those that remain\nListDelegate.listDidEnd(_:)  -- lists do not end\n"
        #expect(try mistakes("a.list(b, didSelect: 1); a.isReady", known: known) == [])
        #expect(try mistakes(Self.everyCall, known: known) == ["ListDelegate.listDidEnd(_:) is called, and still in the list"])
        #expect(
            try mistakes(Self.everyCall, known: "ListDelegate.gone()  -- removed") == [
                "no protocol requires ListDelegate.gone(), which is in the list"
            ])
    }

    @Test func linesNeedAReasonAndStandOnce() {
        #expect(throws: KnownUncalled.Problem.noReason(line: 2)) { try KnownUncalled(parsing: "// a\nA.b()") }
        #expect(throws: KnownUncalled.Problem.repeated("A.b()", line: 2)) {
            try KnownUncalled(parsing: "A.b()  -- c\nA.b()  -- d")
        }
    }
}
