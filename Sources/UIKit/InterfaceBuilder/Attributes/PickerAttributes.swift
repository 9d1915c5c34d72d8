import InterfaceBuilderDocument

extension AttributeTable {
    static let pickerView = AttributeTable(
        UIPickerView.self, elements: ["pickerView"], make: { UIPickerView() },
        rows: [
            .key("delegate", path: \.delegate),
            .key("dataSource", path: \.dataSource),
            .key("textColor", path: \.titleColor),
        ])

    static let datePicker = AttributeTable(
        UIDatePicker.self, elements: ["datePicker"], make: { UIDatePicker() },
        rows: [
            .word(
                "datePickerMode", \.datePickerMode,
                ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer]),
            .word(["style"], \.preferredDatePickerStyle, keys: ["preferredDatePickerStyle"]) {
                $0.value("style", ["wheels": .wheels, "compact": .compact, "inline": .inline]) ?? $0.context.rules.datePickerStyle
            }.alwaysApplied(),
            .integer("minuteInterval", \.minuteInterval, in: 1...30),
            .value(["locale"], \.locale) { $0.child("locale")?["localeIdentifier"].map { Locale(identifier: $0) } },
            .value(["timeZone"], \.timeZone) { $0.child("timeZone")?["name"].flatMap { TimeZone(identifier: $0) } },
            AttributeRow(["date", "useCurrentDate"], \.date) { $0.shownDate }.alwaysApplied(),
            .value(["minimumDate"], \.minimumDate) { $0.date("minimumDate") },
            .value(["maximumDate"], \.maximumDate) { $0.date("maximumDate") },
            .key("textColor", path: \.textColor),
            .key("highlightsToday", path: \.highlightsToday),
        ])
}

extension AttributeReader {
    /// The document's date, or the scene rules' current date; nil for the picker's default.
    fileprivate var shownDate: Date? {
        let isNow = flag("useCurrentDate") ?? true
        let stated = isNow ? nil : date("date")
        return stated ?? context.rules.currentDate
    }

    /// A date within the years of date pickers; nil, and reported, for others.
    fileprivate func date(_ key: String) -> Date? {
        guard let stated = child(key, named: "date"), let attribute = stated.element.attribute("timeIntervalSinceReferenceDate")
        else { return nil }
        if let seconds = DocumentNumber.parse(attribute.value), Self.dateRange.contains(seconds) {
            return Date(timeIntervalSinceReferenceDate: seconds)
        }
        stated.noteUnknown(attribute)
        return nil
    }

    /// Seconds from the start of 2001: 1900 to 2199.
    private static let dateRange = -3_187_296_000.0...6_279_551_999
}
