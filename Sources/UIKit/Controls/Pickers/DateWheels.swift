/// The wheels of a date picker: which ones there are, the titles of their rows, and the date they are set to.
@MainActor
final class DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
    /// The part of a date that a wheel shows.
    private enum Unit { case day, month, dayOfMonth, year, hour, minute }

    /// The default locale, the same on every machine.
    static let standardLocale = Locale(identifier: "en_US_POSIX")
    static let standardCalendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        calendar.locale = standardLocale
        return calendar
    }()

    var calendar = DateWheels.standardCalendar
    var locale = DateWheels.standardLocale
    /// Called with the new date after the user selected a row.
    var dateChosen: (Date) -> Void = { _ in }

    private var units: [Unit] = []
    private var date = Date()
    private var minuteInterval = 1

    /// The years from this one on, and this many days before and after the date, have rows.
    private static let firstYear = 1900
    private static let yearCount = 300
    private static let daysAround = 183

    func show(_ date: Date, in mode: UIDatePicker.Mode, minuteInterval: Int) {
        self.date = date
        self.minuteInterval = minuteInterval
        units =
            switch mode {
            case .time, .countDownTimer: [.hour, .minute]
            case .date: [.month, .dayOfMonth, .year]
            case .yearAndMonth: [.month, .year]
            case .dateAndTime: [.day, .hour, .minute]
            }
    }

    func secondsIntoDay(_ date: Date) -> Int {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return (parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60
    }

    // MARK: Rows

    var selectedRows: [Int] { units.map(selectedRow) }

    private func selectedRow(_ unit: Unit) -> Int {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        switch unit {
        case .day: return Self.daysAround
        case .month: return (parts.month ?? 1) - 1
        case .dayOfMonth: return (parts.day ?? 1) - 1
        case .year: return (parts.year ?? Self.firstYear) - Self.firstYear
        case .hour: return parts.hour ?? 0
        case .minute: return (parts.minute ?? 0) / minuteInterval
        }
    }

    private func rowCount(_ unit: Unit) -> Int {
        switch unit {
        case .day: 2 * Self.daysAround + 1
        case .month: calendar.range(of: .month, in: .year, for: date)?.count ?? 12
        case .dayOfMonth: calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        case .year: Self.yearCount
        case .hour: 24
        case .minute: 60 / minuteInterval
        }
    }

    private func title(_ unit: Unit, _ row: Int) -> String {
        switch unit {
        case .day: formatted(day(row), "EEE MMM d")
        case .month: formatted(calendar.date(from: DateComponents(year: 2000, month: row + 1, day: 1)) ?? date, "MMMM")
        case .dayOfMonth: String(row + 1)
        case .year: String(Self.firstYear + row)
        case .hour: row < 10 ? "0\(row)" : String(row)
        case .minute: row * minuteInterval < 10 ? "0\(row * minuteInterval)" : String(row * minuteInterval)
        }
    }

    private func day(_ row: Int) -> Date { calendar.date(byAdding: .day, value: row - Self.daysAround, to: date) ?? date }

    private func formatted(_ date: Date, _ format: String) -> String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = locale
        formatter.dateFormat = format
        return formatter.string(from: date)
    }

    // MARK: Choosing

    /// The date with one part set to a row; a day that the month lacks becomes the month's last.
    private func date(choosing row: Int, _ unit: Unit) -> Date {
        if unit == .day { return day(row) }
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        switch unit {
        case .month: parts.month = row + 1
        case .dayOfMonth: parts.day = row + 1
        case .year: parts.year = Self.firstYear + row
        case .hour: parts.hour = row
        case .minute: parts.minute = row * minuteInterval
        case .day: break
        }
        let month = calendar.date(from: DateComponents(year: parts.year, month: parts.month, day: 1)) ?? date
        parts.day = min(parts.day ?? 1, calendar.range(of: .day, in: .month, for: month)?.count ?? 31)
        return calendar.date(from: parts) ?? date
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { units.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rowCount(units[component]) }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        title(units[component], row)
    }
    /// Days and months are words, the others two or four digits.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        switch units[component] {
        case .day, .month: 140
        case .year: 70
        case .dayOfMonth, .hour, .minute: 50
        }
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        dateChosen(date(choosing: row, units[component]))
    }
}
