import Foundation

/// Takes a stream of bytes apart into the messages of the language server protocol.
struct MessageReader {
    enum Part: Equatable {
        case message(Message)
        /// Bytes that form no message; they are passed on unchanged.
        case other([UInt8])
    }

    private var waiting: [UInt8] = []
    /// Something came that is no header. Where the next message begins is not known from there on.
    private var isLost = false

    /// Longer headers than this are none.
    private static let longestHeader = 4096

    /// The parts that are complete with some more bytes.
    mutating func read(_ bytes: some Sequence<UInt8>) -> [Part] {
        waiting += bytes
        var parts: [Part] = []
        while !waiting.isEmpty, let part = next() { parts.append(part) }
        return parts
    }

    /// The bytes of an incomplete message at the end of the stream.
    mutating func end() -> [UInt8] {
        defer { waiting = [] }
        return waiting
    }

    private mutating func next() -> Part? {
        if isLost { return .other(end()) }
        guard let length = headerLength() else {
            if waiting.count > Self.longestHeader { return giveUp() }
            return nil
        }
        guard let header = MessageHeader(Array(waiting.prefix(length))) else { return giveUp() }
        guard waiting.count - length >= header.contentLength else { return nil }
        let body = Array(waiting[length..<length + header.contentLength])
        waiting.removeFirst(length + body.count)
        return .message(Message(header: header, body: body))
    }

    /// The bytes up to the empty line; nil as long as it did not come.
    private func headerLength() -> Int? {
        waiting.prefix(Self.longestHeader).firstRange(of: Array("\r\n\r\n".utf8))?.upperBound
    }

    private mutating func giveUp() -> Part {
        isLost = true
        return .other(end())
    }
}

/// A message: a header and a JSON text.
struct Message: Equatable {
    private let header: MessageHeader
    let body: [UInt8]

    init(header: MessageHeader, body: [UInt8]) { (self.header, self.body) = (header, body) }

    /// The message as it came.
    var bytes: [UInt8] { header.bytes + body }

    /// The message with another text, and with its length in the header.
    func replacing(_ edits: [(range: Range<Int>, text: [UInt8])]) -> Message {
        var text = body
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            text.replaceSubrange(edit.range, with: edit.text)
        }
        return Message(header: header.with(contentLength: text.count), body: text)
    }
}

/// The lines that tell of a message's text.
struct MessageHeader: Equatable {
    /// The lines with the empty one that ends them.
    let bytes: [UInt8]
    let contentLength: Int

    /// A header that tells the length of the text; nil where the bytes are none.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        let lengths = Self.lines(of: bytes).filter(Self.tellsLength).map { $0.split(separator: ":", maxSplits: 1).last }
        guard lengths.count == 1, let text = lengths[0], let length = Int(text.trimmingCharacters(in: .whitespaces)), length >= 0
        else {
            return nil
        }
        contentLength = length
    }

    private init(lines: [String], contentLength: Int) {
        (bytes, self.contentLength) = (Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8), contentLength)
    }

    /// The same header for a text of another length.
    func with(contentLength: Int) -> MessageHeader {
        let lines = Self.lines(of: bytes).map { Self.tellsLength($0) ? "Content-Length: \(contentLength)" : $0 }
        return MessageHeader(lines: lines, contentLength: contentLength)
    }

    private static func lines(of bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n").filter { !$0.isEmpty }
    }

    private static func tellsLength(_ line: String) -> Bool { line.lowercased().hasPrefix("content-length:") }
}
