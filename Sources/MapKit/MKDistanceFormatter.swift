public import CoreLocation
public import Foundation

/// Writes distances as maps do.
///
/// Numbers are written with at most one decimal digit, and kilometres and miles begin at 1 and at a tenth. Apple does
/// not document how its formatter rounds, so that its numbers may be rounder. Units are written in the formatter's
/// language.
///
/// - Source: developer.apple.com/documentation/mapkit/mkdistanceformatter
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// The units of distances.
    public enum Units: UInt, Sendable {
        /// Those of the formatter's locale.
        case `default`
        /// Metres and kilometres.
        case metric
        /// Feet and miles.
        case imperial
        /// Yards and miles.
        case imperialWithYards
    }

    /// How units are written.
    public enum DistanceUnitStyle: UInt, Sendable {
        /// As the locale prefers: abbreviated.
        case `default`
        /// Abbreviated: `km`.
        case abbreviated
        /// As words: `kilometers`.
        case full
    }

    /// The language and region; the user's at first.
    open var locale: Locale! = .current
    /// The units; those of the locale at first.
    open var units = Units.default
    /// How units are written.
    open var unitStyle = DistanceUnitStyle.default

    /// The text of a distance.
    ///
    /// - Parameter distance: In metres.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let (small, large, start) = scale
        let isLarge = abs(distance) >= start * large.metres
        return text(of: distance, in: isLarge ? large : small, unitStyle, digits: isLarge ? 1 : 0)
    }

    /// The distance that a text states in one of the formatter's units, in metres; negative where the text states none.
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

    /// What is behind the number.
    private static func unit(in text: String) -> String {
        text.drop { !$0.isLetter }.trimmingCharacters(in: .whitespaces)
    }

    /// The unit of short distances, that of long ones, and where these begin.
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
