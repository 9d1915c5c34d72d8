@_exported public import Foundation

/// A unit of measurement: a product of powers of units that have a name of their own. Quantities convert as on a
/// device.
///
/// - Source: developer.apple.com/documentation/healthkit/hkunit
public final class HKUnit: NSObject, @unchecked Sendable {
    /// The name, such as "count/min".
    public let unitString: String
    /// The powers of the units that the unit is made of, by their names. Units are equal if these are: those that only
    /// convert into each other, such as "%" and "count", are not.
    private let parts: [String: Int]
    /// The size in basic units: grams, metres, seconds, counts, kelvins, moles and joules.
    let factor: Double
    /// The basic units that the zero of this unit is above theirs.
    let offset: Double
    /// The powers of the basic units.
    let powers: [String: Int]

    private init(
        _ name: String, _ factor: Double, _ powers: [String: Int], offset: Double = 0, parts: [String: Int]? = nil
    ) {
        (unitString, self.factor, self.offset, self.powers) = (name, factor, offset, powers.filter { $0.value != 0 })
        self.parts = (parts ?? [name: 1]).filter { $0.value != 0 }
    }

    /// Creates a unit from its name: units of this class, with prefixes and powers ("m^2"), divided by "/" and
    /// multiplied by ".", "*" or "·". Stops the program where the name has another unit.
    public convenience init(from string: String) {
        let parts = string.split(separator: "/").map { part in
            part.split(whereSeparator: { ".*·".contains($0) }).map { HKUnit.power(String($0)) }
                .reduce(HKUnit.none) { $0.unitMultiplied(by: $1) }
        }
        let whole = parts.dropFirst().reduce(parts.first ?? .none) { $0.unitDivided(by: $1) }
        self.init(string, whole.factor, whole.powers, offset: whole.offset, parts: whole.parts)
    }

    /// The product of no units.
    private static let none = HKUnit("()", 1, [:], parts: [:])

    public override var description: String { unitString }
    public override var hash: Int { parts.hashValue }
    public override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.parts == parts }

    /// The product with a unit.
    public func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(
            parts.isEmpty ? unit.unitString : unitString + "·" + unit.unitString, factor * unit.factor,
            powers.merging(unit.powers, uniquingKeysWith: +), offset: offset + unit.offset,
            parts: parts.merging(unit.parts, uniquingKeysWith: +))
    }

    /// The quotient with a unit.
    public func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(
            unitString + "/" + unit.unitString, factor / unit.factor,
            powers.merging(unit.powers.mapValues(-), uniquingKeysWith: +),
            parts: parts.merging(unit.parts.mapValues(-), uniquingKeysWith: +))
    }

    /// A power.
    public func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit(
            "\(unitString)^\(power)", pow(factor, Double(power)), powers.mapValues { $0 * power },
            parts: parts.mapValues { $0 * power })
    }

    /// One divided by the unit.
    public func reciprocal() -> HKUnit {
        HKUnit("1/" + unitString, 1 / factor, powers.mapValues(-), parts: parts.mapValues(-))
    }

    /// The unit of a name that may end in a power.
    private static func power(_ text: String) -> HKUnit {
        let parts = text.split(separator: "^", maxSplits: 1)
        guard parts.count == 2, let power = Int(parts[1]) else { return named(text) }
        return named(String(parts[0])).unitRaised(toPower: power)
    }

    private static func named(_ name: String) -> HKUnit {
        if name == "1" { return none }
        if let unit = units[name] { return unit }
        if name.hasSuffix("l"), name.count <= 3 { return named(name.dropLast() + "L") }
        if let mole = name.range(of: "mol<"), let mass = Double(name[mole.upperBound...].dropLast()) {
            let prefix = prefixes.first { $0.0 == name[..<mole.lowerBound] }?.1 ?? 1
            return HKUnit(name, prefix * mass, ["g": 1])
        }
        for (prefix, factor) in prefixes where name.hasPrefix(prefix) {
            if let unit = units[String(name.dropFirst(prefix.count))] { return HKUnit(name, unit.factor * factor, unit.powers) }
        }
        fatalError(
            "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Unable to parse factorization string \(name)'"
        )
    }

    private static let prefixes: [(String, Double)] = [
        ("m", 1e-3), ("c", 1e-2), ("d", 1e-1), ("k", 1e3), ("da", 1e1), ("h", 1e2), ("mc", 1e-6), ("n", 1e-9), ("p", 1e-12),
        ("M", 1e6),
    ]
    private static let units: [String: HKUnit] = Dictionary(
        uniqueKeysWithValues: [
            count(), percent(), cupUS(), pintUS(), fluidOunceImperial(), pintImperial(), hertz(), watt(), gram(), ounce(),
            pound(), stone(), meter(), inch(), foot(), yard(), mile(), second(), minute(),
            hour(), day(),
            liter(), fluidOunceUS(), joule(), kilocalorie(), smallCalorie(), largeCalorie(), pascal(), millimeterOfMercury(),
            degreeCelsius(),
            degreeFahrenheit(), kelvin(), internationalUnit(),
        ].map { ($0.unitString, $0) })

    /// A number.
    public static func count() -> HKUnit { make("count", 1, [:]) }
    /// Hundredths.
    public static func percent() -> HKUnit { make("%", 1, [:]) }
    /// Grams.
    public static func gram() -> HKUnit { make("g", 1, ["g": 1]) }
    /// Grams with a prefix.
    public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix.text + "g", prefix.factor, ["g": 1]) }
    /// Ounces.
    public static func ounce() -> HKUnit { make("oz", 28.349523125, ["g": 1]) }
    /// Pounds.
    public static func pound() -> HKUnit { make("lb", 453.59237, ["g": 1]) }
    /// Stones.
    public static func stone() -> HKUnit { make("st", 6350.29318, ["g": 1]) }
    /// Metres.
    public static func meter() -> HKUnit { make("m", 1, ["m": 1]) }
    /// Metres with a prefix.
    public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix.text + "m", prefix.factor, ["m": 1]) }
    /// Inches.
    public static func inch() -> HKUnit { make("in", 0.0254, ["m": 1]) }
    /// Feet.
    public static func foot() -> HKUnit { make("ft", 0.3048, ["m": 1]) }
    /// Yards.
    public static func yard() -> HKUnit { make("yd", 0.9144, ["m": 1]) }
    /// Miles.
    public static func mile() -> HKUnit { make("mi", 1609.344, ["m": 1]) }
    /// Seconds.
    public static func second() -> HKUnit { make("s", 1, ["s": 1]) }
    /// Seconds with a prefix.
    public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix.text + "s", prefix.factor, ["s": 1]) }
    /// Minutes.
    public static func minute() -> HKUnit { make("min", 60, ["s": 1]) }
    /// Hours.
    public static func hour() -> HKUnit { make("hr", 3600, ["s": 1]) }
    /// Days.
    public static func day() -> HKUnit { make("d", 86400, ["s": 1]) }
    /// International units.
    public static func internationalUnit() -> HKUnit { make("IU", 1, ["IU": 1]) }
    /// Litres.
    public static func liter() -> HKUnit { make("L", 1e-3, ["m": 3]) }
    /// Litres with a prefix.
    public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
        make(prefix.text + "L", 1e-3 * prefix.factor, ["m": 3])
    }
    /// Fluid ounces of the United States.
    public static func fluidOunceUS() -> HKUnit { make("fl_oz_us", 29.5735295625e-6, ["m": 3]) }
    /// Fluid ounces of Britain.
    public static func fluidOunceImperial() -> HKUnit { make("fl_oz_imp", 28.4130625e-6, ["m": 3]) }
    /// Pints of the United States.
    public static func pintUS() -> HKUnit { make("pt_us", 473.176473e-6, ["m": 3]) }
    /// Pints of Britain.
    public static func pintImperial() -> HKUnit { make("pt_imp", 568.26125e-6, ["m": 3]) }
    /// Cups of the United States.
    public static func cupUS() -> HKUnit { make("cup_us", 236.5882365e-6, ["m": 3]) }
    /// Joules.
    public static func joule() -> HKUnit { make("J", 1, ["J": 1]) }
    /// Joules with a prefix.
    public static func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix.text + "J", prefix.factor, ["J": 1]) }
    /// Kilocalories.
    public static func kilocalorie() -> HKUnit { make("kcal", 4184, ["J": 1]) }
    /// Calories.
    public static func smallCalorie() -> HKUnit { make("cal", 4.184, ["J": 1]) }
    /// Kilocalories, under the name that food has them.
    public static func largeCalorie() -> HKUnit { make("Cal", 4184, ["J": 1]) }
    /// Pascals.
    public static func pascal() -> HKUnit { make("Pa", 1, ["Pa": 1]) }
    /// Millimetres of mercury.
    public static func millimeterOfMercury() -> HKUnit { make("mmHg", 133.322387415, ["Pa": 1]) }
    /// Hertz.
    public static func hertz() -> HKUnit { make("Hz", 1, ["s": -1]) }
    /// Watts.
    public static func watt() -> HKUnit { make("W", 1, ["J": 1, "s": -1]) }
    /// Kelvins.
    public static func kelvin() -> HKUnit { make("K", 1, ["K": 1]) }
    /// Degrees Celsius.
    public static func degreeCelsius() -> HKUnit { make("degC", 1, ["K": 1], offset: 273.15) }
    /// Degrees Fahrenheit.
    public static func degreeFahrenheit() -> HKUnit { make("degF", 5 / 9.0, ["K": 1], offset: 459.67 * 5 / 9) }
    /// Moles of a substance, as its grams.
    public static func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        make("mol<\(gramsPerMole)>", gramsPerMole, ["g": 1])
    }
    /// Moles of a substance with a prefix, as its grams.
    public static func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        make(prefix.text + "mol<\(gramsPerMole)>", prefix.factor * gramsPerMole, ["g": 1])
    }

    private static func make(_ name: String, _ factor: Double, _ powers: [String: Int], offset: Double = 0) -> HKUnit {
        HKUnit(name, factor, powers, offset: offset)
    }
}

/// The molar mass of blood glucose, in grams per mole.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A prefix of units.
public enum HKMetricPrefix: Int, Sendable {
    /// 1, from 10⁻¹² up to 10¹², and 10⁻¹⁵.
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

    fileprivate var text: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue] }
    fileprivate var factor: Double { [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 1e-1, 1e1, 1e2, 1e3, 1e6, 1e9, 1e12, 1e-15][rawValue] }
}

/// A value with its unit.
///
/// - Source: developer.apple.com/documentation/healthkit/hkquantity
open class HKQuantity: NSObject, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    /// Creates a quantity.
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

    /// Whether the quantity can be told in a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.powers == unit.powers }

    /// The value in a unit. Stops the program where the unit measures something else.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard self.is(compatibleWith: unit) else {
            fatalError(
                "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
                    + "'Attempt to convert incompatible units: \(self.unit), \(unit)'")
        }
        if unit === self.unit { return value }
        return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
    }

    /// The order of the quantity and another one.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    open override var description: String { "\(value) \(unit)" }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }
    open override var hash: Int { unit.powers.hashValue }
}
