/// The way in which the user chooses days in a calendar.
///
/// - Source: developer.apple.com/documentation/uikit/uicalendarselection
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    weak var calendarView: UICalendarView?

    nonisolated override init() { super.init() }

    /// Asks again which days can be chosen.
    open func updateSelectableDates() { calendarView?.selectionChanged() }

    func isSelected(_ day: DateComponents) -> Bool { false }
    func isSelectable(_ day: DateComponents) -> Bool { true }
    /// A day was tapped.
    func choose(_ day: DateComponents) {}
}

extension DateComponents {
    /// Whether both have the same year, month and day.
    fileprivate func isSameDay(as other: DateComponents) -> Bool {
        (year, month, day) == (other.year, other.month, other.day)
    }
}

// MARK: - One day

/// Lets the user choose one day.
///
/// - Source: developer.apple.com/documentation/uikit/uicalendarselectionsingledate
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Decides which days can be chosen, and hears of the choice. Held weakly.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The chosen day; nil for none.
    open var selectedDate: DateComponents? {
        didSet { calendarView?.selectionChanged() }
    }

    /// Makes a selection of no day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Chooses a day, or none. The change is not animated.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

    override func isSelected(_ day: DateComponents) -> Bool { selectedDate?.isSameDay(as: day) ?? false }
    override func isSelectable(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }
    override func choose(_ day: DateComponents) {
        if isSelected(day) {
            guard delegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
            selectedDate = nil
        } else {
            selectedDate = day
        }
        delegate?.dateSelection(self, didSelectDate: selectedDate)
    }
}

/// Decides which day can be chosen, and hears of the choice.
///
/// - Source: developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// The user chose a day, or nil by a second tap on the chosen one.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Asks whether a day can be chosen; nil for none.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Returns true.
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
        true
    }
}

// MARK: - Several days

/// Lets the user choose several days.
///
/// - Source: developer.apple.com/documentation/uikit/uicalendarselectionmultidate
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Decides which days can be chosen, and hears of the choice. Held weakly.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The chosen days, in the order in which they were chosen.
    open var selectedDates: [DateComponents] = [] {
        didSet { calendarView?.selectionChanged() }
    }

    /// Makes a selection of no day.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Chooses days. The change is not animated.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override func isSelected(_ day: DateComponents) -> Bool { selectedDates.contains { $0.isSameDay(as: day) } }
    override func isSelectable(_ day: DateComponents) -> Bool {
        delegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }
    override func choose(_ day: DateComponents) {
        guard isSelected(day) else {
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
            return
        }
        guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
        selectedDates.removeAll { $0.isSameDay(as: day) }
        delegate?.multiDateSelection(self, didDeselectDate: day)
    }
}

/// Decides which days can be chosen, and hears of the choice.
///
/// - Source: developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// The user chose a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// The user took a choice back.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Asks whether a day can be chosen.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    /// Asks whether the choice of a day can be taken back.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Returns true.
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
        -> Bool
    {
        true
    }
    /// Returns true.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
