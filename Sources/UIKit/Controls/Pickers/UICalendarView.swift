/// Shows a month, lets the user choose days, and shows decorations below them.
///
/// - Source: developer.apple.com/documentation/uikit/uicalendarview
@preconcurrency @MainActor
open class UICalendarView: UIView {
    private let month = CalendarMonthView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a view from an archive, of which only ``UIView``'s properties are read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        month.dateChosen = { [unowned self] in selectionBehavior?.choose(components(of: $0)) }
        month.isChosen = { [unowned self] in selectionBehavior?.isSelected(components(of: $0)) ?? false }
        month.isAvailable = { [unowned self] in isAvailable($0) }
        month.decoration = { [unowned self] in decoration(of: $0) }
        month.monthChanged = { [unowned self] old in
            delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: monthComponents(of: old))
        }
        addSubview(month)
        month.show(Date(), shownCalendar, shownLocale)
    }

    // MARK: What is shown

    /// Gives days their decorations, and hears of months that come into view. Held weakly.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { month.reload() }
    }
    /// The way in which the user chooses days; nil, the default, if the user cannot choose any.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            if oldValue?.calendarView === self { oldValue?.calendarView = nil }
            selectionBehavior?.calendarView = self
            month.reload()
        }
    }
    /// The calendar whose months are shown; the user's by default.
    open var calendar = Calendar.current {
        didSet { showAgain() }
    }
    /// The language of the names. Until it is set they are English, so that pictures do not depend on the machine.
    open var locale = Locale.current {
        didSet {
            localeIsSet = true
            showAgain()
        }
    }
    private var localeIsSet = false
    /// The time zone of the days; nil for the calendar's.
    open var timeZone: TimeZone? {
        didSet { showAgain() }
    }
    /// The design of the digits. It reads back what was set; digits are the system's.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// The dates that can be seen; all by default. Days outside cannot be chosen.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { month.reload() }
    }
    /// Whether days have decorations.
    open var wantsDateDecorations = true {
        didSet { month.reload() }
    }

    /// Year and month in view.
    open var visibleDateComponents: DateComponents {
        get { monthComponents(of: month.month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }
    /// Brings a month into view. The change is not animated.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = shownCalendar.date(from: dateComponents) else { return }
        month.show(date, shownCalendar, shownLocale)
    }

    /// Asks for the decorations of days again. The change is not animated.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { month.reload() }

    func selectionChanged() { month.reload() }

    private var shownCalendar: Calendar {
        var calendar = calendar
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }
    private var shownLocale: Locale { localeIsSet ? locale : DateWheels.standardLocale }

    private func showAgain() { month.show(month.month, shownCalendar, shownLocale) }

    // MARK: Days

    private func components(of date: Date) -> DateComponents {
        var parts = shownCalendar.dateComponents([.era, .year, .month, .day], from: date)
        parts.calendar = shownCalendar
        return parts
    }

    private func monthComponents(of date: Date) -> DateComponents {
        var parts = shownCalendar.dateComponents([.era, .year, .month], from: date)
        parts.calendar = shownCalendar
        return parts
    }

    private func isAvailable(_ date: Date) -> Bool {
        let calendar = shownCalendar
        let (first, last) = (calendar.startOfDay(for: availableDateRange.start), availableDateRange.end)
        guard date >= first, date <= last else { return false }
        return selectionBehavior.map { $0.isSelectable(components(of: date)) } ?? true
    }

    private func decoration(of date: Date) -> UIView? {
        guard wantsDateDecorations else { return nil }
        return delegate?.calendarView(self, decorationFor: components(of: date))?.makeView()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { month.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        month.frame = bounds
    }
}

/// Gives days of a calendar their decorations.
///
/// - Source: developer.apple.com/documentation/uikit/uicalendarviewdelegate
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// The decoration below a day, given by era, year, month and day; nil for nothing.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    /// Another month came into view than the given one.
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Does nothing.
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
