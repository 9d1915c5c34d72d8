import Foundation

@testable import TextLayout

/// Short ways to the values the tests lay out.
enum Samples {
    static func font(_ size: Double, _ weight: FontWeight = .regular) throws -> TextFont {
        try FontTable.shared.systemFont(ofSize: size, style: SystemFontStyle(weight: weight))
    }

    static func text(_ string: String, size: Double = 17, style: ParagraphStyle = .standard) throws -> StyledText {
        StyledText(string, attributes: TextAttributes(font: try font(size)), paragraphStyle: style)
    }

    static func frame(_ string: String, in container: TextContainer, style: ParagraphStyle = .standard) throws -> TextFrame {
        Typesetter(try text(string, style: style), in: container).frame()
    }

    static func width(_ string: String) throws -> Double {
        Typesetter(try text(string), in: TextContainer()).measure().width
    }

    /// What each line of a text stands for.
    static func lines(of string: String, in container: TextContainer, style: ParagraphStyle = .standard) throws -> [String] {
        let units = Array(string.utf16)
        return try frame(string, in: container, style: style).lines.map { String(decoding: units[$0.range], as: UTF16.self) }
    }

    /// The number of glyphs on a line.
    static func glyphCount(_ line: TextLine) -> Int { line.runs.reduce(0) { $0 + $1.glyphs.count } }
}
