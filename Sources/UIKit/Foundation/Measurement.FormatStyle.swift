extension Measurement where UnitType: Dimension {
    /// Formats measurements in a language, in the units of a country.
    ///
    /// Foundation on Linux has the texts, but not this style. If a usage has no units of its own in a country, the unit
    /// is not converted.
    ///
    /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The width of a unit's text.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let name: String

            /// The full name, as in “3 kilometers”.
            public static var wide: Self { Self(name: "full-name") }
            /// Abbreviated, as in “3 km”.
            public static var abbreviated: Self { Self(name: "short") }
            /// The shortest form, as in “3km”.
            public static var narrow: Self { Self(name: "narrow") }
        }

        /// The width of the unit's text.
        public var width: UnitWidth
        /// The language, and the country whose units are used.
        public var locale: Locale
        /// The format of the number; nil for the default of the usage.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// The usage of the measurement; nil keeps its unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        var hidesScale = false

        /// Creates a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
        }

        /// The text of a measurement.
        public func format(_ measurement: Measurement<UnitType>) -> String {
            let text = MeasurementText(
                value: measurement.value, unit: measurement.unit, width: width.name, usage: usage?.name,
                hidesScaleName: hidesScale,
                locale: locale)
            return text.text(number: numberFormatStyle.map { style in { style.locale(locale).format($0) } })
        }

        /// This style in a language.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The text of the measurement by a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }

    /// The text of the measurement with the abbreviated unit that is customary in the user's country.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether the letter of the scale is omitted, as in “20°”.
    public var hidesScaleName: Bool {
        get { hidesScale }
        set { hidesScale = newValue }
    }

    /// Creates a style of temperatures.
    public init(
        width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitTemperature>? = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        hidesScale = hidesScaleName
    }
}

extension FormatStyle {
    /// A style of measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A style of temperatures.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
