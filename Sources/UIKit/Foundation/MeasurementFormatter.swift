/// Formats measurements, such as "3 km" or "3 kilometers", in the units of a country.
///
/// Foundation on Linux has the texts of all languages, but not this class.
///
/// - Source: developer.apple.com/documentation/foundation/measurementformatter
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The choice of the unit.
    public struct UnitOptions: OptionSet, Sendable {
        /// Bit mask of the contained options.
        public let rawValue: UInt
        /// Creates a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The measurement's own unit instead of the customary one of the country.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// A unit whose size suits the value, which customary units always do here.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// The degree sign without the letter of the scale, for temperatures.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// The choice of the unit; the customary one of the country by default.
    open var unitOptions: UnitOptions = []
    /// The width of the unit's text.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language and the country.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { numberFormatter.locale = locale }
    }
    /// Formats the number; by default with at most three decimal digits.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }
    /// Creates a formatter with default settings, since archives do not contain any.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text of a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        text(measurement.value, measurement.unit).text { [numberFormatter] in
            numberFormatter?.string(from: NSNumber(value: $0)) ?? "\($0)"
        }
    }

    /// The text of a unit alone.
    open func string(from unit: Unit) -> String { text(0, unit).unitText() }

    /// The text of a measurement of any unit; nil for another value.
    open override func string(for obj: Any?) -> String? { (obj as? any TextOfMeasurement)?.text(by: self) }

    private func text(_ value: Double, _ unit: Unit) -> MeasurementText {
        MeasurementText(
            value: value, unit: unit, width: width, usage: unitOptions.contains(.providedUnit) ? nil : "default",
            hidesScaleName: unitOptions.contains(.temperatureWithoutUnit), locale: locale ?? .autoupdatingCurrent)
    }

    private var width: String {
        switch unitStyle {
        case .short: "narrow"
        case .long: "full-name"
        default: "short"
        }
    }
}

/// Measurements of any unit, which a formatter can distinguish from other values.
private protocol TextOfMeasurement {
    func text(by formatter: MeasurementFormatter) -> String
}

extension Measurement: TextOfMeasurement {
    fileprivate func text(by formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
