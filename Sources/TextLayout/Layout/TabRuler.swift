/// Where the tabs of a paragraph move the pen. Lengths are points from the start of the line's text.
struct TabRuler {
    /// Ascending; nil for stops at every ``standardInterval``.
    private let stops: [TabStop]?
    /// The distance of the stops beyond the last one.
    private let interval: Double
    /// From the container's leading edge, which stops are measured from, to the start of the line's text.
    var indent = 0.0

    init(_ style: ParagraphStyle) {
        stops = style.tabStops?.sorted { $0.location < $1.location }
        interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : Self.standardInterval
    }

    /// How far a tab moves the pen.
    ///
    /// - Parameter widthAfter: The width of the text up to the next tab or, for the code units given, the first of
    ///   them.
    func advance(penAt x: Double, widthAfter: ([UInt16]) -> Double) -> Double {
        let pen = x + indent
        guard let stop = stops?.first(where: { $0.location > pen }) else { return nextMultiple(after: pen) - pen }
        let room = stop.location - pen
        return switch stop.alignment {
        case .left: room
        case .center: max(0, room - widthAfter([]) / 2)
        case .right: max(0, room - widthAfter([]))
        case .before(let units): max(0, room - widthAfter(units))
        }
    }

    private func nextMultiple(after pen: Double) -> Double { ((pen / interval).rounded(.down) + 1) * interval }

    /// Distance of the default tab stops, in points.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nsparagraphstyle/tabstops
    private static let standardInterval = 28.0
}
