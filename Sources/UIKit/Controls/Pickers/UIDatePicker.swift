/// Wheels that choose a date or a time.
///
/// Every style shows wheels. The language is English unless a locale is set, so that pictures do not depend on the machine.
///
/// - Source: developer.apple.com/documentation/uikit/uidatepicker
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uidatepicker/mode
    public enum Mode: Int, Sendable {
        case time = 0
        case date, dateAndTime, countDownTimer
    }

    private let picker = UIPickerView(frame: .zero)
    private let wheels = DateWheels()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

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
        reload()
    }

    /// Which wheels there are.
    open var datePickerMode = UIDatePicker.Mode.dateAndTime {
        didSet { reload() }
    }
    /// Kept, without effect.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// The style in force.
    open var datePickerStyle: UIDatePickerStyle { .wheels }

    // MARK: Date

    /// Now, until another is set; kept between the minimum and the maximum.
    open var date: Date {
        get { chosenDate }
        set { setDate(newValue, animated: false) }
    }
    private var chosenDate = Date()
    /// Turns the wheels to a date. No actions run.
    open func setDate(_ date: Date, animated: Bool) {
        chosenDate = limited(date)
        reload()
    }
    /// Earlier dates become this one.
    open var minimumDate: Date? {
        didSet { date = chosenDate }
    }
    /// Later dates become this one.
    open var maximumDate: Date? {
        didSet { date = chosenDate }
    }
    /// A divisor of 60.
    open var minuteInterval = 1 {
        didSet { reload() }
    }
    /// Seconds, in the countdown mode; below a day.
    open var countDownDuration: TimeInterval {
        get { TimeInterval(wheels.secondsIntoDay(chosenDate)) }
        set { date = wheels.calendar.startOfDay(for: chosenDate).addingTimeInterval(min(max(newValue, 0), 86_399)) }
    }
    /// Gregorian, in Greenwich, until another is set.
    open var calendar: Calendar! {
        get { wheels.calendar }
        set {
            wheels.calendar = newValue ?? DateWheels.standardCalendar
            reload()
        }
    }
    /// The calendar's time zone.
    open var timeZone: TimeZone? {
        get { wheels.calendar.timeZone }
        set {
            wheels.calendar.timeZone = newValue ?? DateWheels.standardCalendar.timeZone
            reload()
        }
    }
    /// The language of days and months; English until another is set.
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
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { picker.intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }
}

/// How a date picker looks.
///
/// - Source: developer.apple.com/documentation/uikit/uidatepickerstyle
public enum UIDatePickerStyle: Int, Sendable {
    case automatic = 0
    case wheels, compact, inline
}
