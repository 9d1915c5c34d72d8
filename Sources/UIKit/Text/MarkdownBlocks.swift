/// Parses the blocks of Markdown: paragraphs, headings, lists, quotes, code and thematic breaks. Tables, references and
/// HTML blocks are parsed as paragraphs.
///
/// - Source: spec.commonmark.org/0.31.2/#blocks-and-inlines
struct MarkdownBlocks {
    /// A text and the blocks that contain it, the innermost first.
    struct Block {
        var text: String
        var intent: PresentationIntent
        /// Whether the text is parsed for inline syntax.
        var hasInlines = true
    }

    private(set) var blocks: [Block] = []
    private var identity = 0
    /// The maximum nesting of lists and quotes; deeper ones are parsed as text.
    private static let mostNested = 32

    init(_ text: String) {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        read(lines[...].map { Self.withoutTabs($0) }[...], in: nil, depth: 0)
    }

    private mutating func next(_ kind: PresentationIntent.Kind, in parent: PresentationIntent?) -> PresentationIntent {
        identity += 1
        return PresentationIntent(kind, identity: identity, parent: parent)
    }

    private static func withoutTabs(_ line: Substring) -> String {
        line.contains("\t") ? line.replacingOccurrences(of: "\t", with: "    ") : String(line)
    }

    private mutating func read(_ lines: ArraySlice<String>, in parent: PresentationIntent?, depth: Int) {
        var rest = lines
        while let line = rest.first {
            if line.allSatisfy(\.isWhitespace) {
                rest.removeFirst()
            } else if Self.indent(line) >= 4 {
                readIndentedCode(&rest, parent)
            } else if let fence = Self.fence(line) {
                readFencedCode(fence, &rest, parent)
            } else if let heading = Self.heading(line) {
                rest.removeFirst()
                blocks.append(Block(text: heading.text, intent: next(.header(level: heading.level), in: parent)))
            } else if Self.isBreak(line) {
                rest.removeFirst()
                // Apple's parser yields this character for the line.
                blocks.append(Block(text: "⸻", intent: next(.thematicBreak, in: parent), hasInlines: false))
            } else if depth < Self.mostNested, Self.isQuoted(line) {
                readQuote(&rest, parent, depth)
            } else if depth < Self.mostNested, let item = Self.item(line) {
                readList(item, &rest, parent, depth)
            } else {
                readParagraph(&rest, parent)
            }
        }
    }

    // MARK: Lines

    private static func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    private static func trimmed(_ line: String) -> String { line.trimmingCharacters(in: .whitespaces) }

    private static func heading(_ line: String) -> (level: Int, text: String)? {
        let text = trimmed(line)
        let level = text.prefix { $0 == "#" }.count
        let rest = text.dropFirst(level)
        guard (1...6).contains(level), rest.isEmpty || rest.first == " " else { return nil }
        var title = trimmed(String(rest))
        let closing = title.reversed().prefix { $0 == "#" }.count
        if closing == title.count { return (level, "") }
        if closing > 0, title.dropLast(closing).last == " " { title = trimmed(String(title.dropLast(closing))) }
        return (level, title)
    }

    private static func isBreak(_ line: String) -> Bool {
        let signs = line.filter { $0 != " " }
        return signs.count >= 3 && "-*_".contains(signs.first ?? " ") && signs.allSatisfy { $0 == signs.first }
    }

    private static func isQuoted(_ line: String) -> Bool { indent(line) < 4 && trimmed(line).hasPrefix(">") }

    private static func fence(_ line: String) -> (mark: Character, length: Int, hint: String?)? {
        let text = trimmed(line)
        guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
        let length = text.prefix { $0 == mark }.count
        let hint = trimmed(String(text.dropFirst(length)))
        guard length >= 3, mark == "~" || !hint.contains("`") else { return nil }
        return (mark, length, hint.isEmpty ? nil : hint)
    }

    /// The first line of a list item.
    private struct Item {
        /// The number of the item; nil in an unordered list.
        var number: Int?
        var mark: Character
        /// The column at which the item's text starts.
        var width: Int
    }

    private static func item(_ line: String) -> Item? {
        let indent = indent(line)
        guard indent < 4 else { return nil }
        let text = line.dropFirst(indent)
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let after = text.dropFirst(digits.count)
        guard let mark = after.first, digits.count <= 9, digits.isEmpty ? "-*+".contains(mark) : ".)".contains(mark) else {
            return nil
        }
        let content = after.dropFirst()
        guard content.isEmpty || content.first == " " else { return nil }
        let spaces = content.prefix { $0 == " " }.count
        let gap = content.allSatisfy { $0 == " " } || spaces > 4 ? 1 : spaces
        return Item(number: Int(digits), mark: mark, width: indent + digits.count + 1 + gap)
    }

    // MARK: Blocks

    private mutating func readIndentedCode(_ rest: inout ArraySlice<String>, _ parent: PresentationIntent?) {
        var code: [String] = []
        while let line = rest.first, Self.indent(line) >= 4 || Self.trimmed(line).isEmpty {
            code.append(String(line.dropFirst(4)))
            rest.removeFirst()
        }
        while code.last?.allSatisfy(\.isWhitespace) == true { code.removeLast() }
        appendCode(code, nil, parent)
    }

    private mutating func readFencedCode(
        _ fence: (mark: Character, length: Int, hint: String?), _ rest: inout ArraySlice<String>, _ parent: PresentationIntent?
    ) {
        let indent = Self.indent(rest.removeFirst())
        var code: [String] = []
        while let line = rest.popFirst() {
            let text = Self.trimmed(line)
            if text.count >= fence.length, text.allSatisfy({ $0 == fence.mark }) { break }
            code.append(String(line.dropFirst(min(indent, Self.indent(line)))))
        }
        appendCode(code, fence.hint, parent)
    }

    private mutating func appendCode(_ lines: [String], _ hint: String?, _ parent: PresentationIntent?) {
        let text = lines.map { $0 + "\n" }.joined()
        blocks.append(Block(text: text, intent: next(.codeBlock(languageHint: hint), in: parent), hasInlines: false))
    }

    private mutating func readQuote(_ rest: inout ArraySlice<String>, _ parent: PresentationIntent?, _ depth: Int) {
        var inside: [String] = []
        while let line = rest.first {
            if Self.isQuoted(line) {
                let content = Self.trimmed(line).dropFirst()
                inside.append(String(content.first == " " ? content.dropFirst() : content))
            } else if inside.last?.isEmpty == false, !Self.beginsBlock(line) {
                inside.append(line)
            } else {
                break
            }
            rest.removeFirst()
        }
        let quote = next(.blockQuote, in: parent)
        read(inside[...], in: quote, depth: depth + 1)
    }

    private mutating func readList(_ first: Item, _ rest: inout ArraySlice<String>, _ parent: PresentationIntent?, _ depth: Int) {
        let list = next(first.number == nil ? .unorderedList : .orderedList, in: parent)
        var ordinal = first.number ?? 1
        while let line = rest.first, !Self.isBreak(line), let item = Self.item(line), item.mark == first.mark,
            (item.number == nil) == (first.number == nil)
        {
            rest.removeFirst()
            var inside = [String(line.dropFirst(item.width))]
            while let line = rest.first {
                let isBlank = Self.trimmed(line).isEmpty
                let belongs = isBlank || Self.indent(line) >= item.width
                guard belongs || (inside.last?.isEmpty == false && !Self.beginsBlock(line)) else { break }
                inside.append(belongs ? String(line.dropFirst(item.width)) : line)
                rest.removeFirst()
            }
            let block = next(.listItem(ordinal: ordinal), in: list)
            read(inside[...], in: block, depth: depth + 1)
            ordinal += 1
        }
    }

    /// Whether a line ends the paragraph before it.
    private static func beginsBlock(_ line: String) -> Bool {
        trimmed(line).isEmpty || heading(line) != nil || fence(line) != nil || isBreak(line) || isQuoted(line)
            || item(line) != nil
    }

    private mutating func readParagraph(_ rest: inout ArraySlice<String>, _ parent: PresentationIntent?) {
        var lines = [rest.removeFirst()]
        var level: Int?
        while let line = rest.first {
            let text = Self.trimmed(line)
            if Self.indent(line) < 4, !text.isEmpty, text.allSatisfy({ $0 == "=" }) || text.allSatisfy({ $0 == "-" }) {
                level = text.first == "=" ? 1 : 2
                rest.removeFirst()
                break
            }
            if Self.beginsBlock(line) { break }
            lines.append(line)
            rest.removeFirst()
        }
        let text = lines.enumerated().map { place, line in
            let start = line.drop { $0 == " " }
            return place == lines.count - 1 ? Self.trimmed(line) : String(start)
        }
        let kind = level.map { PresentationIntent.Kind.header(level: $0) } ?? .paragraph
        blocks.append(Block(text: text.joined(separator: "\n"), intent: next(kind, in: parent)))
    }
}
