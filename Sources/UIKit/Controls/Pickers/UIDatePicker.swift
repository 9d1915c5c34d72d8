/// Wheels for choosing a date or a time, or capsules that show it.
///
/// Capsules are shown where the compact style is preferred, and nothing opens them; other styles show wheels. The language is English unless a locale is set, so that pictures do not depend
/// on the machine.
///
/// - Source: developer.apple.com/documentation/uikit/uidatepicker
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The parts of a date that a picker chooses.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uidatepicker/mode
    public enum Mode: Int, Sendable {
        case time = 0
        case date, dateAndTime, countDownTimer
    }

    private let picker = UIPickerView(frame: .zero)
    private let wheels = DateWheels()
    private let capsules = CompactDateView(frame: .zero)

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
        wheels.dateChosen = { [unowned self] in
            chosenDate = limited($0)
            reload()
            sendValueChanged()
        }
        addSubview(picker)
        addSubview(capsules)
        reload()
    }

    /// The parts of a date that are chosen; ``Mode/dateAndTime`` by default.
    open var datePickerMode = UIDatePicker.Mode.dateAndTime {
        didSet { reload() }
    }
    /// The style asked for; only ``UIDatePickerStyle/compact`` makes a difference.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { reload() }
    }
    /// The style shown: capsules where they were asked for and the mode has them, else wheels.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .compact && datePickerMode != .countDownTimer ? .compact : .wheels
    }
    private var shownPart: UIView { datePickerStyle == .compact ? capsules : picker }

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
    /// The minutes between rows: a divisor of 60, at most 30; other values count as 1.
    open var minuteInterval = 1 {
        didSet { reload() }
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
        capsules.show(chosenDate, in: datePickerMode, wheels.calendar, wheels.locale)
        for part in [picker, capsules] { part.isHidden = part !== shownPart }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { shownPart.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownPart.intrinsicContentSize }
    override func subviewContentSizeChanged(_ subview: UIView) { if subview === shownPart { invalidateIntrinsicContentSize() } }
    open override func layoutSubviews() {
        super.layoutSubviews()
        shownPart.frame = bounds
    }
}

/// The looks of date pickers.
///
/// - Source: developer.apple.com/documentation/uikit/uidatepickerstyle
public enum UIDatePickerStyle: Int, Sendable {
    case automatic = 0
    case wheels, compact, inline
}
