import TextLayout

/// A text attribute that a higher module defines: a font.
package protocol TextFontAttribute {
    /// The font for text layout.
    var textFont: TextFont { get }
    /// The font for text layout in another size, in points.
    func textFont(ofSize size: Double) -> TextFont
}

/// A text attribute that a higher module defines: a colour.
package protocol TextColorAttribute {
    /// The colour for the current traits.
    var textColor: CGColor { get }
}

/// A text attribute that a higher module defines: a paragraph style.
package protocol TextParagraphAttribute {
    /// The style for text layout.
    var paragraphStyleOfText: ParagraphStyle { get }
}

/// The text of a text layer with its attributes, ready for layout.
struct LayerText {
    private let text: StyledText
    /// The colours, by the payload of the runs.
    private let colors: [CGColor?]
    private let container: TextContainer

    init(_ layer: CATextLayer) {
        let runs = Self.runs(of: layer)
        let units = Array(runs.map(\.text).joined().utf16)
        var styled: [StyledText.Run] = []
        for (index, run) in runs.enumerated() {
            let start = styled.last?.range.upperBound ?? 0
            var attributes = run.attributes
            attributes.payload = index
            styled.append(
                StyledText.Run(
                    range: start..<start + run.text.utf16.count, attributes: attributes, paragraphStyle: run.paragraphStyle))
        }
        text = StyledText(units: units, runs: styled)
        colors = runs.map(\.color)
        container = Self.container(of: layer)
    }

    private static func container(of layer: CATextLayer) -> TextContainer {
        let mode: LineBreakMode? =
            switch layer.truncationMode {
            case .start: .truncatingHead
            case .middle: .truncatingMiddle
            case .end: .truncatingTail
            default: nil
            }
        let isCut = mode != nil
        return TextContainer(
            width: Double(layer.bounds.width), height: isCut && layer.isWrapped ? Double(layer.bounds.height) : .infinity,
            lineBreakMode: mode ?? (layer.isWrapped ? .wordWrapping : .clipping), truncatesLastLineOnly: layer.isWrapped)
    }

    // MARK: Attributes

    private struct Run {
        var text: String
        var attributes: TextAttributes
        var color: CGColor?
        var paragraphStyle: ParagraphStyle
    }

    /// The text in runs; one empty run without text.
    private static func runs(of layer: CATextLayer) -> [Run] {
        guard let string = layer.string as? NSAttributedString, string.length > 0 else {
            let plain = layer.string as? String ?? ""
            return [
                Run(
                    text: plain, attributes: TextAttributes(font: font(of: layer)), color: layer.foregroundColor,
                    paragraphStyle: style(of: layer))
            ]
        }
        var runs: [Run] = []
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            runs.append(run((string.string as NSString).substring(with: range), attributes))
        }
        return runs
    }

    private static func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> Run {
        func number(_ key: String) -> Double? {
            (attributes[NSAttributedString.Key(key)] as? NSNumber)?.doubleValue
        }
        let font = (attributes[NSAttributedString.Key("NSFont")] as? any TextFontAttribute)?.textFont
        let color = attributes[NSAttributedString.Key("NSColor")]
        let style = attributes[NSAttributedString.Key("NSParagraphStyle")] as? any TextParagraphAttribute
        return Run(
            text: text,
            attributes: TextAttributes(
                font: font ?? Self.font(named: defaultName, size: 12), kern: number("NSKern") ?? 0,
                baselineOffset: number("NSBaselineOffset") ?? 0),
            color: (color as? any TextColorAttribute)?.textColor ?? color as? CGColor ?? .black,
            paragraphStyle: style?.paragraphStyleOfText ?? .standard)
    }

    private static func style(of layer: CATextLayer) -> ParagraphStyle {
        var style = ParagraphStyle.standard
        switch layer.alignmentMode {
        case .right: style.alignment = .right
        case .center: style.alignment = .center
        case .justified: style.alignment = .justified
        default: style.alignment = .left
        }
        return style
    }

    private static func font(of layer: CATextLayer) -> TextFont {
        let size = Double(layer.fontSize)
        if let font = layer.font as? any TextFontAttribute { return font.textFont(ofSize: size) }
        return font(named: layer.font as? String ?? defaultName, size: size)
    }

    private static let defaultName = "Helvetica"

    /// The font with a name or its substitute; ends the program with a message if no font is installed, as labels do.
    private static func font(named name: String, size: Double) -> TextFont {
        do {
            return try FontTable.shared.substitute(forFontNamed: name, size: size).font
        } catch {
            fatalError("\(error)")
        }
    }

    // MARK: Layout and drawing

    /// The size without wrapping, in points.
    var size: CGSize {
        let frame = Typesetter(text, in: TextContainer(lineBreakMode: .clipping)).measure()
        return CGSize(width: frame.width, height: frame.height)
    }

    func draw(in context: CGContext, at origin: CGPoint) {
        for line in Typesetter(text, in: container).frame().lines {
            for run in line.runs {
                guard let color = colors[run.attributes.payload] else { continue }
                context.saveGState()
                context.translateBy(x: origin.x + CGFloat(line.x), y: origin.y + CGFloat(line.baseline))
                context.setFillColor(color)
                context.drawGlyphs(run.glyphs, face: run.font.typeface.face, size: CGFloat(run.font.pointSize))
                context.restoreGState()
            }
        }
    }
}
