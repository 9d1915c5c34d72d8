/// A piece of inline Markdown with its intents.
struct MarkdownPiece: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
    var image: String?
}

/// Parses CommonMark's inline syntax: emphasis, code, links, images, breaks and escapes, and `~~` for a strikethrough.
///
/// Reference links are not parsed. The time is linear in the length: emphasis is found by the delimiter stack of
/// CommonMark's appendix, and the tokens that it covers are counted by the positions at which it begins and ends.
///
/// - Source: spec.commonmark.org/0.31.2/#phase-2-inline-structure
struct MarkdownInlines {
    private let characters: [Character]
    private let keepsWhitespace: Bool
    private var index = 0
    private var tokens: [MarkdownPiece] = []
    private var runs: [Run] = []
    private var brackets: [Bracket] = []
    /// The positions at which intents begin (+1) and end (-1), by token index.
    private var changes: [Change] = []
    private var links: [(tokens: Range<Int>, address: String, isImage: Bool)] = []

    /// A delimiter run, such as `**`, that may begin or end emphasis.
    private struct Run {
        let token: Int
        let mark: Character
        var count: Int
        let canOpen: Bool
        let canClose: Bool
        /// The length in the source, which CommonMark uses to parse `*a**b*`.
        let length: Int
    }

    private struct Bracket {
        let token: Int
        let run: Int
        let isImage: Bool
        /// Whether the bracket can start a link: links cannot contain links.
        var isActive = true
    }

    private struct Change {
        let token: Int
        let intent: InlinePresentationIntent
        let amount: Int
    }

    /// - Parameter keepsWhitespace: Whether line ends are preserved instead of becoming spaces.
    init(_ text: some StringProtocol, keepsWhitespace: Bool) {
        characters = Array(text)
        self.keepsWhitespace = keepsWhitespace
    }

    /// The pieces of a text; adjacent ones differ.
    static func pieces(_ text: some StringProtocol, keepsWhitespace: Bool) -> [MarkdownPiece] {
        var reader = MarkdownInlines(text, keepsWhitespace: keepsWhitespace)
        return reader.read()
    }

    private mutating func read() -> [MarkdownPiece] {
        while index < characters.count { readToken() }
        matchRuns(from: 0)
        return joined()
    }

    // MARK: Tokens

    private mutating func readToken() {
        let character = characters[index]
        switch character {
        case "\\": readEscape()
        case "`": readCode()
        case "*", "_", "~": readRun(character)
        case "[": openBracket(isImage: false)
        case "!" where peek(1) == "[": openBracket(isImage: true)
        case "]": closeBracket()
        case "<": readAngle()
        case "&": readEntity()
        case "\n", "\r\n": readLineEnd()
        default:
            append(String(character))
            index += 1
        }
    }

    private func peek(_ distance: Int) -> Character? {
        index + distance < characters.count ? characters[index + distance] : nil
    }

    private mutating func append(_ text: String, _ intent: InlinePresentationIntent = []) {
        let isFree = (runs.last?.token ?? -1) < tokens.count - 1 && (brackets.last?.token ?? -1) < tokens.count - 1
        if isFree, let last = tokens.last, last.intent == intent, !linkEnds(tokens.count) {
            tokens[tokens.count - 1].text += text
        } else {
            tokens.append(MarkdownPiece(text: text, intent: intent))
        }
    }

    private func linkEnds(_ token: Int) -> Bool { links.last?.tokens.upperBound == token }

    private mutating func readEscape() {
        if let next = peek(1), next == "\n" || next == "\r\n" {
            index += 2
            append("\n", .lineBreak)
        } else if let next = peek(1), next.isASCII, next.isPunctuation || next.isSymbol {
            append(String(next))
            index += 2
        } else {
            append("\\")
            index += 1
        }
    }

    private mutating func readLineEnd() {
        index += 1
        if keepsWhitespace { return append("\n") }
        let spaces = tokens.last.map { $0.intent.isEmpty ? $0.text.reversed().prefix { $0 == " " }.count : 0 } ?? 0
        if spaces > 0 { tokens[tokens.count - 1].text.removeLast(spaces) }
        while let next = peek(0), next == " " { index += 1 }
        if spaces >= 2 { append("\n", .lineBreak) } else { append(" ", .softBreak) }
    }

    private mutating func readCode() {
        let length = characters[index...].prefix { $0 == "`" }.count
        var place = index + length
        while place < characters.count {
            guard characters[place] == "`" else {
                place += 1
                continue
            }
            let end = characters[place...].prefix { $0 == "`" }.count
            if end == length {
                appendCode(characters[index + length..<place])
                index = place + length
                return
            }
            place += end
        }
        append(String(repeating: "`", count: length))
        index += length
    }

    private mutating func appendCode(_ content: ArraySlice<Character>) {
        var code = content.map { $0.isNewline ? " " : $0 }
        if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
            code = Array(code.dropFirst().dropLast())
        }
        append(String(code), .code)
    }

    /// Parses `<https://example.org>`, `<name@example.org>` or an HTML tag.
    private mutating func readAngle() {
        guard let end = near(index).firstIndex(of: ">") else {
            append("<")
            index += 1
            return
        }
        let content = String(characters[index + 1..<end])
        let scheme = content.prefix { $0.isLetter || $0.isNumber || "+.-".contains($0) }
        let rest = content.dropFirst(scheme.count)
        if !content.contains(" "), scheme.count > 1, rest.first == ":" {
            appendLink(content, content)
        } else if !content.contains(" "), !scheme.isEmpty, rest.first == "@", rest.count > 1 {
            appendLink(content, "mailto:" + content)
        } else if let first = content.first, first.isLetter || "/!?".contains(first) {
            append("<\(content)>", .inlineHTML)
        } else {
            append("<")
            index += 1
            return
        }
        index = end + 1
    }

    private mutating func appendLink(_ text: String, _ address: String) {
        tokens.append(MarkdownPiece(text: text))
        links.append((tokens.count - 1..<tokens.count, address, false))
    }

    private static let entities: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{A0}", "copy": "©", "reg": "®", "hellip": "…", "ndash": "–",
        "mdash": "—",
    ]

    private mutating func readEntity() {
        let limit = min(characters.count, index + 12)
        let end = characters[index..<limit].firstIndex(of: ";")
        guard let end, let text = Self.entity(String(characters[index + 1..<end])) else {
            append("&")
            index += 1
            return
        }
        append(text)
        index = end + 1
    }

    private static func entity(_ name: String) -> String? {
        guard name.first == "#" else { return entities[name] }
        let digits = name.dropFirst()
        let isHex = digits.first == "x" || digits.first == "X"
        let number = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10)
        return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }

    // MARK: Emphasis

    private mutating func readRun(_ mark: Character) {
        let length = characters[index...].prefix { $0 == mark }.count
        let before = index > 0 ? characters[index - 1] : " "
        let after = index + length < characters.count ? characters[index + length] : " "
        let (spaceBefore, spaceAfter) = (before.isWhitespace, after.isWhitespace)
        let (signBefore, signAfter) = (before.isPunctuation || before.isSymbol, after.isPunctuation || after.isSymbol)
        let left = !spaceAfter && (!signAfter || spaceBefore || signBefore)
        let right = !spaceBefore && (!signBefore || spaceAfter || signAfter)
        let isWordMark = mark == "_"
        tokens.append(MarkdownPiece(text: String(repeating: mark, count: length)))
        index += length
        guard mark != "~" || length <= 2 else { return }
        runs.append(
            Run(
                token: tokens.count - 1, mark: mark, count: length, canOpen: left && (!isWordMark || !right || signBefore),
                canClose: right && (!isWordMark || !left || signAfter), length: length))
    }

    /// Matches the runs from an index on, and then removes these runs.
    private mutating func matchRuns(from start: Int) {
        var open: [Int] = []
        // Lower bounds of the stack, below which no run can match a run of the given kind.
        var bottoms: [String: Int] = [:]
        for number in runs.indices.dropFirst(start) {
            while runs[number].canClose, runs[number].count > 0 {
                let key = "\(runs[number].mark)\(runs[number].canOpen)\(runs[number].length % 3)"
                let bottom = min(bottoms[key] ?? 0, open.count)
                guard let place = open[bottom...].lastIndex(where: { pairs($0, number) }) else {
                    bottoms[key] = open.count
                    break
                }
                open.removeSubrange((place + 1)...)
                match(open[place], number)
                if runs[open[place]].count == 0 { open.removeLast() }
            }
            if runs[number].canOpen, runs[number].count > 0 { open.append(number) }
        }
        runs.removeSubrange(start...)
    }

    private func pairs(_ opener: Int, _ closer: Int) -> Bool {
        let (first, last) = (runs[opener], runs[closer])
        guard first.mark == last.mark else { return false }
        if first.mark == "~" { return first.length == last.length }
        guard first.canClose || last.canOpen else { return true }
        return (first.length + last.length) % 3 != 0 || (first.length % 3 == 0 && last.length % 3 == 0)
    }

    private mutating func match(_ opener: Int, _ closer: Int) {
        let isStruck = runs[opener].mark == "~"
        let used = isStruck ? runs[opener].count : min(runs[opener].count, runs[closer].count, 2)
        let intent: InlinePresentationIntent = isStruck ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
        changes.append(Change(token: runs[opener].token + 1, intent: intent, amount: 1))
        changes.append(Change(token: runs[closer].token, intent: intent, amount: -1))
        for number in [opener, closer] {
            runs[number].count -= used
            tokens[runs[number].token].text.removeLast(used)
        }
    }

    // MARK: Links

    private mutating func openBracket(isImage: Bool) {
        tokens.append(MarkdownPiece(text: isImage ? "![" : "["))
        brackets.append(Bracket(token: tokens.count - 1, run: runs.count, isImage: isImage))
        index += isImage ? 2 : 1
    }

    private mutating func closeBracket() {
        index += 1
        guard let bracket = brackets.popLast() else { return append("]") }
        guard bracket.isActive, let (address, end) = destination() else { return append("]") }
        index = end
        matchRuns(from: bracket.run)
        tokens[bracket.token].text = ""
        if tokens.count == bracket.token + 1 { tokens.append(MarkdownPiece(text: "")) }
        links.append((bracket.token + 1..<tokens.count, address, bracket.isImage))
        if !bracket.isImage {
            for place in brackets.indices where !brackets[place].isImage { brackets[place].isActive = false }
        }
    }

    /// The URL in parentheses after a bracket, and the index of its end.
    private func destination() -> (String, Int)? {
        guard peek(0) == "(" else { return nil }
        var place = skipSpace(index + 1)
        guard let (address, end) = address(at: place) else { return nil }
        place = skipSpace(end)
        if place > end, place < characters.count, let close = Self.titleEnds[characters[place]] {
            guard let title = near(place + 1).firstIndex(of: close) else { return nil }
            place = skipSpace(title + 1)
        }
        return place < characters.count && characters[place] == ")" ? (address, place + 1) : nil
    }

    private static let titleEnds: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]

    /// The maximum nesting of parentheses in a URL, and the maximum distance of matching delimiters, which keeps the
    /// time linear for long texts.
    private static let mostParentheses = 32
    private static let mostCharacters = 2048

    private func near(_ start: Int) -> ArraySlice<Character> {
        characters[start..<min(characters.count, start + Self.mostCharacters)]
    }

    private func skipSpace(_ start: Int) -> Int {
        start + characters[min(start, characters.count)...].prefix { $0.isWhitespace }.count
    }

    private func address(at start: Int) -> (String, Int)? {
        if start < characters.count, characters[start] == "<" {
            guard let end = near(start).firstIndex(of: ">") else { return nil }
            return (String(characters[start + 1..<end]), end + 1)
        }
        var (place, depth, address) = (start, 0, "")
        while place < characters.count, !characters[place].isWhitespace {
            if characters[place] == "(" {
                depth += 1
                if depth > Self.mostParentheses { return nil }
            }
            if characters[place] == ")" {
                if depth == 0 { break }
                depth -= 1
            }
            if characters[place] == "\\", place + 1 < characters.count, characters[place + 1].isPunctuation { place += 1 }
            address.append(characters[place])
            place += 1
        }
        return depth == 0 ? (address, place) : nil
    }

    // MARK: Result

    /// The tokens with the intents and links that cover them; adjacent equal pieces are merged.
    private func joined() -> [MarkdownPiece] {
        var ordered: [Int: [Change]] = [:]
        for change in changes { ordered[change.token, default: []].append(change) }
        var depths: [UInt: Int] = [:]
        var pieces: [MarkdownPiece] = []
        let covers = linkCovers()
        for (number, token) in tokens.enumerated() {
            for change in ordered[number] ?? [] { depths[change.intent.rawValue, default: 0] += change.amount }
            guard !token.text.isEmpty else { continue }
            var piece = token
            for intent in [InlinePresentationIntent.emphasized, .stronglyEmphasized, .strikethrough]
            where (depths[intent.rawValue] ?? 0) > 0 { piece.intent.insert(intent) }
            (piece.link, piece.image) = covers[number]
            if let last = pieces.last, last.intent == piece.intent, last.link == piece.link, last.image == piece.image {
                pieces[pieces.count - 1].text += piece.text
            } else {
                pieces.append(piece)
            }
        }
        return pieces
    }

    private func linkCovers() -> [(String?, String?)] {
        var covers = [(String?, String?)](repeating: (nil, nil), count: tokens.count)
        for link in links {
            for token in link.tokens {
                if link.isImage { covers[token].1 = link.address } else { covers[token].0 = link.address }
            }
        }
        return covers
    }
}
