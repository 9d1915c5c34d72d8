import Foundation

/// A message between the processes of Studio: the server, its workers and running programs.
///
/// On a socket it is the length of what follows, the kind and the number, then the bytes; numbers are little-endian.
package struct MessageFrame: Equatable, Sendable {
    /// The contents of a message.
    package enum Kind: UInt8, Sendable {
        /// A request, as JSON (``StudioRequest``).
        case request = 1
        /// The answer to a request, as JSON.
        case answer = 2
        /// The answer to a request, as the bytes of a file.
        case file = 3
        /// Why a request has no answer, as a text.
        case failure = 4
        /// What changed on a program's screen (``ScreenUpdate``).
        case screen = 5
        /// Something that happened in a program, as JSON.
        case event = 6
    }

    package let kind: Kind
    /// The number of the request that is asked or answered; 0 for what nobody asked for.
    package let number: UInt32
    package let bytes: Data

    /// The most bytes of a message: those of the picture of a large screen, uncompressed.
    package static let longest = 128 << 20

    package init(_ kind: Kind, _ number: UInt32 = 0, _ bytes: Data = Data()) {
        (self.kind, self.number, self.bytes) = (kind, number, bytes)
    }

    /// The message as it is sent.
    package var encoded: Data {
        var data = Data(capacity: 9 + bytes.count)
        data.appendNumber(UInt32(5 + bytes.count))
        data.append(kind.rawValue)
        data.appendNumber(number)
        data.append(bytes)
        return data
    }
}

extension Data {
    /// Appends a number's bytes, the least first.
    package mutating func appendNumber(_ value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }
}

/// Splits the bytes that arrive on a socket into messages.
package struct MessageReader {
    /// A stream that is no sequence of messages.
    package struct Fault: Error, Equatable { package let reason: String }

    private var received = Data()

    package init() {}

    /// Takes bytes over and returns the messages that are whole.
    package mutating func messages(adding bytes: Data) throws(Fault) -> [MessageFrame] {
        received.append(bytes)
        var found: [MessageFrame] = []
        var start = received.startIndex
        while received.endIndex - start >= 9 {
            let length = Int(Self.number(received, at: start))
            guard (5...MessageFrame.longest).contains(length) else { throw Fault(reason: "a message of \(length) bytes") }
            guard received.endIndex - start >= 4 + length else { break }
            guard let kind = MessageFrame.Kind(rawValue: received[start + 4]) else {
                throw Fault(reason: "a message of the unknown kind \(received[start + 4])")
            }
            found.append(
                MessageFrame(kind, Self.number(received, at: start + 5), Data(received[(start + 9)..<(start + 4 + length)])))
            start += 4 + length
        }
        if start > received.startIndex { received = Data(received[start...]) }
        return found
    }

    private static func number(_ data: Data, at index: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(data[index + $1]) << (8 * UInt32($1)) }
    }
}
