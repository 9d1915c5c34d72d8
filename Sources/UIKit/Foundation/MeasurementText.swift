/// A value with its unit in a language, in the unit that people of a country use for it where a usage is given.
///
/// - Source: unicode.org/reports/tr35/tr35-info.html#Unit_Preferences
struct MeasurementText {
    /// The value in `unit`.
    var value: Double
    /// The unit of the value.
    var unit: Unit
    /// How much of the unit is written, by the widths of the skeletons: `full-name`, `short` or `narrow`.
    var width: String
    /// What the measurement is for, by the names of the Unicode CLDR; nil keeps the unit.
    var usage: String?
    /// Whether a temperature has its sign without a letter.
    var hidesScaleName = false
    /// The language, and the country that prefers units.
    var locale: Locale

    /// The text with a number that the function writes, or nil for one as it is usual in the language.
    func text(number write: ((Double) -> String)? = nil) -> String {
        guard let name = UnitNames.name(of: unit).map({ "unit/" + $0 }), let preferred = texts(of: value, name, usage, "") else {
            return (write?(value) ?? value.formatted(.number.locale(locale))) + " " + unit.symbol
        }
        guard write != nil || hidesScaleName else { return preferred.text }
        let number = texts(of: value, name, usage, " .##############")?.number ?? value
        let written = write?(number) ?? preferred.number.formatted(.number.locale(locale))
        // The plural of the unit is that of the number with the digits that are written.
        let precision = " ." + String(repeating: "0", count: fractionDigits(written))
        let final =
            hidesScaleName && unit is UnitTemperature
            ? texts(of: number, "measure-unit/temperature-generic", nil, precision) : texts(of: value, name, usage, precision)
        return (final ?? preferred).replacingNumber(by: written)
    }

    /// The name of the unit alone, as it is beside several.
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
