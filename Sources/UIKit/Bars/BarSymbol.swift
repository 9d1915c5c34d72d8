/// The images of the system's bar items and tabs, drawn as lines on a square of 24 points.
@MainActor
enum BarSymbol {
    static let side: CGFloat = 24
    private static let lineWidth: CGFloat = 1.6

    /// The template image of an item; nil for items without one.
    static func image(_ item: UIBarButtonItem.SystemItem) -> UIImage? {
        guard let drawing = drawings[item] else { return nil }
        if let known = known[item] { return known }
        let image = draw(drawing)
        known[item] = image
        return image
    }

    private static var known: [UIBarButtonItem.SystemItem: UIImage] = [:]

    /// Polylines and ovals; a closed polyline ends at its first point.
    private struct Drawing {
        var lines: [[(CGFloat, CGFloat)]] = []
        var ovals: [CGRect] = []
        var isFilled = false
    }

    private static func draw(_ drawing: Drawing) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
            let path = UIBezierPath()
            for line in drawing.lines { path.append(outline(line)) }
            for oval in drawing.ovals { path.append(UIBezierPath(ovalIn: oval)) }
            path.lineWidth = lineWidth
            path.lineJoinStyle = .round
            path.lineCapStyle = .round
            drawing.isFilled ? path.fill() : path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }

    private static func outline(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            index == 0 ? path.move(to: place) : path.addLine(to: place)
        }
        return path
    }

    private static let drawings: [UIBarButtonItem.SystemItem: Drawing] = [
        .add: Drawing(lines: [[(4, 12), (20, 12)], [(12, 4), (12, 20)]]),
        .stop: cross, .close: cross,
        .compose: Drawing(lines: [
            [(13, 4), (4, 4), (4, 20), (20, 20), (20, 11)], [(10, 14), (10.5, 11), (19, 2.5), (21.5, 5), (13, 13.5), (10, 14)],
        ]),
        .reply: Drawing(lines: [[(10, 5), (3, 12), (10, 19), (10, 15), (16, 15.5), (21, 19), (18, 11), (10, 9), (10, 5)]]),
        .action: Drawing(lines: [
            [(9, 9), (5, 9), (5, 21), (19, 21), (19, 9), (15, 9)], [(12, 15), (12, 3)], [(8, 7), (12, 3), (16, 7)],
        ]),
        .organize: Drawing(lines: [[(3, 19), (3, 5), (10, 5), (12, 7), (21, 7), (21, 19), (3, 19)], [(3, 10), (21, 10)]]),
        .bookmarks: Drawing(lines: [
            [(12, 7), (9, 5), (3, 5), (3, 18), (9, 18), (12, 20), (15, 18), (21, 18), (21, 5), (15, 5), (12, 7), (12, 20)]
        ]),
        .search: Drawing(lines: [[(15, 15), (21, 21)]], ovals: [CGRect(x: 4, y: 4, width: 13, height: 13)]),
        .refresh: Drawing(lines: [
            [(19, 8), (17, 6), (14.5, 5), (12, 4.7), (9, 5.3), (6.5, 7), (5, 9.5), (4.6, 12), (5, 14.5), (6.5, 17), (9, 18.7)]
                + [(12, 19.3), (15, 18.7), (17.5, 17), (19, 14.5), (19.4, 12)],
            [(19.5, 4), (19, 8), (15, 8)],
        ]),
        .camera: Drawing(
            lines: [[(3, 7), (8, 7), (9.5, 4.5), (14.5, 4.5), (16, 7), (21, 7), (21, 19), (3, 19), (3, 7)]],
            ovals: [CGRect(x: 8, y: 9, width: 8, height: 8)]),
        .trash: Drawing(lines: [
            [(4, 6), (20, 6)], [(9, 6), (9, 3.5), (15, 3.5), (15, 6)], [(6, 6), (7, 21), (17, 21), (18, 6)],
            [(10, 9.5), (10.3, 17.5)], [(14, 9.5), (13.7, 17.5)],
        ]),
        .play: Drawing(lines: [[(6, 4), (6, 20), (20, 12), (6, 4)]], isFilled: true),
        .pause: Drawing(lines: [bar(6), bar(14)], isFilled: true),
        .rewind: Drawing(
            lines: [[(12, 5), (12, 19), (2, 12), (12, 5)], [(22, 5), (22, 19), (12, 12), (22, 5)]], isFilled: true),
        .fastForward: Drawing(
            lines: [[(2, 5), (2, 19), (12, 12), (2, 5)], [(12, 5), (12, 19), (22, 12), (12, 5)]], isFilled: true),
        .pageCurl: Drawing(lines: [[(6, 3), (6, 21), (12, 21), (18, 15), (18, 3), (6, 3)], [(12, 21), (12, 15), (18, 15)]]),
    ]

    private static let cross = Drawing(lines: [[(5, 5), (19, 19)], [(19, 5), (5, 19)]])

    private static func bar(_ x: CGFloat) -> [(CGFloat, CGFloat)] { [(x, 4), (x + 4, 4), (x + 4, 20), (x, 20), (x, 4)] }

    // MARK: Tabs

    static let dots = draw(Drawing(ovals: [3, 10, 17].map { CGRect(x: $0, y: 10, width: 4, height: 4) }, isFilled: true))
    static let star = draw(
        Drawing(
            lines: [
                (0...10).map { corner in
                    let (angle, radius) = (CGFloat(corner) * .pi / 5, corner.isMultiple(of: 2) ? 11.0 : 4.5)
                    return (12 + radius * sin(angle), 12.5 - radius * cos(angle))
                }
            ], isFilled: true))
    static let clock = draw(
        Drawing(lines: [[(12, 6), (12, 12), (16, 14)]], ovals: [CGRect(x: 2.5, y: 2.5, width: 19, height: 19)]))
    static let person = draw(
        Drawing(
            lines: [[(3, 21), (4, 17), (8, 14.5), (12, 14), (16, 14.5), (20, 17), (21, 21), (3, 21)]],
            ovals: [CGRect(x: 7.5, y: 3, width: 9, height: 9)], isFilled: true))
    static let list = draw(Drawing(lines: [6, 12, 18].map { [(4, $0), (20, $0)] }))

    /// The chevron of back buttons, 12 points wide and 21 high.
    static let back = chevron(width: 12)
    /// That of iOS 7 to 12, whose image is a point wider.
    static let wideBack = chevron(width: 13)

    private static func chevron(width: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: 21), format: format).image { _ in
            let path = outline([(10.5, 1.5), (1.5, 10.5), (10.5, 19.5)])
            path.lineWidth = 2.5
            path.lineJoinStyle = .round
            path.lineCapStyle = .round
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }
}
