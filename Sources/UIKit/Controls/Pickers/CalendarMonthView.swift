/// A month of an inline date picker or a calendar: its name, buttons for the month before and after, and its days, of
/// which some are chosen.
final class CalendarMonthView: UIView {
    /// Called with the date of a day that was tapped, at the chosen date's time of day.
    var dateChosen: (Date) -> Void = { _ in }

    private let title = UILabel(frame: .zero)
    private let steps = [UIButton(type: .system), UIButton(type: .system)]
    private let weekdays = (0..<7).map { _ in UILabel(frame: .zero) }
    private let days = (0..<42).map { _ in UILabel(frame: .zero) }
    /// The discs behind chosen days, as many as were ever needed.
    private var markers: [UIView] = []
    private var decorations: [UIView?] = []
    /// Whether a day is chosen, given by its first moment; the day of the date shown where nobody says so.
    var isChosen: ((Date) -> Bool)?
    /// Whether a day can be chosen; all can where nobody says so.
    var isAvailable: ((Date) -> Bool)?
    /// Makes what is shown below a day.
    var decoration: ((Date) -> UIView?)?
    /// Called after the user turned to another month, with the first moment of the one before.
    var monthChanged: (Date) -> Void = { _ in }
    private var calendar = DateWheels.standardCalendar
    private var locale = DateWheels.standardLocale
    private var date = Date()
    /// The first moment of the month that is shown.
    private(set) var month = Date()
    /// The number of cells before the first of the month, and the number of its days.
    private var (leadingCells, dayCount) = (0, 30)

    private static let metrics = ControlMetrics.month

    override init(frame: CGRect) {
        super.init(frame: frame)
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
        // Foundation finds no days in months beyond the range of its calendars.
        dayCount = max(1, calendar.range(of: .day, in: .month, for: month)?.count ?? 30)
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
        chosenDays = (1...dayCount).filter(isChosen)
        for (cell, label) in days.enumerated() {
            let day = cell - leadingCells + 1
            let (isDay, isChosen) = ((1...dayCount).contains(day), chosenDays.contains(day))
            label.text = isDay ? "\(day)" : nil
            label.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
            label.textColor = isChosen ? tintColor : isDay && !isAvailable(day) ? .tertiaryLabel : .label
        }
        showMarkers()
        showDecorations()
    }

    /// Asks again which days are chosen, which can be, and what is shown below them.
    func reload() {
        fillTexts()
        setNeedsLayout()
    }

    private var chosenDays: [Int] = []

    /// The first moment of a day of the month.
    private func start(of day: Int) -> Date { calendar.date(byAdding: .day, value: day - 1, to: month) ?? month }

    private func isChosen(_ day: Int) -> Bool {
        isChosen.map { $0(start(of: day)) } ?? calendar.isDate(date, inSameDayAs: start(of: day))
    }

    private func isAvailable(_ day: Int) -> Bool { isAvailable.map { $0(start(of: day)) } ?? true }

    private func showMarkers() {
        while markers.count < chosenDays.count {
            let marker = UIView(frame: .zero)
            markers.append(marker)
            insertSubview(marker, at: 0)
        }
        for (index, marker) in markers.enumerated() {
            marker.isHidden = index >= chosenDays.count
            marker.backgroundColor = tintColor.withAlphaComponent(0.12)
        }
    }

    private func showDecorations() {
        for view in decorations { view?.removeFromSuperview() }
        decorations = []
        guard let decoration else { return }
        decorations = (1...dayCount).map { decoration(start(of: $0)) }
        for case let view? in decorations { addSubview(view) }
    }

    // MARK: Choosing

    private func step(byMonths count: Int) {
        guard let next = calendar.date(byAdding: .month, value: count, to: month) else { return }
        let old = month
        showMonth(of: next)
        monthChanged(old)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, touches.count == 1 { choose(at: touch.location(in: self)) }
    }

    private func choose(at point: CGPoint) {
        guard let cell = days.firstIndex(where: { $0.frame.contains(point) }) else { return }
        let day = cell - leadingCells + 1
        guard (1...dayCount).contains(day), isAvailable(day) else { return }
        let seconds = date.timeIntervalSince(calendar.startOfDay(for: date))
        dateChosen(start(of: day).addingTimeInterval(seconds))
    }

    // MARK: Layout

    override var intrinsicContentSize: CGSize {
        CGSize(width: Self.metrics.width, height: 7 * Self.metrics.row + Self.metrics.weekdays)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: Self.metrics.row, height: Self.metrics.row)
        let edge = bounds.width - size.width
        title.frame = mirrored(CGRect(x: 16, y: 0, width: max(0, edge - size.width - 16), height: size.height))
        steps[0].frame = mirrored(CGRect(origin: CGPoint(x: edge - size.width, y: 0), size: size))
        steps[1].frame = mirrored(CGRect(origin: CGPoint(x: edge, y: 0), size: size))
        for (column, label) in weekdays.enumerated() {
            label.frame = cell(column, top: Self.metrics.row, height: Self.metrics.weekdays)
        }
        let top = Self.metrics.row + Self.metrics.weekdays
        for (index, label) in days.enumerated() {
            label.frame = cell(index % 7, top: top + CGFloat(index / 7) * Self.metrics.row, height: Self.metrics.row)
        }
        placeMarkers()
        placeDecorations()
    }

    private func cell(_ column: Int, top: CGFloat, height: CGFloat) -> CGRect {
        let width = bounds.width / 7
        return mirrored(CGRect(x: CGFloat(column) * width, y: top, width: width, height: height)).roundedToPixels(pixelScale)
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        isRightToLeft ? rect.offsetBy(dx: bounds.width - rect.minX - rect.maxX, dy: 0) : rect
    }

    private func placeMarkers() {
        for (day, marker) in zip(chosenDays, markers) {
            let cell = days[leadingCells + day - 1].frame
            let side = min(cell.width, cell.height)
            marker.frame = CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
            marker.layer.cornerRadius = side / 2
        }
    }

    /// Decorations stand in the middle below their day's number.
    private func placeDecorations() {
        for (index, view) in decorations.enumerated() {
            guard let view else { continue }
            let cell = days[leadingCells + index].frame
            view.center = CGPoint(x: cell.midX, y: cell.maxY - max(view.bounds.height / 2, Self.decorationRoom / 2))
        }
    }

    /// Points below a day's number; our choice.
    private static let decorationRoom: CGFloat = 12
}
