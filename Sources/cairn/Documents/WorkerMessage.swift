import Foundation

/// A message between the command and its workers: two lengths of four bytes, a value as JSON, and a text as it is. Results are such a text,
/// because writing them as JSON and reading them took a twentieth of the time of laying a document out.
enum WorkerMessage {
    static func bytes(_ value: some Encodable, text: String = "") -> [UInt8] {
        do {
            let json = try JSONEncoder().encode(value)
            let lengths = [UInt32(json.count), UInt32(text.utf8.count)].flatMap { number in
                (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
            }
            return lengths + json + text.utf8
        } catch {
            preconditionFailure("strings and counts always encode: \(error)")
        }
    }

    /// The value and the text of a message; nil while bytes of it are missing, and for bytes that are none.
    static func decode<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) -> (value: Value, text: String)? {
        guard isWhole(bytes), let value = try? JSONDecoder().decode(type, from: Data(bytes[8..<8 + length(0, of: bytes)]))
        else { return nil }
        return (value, String(decoding: bytes[(8 + length(0, of: bytes))...], as: UTF8.self))
    }

    /// Whether no bytes of the message are missing.
    static func isWhole(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 8 && bytes.count == 8 + length(0, of: bytes) + length(1, of: bytes)
    }

    private static func length(_ index: Int, of bytes: [UInt8]) -> Int {
        (0..<4).reduce(0) { $0 | Int(bytes[index * 4 + $1]) << ($1 * 8) }
    }
}
