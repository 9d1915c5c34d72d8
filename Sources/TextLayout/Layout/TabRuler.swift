/// The tab stops of a paragraph. Lengths are points from the start of the line's text.
struct TabRuler {
    /// The stops, ascending; nil for stops at every ``standardInterval``.
    private let stops: [TabStop]?
    /// The distance of the stops beyond the last one.
    private let interval: Double
    /// The distance from the container's leading edge, from which stops are measured, to the start of the line's text.
    var indent = 0.0

    init(_ style: ParagraphStyle) {
        stops = style.tabStops?.sorted { $0.location < $1.location }
        interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : Self.standardInterval
    }

    /// The advance of a tab.
    ///
    /// - Parameter widthAfter: Returns the width of the text up to the next tab or, for the code units given, the first
    ///   of them.
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

    /// The distance of the default tab stops, in points.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nsparagraphstyle/tabstops
    private static let standardInterval = 28.0
}
