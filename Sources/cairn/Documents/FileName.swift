import Foundation

/// Names of files as texts. A name may be any bytes: those that are no UTF-8 stand as scalars of the last private-use
/// plane, so that names and texts turn into one another.
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
        guard mayHoldStandIns(text) else { return Array(text.utf8) }
        return text.unicodeScalars.flatMap { scalar in byte(scalar).map { [$0] } ?? Array(String(scalar).utf8) }
    }

    /// A text from a document as part of a file's name, which cannot leave the folder it stands in.
    ///
    /// Slashes, backslashes, percent signs, control characters and a dot at the start, which would hide the file, are
    /// written as `%2F`, so that different texts stay different; a text of more than 200 bytes ends with its hash
    /// instead.
    static func component(_ text: String) -> String {
        var name = ""
        for scalar in text.unicodeScalars {
            let mustChange =
                "/\\%".unicodeScalars.contains(scalar) || scalar.value < 0x20 || scalar.value == 0x7F
                || name.isEmpty && scalar == "."
            name += mustChange ? percentEncoded(scalar) : String(scalar)
        }
        guard name.utf8.count > longestComponent else { return name }
        var end = name.startIndex
        var length = 0
        while length + name[end].utf8.count <= longestComponent - 17 {
            length += name[end].utf8.count
            end = name.index(after: end)
        }
        return name[..<end] + "-" + hexadecimal(fnvHash(of: text))
    }

    /// Most file systems take 255 bytes; some are left for what stands around a component.
    private static let longestComponent = 200

    private static func percentEncoded(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    /// The 64-bit FNV-1a hash, which is the same on every machine.
    private static func fnvHash(of text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    private static func hexadecimal(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The text as it can be printed: what is no UTF-8 as the replacement character.
    static func shown(_ text: String) -> String {
        guard mayHoldStandIns(text), text.unicodeScalars.contains(where: { byte($0) != nil }) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { byte($0) == nil ? $0 : "\u{FFFD}" }))
    }

    /// Whether a text has scalars of the last plane, all of which begin with the same byte.
    private static func mayHoldStandIns(_ text: String) -> Bool { text.utf8.contains(0xF4) }

    /// The byte that a scalar stands for; bytes below 128 are always UTF-8.
    private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
        (standIn + 0x80...standIn + 0xFF).contains(scalar.value) ? UInt8(scalar.value - standIn) : nil
    }

    /// Calls a function of the system with the name.
    static func withPath<Result>(_ text: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes(text).map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { body($0.baseAddress!) }
    }
}
