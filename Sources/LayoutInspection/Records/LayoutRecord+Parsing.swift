import Foundation

extension LayoutRecord {
    /// Why a text is no record.
    public struct ParsingFailure: Error, CustomStringConvertible, Hashable {
        /// The line, counted from 1.
        public let line: Int
        /// The text that was expected there.
        public let expected: String
        /// The reason in words.
        public var description: String { "line \(line): expected \(expected)" }
    }

    /// Reads a text as ``text`` writes it.
    ///
    /// - Throws: ``ParsingFailure`` for other texts.
    public init(parsing text: String) throws(ParsingFailure) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.hasSuffix("\r") ? $0.dropLast() : $0 }
        let heading = lines.first?.split(separator: " ") ?? []
        guard heading.count == 6, heading[1] == "x", heading[3] == "points", heading[4] == "at", heading[5].hasSuffix("x"),
            let width = Double(heading[0]), let height = Double(heading[2]), let scale = Double(heading[5].dropLast())
        else { throw ParsingFailure(line: 1, expected: "a size such as \"375 x 667 points at 2x\"") }
        var (views, constraints): ([View], [Constraint]) = ([], [])
        var isAfterViews = false
        for (index, line) in lines.enumerated().dropFirst() {
            if line.isEmpty {
                isAfterViews = true
            } else if isAfterViews {
                guard let constraint = Constraint(parsing: line) else {
                    throw ParsingFailure(line: index + 1, expected: "a constraint")
                }
                constraints.append(constraint)
            } else {
                guard let view = View(parsing: line), view.depth <= (views.last.map { $0.depth + 1 } ?? 0) else {
                    throw ParsingFailure(line: index + 1, expected: "a view with its frame, indented below its superview")
                }
                views.append(view)
            }
        }
        self.init(size: CGSize(width: width, height: height), scale: scale, views: views, constraints: constraints)
    }
}

/// Takes words off the beginning of a line.
private struct LineReader {
    var rest: Substring

    /// Takes a text that comes next, if it does.
    mutating func take(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
    }

    /// A name, in back quotes or without.
    mutating func word() -> String? {
        if take("`") {
            guard let end = rest.firstIndex(of: "`") else { return nil }
            defer { rest = rest[rest.index(after: end)...] }
            return String(rest[..<end])
        }
        let name = rest.prefix { $0.isLetter || $0.isNumber || "_-#[]".contains($0) }
        rest = rest.dropFirst(name.count)
        return name.isEmpty ? nil : String(name)
    }

    mutating func number() -> Double? {
        let digits = rest.prefix { $0.isNumber || ".-+e".contains($0) }
        rest = rest.dropFirst(digits.count)
        return Double(digits)
    }

    /// A string of JSON.
    mutating func string() -> String? {
        guard rest.first == "\"" else { return nil }
        var isEscaped = false
        let end = rest.dropFirst().firstIndex { character in
            if isEscaped { isEscaped = false; return false }
            isEscaped = character == "\\"
            return character == "\""
        }
        guard let end else { return nil }
        let literal = rest[...end]
        rest = rest[rest.index(after: end)...]
        return try? JSONDecoder().decode(String.self, from: Data(literal.utf8))
    }
}

extension LayoutRecord.View {
    fileprivate init?(parsing line: Substring) {
        let spaces = line.prefix { $0 == " " }.count
        var reader = LineReader(rest: line.dropFirst(spaces))
        guard spaces % 2 == 0, let name = reader.word() else { return nil }
        var className = name.split(separator: "#").first.map(String.init) ?? name
        let isNamed = reader.take(": ")
        if isNamed {
            guard let found = reader.word() else { return nil }
            className = found
        }
        guard reader.take(" ") else { return nil }
        let text = reader.string()
        if text != nil { guard reader.take(" ") else { return nil } }
        var numbers: [Double] = []
        repeat {
            guard let number = reader.number() else { return nil }
            numbers.append(number)
        } while numbers.count < 4 && reader.take(" ")
        guard numbers.count == 4, reader.rest.isEmpty || reader.take(", ") else { return nil }
        self.init(
            label: name, isNamed: isNamed, className: className, depth: spaces / 2, text: text,
            frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), notes: String(reader.rest))
    }
}

extension LayoutRecord.Side {
    fileprivate init?(_ reader: inout LineReader) {
        var words: [String] = []
        repeat {
            guard let word = reader.word() else { return nil }
            words.append(word)
        } while words.count < 3 && reader.take(".")
        guard words.count > 1 else { return nil }
        self.init(view: words[0], guide: words.count == 3 ? words[1] : nil, attribute: words[words.count - 1])
    }
}

extension LayoutRecord.Constraint {
    fileprivate init?(parsing line: Substring) {
        var reader = LineReader(rest: line)
        guard let first = LayoutRecord.Side(&reader), reader.take(" "),
            let relation = ["=", "<=", ">="].first(where: { reader.take($0 + " ") })
        else { return nil }
        guard let right = Self.rightSide(&reader) else { return nil }
        var priority = 1000.0
        if reader.take(" @") {
            guard let number = reader.number() else { return nil }
            priority = number
        }
        var identifier: String?
        if reader.take(" '") {
            guard reader.rest.last == "'" else { return nil }
            identifier = String(reader.rest.dropLast())
            reader.rest = ""
        }
        guard reader.rest.isEmpty else { return nil }
        self.init(
            first: first, relation: relation, second: right.second, multiplier: right.multiplier, constant: right.constant,
            priority: priority, identifier: identifier)
    }

    /// `20`, `a.top`, `0.5 * a.top - 20`.
    private static func rightSide(
        _ reader: inout LineReader
    ) -> (multiplier: Double, second: LayoutRecord.Side?, constant: Double)? {
        var (ahead, multiplier) = (reader, 1.0)
        if let number = ahead.number(), ahead.rest.isEmpty || ahead.rest.first == " " {
            reader = ahead
            guard reader.take(" * ") else { return (1, nil, number) }
            multiplier = number
        }
        guard let second = LayoutRecord.Side(&reader) else { return nil }
        guard let sign = [" + ", " - "].first(where: { reader.take($0) }) else { return (multiplier, second, 0) }
        return reader.number().map { (multiplier, second, sign == " + " ? $0 : -$0) }
    }
}
