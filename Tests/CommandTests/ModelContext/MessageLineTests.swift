import Foundation
import Testing

@testable import cairn

/// The lines of a stream of messages, which may have no end.
struct MessageLineTests {
    private func lines(_ text: String, longest: Int) throws -> [MessageLines.Line] {
        let pipe = Pipe()
        let writer = pipe.fileHandleForWriting
        Thread.detachNewThread {
            try? writer.write(contentsOf: Data(text.utf8))
            try? writer.close()
        }
        var lines = MessageLines(from: pipe.fileHandleForReading.fileDescriptor, longest: longest)
        var found: [MessageLines.Line] = []
        while let line = lines.next() { found.append(line) }
        return found
    }

    @Test func linesAreSplitAndTheLastNeedsNoEnd() throws {
        #expect(try lines("one\n\ntwo\nlast", longest: 10) == ["one", "", "two", "last"].map { .message($0) })
        #expect(try lines("", longest: 10).isEmpty)
    }

    @Test func whatIsTooLongIsNotKept() throws {
        let long = String(repeating: "x", count: 1_000_000)
        #expect(
            try lines("12345\n\(long)\n123456\n6\n\(long)", longest: 5) == [
                .message("12345"), .tooLong, .tooLong, .message("6"), .tooLong,
            ])
    }
}
