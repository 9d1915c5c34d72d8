/// A value with its unit in a language, in the customary unit of a country if a usage is given.
///
/// - Source: unicode.org/reports/tr35/tr35-info.html#Unit_Preferences
struct MeasurementText {
    /// The value in `unit`.
    var value: Double
    /// The unit of the value.
    var unit: Unit
    /// The width of the unit's text in skeletons: `full-name`, `short` or `narrow`.
    var width: String
    /// The usage of the measurement, as the Unicode CLDR names it; nil keeps the unit.
    var usage: String?
    /// Whether a temperature has a degree sign without a letter.
    var hidesScaleName = false
    /// The language, and the country that determines units.
    var locale: Locale

    /// The text with a number that the function formats, or nil for the language's default format.
    func text(number write: ((Double) -> String)? = nil) -> String {
        guard let name = UnitNames.name(of: unit).map({ "unit/" + $0 }), let preferred = texts(of: value, name, usage, "") else {
            return (write?(value) ?? value.formatted(.number.locale(locale))) + " " + unit.symbol
        }
        guard write != nil || hidesScaleName else { return preferred.text }
        let number = texts(of: value, name, usage, " .##############")?.number ?? value
        let written = write?(number) ?? preferred.number.formatted(.number.locale(locale))
        // The plural form of the unit is that of the number with its formatted digits.
        let precision = " ." + String(repeating: "0", count: fractionDigits(written))
        let final =
            hidesScaleName && unit is UnitTemperature
            ? texts(of: number, "measure-unit/temperature-generic", nil, precision) : texts(of: value, name, usage, precision)
        return (final ?? preferred).replacingNumber(by: written)
    }

    /// The name of the unit alone, in the plural.
    func unitText() -> String {
        guard let name = UnitNames.name(of: unit), let text = texts(of: 5, "unit/" + name, nil, "") else { return unit.symbol }
        return text.replacingNumber(by: "").trimmingCharacters(in: .whitespaces)
    }

    private func texts(of number: Double, _ name: String, _ usage: String?, _ precision: String) -> UnitTexts? {
        let skeleton = "\(name) unit-width-\(width)" + (precision == " ." ? " precision-integer" : precision)
        let preferred = usage.flatMap { UnitTexts(number, skeleton: skeleton + " usage/\($0)", language: locale.identifier) }
        return preferred ?? UnitTexts(number, skeleton: skeleton, language: locale.identifier)
    }

    private func fractionDigits(_ text: String) -> Int {
        guard let separator = locale.decimalSeparator, let place = text.range(of: separator, options: .backwards) else {
            return 0
        }
        return text[place.upperBound...].prefix(while: \.isNumber).count
    }
}
