/// The schema of the elements of one name: the attributes that they may have, with the forms of their values, and the
/// parts that they may have under keys.
///
/// - Source: the attributes and parts in 4,300 public documents, and those that UIKit's tables of attributes read.
struct ElementSchema: Sendable {
    /// The element's name.
    let name: String
    /// The forms of attributes, by name.
    private(set) var attributes: [String: ValueForm]
    /// The kinds of parts, by key.
    private(set) var parts: [String: PartForm]
    /// The attributes and the keys of parts in the order of the table, each with the element that states it: those of
    /// the element itself and then those that it shares with others.
    private(set) var rows: [(owner: String, name: String)] = []
    /// Alternative lists of attributes, one of which has to be complete; empty if none is needed.
    private(set) var required: [[String]] = []

    /// The schema of an element's name; nil for names without one, whose attributes are not known.
    static func named(_ name: String) -> ElementSchema? { byName[name] }

    /// The names of the elements that have an attribute, in alphabetical order.
    static func elements(with attribute: String) -> [String] {
        byName.values.filter { $0.attributes[attribute] != nil }.map(\.name).sorted()
    }

    /// The names of the attributes and the keys of the parts, in alphabetical order.
    var names: [String] { Set(attributes.keys).union(parts.keys).sorted() }

    /// The names of the views of Interface Builder's library, and of connections, in alphabetical order.
    static var addable: [String] {
        byName.keys.filter { ElementClass.isView($0) || $0 == "outlet" || $0 == "action" || $0 == "segue" }.sorted()
    }

    /// The lists of elements to which attributes are indexes, or -1 for none.
    static let indexedLists = ["segmentedControl.selectedSegmentIndex": "segments"]

    private static let byName: [String: ElementSchema] = {
        var schemas: [String: ElementSchema] = [:]
        for block in (viewTable + objectTable + partTable).split(separator: "\n\n") {
            let lines = block.split(separator: "\n").map(String.init)
            let title = lines[0].split(separator: ":").map { Self.words($0) }
            for name in title[0] {
                let above = title.count > 1 ? schemas[title[1][0]] : nil
                var schema = ElementSchema(name: name, attributes: above?.attributes ?? [:], parts: above?.parts ?? [:])
                for line in lines.dropFirst() { schema.read(line) }
                schema.rows += above?.rows ?? []
                schemas[name] = schema
            }
        }
        return schemas
    }()

    private static func words(_ text: some StringProtocol) -> [String] {
        text.split { $0.isWhitespace }.map { String($0) }
    }

    /// Reads a row of a table: `attribute = words`, or a form, a kind of part or `needs`, followed by names.
    private mutating func read(_ line: String) {
        let sides = line.split(separator: "=", maxSplits: 1).map { Self.words($0) }
        if sides.count == 2 {
            for attribute in sides[0] { attributes[attribute] = .words(sides[1]) }
            rows += sides[0].map { (name, $0) }
        } else if sides[0][0] == "needs" {
            required.append(Array(sides[0].dropFirst()))
        } else if let form = Self.forms[sides[0][0]] {
            for attribute in sides[0].dropFirst() { attributes[attribute] = form }
            rows += sides[0].dropFirst().map { (name, $0) }
        } else {
            let kind = Self.kinds[sides[0][0]] ?? .elements(sides[0][0].split(separator: "|").map(String.init))
            for key in sides[0].dropFirst() { parts[key] = kind }
            rows += sides[0].dropFirst().map { (name, $0) }
        }
    }

    private static let forms: [String: ValueForm] = [
        "text": .text, "flag": .flag, "number": .number, "integer": .integer, "count": .count, "share": .share,
        "length": .length, "extent": .extent, "extentOrAutomatic": .extentOrAutomatic,
        "lengthOrInfinite": .lengthOrInfinite, "positive": .positive, "ratio": .ratio, "priority": .priority,
        "identifier": .identifier, "name": .name, "reference": .reference,
    ]

    private static let kinds: [String: PartForm] = [
        "color": .color, "font": .font, "rect": .rect, "size": .size, "offset": .offset, "point": .point, "inset": .inset,
        "edgeInsets": .edgeInsets, "directionalEdgeInsets": .directionalEdgeInsets, "bool": .bool,
    ]
}
