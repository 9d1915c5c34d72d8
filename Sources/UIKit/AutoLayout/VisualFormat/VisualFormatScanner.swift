/// Reads a visual format's tokens, and skips white space between them.
///
/// Tokens are of ASCII. The scanner reads memory that must outlive it.
struct VisualFormatScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The reading position, in bytes.
    private(set) var position = 0

    /// - Parameter bytes: Valid UTF-8.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The first byte of the next character that is not white space, which becomes the position; nil at the end.
    mutating func peek() -> UInt8? {
        while position < bytes.count {
            let byte = bytes[position]
            if byte > 0x20 && byte < 0x7F { return byte }
            let length = whiteSpace(at: position)
            guard length > 0 else { return byte }
            position += length
        }
        return nil
    }

    /// Skips the next character if it is the given one.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Skips the given character if it follows immediately.
    mutating func takeAdjacent(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// The identifier that comes next: a letter or underscore, and letters, digits and underscores after it.
    mutating func takeName() -> String? {
        guard let first = peek(), first.isNameHead else { return nil }
        let start = position
        skip { $0.isNameHead || $0.isDigit }
        return text(from: start)
    }

    /// The number that comes next, written as C writes decimal numbers; infinite when it is too large.
    mutating func takeNumber() -> Double? {
        _ = peek()
        let start = position
        skipSign()
        var digits = skip(\.isDigit)
        let decimals = takeAdjacent(".") ? skip(\.isDigit) : 0
        digits += decimals
        guard digits > 0 else {
            position = start
            return nil
        }
        guard !skipExponent(), digits <= 15 else { return Double(text(from: start)) }
        return plainNumber(from: start, decimals: decimals)
    }

    /// The number of at most 15 digits that was just read. A `Double` represents its digits and the power of ten
    /// exactly, so that their quotient is correctly rounded.
    private func plainNumber(from start: Int, decimals: Int) -> Double {
        var (number, divisor) = (0.0, 1.0)
        for byte in bytes[start..<position] where byte.isDigit { number = number * 10 + Double(byte - UInt8(ascii: "0")) }
        for _ in 0..<decimals { divisor *= 10 }
        return (bytes[start] == UInt8(ascii: "-") ? -number : number) / divisor
    }

    /// Skips an exponent; an `e` without digits after it is none.
    private mutating func skipExponent() -> Bool {
        let start = position
        guard takeAdjacent("e") || takeAdjacent("E") else { return false }
        skipSign()
        guard skip(\.isDigit) == 0 else { return true }
        position = start
        return false
    }

    private mutating func skipSign() { _ = takeAdjacent("-") || takeAdjacent("+") }

    /// Skips characters of a kind, and returns their number.
    @discardableResult
    private mutating func skip(_ belongs: (UInt8) -> Bool) -> Int {
        let start = position
        while position < bytes.count, belongs(bytes[position]) { position += 1 }
        return position - start
    }

    /// The number of bytes of the character at a position if it is white space; otherwise 0.
    private func whiteSpace(at index: Int) -> Int {
        var rest = UnsafeBufferPointer(rebasing: bytes[index...]).makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let character) = decoder.decode(&rest), character.properties.isWhitespace else { return 0 }
        return UTF8.width(character)
    }

    private func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
    fileprivate var isNameHead: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_") }
}
