import Foundation

/// What the command and its workers say to one another: a value as JSON on a line.
enum WorkerMessage {
    static func line(_ value: some Encodable) -> [UInt8] {
        do {
            return [UInt8](try JSONEncoder().encode(value)) + [UInt8(ascii: "\n")]
        } catch {
            preconditionFailure("strings and counts always encode: \(error)")
        }
    }

    /// Nil for what no worker sends.
    static func decode<Value: Decodable>(_ type: Value.Type, _ line: [UInt8]) -> Value? {
        try? JSONDecoder().decode(type, from: Data(line))
    }
}
