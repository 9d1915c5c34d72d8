import Foundation

/// A colour ramp along a line or between two circles, in user units.
package struct Gradient: Equatable, Sendable {
    package struct Stop: Equatable, Sendable {
        /// The location, 0...1, in increasing order.
        package var location: Double
        package var color: PaintColor

        package init(location: Double, color: PaintColor) {
            self.location = location
            self.color = color
        }
    }

    package enum Geometry: Equatable, Sendable {
        case linear(start: CGPoint, end: CGPoint)
        case radial(startCenter: CGPoint, startRadius: Double, endCenter: CGPoint, endRadius: Double)
    }

    package var geometry: Geometry
    package var stops: [Stop]
    /// Whether the first colour extends before the start.
    package var extendsBeforeStart: Bool
    /// Whether the last colour extends beyond the end.
    package var extendsAfterEnd: Bool

    package init(geometry: Geometry, stops: [Stop], extendsBeforeStart: Bool = false, extendsAfterEnd: Bool = false) {
        self.geometry = geometry
        self.stops = stops
        self.extendsBeforeStart = extendsBeforeStart
        self.extendsAfterEnd = extendsAfterEnd
    }

    /// The stops with an additional transparent one at each end that does not extend, for padding at both ends.
    var paddedStops: [Stop] {
        guard let first = stops.first, let last = stops.last else { return [] }
        let before = extendsBeforeStart ? [] : [Stop(location: 0, color: .clear), Stop(location: 0, color: first.color)]
        let after = extendsAfterEnd ? [] : [Stop(location: 1, color: last.color), Stop(location: 1, color: .clear)]
        return before + stops + after
    }
}
