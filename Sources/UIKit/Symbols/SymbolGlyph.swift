/// The shapes of a substitute for a symbol, on a grid of 24 units with y down.
///
/// They are drawn for this project and only resemble what a symbol's name describes.
struct SymbolGlyph: Sendable {
    /// Lines that are stroked, and also filled in a filled symbol.
    var outline = ""
    /// Lines inside the outline that are cut out of a filled symbol.
    var details = ""
    /// Shapes that are always filled.
    var solid = ""
    /// The symbol's proportions, as a width and height of which the longer is 128; nil for those of the shapes.
    ///
    /// - Source: the sizes that documents record.
    var size: CGSize?

    init(_ outline: String = "", details: String = "", solid: String = "", _ width: CGFloat = 0, _ height: CGFloat = 0) {
        (self.outline, self.details, self.solid) = (outline, details, solid)
        size = width > 0 ? CGSize(width: width, height: height) : nil
    }

    /// Width and height, of which the longer is 128.
    var proportions: CGSize {
        if let size { return size }
        let box = bounds
        let longer = max(box.width, box.height)
        guard longer > 0 else { return CGSize(width: 128, height: 128) }
        return CGSize(width: box.width / longer * 128, height: box.height / longer * 128)
    }

    /// The bounds of the shapes with lines of the usual weight.
    var bounds: CGRect {
        [outline, details, solid].filter { !$0.isEmpty }
            .reduce(CGRect.null) { $0.union(Self.path($1).boundingBoxOfPath) }.insetBy(dx: -1, dy: -1)
    }

    // MARK: Paths

    /// The path that a text describes: `M`, `L`, `C`, `Q`, `Z` as in SVG, points without a letter repeat the last one,
    /// `O x y r` a circle, `E x y rx ry` an ellipse, `R x y w h r` a rounded rectangle, `A x y r from to` an arc,
    /// clockwise, in degrees from the right.
    static func path(_ text: String) -> CGPath {
        let path = CGMutablePath()
        var words = text.split(separator: " ")[...]
        func numbers(_ count: Int) -> [CGFloat] {
            let taken = words.prefix(count).map { CGFloat(Double($0) ?? 0) }
            words = words.dropFirst(count)
            return taken + Array(repeating: 0, count: count - taken.count)
        }
        var command: Substring = "M"
        while let word = words.first {
            if word.first?.isLetter == true { command = words.removeFirst() }
            add(command, to: path, numbers)
        }
        return path
    }

    /// The closed subpaths of a text.
    static func closedParts(of text: String) -> String {
        var parts: [[Substring]] = []
        for word in text.split(separator: " ") {
            if parts.isEmpty || "MOERA".contains(word) { parts.append([]) }
            parts[parts.count - 1].append(word)
        }
        return parts.filter { "OER".contains($0[0]) || $0.contains("Z") }.joined().joined(separator: " ")
    }

    private static func add(_ command: Substring, to path: CGMutablePath, _ numbers: (Int) -> [CGFloat]) {
        func point() -> CGPoint {
            let pair = numbers(2)
            return CGPoint(x: pair[0], y: pair[1])
        }
        switch command {
        case "M": path.move(to: point())
        case "L": path.addLine(to: point())
        case "C":
            let (first, second) = (point(), point())
            path.addCurve(to: point(), control1: first, control2: second)
        case "Q":
            let control = point()
            path.addQuadCurve(to: point(), control: control)
        case "Z": path.closeSubpath()
        case "O", "E":
            let center = point()
            let radius = numbers(1)[0]
            let height = command == "E" ? numbers(1)[0] : radius
            path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - height, width: 2 * radius, height: 2 * height))
        case "R":
            let (origin, size, radius) = (point(), point(), numbers(1)[0])
            path.addRoundedRect(
                in: CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y), cornerWidth: radius, cornerHeight: radius)
        default: addArc(to: path, center: point(), numbers(3))
        }
    }

    private static func addArc(to path: CGMutablePath, center: CGPoint, _ numbers: [CGFloat]) {
        let (start, end) = (numbers[1] * .pi / 180, numbers[2] * .pi / 180)
        path.move(to: CGPoint(x: center.x + numbers[0] * cos(start), y: center.y + numbers[0] * sin(start)))
        path.addArc(center: center, radius: numbers[0], startAngle: start, endAngle: end, clockwise: false)
    }
}
