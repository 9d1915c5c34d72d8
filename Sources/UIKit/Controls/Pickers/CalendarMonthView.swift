/// The month of an inline date picker: its name, buttons for the month before and after, and its days, of which one is chosen.
final class CalendarMonthView: UIView {
    /// Called with the date of a day that was tapped, at the chosen date's time of day.
    var dateChosen: (Date) -> Void = { _ in }

    private let title = UILabel(frame: .zero)
    private let steps = [UIButton(type: .system), UIButton(type: .system)]
    private let weekdays = (0..<7).map { _ in UILabel(frame: .zero) }
    private let days = (0..<42).map { _ in UILabel(frame: .zero) }
    private let marker = UIView(frame: .zero)
    private var calendar = DateWheels.standardCalendar
    private var locale = DateWheels.standardLocale
    private var date = Date()
    /// The first moment of the month that is shown.
    private var month = Date()
    /// How many of the cells precede the first of the month, and how many days it has.
    private var (leadingCells, dayCount) = (0, 30)

    /// Points. Apple documents none of these; they follow the rows of a table.
    private static let rowHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 20
    private static let width: CGFloat = 320

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(marker)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        addSubview(title)
        for (button, (symbol, months)) in zip(steps, [("chevron.backward", -1), ("chevron.forward", 1)]) {
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.addAction(UIAction { [unowned self] _ in step(byMonths: months) }, for: .touchUpInside)
            addSubview(button)
        }
        for label in weekdays + days {
            label.textAlignment = .center
            addSubview(label)
        }
        for label in weekdays {
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a date's month and marks its day.
    func show(_ date: Date, _ calendar: Calendar, _ locale: Locale) {
        (self.date, self.calendar, self.locale) = (date, calendar, locale)
        showMonth(of: date)
    }

    private func showMonth(of date: Date) {
        month = calendar.dateInterval(of: .month, for: date)?.start ?? date
        dayCount = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
        leadingCells = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        fillTexts()
        setNeedsLayout()
    }

    private func fillTexts() {
        let formatter = DateFormatter()
        (formatter.calendar, formatter.timeZone, formatter.locale) = (calendar, calendar.timeZone, locale)
        formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
        title.text = formatter.string(from: month)
        let names: [String] = formatter.shortStandaloneWeekdaySymbols
        for (column, label) in weekdays.enumerated() where names.count == weekdays.count {
            label.text = names[(calendar.firstWeekday - 1 + column) % 7].uppercased(with: locale)
        }
        let chosen = chosenDay
        for (cell, label) in days.enumerated() {
            let day = cell - leadingCells + 1
            label.text = (1...dayCount).contains(day) ? "\(day)" : nil
            label.font = .systemFont(ofSize: 20, weight: day == chosen ? .semibold : .regular)
            label.textColor = day == chosen ? tintColor : .label
        }
        marker.isHidden = chosen == nil
        marker.backgroundColor = tintColor.withAlphaComponent(0.12)
    }

    /// The chosen date's day; nil while another month is shown.
    private var chosenDay: Int? {
        calendar.isDate(date, equalTo: month, toGranularity: .month) ? calendar.component(.day, from: date) : nil
    }

    // MARK: Choosing

    private func step(byMonths count: Int) {
        if let next = calendar.date(byAdding: .month, value: count, to: month) { showMonth(of: next) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, touches.count == 1 { choose(at: touch.location(in: self)) }
    }

    private func choose(at point: CGPoint) {
        guard let cell = days.firstIndex(where: { $0.frame.contains(point) }) else { return }
        let day = cell - leadingCells + 1
        guard (1...dayCount).contains(day) else { return }
        let seconds = date.timeIntervalSince(calendar.startOfDay(for: date))
        guard let start = calendar.date(byAdding: .day, value: day - 1, to: month) else { return }
        dateChosen(start.addingTimeInterval(seconds))
    }

    // MARK: Layout

    override var intrinsicContentSize: CGSize {
        CGSize(width: Self.width, height: 7 * Self.rowHeight + Self.weekdayHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: Self.rowHeight, height: Self.rowHeight)
        let edge = bounds.width - size.width
        title.frame = mirrored(CGRect(x: 16, y: 0, width: max(0, edge - size.width - 16), height: size.height))
        steps[0].frame = mirrored(CGRect(origin: CGPoint(x: edge - size.width, y: 0), size: size))
        steps[1].frame = mirrored(CGRect(origin: CGPoint(x: edge, y: 0), size: size))
        for (column, label) in weekdays.enumerated() {
            label.frame = cell(column, top: Self.rowHeight, height: Self.weekdayHeight)
        }
        let top = Self.rowHeight + Self.weekdayHeight
        for (index, label) in days.enumerated() {
            label.frame = cell(index % 7, top: top + CGFloat(index / 7) * Self.rowHeight, height: Self.rowHeight)
        }
        placeMarker()
    }

    private func cell(_ column: Int, top: CGFloat, height: CGFloat) -> CGRect {
        let width = bounds.width / 7
        return mirrored(CGRect(x: CGFloat(column) * width, y: top, width: width, height: height)).roundedToPixels(pixelScale)
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        isRightToLeft ? rect.offsetBy(dx: bounds.width - rect.minX - rect.maxX, dy: 0) : rect
    }

    private func placeMarker() {
        guard let day = chosenDay else { return }
        let cell = days[leadingCells + day - 1].frame
        let side = min(cell.width, cell.height)
        marker.frame = CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
        marker.layer.cornerRadius = side / 2
    }
}
