import InterfaceBuilderDocument

/// What documents say about date pickers.
extension SceneBuilder {
    func applyDates(of element: MarkupElement, to picker: UIDatePicker) {
        picker.datePickerMode = value(of: "datePickerMode", of: element, Self.dateModes) ?? .dateAndTime
        if let interval = integer("minuteInterval", of: element, in: 1...30) { picker.minuteInterval = interval }
        if let now = shownDate(of: element) { picker.date = now }
        picker.minimumDate = date("minimumDate", of: element)
        picker.maximumDate = date("maximumDate", of: element)
    }

    private static let dateModes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    ]

    /// The document's date, or what the rules have for the current one; nil for the picker's own.
    private func shownDate(of element: MarkupElement) -> Date? {
        let isNow = flag("useCurrentDate", of: element) ?? true
        let stated = isNow ? nil : date("date", of: element)
        return stated ?? rules.currentDate
    }

    /// A date of the years that date pickers have rows for; nil for others.
    private func date(_ key: String, of element: MarkupElement) -> Date? {
        element.child(key: key, named: "date")?["timeIntervalSinceReferenceDate"].flatMap { DocumentNumber.parse($0) }
            .flatMap { Self.dateRange.contains($0) ? Date(timeIntervalSinceReferenceDate: $0) : nil }
    }

    /// Seconds from the start of 2001: 1900 to 2199.
    private static let dateRange = -3_187_296_000.0...6_279_551_999
}
