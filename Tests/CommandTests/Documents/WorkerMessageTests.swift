import LayoutInspection
import Testing

@testable import cairn

/// What workers and the command tell one another.
@MainActor
struct WorkerMessageTests {
    @Test func reportsComeBack() throws {
        var report = DocumentReport()
        (report.results, report.messages, report.refusal) = ("{\"a\": 1}\n", "Über\n", "no document")
        (report.isUnreadable, report.isOtherPlatform) = (false, true)
        report.tally = FrameTally(tolerance: 0.5)
        report.tally?.documents = 3
        report.findings = FindingCounts()
        report.search = SceneSearch(names: ["One", "", "Two"], found: true)
        let back = try #require(DocumentReport(message: report.message))
        #expect((back.results, back.messages, back.refusal) == (report.results, report.messages, report.refusal))
        #expect((back.isUnreadable, back.isOtherPlatform) == (false, true))
        #expect(back.tally?.documents == 3 && back.tally?.tolerance == 0.5 && back.findings != nil)
        #expect(back.search.names == ["One", "", "Two"] && back.search.found)
    }

    @Test func whatAReportHasNoneOfStaysAway() throws {
        let back = try #require(DocumentReport(message: DocumentReport().message))
        #expect(back.results.isEmpty && back.tally == nil && back.findings == nil)
        #expect(back.search.names.isEmpty && !back.search.found)
    }

    @Test func aPartOfAMessageIsNone() {
        let message = WorkerMessage.bytes(["one", "", "three"])
        #expect(WorkerMessage.texts(message) == ["one", "", "three"])
        for length in 0..<message.count { #expect(WorkerMessage.texts(Array(message[..<length])) == nil) }
    }

    @Test(arguments: [[2, 0, 0, 0, 1, 0], [5, 0, 0, 0, 2, 0, 0, 0, 0x61], [4, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]] as [[UInt8]])
    func bytesThatAreNoMessage(_ bytes: [UInt8]) {
        #expect(WorkerMessage.texts(bytes) == nil)
        #expect(DocumentReport(message: bytes) == nil)
    }
}
