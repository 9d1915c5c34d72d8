public import CoreLocation
public import Foundation

/// Formats distances for maps.
///
/// Numbers have at most one decimal digit; kilometres begin at 1 and miles at a tenth. Apple does not document the
/// rounding of its formatter, so that its numbers may be rounder. Units are written in the formatter's language.
///
/// - Source: developer.apple.com/documentation/mapkit/mkdistanceformatter
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// The units of distances.
    public enum Units: UInt, Sendable {
        /// The units of the formatter's locale.
        case `default`
        /// Metres and kilometres.
        case metric
        /// Feet and miles.
        case imperial
        /// Yards and miles.
        case imperialWithYards
    }

    /// The style of units.
    public enum DistanceUnitStyle: UInt, Sendable {
        /// The locale's default: abbreviated.
        case `default`
        /// Abbreviated: `km`.
        case abbreviated
        /// As words: `kilometers`.
        case full
    }

    /// The language and region; the user's by default.
    open var locale: Locale! = .current
    /// The units; those of the locale by default.
    open var units = Units.default
    /// The style of units.
    open var unitStyle = DistanceUnitStyle.default

    /// The text of a distance.
    ///
    /// - Parameter distance: The distance in metres.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let (small, large, start) = scale
        let isLarge = abs(distance) >= start * large.metres
        return text(of: distance, in: isLarge ? large : small, unitStyle, digits: isLarge ? 1 : 0)
    }

    /// Parses a distance in one of the formatter's units and returns it in metres; negative if the text has none.
    open func distance(from string: String) -> CLLocationDistance {
        let formatter = NumberFormatter()
        formatter.locale = locale ?? .current
        formatter.numberStyle = .decimal
        let number = string.prefix { !$0.isLetter }.trimmingCharacters(in: .whitespaces)
        guard let value = formatter.number(from: number)?.doubleValue else { return -1 }
        let unit = Self.unit(in: string)
        for candidate in LengthUnit.all {
            let metres = value * candidate.metres
            let texts = [DistanceUnitStyle.abbreviated, .full].map { text(of: metres, in: candidate, $0, digits: 3) }
            if texts.contains(where: { Self.unit(in: $0) == unit }) { return metres }
        }
        return -1
    }

    /// The text of a distance that is an `NSNumber`; nil for other objects.
    open override func string(for obj: Any?) -> String? { (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } }

    /// The unit after the number.
    private static func unit(in text: String) -> String {
        text.drop { !$0.isLetter }.trimmingCharacters(in: .whitespaces)
    }

    /// The unit of short distances, that of long ones, and the distance from which the long one is used.
    private var scale: (small: LengthUnit, large: LengthUnit, start: Double) {
        switch units {
        case .metric: return (.meter, .kilometer, 1)
        case .imperial: return (.foot, .mile, 0.1)
        case .imperialWithYards: return (.yard, .mile, 0.1)
        case .default:
            let system = (locale ?? .current).measurementSystem
            if system == .us { return (.foot, .mile, 0.1) }
            return system == .uk ? (.yard, .mile, 0.1) : (.meter, .kilometer, 1)
        }
    }

    private func text(of metres: Double, in unit: LengthUnit, _ style: DistanceUnitStyle, digits: Int) -> String {
        let precision = digits == 0 ? "precision-integer" : "." + String(repeating: "#", count: digits)
        let width = style == .full ? "full-name" : "short"
        return UnitText.text(
            of: metres / unit.metres, skeleton: "unit/\(unit.name) unit-width-\(width) \(precision)", locale ?? .current)
    }
}

/// A unit of length, by its name in the Unicode CLDR.
private struct LengthUnit {
    let name: String
    let metres: Double

    static let meter = LengthUnit(name: "meter", metres: 1)
    static let kilometer = LengthUnit(name: "kilometer", metres: 1000)
    static let foot = LengthUnit(name: "foot", metres: 0.3048)
    static let yard = LengthUnit(name: "yard", metres: 0.9144)
    static let mile = LengthUnit(name: "mile", metres: 1609.344)
    static let all = [meter, kilometer, foot, yard, mile]
}
