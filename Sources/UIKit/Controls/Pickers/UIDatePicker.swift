/// Wheels for choosing a date or a time, or capsules that show it.
///
/// The compact style shows capsules, which a tap opens as a month or wheels on a card; the inline style a month, or a
/// capsule for a time. The language is English unless a locale is set, so that pictures do not depend on the machine.
///
/// - Source: developer.apple.com/documentation/uikit/uidatepicker
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The parts of a date that a picker chooses.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uidatepicker/mode
    public enum Mode: Int, Sendable {
        case time = 0
        case date, dateAndTime, countDownTimer, yearAndMonth
    }

    private let picker = UIPickerView(frame: .zero)
    private let wheels = DateWheels()
    private let capsules = CompactDateView(frame: .zero)
    /// Made when the inline style first shows it.
    private lazy var month = makeMonth()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a picker from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UIDatePicker.self)
    }

    private func setUp() {
        wheels.dateChosen = { [unowned self] in choose($0) }
        capsules.opened = { [unowned self] in open($0, isTime: $1) }
        addSubview(picker)
        addSubview(capsules)
        reload()
    }

    /// The colour of the texts of wheels and capsules; nil for that of labels. Programs set it by key-value coding.
    var textColor: UIColor? {
        didSet {
            (picker.titleColor, capsules.textColor) = (textColor, textColor)
            reload()
        }
    }
    /// Whether wheels show the present day in the tint colour. It reads back what was set; they never do.
    var highlightsToday = true

    private func makeMonth() -> CalendarMonthView {
        let month = CalendarMonthView(frame: .zero)
        month.dateChosen = { [unowned self] in choose($0) }
        addSubview(month)
        return month
    }

    /// The parts of a date that are chosen; ``Mode/dateAndTime`` by default.
    open var datePickerMode = UIDatePicker.Mode.dateAndTime {
        didSet { reload() }
    }
    /// Whether dates that are set are rounded down to ``minuteInterval``.
    open var roundsToMinuteInterval = true
    /// The style asked for; the system's own choice by default.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { reload() }
    }
    /// The style shown: the preferred one, which is the compact one where the system chooses; a countdown, and a month
    /// of a year, have wheels only.
    ///
    /// - Source: Apple's documentation of the automatic style leaves the choice to the system; iOS 14 and later choose
    ///   the compact one.
    open var datePickerStyle: UIDatePickerStyle {
        guard datePickerMode != .countDownTimer, datePickerMode != .yearAndMonth else { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    /// The views that show the date. A capsule with the time follows the month if the mode has a time.
    private var shownParts: [UIView] {
        switch datePickerStyle {
        case .automatic, .compact: [capsules]
        case .wheels: [picker]
        case .inline:
            switch datePickerMode {
            case .time, .countDownTimer: [capsules]
            case .date, .yearAndMonth: [month]
            case .dateAndTime: [month, capsules]
            }
        }
    }

    // MARK: Date

    /// The chosen date: now until one is set; clamped between the minimum and the maximum.
    open var date: Date {
        get { chosenDate }
        set { setDate(newValue, animated: false) }
    }
    private var chosenDate = Date()
    /// Turns the wheels to a date, without animation. No actions run.
    open func setDate(_ date: Date, animated: Bool) {
        chosenDate = limited(date)
        reload()
    }
    /// The earliest date; nil for no limit. Earlier dates become this one.
    open var minimumDate: Date? {
        didSet { date = chosenDate }
    }
    /// The latest date; nil for no limit. Later dates become this one.
    open var maximumDate: Date? {
        didSet { date = chosenDate }
    }
    /// The minutes between rows: a divisor of 60, at most 30; setting another value has no effect.
    open var minuteInterval = 1 {
        didSet {
            guard (1...30).contains(minuteInterval), 60.isMultiple(of: minuteInterval) else { return minuteInterval = oldValue }
            reload()
        }
    }
    /// The chosen hours and minutes in seconds, less than a day.
    open var countDownDuration: TimeInterval {
        get { TimeInterval(wheels.secondsIntoDay(chosenDate)) }
        set { date = wheels.calendar.startOfDay(for: chosenDate).addingTimeInterval(min(max(newValue, 0), 86_399)) }
    }
    /// The calendar; Gregorian in Greenwich's time zone by default, which setting nil restores.
    open var calendar: Calendar! {
        get { wheels.calendar }
        set {
            wheels.calendar = newValue ?? DateWheels.standardCalendar
            reload()
        }
    }
    /// The calendar's time zone; setting nil restores Greenwich's.
    open var timeZone: TimeZone? {
        get { wheels.calendar.timeZone }
        set {
            wheels.calendar.timeZone = newValue ?? DateWheels.standardCalendar.timeZone
            reload()
        }
    }
    /// The language of days and months; English by default, which setting nil restores.
    open var locale: Locale? {
        get { wheels.locale }
        set {
            wheels.locale = newValue ?? DateWheels.standardLocale
            reload()
        }
    }

    /// The user chose a date.
    func choose(_ date: Date) {
        chosenDate = limited(date)
        reload()
        sendValueChanged()
    }

    // MARK: The card of the compact style

    /// The card that a capsule has opened.
    private weak var card: DatePickerCard?

    /// Opens a capsule, which counts as editing until it is closed.
    private func open(_ capsule: CGRect, isTime: Bool) {
        guard isEnabled, card == nil, let window else { return }
        card = DatePickerCard(
            of: self, beside: window.convert(capsule, from: capsules), in: window, isTime: isTime
        ) { [weak self] in self?.sendActions(for: .editingDidEnd) }
        sendActions(for: .editingDidBegin)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { card?.close() }
    }

    /// Takes over what another picker may choose, and how it names that.
    func take(limitsOf other: UIDatePicker) {
        (wheels.calendar, wheels.locale) = (other.wheels.calendar, other.wheels.locale)
        (minimumDate, maximumDate, minuteInterval) = (other.minimumDate, other.maximumDate, other.minuteInterval)
        tintColor = other.tintColor
    }

    private func limited(_ date: Date) -> Date {
        let raised = minimumDate.map { max($0, date) } ?? date
        return maximumDate.map { min($0, raised) } ?? raised
    }

    private func reload() {
        wheels.show(chosenDate, in: datePickerMode, minuteInterval: minuteInterval)
        picker.dataSource = wheels
        picker.delegate = wheels
        for (component, row) in wheels.selectedRows.enumerated() {
            picker.selectRow(row, inComponent: component, animated: false)
        }
        let parts = shownParts
        capsules.show(chosenDate, in: parts.count > 1 ? .time : datePickerMode, wheels.calendar, wheels.locale)
        if let month = parts[0] as? CalendarMonthView { month.show(chosenDate, wheels.calendar, wheels.locale) }
        for part in subviews { part.isHidden = !parts.contains(part) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        let sizes = shownParts.map(\.intrinsicContentSize)
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override func subviewContentSizeChanged(_ subview: UIView) {
        if shownParts.contains(subview) { invalidateIntrinsicContentSize() }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let parts = shownParts
        let below = parts.dropFirst().reduce(0) { $0 + $1.intrinsicContentSize.height }
        let (first, rest) = bounds.divided(atDistance: bounds.height - below, from: .minYEdge)
        parts[0].frame = first
        parts.dropFirst().first?.frame = rest
    }
}

/// The looks of date pickers.
///
/// - Source: developer.apple.com/documentation/uikit/uidatepickerstyle
public enum UIDatePickerStyle: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Turning wheels, capsules that show the date, or a month and the time.
    case wheels, compact, inline
}
