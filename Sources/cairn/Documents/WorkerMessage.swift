/// A message between the command and its workers: the length of the rest, then texts, each after its length; lengths
/// have four bytes.
///
/// The parts that every report has are texts of their own: Foundation's JSON takes milliseconds for its first value,
/// which is a tenth of the time of laying out a single document.
enum WorkerMessage {
    static func bytes(_ texts: [String]) -> [UInt8] {
        var rest: [UInt8] = []
        for text in texts {
            append(text.utf8.count, to: &rest)
            rest += text.utf8
        }
        var message: [UInt8] = []
        append(rest.count, to: &message)
        return message + rest
    }

    /// The texts of a message; nil while bytes of it are missing, and for bytes that are none.
    static func texts(_ bytes: [UInt8]) -> [String]? {
        guard isWhole(bytes) else { return nil }
        var texts: [String] = []
        var at = lengthSize
        while at < bytes.count {
            let start = at + lengthSize
            guard start <= bytes.count, start + length(at, of: bytes) <= bytes.count else { return nil }
            at = start + length(at, of: bytes)
            texts.append(String(decoding: bytes[start..<at], as: UTF8.self))
        }
        return texts
    }

    /// Whether no bytes of the message are missing.
    static func isWhole(_ bytes: [UInt8]) -> Bool {
        bytes.count >= lengthSize && bytes.count == lengthSize + length(0, of: bytes)
    }

    private static let lengthSize = 4

    private static func append(_ length: Int, to bytes: inout [UInt8]) {
        for index in 0..<lengthSize { bytes.append(UInt8(truncatingIfNeeded: length >> (index * 8))) }
    }

    private static func length(_ offset: Int, of bytes: [UInt8]) -> Int {
        (0..<lengthSize).reduce(0) { $0 | Int(bytes[offset + $1]) << ($1 * 8) }
    }
}
