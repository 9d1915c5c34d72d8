/// Substitutes for the symbols of the system.
///
/// A name consists of a shape and modifiers: `heart.circle.fill` is the heart, cut out of a filled circle. Shapes are
/// drawn for this project where documents record their proportions, and icons of Bootstrap otherwise. A name of which a
/// part is not known has no substitute.
enum SymbolTable {
    /// A shape with the modifiers of a symbol's name.
    struct Symbol {
        var glyph: SymbolGlyph
        var enclosure = SymbolEnclosure.none
        /// A small mark in the corner.
        var badge: Badge?
        var isFilled = false
        /// Whether the whole symbol is struck out.
        var isStruckOut = false
        /// Whether the shape inside the enclosure is struck out.
        var isShapeStruckOut = false
    }

    enum Badge {
        case dot
        case glyph(SymbolGlyph)
    }

    /// The symbol with a name; nil if a part of it is not known.
    static func symbol(named name: String) -> Symbol? {
        let words = name.split(separator: ".").map(String.init)
        for count in stride(from: words.count, to: 0, by: -1) {
            let (shape, modifiers) = (words[..<count].joined(separator: "."), words[count...])
            if let symbol = symbol(shape, modifiers) { return symbol }
            if let other = aliases[shape] {
                return symbol(named: ([other] + modifiers).joined(separator: "."))
            }
        }
        return nil
    }

    /// The longer side, in points beside text of 17 points, of symbols whose side on the canvas is not
    /// ``UIImage/symbolSide``.
    ///
    /// - Source: recorded widths of buttons that show nothing else and that nothing else sizes, divided by 1.28 where
    ///   the button shows symbols in the large scale. `doc.on.doc` and the chevrons are recorded in two projects each,
    ///   the others in one.
    static let recordedSides: [String: CGFloat] = [
        "arrowshape.turn.up.right": 21, "chevron.left": 16.25, "chevron.right": 16.25, "doc.on.doc": 23.1, "flashlight.slash": 17,
        "hand.raised.fill": 23.8, "lock": 18.5, "qrcode": 19.5, "xmark": 17.5,
    ]

    /// The names without modifiers, sorted, and those of icons that have more than a shape.
    static var names: [String] {
        Set(glyphs.keys).union(iconPlaces.keys).union(aliases.keys).filter { $0.first?.isLetter == true }.sorted()
    }

    /// Whether there is a substitute for a name.
    static func isKnown(_ name: String) -> Bool { symbol(named: name) != nil }

    /// Whether a symbol can have the name: parts of letters and digits, with a full stop between two.
    static func isWellFormed(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }
        }
    }

    private static func symbol(_ shape: String, _ modifiers: ArraySlice<String>) -> Symbol? {
        guard let glyph = glyph(named: shape) else { return nil }
        var symbol = Symbol(glyph: glyph)
        var rest = modifiers
        while let word = rest.popFirst() {
            switch word {
            case "fill": symbol.isFilled = true
            case "slash": symbol.isStruckOut = true
            case "badge", "trianglebadge":
                guard let badge = badge(rest) else { return nil }
                symbol.badge = badge
                if rest.last == "fill" { symbol.isFilled = true }
                rest = []
            default:
                if turns.contains(shape), let count = digits(word) {
                    (symbol.glyph, symbol.enclosure) = (count, .glyph(glyph))
                } else if let enclosure = SymbolEnclosure(word: word), symbol.enclosure.isNone {
                    symbol.enclosure = enclosure
                    (symbol.isShapeStruckOut, symbol.isStruckOut) = (symbol.isStruckOut, false)
                } else {
                    return nil
                }
            }
        }
        if symbol.isFilled, symbol.enclosure.isNone, let filled = icon(shape + ".fill") { symbol.glyph = filled }
        if let size = symbol.enclosure.proportions { symbol.glyph.size = size }
        return symbol
    }

    /// Arrows around a number of seconds.
    private static let turns: Set = ["arrow.clockwise", "arrow.counterclockwise"]

    private static func badge(_ words: ArraySlice<String>) -> Badge? {
        let name = (words.last == "fill" ? words.dropLast() : words).joined(separator: ".")
        guard !name.isEmpty else { return .dot }
        return (glyph(named: name) ?? aliases[name].flatMap(glyph)).map(Badge.glyph)
    }

    private static func glyph(named name: String) -> SymbolGlyph? { glyphs[name] ?? icon(name) ?? digits(name) }

    // MARK: Icons

    private static func icon(_ name: String) -> SymbolGlyph? {
        icon(name[...]).map { SymbolGlyph(solid: SymbolOutline.path($0)) }
    }

    /// The outline of an icon.
    private static func icon(_ name: Substring) -> Substring? {
        guard let place = iconPlaces[String(name)] else { return nil }
        let bytes = iconLines.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: place.lowerBound)
        return Substring(bytes[start..<bytes.index(start, offsetBy: place.count)])
    }

    /// The byte ranges of outlines in ``iconLines``, by name. Lines are found in the UTF-8 bytes: splitting the string
    /// takes milliseconds.
    private static let iconPlaces: [String: Range<Int>] = {
        var places: [String: Range<Int>] = [:]
        places.reserveCapacity(1024)
        var lines = iconLines
        lines.withUTF8 { bytes in
            var start = 0
            while start < bytes.count {
                var (space, end) = (-1, start)
                while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
                    if space < 0, bytes[end] == UInt8(ascii: " ") { space = end }
                    end += 1
                }
                if space >= 0 { places[String(decoding: bytes[start..<space], as: UTF8.self)] = space..<end }
                start = end + 1
            }
        }
        return places
    }()

    /// A number of two digits.
    private static func digits(_ word: String) -> SymbolGlyph? {
        guard word.count == 2, Int(word) != nil, let first = icon(word.prefix(1)), let second = icon(word.suffix(1)) else {
            return nil
        }
        let left = SymbolOutline.path(first)
        let start = SymbolGlyph.path(left).boundingBoxOfPath.maxX + 2
        return SymbolGlyph(solid: left + " " + SymbolOutline.path(second, from: start))
    }

    // MARK: Shapes of our own

    private static let aliases = [
        "airplane.departure": "airplane", "arrow.2.circlepath": "arrow.triangle.2.circlepath", "arrow.backward": "arrow.left",
        "arrow.forward": "arrow.right", "arrow.triangle.2.circlepath.camera": "camera.badge.arrow.triangle.2.circlepath",
        "arrow.uturn.backward": "arrow.uturn.left", "arrow.uturn.forward": "arrow.uturn.right",
        "bin.xmark": "trash.badge.xmark", "camera.rotate": "camera.badge.arrow.triangle.2.circlepath",
        "chevron.backward": "chevron.left", "chevron.forward": "chevron.right", "chevron.up.forward": "arrow.up.right",
        "doc.on.clipboard": "clipboard", "document": "doc", "document.on.clipboard": "clipboard",
        "document.on.document": "doc.on.doc", "exclamationmark.lock": "lock.badge.exclamationmark",
        "eye.trianglebadge.exclamationmark": "eye.badge.exclamationmark", "flashlight": "lightbulb",
        "gobackward": "arrow.counterclockwise",
        "goforward": "arrow.clockwise", "greaterthan": "chevron.right", "lessthan": "chevron.left",
        "line.horizontal.3": "line.3.horizontal", "list.dash": "list.bullet", "lock.rotation": "lock.badge.arrow.clockwise",
        "multiply": "xmark", "music.note.house": "house.badge.music.note", "note.text": "doc.text",
        "person.fill.badge.minus": "person.badge.minus.fill", "person.fill.badge.plus": "person.badge.plus.fill",
        "person.fill.checkmark": "person.badge.checkmark.fill", "person.fill.xmark": "person.badge.xmark.fill",
        "rotate.right": "arrow.clockwise", "square.on.square": "doc.on.doc", "x": "xmark",
        "arrowshape.turn.up.right": "arrow.uturn.right", "xmark.bin": "trash.badge.xmark",
    ]

    private static let glyphs: [String: SymbolGlyph] = arrows.merging(marks) { first, _ in first }
        .merging(objects) { first, _ in first }.merging(media) { first, _ in first }

    private static let arrows: [String: SymbolGlyph] = [
        "chevron.left": SymbolGlyph("M 15 3 L 6 12 L 15 21", 97, 128),
        "chevron.right": SymbolGlyph("M 9 3 L 18 12 L 9 21", 97, 128),
        "chevron.up": SymbolGlyph("M 3 16 L 12 7 L 21 16", 128, 70),
        "chevron.down": SymbolGlyph("M 3 7 L 12 16 L 21 7", 128, 70),
        "chevron.up.chevron.down": SymbolGlyph("M 5 9 L 12 2.5 L 19 9 M 5 15 L 12 21.5 L 19 15"),
        "arrow.left": SymbolGlyph("M 21 12 L 3 12 M 10 5 L 3 12 L 10 19", 128, 95),
        "arrow.right": SymbolGlyph("M 3 12 L 21 12 M 14 5 L 21 12 L 14 19", 128, 95),
        "arrow.up": SymbolGlyph("M 12 21 L 12 3 M 5 10 L 12 3 L 19 10", 95, 128),
        "arrow.down": SymbolGlyph("M 12 3 L 12 21 M 5 14 L 12 21 L 19 14", 95, 128),
        "arrow.up.right": SymbolGlyph("M 4 20 L 20 4 M 8 4 L 20 4 L 20 16"),
        "arrow.up.left": SymbolGlyph("M 20 20 L 4 4 M 16 4 L 4 4 L 4 16"),
        "arrow.down.right": SymbolGlyph("M 4 4 L 20 20 M 8 20 L 20 20 L 20 8"),
        "arrow.down.left": SymbolGlyph("M 20 4 L 4 20 M 16 20 L 4 20 L 4 8"),
        "arrow.up.arrow.down": SymbolGlyph("M 7 20 L 7 4 M 3 8 L 7 4 L 11 8 M 17 4 L 17 20 M 13 16 L 17 20 L 21 16"),
        "arrow.left.arrow.right": SymbolGlyph("M 20 7 L 4 7 M 8 3 L 4 7 L 8 11 M 4 17 L 20 17 M 16 13 L 20 17 L 16 21"),
        "arrow.up.left.and.arrow.down.right": SymbolGlyph("M 4 4 L 20 20 M 4 11 L 4 4 L 11 4 M 20 13 L 20 20 L 13 20"),
        "arrow.down.right.and.arrow.up.left": SymbolGlyph(
            "M 3 3 L 10 10 M 3 10 L 10 10 L 10 3 M 21 21 L 14 14 M 21 14 L 14 14 L 14 21"),
        "arrow.clockwise": SymbolGlyph("A 12 13 8.5 -40 250 M 13 1.5 L 18.6 7.2 L 11 9", 113, 128),
        "arrow.counterclockwise": SymbolGlyph("A 12 13 8.5 -70 220 M 11 1.5 L 5.4 7.2 L 13 9", 113, 128),
        "arrow.triangle.2.circlepath": SymbolGlyph(
            "A 12 12 8 -165 -25 A 12 12 8 15 155", solid: "M 15.5 9 L 22.5 9 L 19 14 Z M 1.5 15 L 8.5 15 L 5 10 Z", 128, 105),
        "arrow.uturn.left": SymbolGlyph("M 4 9 L 14 9 C 22 9 22 20 14 20 L 9 20 M 9 4 L 4 9 L 9 14"),
        "arrow.uturn.right": SymbolGlyph("M 20 9 L 10 9 C 2 9 2 20 10 20 L 15 20 M 15 4 L 20 9 L 15 14"),
        "arrowtriangle.left": SymbolGlyph("M 5 12 L 19 4 L 19 20 Z"),
        "arrowtriangle.right": SymbolGlyph("M 19 12 L 5 4 L 5 20 Z"),
        "arrowtriangle.up": SymbolGlyph("M 12 5 L 20 19 L 4 19 Z"),
        "arrowtriangle.down": SymbolGlyph("M 12 19 L 20 5 L 4 5 Z"),
        "square.and.arrow.up": SymbolGlyph(
            "M 8 9 L 5 9 L 5 21.5 L 19 21.5 L 19 9 L 16 9 M 12 15 L 12 2 M 8 6 L 12 2 L 16 6", 115, 128),
        "square.and.arrow.down": SymbolGlyph(
            "M 8 9 L 5 9 L 5 21.5 L 19 21.5 L 19 9 L 16 9 M 12 2 L 12 15 M 8 11 L 12 15 L 16 11", 115, 128),
    ]

    private static let marks: [String: SymbolGlyph] = [
        "xmark": SymbolGlyph("M 4 4 L 20 20 M 20 4 L 4 20", 128, 113),
        "plus": SymbolGlyph("M 12 3 L 12 21 M 3 12 L 21 12", 128, 113),
        "minus": SymbolGlyph("M 3 12 L 21 12", 128, 24),
        "checkmark": SymbolGlyph("M 4 13 L 9.5 20 L 20 4", 128, 114),
        "checkmark.circle": SymbolGlyph("O 12 12 10", details: "M 7.5 12.5 L 10.8 16.3 L 16.5 8", 128, 123),
        "ellipsis": SymbolGlyph(solid: "O 4 12 2 O 12 12 2 O 20 12 2", 128, 37),
        "info": SymbolGlyph("M 9.5 10.5 L 12 10.5 L 12 20 M 9 20 L 15 20", solid: "O 11.8 5 1.7"),
        "questionmark": SymbolGlyph("M 7.5 8 C 7.5 2 16.5 2 16.5 8 C 16.5 12 12 11.5 12 15.5", solid: "O 12 20 1.5"),
        "exclamationmark": SymbolGlyph("M 12 3 L 12 14.5", solid: "O 12 19.8 1.5"),
        "exclamationmark.triangle": SymbolGlyph(
            "M 12 3 L 22 20.5 L 2 20.5 Z", details: "M 12 9 L 12 14.5 M 12 17.4 L 12 17.5", 128, 112),
        "circle": SymbolGlyph("O 12 12 10", 128, 123),
        "square": SymbolGlyph("R 3 3 18 18 3", 128, 114),
        "rectangle.portrait": SymbolGlyph("R 4.5 1.5 15 21 2.5", 97, 128),
        "rectangle": SymbolGlyph("R 1.5 4.5 21 15 2.5", 128, 97),
        "capsule": SymbolGlyph("R 1.5 6 21 12 6"),
        "triangle": SymbolGlyph("M 12 3 L 22 20.5 L 2 20.5 Z", 128, 112),
        "record.circle": SymbolGlyph("O 12 12 10", solid: "O 12 12 5.5", 128, 123),
        "line.3.horizontal": SymbolGlyph("M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18", 128, 92),
        "line.3.horizontal.decrease": SymbolGlyph("M 3 6 L 21 6 M 6 12 L 18 12 M 9 18 L 15 18"),
        "list.bullet": SymbolGlyph(
            "M 8 6 L 22 6 M 8 12 L 22 12 M 8 18 L 22 18", solid: "O 3 6 1.4 O 3 12 1.4 O 3 18 1.4", 128, 92),
        "slider.horizontal.3": SymbolGlyph(
            "M 2 6 L 22 6 M 2 12 L 22 12 M 2 18 L 22 18", solid: "O 8 6 2.4 O 16 12 2.4 O 8 18 2.4", 128, 99),
        "square.grid.2x2": SymbolGlyph(
            "R 3 3 7.5 7.5 1.5 R 13.5 3 7.5 7.5 1.5 R 3 13.5 7.5 7.5 1.5 R 13.5 13.5 7.5 7.5 1.5", 128, 114),
        "textformat": SymbolGlyph("M 2 19 L 7.5 5 L 13 19 M 4 14.5 L 11 14.5 M 21 11 L 21 19 O 17.8 15 3.3"),
        "number": SymbolGlyph("M 9 3 L 7 21 M 17 3 L 15 21 M 4 8.5 L 21 8.5 M 3 15.5 L 20 15.5"),
        "at": SymbolGlyph("O 12 12 4 M 16 8 L 16 13 C 16 17 21 16 21 12 C 21 0 3 0 3 12 C 3 20 10 22.5 16 20"),
        "power": SymbolGlyph("A 12 13 8.5 -50 230 M 12 2.5 L 12 12"),
        "qrcode": SymbolGlyph(
            "R 3 3 7 7 .5 R 14 3 7 7 .5 R 3 14 7 7 .5 M 14 14 L 16 16 M 18 14 L 21 14 M 14 19 L 14 21 M 18 18 L 21 21",
            solid: "R 5.5 5.5 2 2 0 R 16.5 5.5 2 2 0 R 5.5 16.5 2 2 0", 128, 114),
        "barcode": SymbolGlyph("M 3 5 L 3 19 M 7 5 L 7 19 M 10 5 L 10 19 M 14 5 L 14 19 M 18 5 L 18 19 M 21 5 L 21 19", 128, 93),
    ]

    private static let objects: [String: SymbolGlyph] = [
        "gear": SymbolGlyph(
            "O 12 12 7.3 M 12 4.5 L 12 2 M 12 19.5 L 12 22 M 4.5 12 L 2 12 M 19.5 12 L 22 12 "
                + "M 6.7 6.7 L 4.9 4.9 M 17.3 6.7 L 19.1 4.9 M 6.7 17.3 L 4.9 19.1 M 17.3 17.3 L 19.1 19.1",
            details: "O 12 12 2.8", 128, 119),
        "person": SymbolGlyph("O 12 7 4.5 M 3 21.5 C 3 16 7 14 12 14 C 17 14 21 16 21 21.5 Z", 128, 121),
        "person.2": SymbolGlyph(
            "O 8 8 3.6 M 1 20 C 1 15 4 13.6 8 13.6 C 12 13.6 15 15 15 20 Z O 17.5 9 3 M 18 20 L 23 20 C 23 16 21 14.4 17.5 14.2",
            128, 81),
        "house": SymbolGlyph(
            "M 12 3 L 22.5 12 L 19 12 L 19 21 L 5 21 L 5 12 L 1.5 12 Z", details: "M 10 20.5 L 10 14.5 L 14 14.5 L 14 20.5", 128,
            106),
        "star": SymbolGlyph(
            "M 12 2 L 15 9.2 L 22.5 9.6 L 16.8 14.5 L 18.7 22 L 12 17.8 L 5.3 22 L 7.2 14.5 L 1.5 9.6 L 9 9.2 Z", 128, 116),
        "heart": SymbolGlyph(
            "M 12 21 C 4 15.5 1.5 12 1.5 8.3 C 1.5 2.5 9 1 12 6.5 C 15 1 22.5 2.5 22.5 8.3 C 22.5 12 20 15.5 12 21 Z", 128, 109),
        "magnifyingglass": SymbolGlyph("O 10 10 7 M 15.2 15.2 L 21.5 21.5", 128, 117),
        "trash": SymbolGlyph(
            "M 5 6.5 L 6.2 20.5 C 6.3 21.6 7 22 8 22 L 16 22 C 17 22 17.7 21.6 17.8 20.5 L 19 6.5 Z M 3 6 L 21 6 "
                + "M 9 6 L 9 3.5 C 9 2.8 9.3 2.5 10 2.5 L 14 2.5 C 14.7 2.5 15 2.8 15 3.5 L 15 6",
            details: "M 9.3 10 L 9.7 18.5 M 14.7 10 L 14.3 18.5 M 12 10 L 12 18.5", 117, 128),
        "bell": SymbolGlyph(
            "M 12 3 C 7.5 3 6 7 6 11 C 6 15 3.5 16 3.5 18.5 L 20.5 18.5 C 20.5 16 18 15 18 11 C 18 7 16.5 3 12 3 Z",
            solid: "M 9.5 20 C 10 23 14 23 14.5 20 Z", 119, 128),
        "pencil": SymbolGlyph("M 3.5 20.5 L 5 15.5 L 16.5 4 L 20 7.5 L 8.5 19 Z", details: "M 14 6.5 L 17.5 10", 128, 113),
        "square.and.pencil": SymbolGlyph("M 14 4 L 4 4 L 4 20 L 20 20 L 20 10 M 10 14 L 11 11 L 20 2 L 22 4 L 13 13 Z", 128, 117),
        "lock": SymbolGlyph("R 5 10.5 14 11 2.5 M 8 10.5 L 8 7.5 C 8 1.5 16 1.5 16 7.5 L 16 10.5", 86, 128),
        "lock.open": SymbolGlyph("R 3 10.5 13 11 2.5 M 13 10.5 L 13 7.5 C 13 1.5 21 1.5 21 7.5 L 21 10.5", 128, 110),
        "key": SymbolGlyph("O 12 7 5 M 12 12 L 12 22 M 12 17 L 15.5 17 M 12 21.5 L 15.5 21.5", details: "O 12 6 1", 82, 128),
        "eye": SymbolGlyph("M 1.5 12 C 6 4 18 4 22.5 12 C 18 20 6 20 1.5 12 Z", details: "O 12 12 3.2", 128, 81),
        "envelope": SymbolGlyph("R 1.5 4.5 21 15 2.5", details: "M 3 7 L 12 14 L 21 7", 128, 93),
        "calendar": SymbolGlyph(
            "R 2.5 3.5 19 17.5 2.5", details: "M 3 8.5 L 21 8.5 M 7 13 L 8 13 M 12 13 L 13 13 M 17 13 L 18 13 M 7 17 L 8 17", 128,
            111),
        "clock": SymbolGlyph("O 12 12 10", details: "M 12 6 L 12 12.5 L 7.5 12.5", 128, 123),
        "timer": SymbolGlyph("O 12 13 9", details: "M 12 8 L 12 13.5 M 12 4 L 12 1.5 M 9.5 1.5 L 14.5 1.5", 128, 128),
        "book": SymbolGlyph(
            "M 12 6 C 9 3.5 5 3.5 2 5 L 2 19.5 C 5 18 9 18 12 20 C 15 18 19 18 22 19.5 L 22 5 C 19 3.5 15 3.5 12 6 Z",
            details: "M 12 6 L 12 20", 128, 99),
        "bookmark": SymbolGlyph("M 6 2.5 L 18 2.5 L 18 21.5 L 12 16 L 6 21.5 Z", 84, 128),
        "tag": SymbolGlyph("M 2.5 3.5 L 12 3.5 L 22 13.5 L 13.5 22 L 2.5 12 Z", details: "O 7 8 1"),
        "flag": SymbolGlyph("M 4.5 4 C 9 1.5 14 7 19.5 4.5 L 19.5 14 C 14 16.5 9 11 4.5 13.5 Z M 4.5 3 L 4.5 22", 109, 128),
        "folder": SymbolGlyph(
            "M 2 6 C 2 4.5 2.5 4 4 4 L 9 4 L 11.5 6.5 L 20 6.5 C 21.5 6.5 22 7 22 8.5 L 22 18 C 22 19.5 21.5 20 20 20 L 4 20 C 2.5 20 2 19.5 2 18 Z",
            details: "M 3 10 L 21 10", 128, 96),
        "doc": SymbolGlyph("M 5 2 L 14 2 L 20 8 L 20 22 L 5 22 Z", details: "M 14 2.5 L 14 8 L 19.5 8", 98, 128),
        "doc.text": SymbolGlyph(
            "M 5 2 L 14 2 L 20 8 L 20 22 L 5 22 Z", details: "M 8.5 12 L 16.5 12 M 8.5 16.5 L 16.5 16.5", 98, 128),
        "doc.on.doc": SymbolGlyph(
            "R 8 7 13 15 2 M 8 17 L 5 17 C 4 17 3 16 3 15 L 3 4 C 3 3 4 2 5 2 L 14 2 C 15 2 16 3 16 4 L 16 7", 116, 128),
        "tray": SymbolGlyph(
            "M 2 13 L 5 5 L 19 5 L 22 13 L 22 19 L 2 19 Z", details: "M 2.5 13 L 8 13 C 8 17 16 17 16 13 L 21.5 13", 128, 88),
        "paperclip": SymbolGlyph(
            "M 19 11 L 11 19 C 6 24 0 18 5 13 L 14 4 C 17.5 .5 22 5 18.5 8.5 L 10 17 C 8 19 5.5 16.5 7.5 14.5 L 15 7"),
        "link": SymbolGlyph(
            "M 10 14 C 7 11 9 9 11 7 L 14 4 C 18 0 24 6 20 10 L 17 13 M 14 10 C 17 13 15 15 13 17 L 10 20 C 6 24 0 18 4 14 L 7 11"
        ),
        "paperplane": SymbolGlyph("M 22 2 L 2 10.5 L 10 14 L 13.5 22 Z", details: "M 21 3 L 10 14", 128, 118),
        "location": SymbolGlyph("M 22 2 L 2 10.5 L 12 12 L 13.5 22 Z", 128, 119),
        "mappin": SymbolGlyph("O 12 6.5 4.5 M 12 11 L 12 22"),
        "map": SymbolGlyph(
            "M 2 6 L 9 3 L 15 6 L 22 3 L 22 18 L 15 21 L 9 18 L 2 21 Z", details: "M 9 3.5 L 9 17.5 M 15 6.5 L 15 20.5", 128, 112),
        "globe": SymbolGlyph("O 12 12 10", details: "E 12 12 4.5 10 M 2 12 L 22 12 M 4 7 L 20 7 M 4 17 L 20 17", 128, 123),
        "cart": SymbolGlyph(
            "M 1 3 L 4.5 3 L 7 16 L 20 16 M 5.3 6.5 L 22 6.5 L 20.5 13 L 6.6 13", solid: "O 9 20 1.7 O 18 20 1.7", 128, 102),
        "creditcard": SymbolGlyph("R 1.5 4.5 21 15 2.5", details: "M 2 9 L 22 9 M 5 15 L 9 15", 128, 88),
        "gift": SymbolGlyph(
            "R 4 11 16 11 1.5 R 2.5 7 19 4 1 M 12 7 C 6 7 7 1.5 10 3 C 11.5 4 12 7 12 7 C 12 7 12.5 4 14 3 C 17 1.5 18 7 12 7",
            details: "M 12 7.5 L 12 21.5"),
        "bubble.left": SymbolGlyph(
            "M 12 3 C 18 3 22 6 22 11 C 22 16 18 19 12 19 C 11 19 10 19 9 18.7 C 7 20.5 5 21 3.5 21 C 4.5 20 5 18.5 5 17 C 3 15.5 2 13.5 2 11 C 2 6 6 3 12 3 Z",
            128, 110),
        "shield": SymbolGlyph(
            "M 12 2 C 9 4 6 5 3.5 5 L 3.5 12 C 3.5 17 7 20.5 12 22.5 C 17 20.5 20.5 17 20.5 12 L 20.5 5 C 18 5 15 4 12 2 Z"),
        "hand.raised": SymbolGlyph(
            "M 5 13 L 5 6 C 5 4.5 7.5 4.5 7.5 6 L 7.5 11 L 8.5 3.5 C 8.7 2 11 2 11 3.5 L 11.5 10.5 L 13 3 C 13.2 1.8 15.2 2 15.2 3.5 L 15 11 L 17 5.5 C 17.4 4.2 19.2 4.6 19 6 L 17.5 16 C 17 20 14.5 22 11 22 C 7.5 22 5 18.5 5 13 Z",
            110, 128),
        "hand.thumbsup": SymbolGlyph(
            "M 8 11 L 12 2.5 C 14 2.5 14.5 4.5 14 9 L 20 9 C 22 9 22 11 21.5 13 L 20 19 C 19.5 21 18.5 21.5 17 21.5 L 8 21.5 Z R 2.5 11 3.5 10.5 1",
            128, 128),
        "hand.thumbsdown": SymbolGlyph(
            "M 8 13 L 12 21.5 C 14 21.5 14.5 19.5 14 15 L 20 15 C 22 15 22 13 21.5 11 L 20 5 C 19.5 3 18.5 2.5 17 2.5 L 8 2.5 Z R 2.5 2.5 3.5 10.5 1",
            128, 128),
        "face.smiling": SymbolGlyph(
            "O 12 12 10", details: "M 7.5 14 C 9 18 15 18 16.5 14 M 8.5 8.5 L 8.5 10 M 15.5 8.5 L 15.5 10", 128, 123),
        "wrench": SymbolGlyph(
            "M 3 19 L 12 10 C 10.5 6 13 2.5 17.5 3 L 14.5 6 L 15 9 L 18 9.5 L 21 6.5 C 21.5 11 18 13.5 14 12 L 5 21 C 3.5 22 2 20.5 3 19 Z",
            128, 128),
        "paintbrush": SymbolGlyph(
            "M 21.5 2.5 L 11 12 L 13 14 Z M 10 12.5 C 6 12 6 17 2.5 18.5 C 6 21.5 13 21 12.5 15 Z", 122, 128),
        "iphone": SymbolGlyph("R 6 1.5 12 21 2.5", details: "M 10.5 4 L 13.5 4", 76, 128),
        "display": SymbolGlyph("R 1.5 3 21 14 2 M 8.5 21 L 15.5 21 M 12 17 L 12 21", 128, 101),
        "car": SymbolGlyph(
            "M 2 18 L 2 12 L 5 6 L 19 6 L 22 12 L 22 18 Z",
            details: "M 4 11.5 L 20 11.5 M 5.5 14.8 L 6.5 14.8 M 17.5 14.8 L 18.5 14.8", 128, 101),
        "airplane": SymbolGlyph(
            solid:
                "M 22 12 C 22 10.8 20.5 10.3 19 10.3 L 14.5 10.3 L 9 2.5 L 6.5 2.5 L 9 10.3 L 5 10.5 L 3 8 L 1.5 8 L 2.5 12 L 1.5 16 L 3 16 L 5 13.5 L 9 13.7 L 6.5 21.5 L 9 21.5 L 14.5 13.7 L 19 13.7 C 20.5 13.7 22 13.2 22 12 Z",
            128, 118),
    ]

    private static let media: [String: SymbolGlyph] = [
        "play": SymbolGlyph("M 5 3.5 L 21 12 L 5 20.5 Z", 120, 128),
        "pause": SymbolGlyph("R 5 4 4.5 16 1 R 14.5 4 4.5 16 1", 100, 128),
        "stop": SymbolGlyph("R 4 4 16 16 2.5", 128, 113),
        "forward": SymbolGlyph("M 2 5 L 12 12 L 2 19 Z M 12 5 L 22 12 L 12 19 Z", 128, 78),
        "backward": SymbolGlyph("M 22 5 L 12 12 L 22 19 Z M 12 5 L 2 12 L 12 19 Z", 128, 78),
        "repeat": SymbolGlyph(
            "M 3 12 C 3 7 5 6.5 8 6.5 L 21 6.5 M 17.5 3 L 21 6.5 L 17.5 10 M 21 12 C 21 17 19 17.5 16 17.5 L 3 17.5 M 6.5 14 L 3 17.5 L 6.5 21",
            128, 98),
        "shuffle": SymbolGlyph(
            "M 2 7 L 6 7 L 15 17 L 21 17 M 2 17 L 6 17 L 15 7 L 21 7 M 18 4 L 21 7 L 18 10 M 18 14 L 21 17 L 18 20", 128, 92),
        "music.note": SymbolGlyph("M 10 19 L 10 3 L 18 6 L 18 10", solid: "E 7 19.5 3.3 2.5"),
        "speaker": SymbolGlyph("M 1.5 8 L 9 8 L 22 1.5 L 22 22.5 L 9 16 L 1.5 16 Z", 128, 121),
        "mic": SymbolGlyph("R 8.5 2 7 13 3.5 M 5 11 C 5 20.5 19 20.5 19 11 M 12 18 L 12 22 M 8.5 22 L 15.5 22", 84, 128),
        "camera": SymbolGlyph(
            "M 2 8 C 2 6.5 2.5 6 4 6 L 7 6 L 8.5 3.5 L 15.5 3.5 L 17 6 L 20 6 C 21.5 6 22 6.5 22 8 L 22 18 C 22 19.5 21.5 20 20 20 L 4 20 C 2.5 20 2 19.5 2 18 Z",
            details: "O 12 12.7 4.2", 128, 93),
        "video": SymbolGlyph("R 1.5 5.5 14.5 13 2.5 M 16 11 L 22.5 6.5 L 22.5 17.5 L 16 13 Z", 128, 81),
        "photo": SymbolGlyph(
            "R 1.5 4 21 16 2.5", details: "M 2.5 17.5 L 8 11.5 L 13 16.5 L 16 13.5 L 21.5 18.5 O 16 9 1.7", 128, 93),
        "phone": SymbolGlyph(
            "M 4 3.5 L 8 2 L 10.5 8 L 7.8 10 C 9 13 11 15 14 16.2 L 16 13.5 L 22 16 L 20.5 20 C 18 22.5 12 20.5 8 16.5 C 3.5 12 1.5 6 4 3.5 Z",
            128, 128),
        "wifi": SymbolGlyph("A 12 19 15 -132 -48 A 12 19 10 -132 -48 A 12 19 5 -130 -50", solid: "O 12 19 1.6", 128, 93),
        "bolt": SymbolGlyph("M 13.5 1.5 L 4 14 L 11 14 L 9.5 22.5 L 20 9.5 L 12.5 9.5 Z", 100, 128),
        "flame": SymbolGlyph(
            "M 12 1.5 C 13.5 6 19.5 9 19.5 15 C 19.5 20 16 22.5 12 22.5 C 8 22.5 4.5 20 4.5 15 C 4.5 12 6 10 7.5 8.5 C 8 11 9 11.5 10 11.5 C 11.5 9 10.5 4.5 12 1.5 Z",
            108, 128),
        "sun.max": SymbolGlyph(
            "O 12 12 4.5 M 12 1.5 L 12 4 M 12 20 L 12 22.5 M 1.5 12 L 4 12 M 20 12 L 22.5 12 M 4.6 4.6 L 6.3 6.3 M 17.7 17.7 L 19.4 19.4 M 4.6 19.4 L 6.3 17.7 M 17.7 6.3 L 19.4 4.6",
            128, 125),
        "moon": SymbolGlyph("M 20.5 15 C 14 18 7 12 9.5 3 C 4.5 4.5 2 9 3 14 C 5 22 16.5 24 20.5 15 Z", 121, 128),
        "cloud": SymbolGlyph(
            "M 6.5 19 C 2.5 19 1.5 16.5 1.5 15 C 1.5 12.5 3.5 11 5.5 11 C 5.5 7 9 5 12 5 C 15 5 17.5 7 18 10 C 21 10 22.5 12 22.5 14.5 C 22.5 17 20.5 19 18 19 Z",
            128, 90),
        "drop": SymbolGlyph(
            "M 12 2 C 15 7 19 11 19 15.5 C 19 20 16 22.5 12 22.5 C 8 22.5 5 20 5 15.5 C 5 11 9 7 12 2 Z", 85, 128),
    ]
}
