internal import CYAML

extension YAMLNode {
    /// The value that a text in UTF-8 has; nil for a text without one.
    ///
    /// Anchors and references to them are refused, so that a small text cannot stand for a large value.
    ///
    /// - Throws: `YAMLError` for invalid YAML, for more than one document, and for a duplicate key.
    /// - Complexity: O(length); at most 64 levels.
    package static func parse(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode? {
        let reader = YAMLReader(bytes)
        return try reader.document()
    }
}

/// Reads the events of libyaml.
private final class YAMLReader {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private static let deepest = 64

    init(_ text: [UInt8]) {
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        // The parser reads from memory that must not move.
        bytes = .allocate(capacity: max(1, text.count))
        _ = bytes.initialize(from: text)
        precondition(yaml_parser_initialize(parser) == 1, "no memory for a parser")
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, text.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        bytes.deallocate()
    }

    private struct Event {
        enum Kind { case start, end, scalar(String), openSequence, openMapping, close, alias }
        let kind: Kind
        let line: Int
        let column: Int
        let isAnchored: Bool
    }

    func document() throws(YAMLError) -> YAMLNode? {
        var node: YAMLNode?
        while true {
            let event = try next()
            switch event.kind {
            case .start: continue
            case .end: return node
            default:
                if node != nil { throw error(event, "only one document is taken") }
                node = try value(event, depth: 0)
            }
        }
    }

    private func value(_ event: Event, depth: Int) throws(YAMLError) -> YAMLNode {
        if event.isAnchored { throw error(event, "anchors and references are not taken") }
        guard depth < Self.deepest else { throw error(event, "values are nested more than \(Self.deepest) deep") }
        switch event.kind {
        case .scalar(let text): return YAMLNode(content: .scalar(text), line: event.line, column: event.column)
        case .openSequence:
            var items: [YAMLNode] = []
            while let inner = try inside() { items.append(try value(inner, depth: depth + 1)) }
            return YAMLNode(content: .sequence(items), line: event.line, column: event.column)
        case .openMapping: return try mapping(event, depth: depth)
        case .alias: throw error(event, "anchors and references are not taken")
        case .start, .end, .close: throw error(event, "a value is missing")
        }
    }

    private func mapping(_ event: Event, depth: Int) throws(YAMLError) -> YAMLNode {
        var pairs: [(key: YAMLNode, value: YAMLNode)] = []
        var keys: Set<String> = []
        while let inner = try inside() {
            let key = try value(inner, depth: depth + 1)
            guard let text = key.text else { throw YAMLError(key, "a key is a word") }
            guard keys.insert(text).inserted else { throw YAMLError(key, "the key '\(text)' occurs twice") }
            pairs.append((key, try value(try next(), depth: depth + 1)))
        }
        return YAMLNode(content: .mapping(pairs), line: event.line, column: event.column)
    }

    /// The next event; nil for the end of the list or mapping.
    private func inside() throws(YAMLError) -> Event? {
        let event = try next()
        if case .close = event.kind { return nil }
        return event
    }

    private func error(_ event: Event, _ message: String) -> YAMLError {
        YAMLError(line: event.line, column: event.column, message: message)
    }

    private func next() throws(YAMLError) -> Event {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else {
            let problem = parser.pointee.problem.map { String(cString: $0) } ?? "it cannot be read"
            let mark = parser.pointee.problem_mark
            throw YAMLError(line: Int(mark.line) + 1, column: Int(mark.column) + 1, message: problem)
        }
        defer { yaml_event_delete(&event) }
        var (kind, isAnchored) = (Event.Kind.start, false)
        switch event.type {
        case YAML_STREAM_END_EVENT, YAML_NO_EVENT: kind = .end
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            kind = .scalar(String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self))
            isAnchored = scalar.anchor != nil
        case YAML_SEQUENCE_START_EVENT:
            (kind, isAnchored) = (.openSequence, event.data.sequence_start.anchor != nil)
        case YAML_MAPPING_START_EVENT: (kind, isAnchored) = (.openMapping, event.data.mapping_start.anchor != nil)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .close
        case YAML_ALIAS_EVENT: kind = .alias
        default: kind = .start
        }
        return Event(
            kind: kind, line: Int(event.start_mark.line) + 1, column: Int(event.start_mark.column) + 1, isAnchored: isAnchored)
    }
}
