import Testing

@testable import cairn_sourcekit_lsp

@Suite struct MessageReaderTests {
    private let stream = "Content-Length: 2\r\n\r\n{}Content-Type: a; charset=utf-8\r\ncontent-length: 7\r\n\r\n[\"ä\", 1"

    /// The bodies of the messages in a stream that comes in pieces.
    private func bodies(pieceLength: Int) -> [String] {
        var (reader, rest, bodies) = (MessageReader(), Array(stream.utf8)[...], [String]())
        while !rest.isEmpty {
            for case .message(let message) in reader.read(rest.prefix(pieceLength)) {
                bodies.append(String(decoding: message.body, as: UTF8.self))
            }
            rest = rest.dropFirst(pieceLength)
        }
        return bodies
    }

    @Test(arguments: [1, 2, 3, 7, 1000]) func piecesOfAnyLengthGiveTheSameMessages(_ length: Int) {
        #expect(bodies(pieceLength: length) == ["{}", "[\"ä\", 1".prefix(6).description])
    }

    @Test func messagesAreSentAsTheyCame() {
        var reader = MessageReader()
        let parts = reader.read(stream.utf8)
        let sent = parts.flatMap { part in
            guard case .message(let message) = part else { return [UInt8]() }
            return message.bytes
        }
        #expect(sent + reader.end() == Array(stream.utf8))
    }

    @Test func theEndOfTheStreamIsKept() {
        var reader = MessageReader()
        #expect(reader.read("Content-Length: 9\r\n\r\nshort".utf8).isEmpty)
        #expect(reader.end() == Array("Content-Length: 9\r\n\r\nshort".utf8))
    }

    @Test(arguments: [
        "Length: 2\r\n\r\n{}", "Content-Length: two\r\n\r\n{}", "Content-Length: -1\r\n\r\n{}",
        String(repeating: "usage ", count: 1000),
    ])
    func whatIsNoMessageIsPassedOn(_ text: String) {
        var reader = MessageReader()
        #expect(reader.read(text.utf8) == [.other(Array(text.utf8))])
        #expect(reader.read("Content-Length: 2\r\n\r\n{}".utf8) == [.other(Array("Content-Length: 2\r\n\r\n{}".utf8))])
    }

    @Test func anotherTextHasAnotherLength() throws {
        let header = try #require(MessageHeader(Array("Content-Type: a\r\nContent-Length: 5\r\n\r\n".utf8)))
        let message = Message(header: header, body: Array("[1,2]".utf8)).replacing([(1..<4, Array("3".utf8))])
        #expect(String(decoding: message.bytes, as: UTF8.self) == "Content-Type: a\r\nContent-Length: 3\r\n\r\n[3]")
    }
}
