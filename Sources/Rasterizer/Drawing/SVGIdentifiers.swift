/// Renumbers the identifiers of an SVG document written by Cairo, which counts some of them across the whole process,
/// so that the same drawing gives the same bytes.
enum SVGIdentifiers {
    /// The document with every number in `id="name12"` and `#name12` replaced by its order of first occurrence.
    /// - Complexity: O(bytes).
    static func renumbered(_ document: [UInt8]) -> [UInt8] {
        var renamed: [UInt8] = []
        renamed.reserveCapacity(document.count)
        var numbers: [String: Int] = [:]
        var position = 0
        while position < document.count {
            guard let name = identifier(in: document, at: position) else {
                renamed.append(document[position])
                position += 1
                continue
            }
            let number = numbers[String(decoding: document[name.all], as: UTF8.self), default: numbers.count]
            numbers[String(decoding: document[name.all], as: UTF8.self)] = number
            renamed.append(contentsOf: document[position..<name.digits.lowerBound])
            renamed.append(contentsOf: String(number).utf8)
            position = name.all.upperBound
        }
        return renamed
    }

    /// The identifier of letters and digits that follows an `id="` or `#` at `position`.
    private static func identifier(in document: [UInt8], at position: Int) -> (all: Range<Int>, digits: Range<Int>)? {
        guard let start = nameStart(in: document, at: position) else { return nil }
        let digits = end(of: document, from: start, while: isLetter)
        let finish = end(of: document, from: digits, while: isDigit)
        return start < digits && digits < finish ? (start..<finish, digits..<finish) : nil
    }

    private static func nameStart(in document: [UInt8], at position: Int) -> Int? {
        if document[position] == UInt8(ascii: "#") { return position + 1 }
        let prefix = "id=\"".utf8
        return document[position...].starts(with: prefix) ? position + prefix.count : nil
    }

    private static func end(of document: [UInt8], from start: Int, while condition: (UInt8) -> Bool) -> Int {
        document[start...].firstIndex { !condition($0) } ?? document.count
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
