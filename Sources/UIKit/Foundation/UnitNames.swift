/// The Unicode CLDR's names of Foundation's units.
///
/// - Source: unicode.org/reports/tr35/tr35-general.html#Unit_Elements
enum UnitNames {
    /// The name of a unit; nil for units that a program defines and those that no language has a text for.
    static func name(of unit: Unit) -> String? {
        lists.first { $0.type == type(of: unit) }?.names[unit.symbol]
    }

    private static let lists: [(type: Unit.Type, names: [String: String])] = [
        (UnitLength.self, lengths), (UnitMass.self, masses),
        (UnitTemperature.self, ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]),
        (UnitDuration.self, durations), (UnitSpeed.self, speeds), (UnitArea.self, areas), (UnitVolume.self, volumes),
        (UnitEnergy.self, energies), (UnitPower.self, powers), (UnitPressure.self, pressures), (UnitFrequency.self, frequencies),
        (UnitInformationStorage.self, storages), (UnitAngle.self, angles),
        (UnitAcceleration.self, ["m/s²": "meter-per-square-second", "g": "g-force"]),
        (UnitElectricCurrent.self, prefixed("A", "ampere", ["M", "k", "m", "µ"])),
        (UnitElectricPotentialDifference.self, prefixed("V", "volt", ["M", "k", "m", "µ"])),
        (UnitElectricResistance.self, prefixed("Ω", "ohm", ["M", "k", "m", "µ"])),
        (UnitFuelEfficiency.self, ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]),
        (UnitIlluminance.self, ["lx": "lux"]), (UnitDispersion.self, ["ppm": "permillion"]),
        (UnitConcentrationMass.self, ["g/L": "gram-per-liter", "mg/dL": "milligram-per-deciliter"]),
    ]

    private static let prefixes = [
        "Y": "yotta", "Z": "zetta", "E": "exa", "P": "peta", "T": "tera", "G": "giga", "M": "mega", "k": "kilo", "h": "hecto",
        "d": "deci",
        "c": "centi", "m": "milli", "µ": "micro", "n": "nano", "p": "pico", "f": "femto",
    ]

    /// A unit and its prefixed multiples, by their symbols.
    private static func prefixed(_ symbol: String, _ name: String, _ letters: [String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: [(symbol, name)] + letters.map { ($0 + symbol, (prefixes[$0] ?? "") + name) })
    }

    private static let lengths = prefixed("m", "meter", ["M", "k", "h", "d", "c", "m", "µ", "n", "p"]).merging([
        "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
        "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
    ]) { $1 }

    private static let masses = prefixed("g", "gram", ["k", "d", "c", "m", "µ", "n", "p"]).merging([
        "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
    ]) { $1 }

    private static let durations = [
        "s": "second", "m": "minute", "h": "hour", "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond",
        "ps": "picosecond",
    ]

    private static let speeds = [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    ]

    private static let areas = [
        "Mm²": "square-megameter", "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
        "mm²": "square-millimeter",
        "µm²": "square-micrometer", "nm²": "square-nanometer", "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard",
        "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    ]

    private static let volumes = prefixed("L", "liter", ["M", "k", "c", "m"]).merging([
        "dl": "deciliter", "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter", "cm³": "cubic-centimeter",
        "mm³": "cubic-millimeter", "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
        "af": "acre-foot",
        "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint",
        "qt": "quart",
        "gal": "gallon", "fl oz Imperial": "fluid-ounce-imperial", "qt Imperial": "quart-imperial",
        "gal Imperial": "gallon-imperial",
        "metric cup Imperial": "cup-metric",
    ]) { $1 }

    private static let energies = [
        "J": "joule", "kJ": "kilojoule", "cal": "calorie", "kCal": "kilocalorie", "kWh": "kilowatt-hour",
    ]

    private static let powers = prefixed("W", "watt", ["T", "G", "M", "k", "m", "µ", "n", "p", "f"]).merging(["hp": "horsepower"])
    { $1 }

    private static let pressures = [
        "N/m²": "pascal", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal", "hPa": "hectopascal",
        "inHg": "inch-ofhg",
        "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
    ]

    private static let frequencies = prefixed("Hz", "hertz", ["T", "G", "M", "k", "m", "µ", "n"])

    private static let storages = prefixed("B", "byte", ["Y", "Z", "E", "P", "T", "G", "M", "k"]).merging(
        prefixed("b", "bit", ["Y", "Z", "E", "P", "T", "G", "M", "k"]).filter { $0.key != "b" }
    ) { $1 }.merging(["bit": "bit"]) { $1 }

    private static let angles = ["°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution"]
}
