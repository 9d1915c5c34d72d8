/// The enclosing shape of a symbol.
enum SymbolEnclosure {
    case none, circle, square, shield, octagon, triangle, diamond, hexagon, bubble
    /// Another shape.
    case glyph(SymbolGlyph)

    /// The enclosure for a component of a symbol's name; nil for other components.
    init?(word: String) {
        switch word {
        case "circle": self = .circle
        case "square", "rectangle", "app": self = .square
        case "shield": self = .shield
        case "octagon": self = .octagon
        case "triangle": self = .triangle
        case "diamond": self = .diamond
        case "hexagon": self = .hexagon
        case "bubble": self = .bubble
        default: return nil
        }
    }

    var isNone: Bool { if case .none = self { true } else { false } }

    /// The outline of the frame.
    var outline: SymbolGlyph {
        switch self {
        case .none: SymbolGlyph()
        case .circle: SymbolGlyph("O 12 12 11")
        case .square: SymbolGlyph("R 1.5 1.5 21 21 4")
        case .shield: SymbolGlyph("M 12 1 L 21.5 4.5 L 21.5 11 C 21.5 17 17.5 21 12 23 C 6.5 21 2.5 17 2.5 11 L 2.5 4.5 Z")
        case .octagon: SymbolGlyph("M 7.4 1 L 16.6 1 L 23 7.4 L 23 16.6 L 16.6 23 L 7.4 23 L 1 16.6 L 1 7.4 Z")
        case .triangle: SymbolGlyph("M 12 2 L 23 21.5 L 1 21.5 Z")
        case .diamond: SymbolGlyph("M 12 1 L 23 12 L 12 23 L 1 12 Z")
        case .hexagon: SymbolGlyph("M 6.5 2 L 17.5 2 L 23 12 L 17.5 22 L 6.5 22 L 1 12 Z")
        case .bubble:
            SymbolGlyph(
                "M 4 2 L 20 2 C 21.5 2 23 3.5 23 5 L 23 15 C 23 16.5 21.5 18 20 18 L 11 18 L 6 22.5 L 6 18 L 4 18 "
                    + "C 2.5 18 1 16.5 1 15 L 1 5 C 1 3.5 2.5 2 4 2 Z")
        case .glyph(let glyph): glyph
        }
    }

    /// The scale of the enclosed shape relative to the frame's side.
    var room: CGFloat {
        switch self {
        case .square: 0.55
        case .glyph: 0.4
        case .triangle, .diamond: 0.4
        default: 0.5
        }
    }

    /// The offset of the shape's centre below the frame's, as a fraction of the side.
    var drop: CGFloat {
        switch self {
        case .triangle: 0.12
        case .bubble: -0.08
        case .glyph: 0.04
        default: 0
        }
    }

    /// The aspect ratios of symbols with this frame, as recorded by documents.
    var proportions: CGSize? {
        switch self {
        case .circle: CGSize(width: 128, height: 123)
        case .square: CGSize(width: 128, height: 114)
        case .none: nil
        default: CGSize(width: 128, height: 124)
        }
    }
}
