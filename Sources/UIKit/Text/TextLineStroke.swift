import TextLayout

/// An underline or strikethrough of a run of glyphs. Coordinates are points relative to the start of the text line's
/// baseline, downwards.
struct TextLineStroke {
    private let start: CGFloat
    private let end: CGFloat
    /// The distance from the baseline down to the middle of the stroke.
    let y: CGFloat
    private let thickness: CGFloat
    let style: NSUnderlineStyle
    /// Whether the stroke is a strikethrough and not an underline.
    let isThrough: Bool
    private let color: UIColor

    /// The underline and the strikethrough according to attributes.
    static func all(of run: GlyphRun, attributes: [NSAttributedString.Key: Any], color: UIColor) -> [TextLineStroke] {
        let size = CGFloat(run.font.pointSize)
        let baseline = -CGFloat(run.attributes.baselineOffset)
        let under = style(attributes[.underlineStyle]).map {
            TextLineStroke(
                run, y: baseline + underlineDepth * size, style: $0, color: attributes[.underlineColor] as? UIColor ?? color,
                isThrough: false)
        }
        let through = style(attributes[.strikethroughStyle]).map {
            TextLineStroke(
                run, y: baseline - CGFloat(run.font.xHeight) / 2, style: $0,
                color: attributes[.strikethroughColor] as? UIColor ?? color, isThrough: true)
        }
        return [under, through].compactMap { $0 }
    }

    /// The distance, in ems, from the baseline to the middle of an underline, and the thickness of all strokes.
    private static let underlineDepth: CGFloat = 0.12
    private static let lineThickness: CGFloat = 0.06

    private static func style(_ attribute: Any?) -> NSUnderlineStyle? {
        let style =
            attribute as? NSUnderlineStyle
            ?? attribute.flatMap(CGFloat.init(attribute:)).map { NSUnderlineStyle(rawValue: Int($0)) }
        return style.flatMap { $0.isEmpty ? nil : $0 }
    }

    private init(_ run: GlyphRun, y: CGFloat, style: NSUnderlineStyle, color: UIColor, isThrough: Bool) {
        self.isThrough = isThrough
        start = CGFloat(run.x)
        end = CGFloat(run.x + run.width)
        self.y = y
        self.style = style
        self.color = color
        thickness = Self.lineThickness * CGFloat(run.font.pointSize) * (style.contains(.thick) ? 2 : 1)
    }

    func draw(in context: CGContext) {
        context.setStrokeColor(color.cgColor)
        context.setLineWidth(thickness)
        context.setLineDash(phase: 0, lengths: dashes)
        for shift in style.contains(.double) ? [-thickness, thickness] : [0] {
            context.strokeLineSegments(between: [CGPoint(x: start, y: y + shift), CGPoint(x: end, y: y + shift)])
        }
    }

    /// The lengths of dashes and gaps, in points; empty for a solid line.
    private var dashes: [CGFloat] {
        let (dot, dash, gap) = (thickness, 3 * thickness, thickness)
        return switch style.rawValue & 0x0700 {
        case 0x0100: [dot, gap]
        case 0x0200: [dash, gap]
        case 0x0300: [dash, gap, dot, gap]
        case 0x0400: [dash, gap, dot, gap, dot, gap]
        default: []
        }
    }
}
