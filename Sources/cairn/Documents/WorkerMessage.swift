import Foundation

/// A message between the command and its workers: a value as JSON on a line.
enum WorkerMessage {
    static func line(_ value: some Encodable) -> [UInt8] {
        do {
            return [UInt8](try JSONEncoder().encode(value)) + [UInt8(ascii: "\n")]
        } catch {
            preconditionFailure("strings and counts always encode: \(error)")
        }
    }

    /// Nil for bytes that are no message.
    static func decode<Value: Decodable>(_ type: Value.Type, _ line: [UInt8]) -> Value? {
        try? JSONDecoder().decode(type, from: Data(line))
    }
}
