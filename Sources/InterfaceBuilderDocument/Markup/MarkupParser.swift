/// Parses a document's bytes into a tree of spans, in one pass and without recursion.
///
/// The grammar is XML 1.0 without document type declarations; hence the only entities are the five predefined ones and
/// numeric references, and nothing expands. It throws for malformed input, with the position.
struct MarkupParser {
    /// Limits against hostile documents that exhaust memory or the stack.
    package struct Limits: Sendable {
        /// The size in bytes.
        package var size = 256 << 20
        /// The nesting depth of elements.
        package var depth = 512

        package init() {}
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let limits: Limits
    let lines: LineTable
    var at: Int
    var names = MarkupNameTable()
    var elements: [MarkupTree.Element] = []
    var attributes: [MarkupTree.Attribute] = []
    private var open: [Int32] = []

    private init(_ bytes: UnsafeBufferPointer<UInt8>, limits: Limits) {
        self.bytes = bytes
        self.limits = limits
        at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        lines = LineTable(bytes, textStart: at)
        elements.reserveCapacity(bytes.count / 96)
        attributes.reserveCapacity(bytes.count / 24)
    }

    /// Parses a document. O(length).
    static func tree(of source: [UInt8], limits: Limits = Limits()) throws(MarkupError) -> MarkupTree {
        try source.withUnsafeBufferPointer { (bytes) throws(MarkupError) -> MarkupTree in
            guard bytes.count <= limits.size else {
                throw MarkupError(reason: .tooLarge(limit: limits.size), offset: 0, position: SourcePosition(line: 1, column: 1))
            }
            var parser = MarkupParser(bytes, limits: limits)
            try parser.checkEncoding()
            try parser.parseDocument()
            return MarkupTree(
                source: source, elements: parser.elements, attributes: parser.attributes, names: parser.names,
                lines: parser.lines)
        }
    }

    private mutating func parseDocument() throws(MarkupError) {
        if starts(with: "<?xml"), isSpace(at + 5) { try parseDeclaration() }
        while at < bytes.count { try parseContent() }
        if let last = open.last { throw unclosed(last) }
        if elements.isEmpty { throw error(.noRootElement, at: bytes.count) }
    }

    private mutating func parseContent() throws(MarkupError) {
        guard bytes[at] == UInt8(ascii: "<") else { return try parseText() }
        switch at + 1 < bytes.count ? bytes[at + 1] : 0 {
        case UInt8(ascii: "/"): try parseEndTag()
        case UInt8(ascii: "!"): try parseMarkedSection()
        case UInt8(ascii: "?"): try skip(past: "?>", from: at + 2, within: "a processing instruction")
        case UInt8(ascii: "<") where starts(with: "<<<<<<<"): throw error(.conflictMarker, at: at)
        default: try parseStartTag()
        }
    }

    private mutating func parseText() throws(MarkupError) {
        while at < bytes.count, bytes[at] != UInt8(ascii: "<") {
            if open.isEmpty && !isSpace(at) { throw error(.contentOutsideRoot, at: at) }
            if bytes[at] == UInt8(ascii: "&") {
                at = try reference(at: at)
            } else if bytes[at] == UInt8(ascii: "]"), starts(with: "]]>") {
                throw error(.unexpectedCharacter(expected: "]]&gt; in text"), at: at)
            } else {
                at += 1
            }
        }
    }

    private mutating func parseMarkedSection() throws(MarkupError) {
        if starts(with: "<!--") {
            let start = at
            try skip(past: "--", from: at + 4, within: "a comment")
            guard at < bytes.count else { throw error(.unexpectedEnd(in: "a comment"), at: start) }
            guard bytes[at] == UInt8(ascii: ">") else {
                throw error(.unexpectedCharacter(expected: "> after -- in a comment"), at: at)
            }
            at += 1
        } else if starts(with: "<![CDATA[") {
            if open.isEmpty { throw error(.contentOutsideRoot, at: at) }
            try skip(past: "]]>", from: at + 9, within: "a CDATA section")
        } else if starts(with: "<!DOCTYPE") {
            throw error(.documentTypeDeclaration, at: at)
        } else {
            throw error(.unexpectedCharacter(expected: "a comment or a CDATA section"), at: at)
        }
    }

    private mutating func parseStartTag() throws(MarkupError) {
        if open.isEmpty && !elements.isEmpty { throw error(.contentOutsideRoot, at: at) }
        if open.count >= limits.depth { throw error(.tooDeep(limit: limits.depth), at: at) }
        let start = at
        at += 1
        let index = Int32(elements.count)
        elements.append(
            MarkupTree.Element(
                name: try parseName("an element's name"), parent: open.last ?? -1, subtreeEnd: index + 1,
                firstAttribute: Int32(attributes.count), attributesEnd: 0, start: Int32(start), contentStart: 0, contentEnd: 0,
                end: 0))
        try parseAttributes(of: Int(index), tagStart: start)
        elements[Int(index)].attributesEnd = Int32(attributes.count)
        try finishStartTag(index)
    }

    private mutating func finishStartTag(_ index: Int32) throws(MarkupError) {
        let isEmpty = bytes[at] == UInt8(ascii: "/")
        if isEmpty { at += 1 }
        guard at < bytes.count, bytes[at] == UInt8(ascii: ">") else { throw error(.unexpectedCharacter(expected: ">"), at: at) }
        at += 1
        elements[Int(index)].contentStart = Int32(at)
        if isEmpty {
            close(index, contentEnd: at)
        } else {
            open.append(index)
        }
    }

    private mutating func parseEndTag() throws(MarkupError) {
        let start = at
        at += 2
        let name = try parseName("an element's name")
        skipSpace()
        guard at < bytes.count, bytes[at] == UInt8(ascii: ">") else { throw error(.unexpectedCharacter(expected: ">"), at: at) }
        at += 1
        guard let index = open.popLast() else { throw error(.unopenedEnd(names.names[Int(name)]), at: start) }
        let opened = elements[Int(index)].name
        guard opened == name else {
            throw error(.mismatchedEnd(found: names.names[Int(name)], open: names.names[Int(opened)]), at: start)
        }
        close(index, contentEnd: start)
    }

    private mutating func close(_ index: Int32, contentEnd: Int) {
        elements[Int(index)].contentEnd = Int32(contentEnd)
        elements[Int(index)].end = Int32(at)
        elements[Int(index)].subtreeEnd = Int32(elements.count)
    }

    private func unclosed(_ index: Int32) -> MarkupError {
        let element = elements[Int(index)]
        return error(.unclosedElement(names.names[Int(element.name)]), at: Int(element.start))
    }
}
