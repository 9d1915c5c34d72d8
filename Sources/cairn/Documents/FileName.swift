import Foundation

/// Names of files as texts. A name may be any bytes: those that are no UTF-8 stand as scalars of the last private-use plane, so that names and
/// texts turn into one another.
enum FileName {
    private static let standIn: UInt32 = 0x10FE00

    /// The text of a name.
    static func text(_ name: [UInt8]) -> String {
        var parser = Unicode.UTF8.ForwardParser()
        var input = name.makeIterator()
        var text = String.UnicodeScalarView()
        var index = 0
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let encoded):
                text.append(Unicode.UTF8.decode(encoded))
                index += encoded.count
            case .error(let length):
                for byte in name[index..<index + length] { text.append(Unicode.Scalar(standIn + UInt32(byte))!) }
                index += length
            case .emptyInput: return String(text)
            }
        }
    }

    /// The name of a text.
    static func bytes(_ text: String) -> [UInt8] {
        text.unicodeScalars.flatMap { scalar in byte(scalar).map { [$0] } ?? Array(String(scalar).utf8) }
    }

    /// The text as it can be printed: what is no UTF-8 as the replacement character.
    static func shown(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { byte($0) != nil }) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { byte($0) == nil ? $0 : "\u{FFFD}" }))
    }

    /// The byte that a scalar stands for; bytes below 128 are always UTF-8.
    private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
        (standIn + 0x80...standIn + 0xFF).contains(scalar.value) ? UInt8(scalar.value - standIn) : nil
    }

    /// Calls a function of the system with the name.
    static func withPath<Result>(_ text: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes(text).map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { body($0.baseAddress!) }
    }
}
